#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks a source tree and names what breaks the house rules: house.py ROOT. Prints `FILE:LINE: [check] ...`.

arrow    an #include or a linked library against the one direction of dependency (CONTRIBUTING.md)
qt       Qt in the engine, Gui or Widgets in a headless folder
engine   a clock, a generator of the standard library, input or output in the engine
clock    the clock on the wall where time only passes: deadlines must not jump with it
spdx     a source without its license line
name     the name of a commercial game
outside  a path that only exists on somebody's machine, or a link to a file that is not there
twice    two types of one name in one namespace: a program that links both has one of them, no one knows which
"""
import os
import re
import subprocess
import sys
from pathlib import Path

# Each room and the rooms that it sees besides those that these see, the innermost first. A file belongs to the longest
# prefix that fits.
ARROWS = {
    "engine": [],
    "engine/bots": ["engine"],
    "app/text": ["engine"],
    "app/values": ["app/text"],
    "app/files": ["app/values"],
    "app/wire": ["app/values"],
    "app/net": ["app/wire"],
    "app/client": ["app/net", "app/files", "engine/bots"],
    "app/host": ["app/client"],
    "app/session": ["app/host"],
    "app/kit": ["app/text"],
    "app/board": ["app/kit"],
    "app/manual": ["app/board", "app/session"],
    "app/lobby": ["app/board", "app/session"],
    "app/table": ["app/board", "app/session"],
    "app/shell": ["app/lobby", "app/manual", "app/table"],
    "editor": ["app/board", "app/files"],
    "app/server": ["app/host"],
    "app/tool": ["app/host"],
    "app/desktop": ["app/shell", "editor"],
}


def seen_from(room):
    """All rooms that a room may look into."""
    return {further for seen in ARROWS[room] for further in (seen, *seen_from(seen))}


ROOMS = {room: seen_from(room) for room in ARROWS}
LIBRARIES = {"tapu_engine": "engine", "tapu_bots": "engine/bots", **{"tapu_" + room.split("/")[-1]: room for room in ARROWS if room != "engine" and room != "engine/bots"}}
WITH_SCREEN = {"app/kit", "app/board", "app/manual", "app/lobby", "app/table", "app/shell", "app/desktop", "editor"}
SCREEN_MODULES = "Gui|Widgets|Svg|SvgWidgets|OpenGL|OpenGLWidgets|PrintSupport|Quick|Qml"
SCREEN_HEADERS = re.compile(
    r"^(?:Qt(?:" + SCREEN_MODULES + r")(?:/|$)|Q(?:Application|GuiApplication|Widget|Window|Dialog|Graphics|Svg|Paint|Pixmap|Image|Icon|Color|Font|Brush|Pen|"
    r"Action|Menu|Label|Layout|[HV]BoxLayout|Screen|Cursor|Clipboard|Style|Palette|KeySequence|Shortcut|TextDocument|"
    r"Desktop|MessageBox|MainWindow|Polygon|Transform|Validator|Accessible))")
ENGINE_BANNED = {"chrono", "ctime", "time.h", "random", "iostream", "fstream", "cstdio", "stdio.h", "filesystem", "thread", "mutex", "future"}
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
SOURCES = {".cpp", ".h", ".hpp", ".py", ".sh", ".cmake"}
TEXTS = SOURCES | {".md", ".ts", ".txt", ".tsv", ".json", ".svg", ".desktop", ".xml", ".yml", ".yaml", ".tapu", ".tapuboard", ""}
COMMERCIAL = re.compile(r"\b(?:" + "|".join(("c" "atan", "sett" "lers of", "sied" "ler von", "klaus t" "euber", "क" "ैटन", "क" "टान")) + ")", re.IGNORECASE)
MACHINE = re.compile(r"(?<![\w./}$)])/(?:work|home|root|Users|mnt|media)/\w|\b[A-Z]:\\\\?Users")
WALL_CLOCK = re.compile(r"current(?:Date|Time|DateTime|DateTimeUtc|MSecsSinceEpoch|SecsSinceEpoch)\(|system_clock|\btime\((?:0|NULL|nullptr)\)|gettimeofday|CLOCK_REALTIME")
WITHOUT_WALL_CLOCK = {"engine", "engine/bots", "app/text", "app/values", "app/files", "app/wire", "app/net", "app/client", "app/host", "app/server"}
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def room_of(path):
    """The room a file stands in, or None."""
    fitting = [room for room in ROOMS if path.startswith(room + "/")]
    return max(fitting, key=len, default=None)


def files_of(root):
    """What belongs to the project, as paths from its root: what git knows or would add, else everything but builds."""
    if (root / ".git").exists():
        listed = subprocess.run(["git", "-C", str(root), "ls-files", "-co", "--exclude-standard"], capture_output=True, text=True, check=False)
        if listed.returncode == 0:
            return sorted({name for name in listed.stdout.splitlines() if (root / name).is_file()})
    found = []
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in ("build", ".git", "__pycache__")]
        found += [str((Path(folder) / name).relative_to(root)) for name in names]
    return sorted(found)


def include_findings(path, lines):
    room = room_of(path)
    for number, line in enumerate(lines, 1):
        match = INCLUDE.match(line)
        if not match or room is None:
            continue
        target = match.group(2)
        seen = room_of(target)
        if seen is not None and seen != room and seen not in ROOMS[room]:
            yield number, "arrow", f"{room} must not see {seen} ({target})"
        if target.startswith(".."):
            yield number, "arrow", f"includes are written from the root ({target})"
        is_qt = match.group(1) == "<" and re.match(r"Q[A-Z]|Qt[A-Z]|qt?[a-z]+\.h$", target) is not None
        if room.startswith("engine"):
            if is_qt:
                yield number, "qt", f"the engine knows no Qt ({target})"
            elif target in ENGINE_BANNED:
                yield number, "engine", f"no clock, chance, thread, input or output in the engine (<{target}>)"
        elif room not in WITH_SCREEN and is_qt and SCREEN_HEADERS.match(target):
            yield number, "qt", f"{room} runs without a screen (<{target}>)"


def clock_findings(path, lines):
    """Deadlines are worked out from the monotonic clock alone: a wall clock may leap by ten years."""
    if room_of(path) in WITHOUT_WALL_CLOCK:
        for number, line in enumerate(lines, 1):
            if WALL_CLOCK.search(line):
                yield number, "clock", "the clock on the wall is for showing the time only"


def link_findings(path, lines):
    """The same arrows in the link lines: a library that is not linked cannot be used."""
    room = room_of(path)
    if room is None:
        return
    for number, line in enumerate(lines, 1):
        line = line.split("#")[0]
        for name in re.findall(r"\btapu_\w+", line):
            seen = LIBRARIES.get(name)
            bots_here = room == "engine" and seen == "engine/bots"  # engine/CMakeLists.txt may describe its subfolder
            if seen is not None and seen != room and seen not in ROOMS[room] and not bots_here:
                yield number, "arrow", f"{room} must not link {name}"
        for module in re.findall(r"\bQt6::(\w+)", line):
            if room.startswith("engine"):
                yield number, "qt", f"the engine knows no Qt (Qt6::{module})"
            elif room not in WITH_SCREEN and re.fullmatch(SCREEN_MODULES, module):
                yield number, "qt", f"{room} runs without a screen (Qt6::{module})"


def text_findings(root, path, lines):
    for number, line in enumerate(lines, 1):
        if COMMERCIAL.search(line) and not path.startswith("tests/house/"):
            yield number, "name", "the name of a commercial game"
        if MACHINE.search(line) and not path.startswith("tests/house/"):
            yield number, "outside", "a path of one machine"
        if path.endswith(".md"):
            for target in LINK.findall(line):
                if re.match(r"[a-z]+:", target):
                    continue
                place = ((root / path).parent / target).resolve()
                if not place.exists() or not place.is_relative_to(root.resolve()):
                    yield number, "outside", f"links to {target}, which is not in the project"


def plain(text):
    """C++ without comments, strings and preprocessor lines; the lines stay."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<![\w])\'(?:\\.|[^\'\\\n])+\'|^[ \t]*#(?:[^\n\\]|\\.|\\\n)*', re.DOTALL | re.MULTILINE)
    return pattern.sub(lambda found: " " + "\n" * found.group().count("\n"), text)


TYPE = re.compile(r"\b(?:class|struct|union|enum(?:\s+(?:class|struct))?)\s+(?:\[\[[^\]]*\]\]\s*|alignas\([^)]*\)\s*)?([A-Za-z_][\w:]*)(?:\s+final)?\s*(?::[^{};()]*)?$")
NAMESPACE = re.compile(r"\bnamespace(?:\s+([\w:]+))?\s*$")


def types_of(text):
    """(line, full name) of each type that a text defines in a named namespace: what stands in functions, in other types
    and in namespaces without a name is nobody else's."""
    text = plain(text)
    scopes, start = [], 0  # the name of each open brace's namespace; None: something else
    for match in re.finditer(r"[{};]", text):
        head = text[start:match.start()].strip()
        start = match.end()
        if match.group() == "}":
            if scopes:
                scopes.pop()
        elif match.group() == "{":
            space, kind = NAMESPACE.search(head), TYPE.search(head)
            scopes.append((space.group(1) or "") if space else None)
            outer = scopes[:-1]
            if kind and outer and all(outer) and "(" not in head[:kind.start()]:
                yield text.count("\n", 0, match.start()) + 1, "::".join([*outer, kind.group(1)])


def twin_findings(root, paths):
    """Types of one name: of the program among one another, and of a test with those of the program it links."""
    defined = {}
    for path in sorted(paths, key=lambda each: each.startswith("tests/")):
        for line, name in types_of((root / path).read_text(encoding="utf-8")):
            first = defined.setdefault(name, path)
            if first != path and not first.startswith("tests/"):
                yield path, line, "twice", f"{name} is also in {first}"


def findings(root):
    paths = [path for path in files_of(root) if Path(path).suffix in (".cpp", ".h", ".hpp")]
    yield from twin_findings(root, [path for path in paths if not (root / path).is_symlink()])
    for path in files_of(root):
        name = Path(path)
        is_source = name.suffix in SOURCES or name.name == "CMakeLists.txt"
        if (root / path).is_symlink() and not (root / path).resolve().is_relative_to(root.resolve()):
            yield path, 1, "outside", "a link that leads out of the project"
            continue
        if name.suffix not in TEXTS:
            continue
        try:
            lines = (root / path).read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        if is_source and not any("SPDX-License-Identifier: GPL-3.0-or-later" in line for line in lines[:2]):
            yield path, 1, "spdx", "the first line says the license"
        if name.suffix in (".cpp", ".h", ".hpp"):
            for number, check, words in (*include_findings(path, lines), *clock_findings(path, lines)):
                yield path, number, check, words
        if name.name == "CMakeLists.txt":
            for number, check, words in link_findings(path, lines):
                yield path, number, check, words
        for number, check, words in text_findings(root, path, lines):
            yield path, number, check, words


def main(root):
    count = 0
    for path, number, check, words in findings(root):
        count += 1
        print(f"{path}:{number}: [{check}] {words}")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
