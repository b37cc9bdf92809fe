#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What desktops and manuals are told: test_packaging.py ROOT BIN BUILD; packages.txt names the tools it needs."""
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest
from pathlib import Path

ROOT, BIN, BUILD = (Path(sys.argv.pop(1)) for _ in range(3))
PAGES = {"tapu": "tapu.6", "tapu-server": "tapu-server.6", "tapu-tool": "tapu-tool.1"}


def run(*command, **environment):
    plain = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en", **environment}
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=30, env=plain)


def page(language, program):
    return (ROOT / "packaging/man" / language / (PAGES[program] + ".in")).read_text(encoding="utf8")


class Manual(unittest.TestCase):
    def test_every_option_of_the_help_is_in_both_manuals(self):
        for program in PAGES:
            options = set(re.findall(r"--[a-z][a-z-]*", run(BIN / program, "--help").stdout))
            self.assertIn("--version", options)
            for language in ("en", "hi"):
                text = page(language, program).replace("\\-", "-")
                missing = [each for each in sorted(options) if not re.search(re.escape(each) + r"(?![a-z-])", text)]
                self.assertEqual(missing, [], f"{language}: {PAGES[program]}")

    def test_every_command_of_the_tool_is_in_both_manuals(self):
        help_text = run(BIN / "tapu-tool", "--help").stdout
        commands = set(re.findall(r"^  ((?:record|board|store) [a-z]+|simulate|match|join)\b", help_text, re.M))
        self.assertGreater(len(commands), 8)
        for language in ("en", "hi"):
            for command in commands:
                self.assertIn(command, page(language, "tapu-tool"), language)

    def test_no_manual_has_an_option_that_is_not_there(self):
        for program in PAGES:
            known = run(BIN / program, "--help-all" if program == "tapu" else "--help").stdout + "--boards --store"
            for language in ("en", "hi"):
                for option in re.findall(r"\\-\\-([a-z\\-]+)", page(language, program)):
                    self.assertIn("--" + option.replace("\\-", "-"), known, f"{language}: {PAGES[program]}")

    def test_commands_of_the_handbook_are_those_of_the_programs(self):
        spans = []
        for language in ("en", "hi"):
            text = (ROOT / "resources/handbook" / f"handbook.{language}.md").read_text(encoding="utf8")
            spans.append(re.findall(r"`(tapu(?:-[a-z]+)?(?: [^`]*)?)`", text))
        self.assertEqual(*spans)
        self.assertGreater(len(spans[0]), 12)
        for span in spans[0]:
            program, *rest = span.split()
            manual = page("en", program).replace("\\-", "-")
            for option in (word for word in rest if word.startswith("--")):
                self.assertRegex(manual, re.escape(option) + r"(?![a-z-])", span)
            if program == "tapu-tool" and not rest[:1] == ["--help"] and rest:
                command = " ".join(rest[:2]) if rest[0] in ("record", "board", "store") else rest[0]
                self.assertIn(command, manual, span)

    def test_both_languages_have_the_same_parts(self):
        for program in PAGES:
            shapes = [re.findall(r"^\.(SH|TP|TQ|PP)\b", page(language, program), re.M) for language in ("en", "hi")]
            self.assertEqual(shapes[0], shapes[1], program)

    def test_manuals_are_formatted_without_a_warning(self):
        for file in sorted((BUILD / "packaging/man").glob("*/*")):
            self.assertEqual(run("man", "--warnings", "-E", "UTF-8", "-l", file).stderr, "", file)


# What is typed stays as it is in every language: options, what stands in capitals, file names, programs, values.
TYPED = re.compile(r"""--?[a-z][a-z-]*|[A-Z]{2,}(?:[-:|=,][A-Z.]+)*|\b[A-Z]\b=?|\bP[01]\b|\.(?:tapuboard|tapuchain|game|txt|tapu|png|svg|pdf)\b|tapu-(?:tool|server)|tapu://\S+
    |\b(?:hi|en|both|light|dark|hi\|en|none|live|closed|asked|open|ring|classic|crazy|big\.emptySeat|big|random|greedy|keen|deep|shepherd|farmer|trader|navigator|nosea|ext:?|memory|stderr|undo=off|Pioneers|Qt|tapu|A[0-5]|Letter|Legal|Tabloid|auto|portrait|landscape|sea|numbers|harbors|starts|halves|names)\b
    |\b(?:record|board|simulate|match|fit|join|check|states|tell|convert|render|generate|stats|store|export|stop|go-on)\b""", re.VERBOSE)
WRONG = {
    "tapu": ["--no-such", "--join", "--language xx", "--screen 127.0.0.1:99999", "--screen 127.0.0.1 --screen-language xx",
             "--screen 127.0.0.1 --screen-theme xx", "--data-dir=", "--join 127.0.0.1 --watch 127.0.0.1", "--join 127.0.0.1 a.tapu",
             "--join 127.0.0.1 --join 127.0.0.2"],
    "tapu-server": ["--no-such", "--port", "--port x", "--bind x", "--rules x", "--boards 3", "--rules big --seats 3", "--seats 9",
                    "--option x=1", "--option undo=x", "--seed x", "--pace x", "--bots 2 --bot greedy,greedy,greedy", "--bot x", "--bot ext:", "--rules big --boards 40 --bots 80 --bot ext:a", "--bot-time x", "--bot-memory x", "--bots 9", "--players 9", "now", "--language xx",
                    "--on-missing-moves x", "--bind 192.0.2.1 --port 4711", "--quiet --bind 127.0.0.1 --port 0 --store /"],
    "tapu-tool": ["", "fly", "record", "record fly", "record check", "record check no-such", "record states x --boards x",
                  "board", "board check", "board check no-such", "board generate", "board generate --seed x a",
                  "board convert a", "board convert no-such b", "board render a", "board render no-such b",
                  "board render --hex-mm 4 a b", "board render --paper x a b", "board render --turn x a b", "board render --show x a b",
                  "board render --ends ring a b.png", "board stats no-such",
                  "store", "store check", "store check no-such", "store check /", "store export a", "store export no-such b",
                  "simulate --no-such", "simulate --rules x", "simulate --seats x", "simulate --seats 9", "simulate --boards", "simulate --boards 3", "simulate --rules big --seats 3",
                  "match --open", "join 127.0.0.1:1 --bot-time 5",
                  "simulate --rules big --boards x", "simulate --rules big --bots random,random,random",
                  "simulate --option x=1", "simulate --option undo=x", "simulate --option map.kind=file",
                  "simulate --bots x", "simulate --bots ext:", "simulate --rules big --boards 33 --bots ext:a", "simulate --bots greedy --bot-time x", "simulate --bots greedy --bot-memory 1", "simulate --bots random,random", "simulate --games x", "simulate --seed x", "simulate now",
                  "match --no-such", "match --bots x", "match --bots random,random,random", "match --games 3 --pairs", "match --sprt 1",
                  "match now", "match --games 4 --resume /", "match --games 4 --resume /no-such/a",
                  "match --rules big --bots random,random,random", "fit", "fit --games x", "fit --games 10 --own-games 10 --out /no-such/a",
                  "simulate --board no-such", "simulate --record /no-such/a", "join", "join here", "join 127.0.0.1:1",
                  "join 127.0.0.1:1 --bot x", "join 127.0.0.1:1 --seats x", "--language xx"],
}


class Hindi(unittest.TestCase):
    def hindi(self, program, line):
        return run(BIN / program, "--language", "hi", *line.split(), LC_ALL="hi_IN.UTF-8", LANGUAGE="hi", QT_QPA_PLATFORM="offscreen")

    def assertNoEnglish(self, text, typed=""):
        for word in re.findall(r"[\w./-]{2,}", typed):
            text = text.replace(word, "").replace(word.strip("-"), "")
        left = re.findall(r"[A-Za-z]{2,}", TYPED.sub("", text))
        self.assertEqual(left, [], text)
        self.assertRegex(text, "[\u0900-\u097f]")

    def test_every_line_of_the_help_is_hindi(self):
        for program in PAGES:
            for line in self.hindi(program, "--help").stdout.replace(str(BIN) + "/", "").splitlines():
                if re.sub(TYPED, "", line).strip(" []()<>|,.:"):
                    with self.subTest(program, line=line):
                        self.assertNoEnglish(line)

    def test_every_complaint_is_hindi(self):
        for program in PAGES:
            for line in WRONG[program]:
                with self.subTest(program, line=line):
                    said = self.hindi(program, line)
                    self.assertNotEqual(said.returncode, 0)
                    told = re.sub(r"(?m)^QStandardPaths: .*\n", "", said.stderr)  # Qt of a system without a session
                    self.assertNoEnglish(told.replace(program + ":", ""), line)


class Build(unittest.TestCase):
    """TapuBuild.cmake in a folder of its own, as in an archive without .git."""

    def named(self, told, **environment):
        with tempfile.TemporaryDirectory() as folder:
            script, header = Path(folder, "packaging/cmake/TapuBuild.cmake"), Path(folder, "build.h")
            script.parent.mkdir(parents=True)
            shutil.copy(ROOT / "packaging/cmake/TapuBuild.cmake", script)
            script.parent.with_name("commit.txt").write_text(told)
            stamps = set()
            for _ in range(2):
                self.assertEqual(run("cmake", "-D", f"HEADER={header}", "-P", script, **environment).returncode, 0)
                stamps.add(header.stat().st_mtime_ns)
            self.assertEqual(len(stamps), 1, "a header that says the same is written again")
            return header.read_text()

    def test_an_archive_names_its_commit_and_the_day_of_it(self):  # 86400 s after 1970-01-01
        self.assertEqual(self.named("0123456789abcdef0123456789abcdef01234567 86400\n", SOURCE_DATE_EPOCH=""),
                         '#define TAPU_BUILD "01234567, 1970-01-02"\n')

    def test_the_day_may_be_given(self):
        self.assertEqual(self.named("0123456789abcdef 86400\n", SOURCE_DATE_EPOCH="172800"), '#define TAPU_BUILD "01234567, 1970-01-03"\n')

    def test_without_git_and_archive_there_is_the_day_alone(self):
        self.assertEqual(self.named("$Format:%H %ct$\n", SOURCE_DATE_EPOCH="86400"), '#define TAPU_BUILD "1970-01-02"\n')

    def test_git_writes_the_commit_into_an_archive(self):
        with tempfile.TemporaryDirectory() as folder:
            nobody = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull, "GIT_DIR": f"{folder}/.git", "GIT_WORK_TREE": folder,
                      **{f"GIT_{who}_{what}": "@86400 +0000" if what == "DATE" else f"{who}@localhost"
                         for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL", "DATE")}}
            for file in (".gitattributes", "packaging/commit.txt"):
                Path(folder, file).parent.mkdir(exist_ok=True)
                # The text of an archive is already filled in.
                text = "$Format:%H %ct$\n" if file.endswith(".txt") and not (ROOT / ".git").exists() else (ROOT / file).read_text()
                Path(folder, file).write_text(text)
            for step in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "First"]):
                self.assertEqual(run("git", "-C", folder, *step, **nobody).stderr, "")
            commit = run("git", "-C", folder, "rev-parse", "HEAD", **nobody).stdout.strip()
            archive = Path(folder, "archive.tar")
            self.assertEqual(run("git", "-C", folder, "archive", "--output", archive, "HEAD", **nobody).stderr, "")
            with tarfile.open(archive) as inside:
                told = inside.extractfile("packaging/commit.txt").read().decode()
            self.assertEqual(told, f"{commit} 86400\n")
            self.assertEqual(self.named(told, SOURCE_DATE_EPOCH=""), f'#define TAPU_BUILD "{commit[:8]}, 1970-01-02"\n')


class Hardened(unittest.TestCase):
    """An overrun of memory ends the program, and nothing in it lies where somebody could foresee it. Of a Release build,
    which is what is shipped; other builds do not have this class (load_tests)."""

    def test_programs_can_be_loaded_anywhere(self):
        for program in PAGES:
            self.assertRegex(run("readelf", "-h", BIN / program).stdout, r"Type: +DYN ", program)

    def test_addresses_of_functions_are_read_only_before_the_program_starts(self):
        for program in PAGES:
            self.assertIn("GNU_RELRO", run("readelf", "-lW", BIN / program).stdout, program)
            self.assertRegex(run("readelf", "-d", BIN / program).stdout, r"FLAGS.*\bNOW\b", program)

    def test_what_is_data_is_not_run(self):
        for program in PAGES:
            self.assertRegex(run("readelf", "-lW", BIN / program).stdout, r"GNU_STACK .* RW  ", program)

    def test_overruns_of_the_stack_are_noticed(self):
        for program in PAGES:
            self.assertIn("__stack_chk_fail@", run("readelf", "-W", "--dyn-syms", BIN / program).stdout, program)

    def test_the_library_checks_lengths_in_every_source(self):
        commands = json.loads((BUILD / "compile_commands.json").read_text())
        ours = {each["file"]: each["command"] for each in commands if not each["file"].endswith(".qrc.cpp")}
        self.assertGreater(len(ours), 100)
        for file, command in ours.items():
            self.assertIn(" -D_FORTIFY_SOURCE=2 ", command, file)


if not re.search(r"^CMAKE_BUILD_TYPE:\w+=Release$", (BUILD / "CMakeCache.txt").read_text(), re.M):
    del Hardened  # other builds are not shipped


class Desktop(unittest.TestCase):
    def test_desktop_entry_is_valid(self):
        self.assertEqual(run("desktop-file-validate", ROOT / "packaging/desktop/tapu.desktop").stdout, "")

    def test_metainfo_is_valid(self):
        said = run("appstreamcli", "validate", "--no-net", "--pedantic", BUILD / "packaging/org.example.tapu.metainfo.xml")
        self.assertEqual(said.returncode, 0, said.stdout)
        self.assertNotRegex(said.stdout, r"(?m)^[EWIP]:")

    def test_boards_and_records_have_what_their_types_look_for(self):
        for board in (ROOT / "resources/boards").glob("*.tapuboard"):
            start = board.read_bytes()
            self.assertTrue(start.startswith(b"{"), board)
            self.assertIn(b'"tapu-board"', start[1:213], board)
        for record in (ROOT / "tests/records").glob("*.tapu"):
            self.assertTrue(record.read_bytes().startswith(b'{"tapu":"record"'), record)

    def test_types_are_understood(self):
        data = BUILD / "mime-test"
        types = data / "mime"
        (types / "packages").mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "packaging/desktop/tapu-mime.xml", types / "packages")
        said = run("update-mime-database", types, XDG_DATA_HOME=str(data))
        self.assertEqual((said.returncode, said.stderr), (0, ""))
        globs = (types / "globs").read_text()
        self.assertIn("application/x-tapu-board:*.tapuboard\n", globs)
        self.assertIn("application/x-tapu-record:*.tapu\n", globs)


if __name__ == "__main__":
    unittest.main(verbosity=2)
