#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks a source tree and names what breaks the house rules: house.py ROOT. Prints `FILE:LINE: [check] ...`.

house.py --arrows ROOT prints the rooms, what each may see, and how many include lines do.

arrow    an #include or a linked library against the one direction of dependency (CONTRIBUTING.md)
circle   rules of the engine that need one another: a header and its source are one unit
qt       Qt in the engine, Gui or Widgets in a headless folder
system   a header of POSIX or of Windows outside of app/system
engine   a clock, a generator of the standard library, input or output in the engine
clock    the clock on the wall where time only passes: deadlines must not jump with it
thread   thread_local: on Windows GCC's runtime frees its memory before the destructors of what lies in it run
spdx     a source without its license line
name     the name of a commercial game
outside  a path that only exists on somebody's machine, or a link to a file that is not there
twice    two types of one name: a program that links both has one of them, and a reader takes one for the other.
         Two constants of one name in the sources of a library, which are compiled together
long     a function that is longer than a screen; lists of test rows may be as long as they have rows
bool     a parameter of type bool in a header: at the call nobody sees what `true` means
made     a clock that a header makes by itself where none is handed in: whoever calls sees no longer which time counts
dice     a test that throws the dice of the system: it could not be run again as it failed
print    a word on the terminal that goes past `printSafely`: a stranger's may steer it
cut      a field that cuts what is typed: `limitLength` of app/kit tells it. A text that is cut by its units:
         `firstLetters` keeps letters whole
path     a path in a sentence that is not made ready to show
save     a file that is written past `writeFile`, which never replaces a pipe, a device or a store
spoken   a name for screen readers that is told to them also if it is what it was
quiet    a list, tree or table of Qt, which tells screen readers of its row while another part has the keyboard
he       a comment that calls a player or a program "he"
readme   a folder of the program without a page that says what lives there
dead     a function of a header that nobody names
idle     a suite of tests that no CMakeLists.txt names: it is never run

More are told in form.py (large, comma, default, shadow, unused, type, position, order, screen, said), pages.py (page) and twins.py (twin).
"""
import collections
import os
import re
import subprocess
import sys
from pathlib import Path

import cpp
import form
import pages
import twins

# Each room and the rooms that it sees besides those that these see, the innermost first. A file belongs to the longest
# prefix that fits.
ARROWS = {
    "engine/board": [],
    "engine/state": ["engine/board"],
    "engine/rules": ["engine/state"],
    "engine/play": ["engine/rules"],
    "engine": ["engine/play"],
    "engine/bots": ["engine"],
    "app/system": [],
    "app/text": ["engine"],
    "app/values": ["app/text"],
    "app/files": ["app/values"],
    "app/drawing": ["app/files"],
    "app/wire": ["app/values"],
    "app/net": ["app/wire", "app/system"],
    "app/client": ["app/net", "app/files", "engine/bots"],
    "app/external": ["app/client"],
    "app/host": ["app/client"],
    "app/session": ["app/host"],
    "app/kit": ["app/text"],
    "app/board": ["app/kit", "app/files"],
    "app/manual": ["app/board", "app/session"],
    "app/lobby": ["app/board", "app/session"],
    "app/table": ["app/board", "app/session"],
    "app/hall": ["app/table"],
    "app/review": ["app/table"],
    "app/lessons": ["app/kit", "app/session"],
    "app/screen": ["app/board", "app/session"],
    "app/organizer": ["app/lobby", "app/screen"],
    "app/shell": ["app/lobby", "app/manual", "app/organizer", "app/hall", "app/review", "app/lessons"],
    "editor": ["app/board"],
    "app/server": ["app/host", "app/external"],
    "app/tool": ["app/host", "app/drawing", "app/external"],
    "app/desktop": ["app/screen", "app/shell", "editor"],
}


# The rooms inside a room, the ground first; those of one line do not see each other. All that see the whole see each.
INNER = {
    "app/session": (("settings",), ("words",), ("saved",), ("plan",), ("replay",), ("event",), ("game",), ("records", "lesson")),
    "app/host": (("store",), ("door",), ("seats",), ("game",), ("news",), ("seating",), ("entrance",), ("wishes",), ("server",)),
    "app/lobby": (("rows",), ("new", "table", "ways")),
    "app/table": (("sight",), ("talk",), ("hand", "hint"), ("people", "trade"), ("show",), ("frame",), ("end", "watch"), ("page",)),
}
for whole, floors in INNER.items():
    below = ARROWS[whole]
    for floor in floors:
        ARROWS.update({f"{whole}/{name}": below for name in floor})
        below = [f"{whole}/{name}" for name in floor]
    ARROWS[whole] = below


def seen_from(room):
    """All rooms that a room may look into."""
    return {further for seen in ARROWS[room] for further in (seen, *seen_from(seen))}


ROOMS = {room: seen_from(room) for room in ARROWS}


def outer(room):
    """The room with a library of its own that a room is or lies in; None has none."""
    whole = (room or "").rpartition("/")[0]
    return whole if whole in INNER else room


OUTER = [room for room in ARROWS if outer(room) == room]
LIBRARIES = {"tapu_engine": "engine", **{"tapu_" + room.split("/")[-1]: room for room in OUTER if room.split("/")[0] != "engine"}}
SCREEN_ROOMS = {"app/kit", "app/board", "app/manual", "app/lobby", "app/table", "app/hall", "app/review", "app/lessons", "app/screen", "app/organizer", "app/shell", "app/desktop", "editor"}
WITH_SCREEN = {room for room in ARROWS if outer(room) in SCREEN_ROOMS}
SCREEN_MODULES = "Gui|Widgets|Svg|SvgWidgets|OpenGL|OpenGLWidgets|PrintSupport|Quick|Qml"
SCREEN_HEADERS = re.compile(
    r"^(?:Qt(?:" + SCREEN_MODULES + r")(?:/|$)|Q(?:Application|GuiApplication|Widget|Window|Dialog|Graphics|Svg|Paint|Pixmap|Image|Icon|Color|Font|Brush|Pen|"
    r"Action|Menu|Label|Layout|[HV]BoxLayout|Screen|Cursor|Clipboard|Style|Palette|KeySequence|Shortcut|TextDocument|"
    r"Desktop|MessageBox|MainWindow|Polygon|Transform|Validator|Accessible))")
ENGINE_BANNED = {"chrono", "ctime", "time.h", "random", "iostream", "fstream", "cstdio", "stdio.h", "filesystem", "thread", "mutex", "future"}
SYSTEM_HEADERS = re.compile(r"^(?:(?:sys|netinet|arpa|linux)/.*|(?:unistd|fcntl|poll|pwd|signal|dlfcn|windows|winsock2|psapi|tlhelp32)\.h|csignal)$")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
CPP = {".cpp", ".h", ".hpp"}
SOURCES = {".cpp", ".h", ".hpp", ".py", ".sh", ".cmake"}
TEXTS = SOURCES | {".md", ".ts", ".txt", ".tsv", ".json", ".svg", ".desktop", ".xml", ".yml", ".yaml", ".tapu", ".tapuboard", ""}
COMMERCIAL = re.compile(r"\b(?:" + "|".join(("c" "atan", "sett" "lers of", "sied" "ler von", "klaus t" "euber", "क" "ैटन", "क" "टान")) + ")", re.IGNORECASE)
MACHINE = re.compile(r"(?<![\w./}$)])/(?:work|home|root|Users|mnt|media)/\w|\b[A-Z]:\\\\?Users")
WALL_CLOCK = re.compile(r"current(?:Date|Time|DateTime|DateTimeUtc|MSecsSinceEpoch|SecsSinceEpoch)\(|system_clock|\btime\((?:0|NULL|nullptr)\)|gettimeofday|CLOCK_REALTIME")
WITHOUT_WALL_CLOCK = {*(room for room in ARROWS if room.startswith("engine")), "app/system", "app/text", "app/values", "app/files", "app/drawing", "app/wire", "app/net", "app/client", "app/external", "app/host", "app/server"}
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
        if room != "app/system" and SYSTEM_HEADERS.match(target):
            yield number, "system", f"only app/system asks a system (<{target}>)"
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


UNITS = "engine/rules"  # the room whose files are judged one by one


def circle_findings(root, paths):
    """Units of one room that include one another in a circle: each such circle once, at a line that closes it."""
    needs = {}  # of each unit the units that it includes, with the place of the line
    for path in paths:
        if room_of(path) != UNITS or Path(path).suffix not in CPP:
            continue
        for number, line in enumerate((root / path).read_text(encoding="utf-8").splitlines(), 1):
            match = INCLUDE.match(line)
            if match and room_of(match.group(2)) == UNITS:
                needs.setdefault(Path(path).stem, {}).setdefault(Path(match.group(2)).stem, (path, number))
    done = set()

    def walk(unit, way):
        for needed, (path, number) in sorted(needs.get(unit, {}).items()):
            if needed in way[:-1]:
                yield path, number, "circle", " -> ".join([*way[way.index(needed):], needed])
            elif needed != unit and needed not in done:
                yield from walk(needed, [*way, needed])
        done.add(unit)

    for unit in sorted(needs):
        if unit not in done:
            yield from walk(unit, [unit])


# Programs in tests/ that take pictures.
NOT_A_TEST = {"shots.cpp", "page_shots.cpp", "camera.h", "table_moments.h"}


def clock_findings(path, lines):
    """Deadlines are worked out from the monotonic clock alone: a wall clock may leap by ten years."""
    if outer(room_of(path)) in WITHOUT_WALL_CLOCK:
        for number, line in enumerate(lines, 1):
            if WALL_CLOCK.search(line):
                yield number, "clock", "the clock on the wall is for showing the time only"


def thread_findings(path, lines):
    """What each thread has of its own lies in a QThreadStorage, which Qt empties while the thread still runs."""
    if room_of(path) is not None:
        for number, line in enumerate(lines, 1):
            if re.search(r"\bthread_local\b", line.split("//")[0]):
                yield number, "thread", "gone on Windows before its destructor runs: QThreadStorage keeps it"


def made_findings(path, lines):
    """Time is handed in, so that a test can move it; only a source of a whole program makes a clock."""
    if path.endswith(".h") and room_of(path) is not None:
        for number, line in enumerate(lines, 1):
            if re.search(r"=\s*std::make_(?:shared|unique)<SystemClock>", line.split("//")[0]):
                yield number, "made", "no clock is made where none is handed in"


def dice_findings(path, lines):
    """A test that fails can be run again with the same throws; what is measured plays as people do."""
    if path.startswith("tests/") and not path.startswith("tests/bench/"):
        for number, line in enumerate(lines, 1):
            if re.search(r"\bSystemRng\b|QRandomGenerator::(?:system|global)\b|\brandom_device\b", line.split("//")[0]):
                yield number, "dice", "no test throws the dice of the system: SeededRng throws the same ones again"


def path_findings(path, lines):
    """A stranger names files too: an override of direction in a name turns the whole sentence round."""
    if path.endswith(".cpp") and room_of(path) not in (None, "app/system") and path != "app/text/shown_text.cpp":
        for number, line in enumerate(lines, 1):
            told = re.search(r"(?:\btr|\.arg)\(", line) and re.search(r"\b(?<!shownPath\()(?:\w+|QFileInfo\([^;]*\))\.fileName\(\)", line)
            named = room_of(path) in WITH_SCREEN and re.search(r"QFileInfo\([^;]*\)\.fileName\(\)", line)
            folder = re.search(r"\.arg\((?!shownPath)[^;]*\bfolder(?:_|\(\))\)", line)
            if told or named or folder or "toNativeSeparators(" in line:
                yield number, "path", "a path or a name of a file goes into a sentence as shownPath(path) or shownFileName(path)"


def letters_findings(path, lines):
    """Letters grow with the size that the person has chosen, which `textFont` alone applies."""
    if room_of(path) is not None:
        for number, line in enumerate(lines, 1):
            if re.search(r"\bset(?:Pixel|Point)SizeF?\(\s*\d|\bfont(?:-size)?\s*:[^;]*\d(?:px|pt)", line.split("//")[0]):
                yield number, "letters", "the size of letters is that of textFont (app/kit/theme.h)"


def list_findings(path, lines):
    """Qt sets a comma before the last of a list, which Hindi does not know."""
    if room_of(path) is not None:
        for number, line in enumerate(lines, 1):
            if "createSeparatedList" in line:
                yield number, "list", "names in a sentence are listOf(names)"


def save_findings(path, lines):
    """As root a file would take the place of a device; and no file takes that of a store of games."""
    if room_of(path) is not None and path != "app/files/whole_file.cpp":
        for number, line in enumerate(lines, 1):
            if re.search(r"\bQSaveFile\b", line.split("//")[0]):
                yield number, "save", "writeFile replaces files alone: no pipe, no device, no store"


PRINT = re.compile(r"\bstd::(?:printf|puts|putchar|cout|cerr|clog)\b|\b(?:fprintf|fputs|fputc|fwrite|putc)\([^;]*\b(?:stdout|stderr)\b")


def print_findings(path, text):
    """What a stranger has named may hold signs that steer the terminal: one function prints, and takes them out."""
    if room_of(path) is not None and path != "app/text/safe_on_terminal.cpp":
        text = cpp.plain(text)
        for found in PRINT.finditer(text):
            yield text.count("\n", 0, found.start()) + 1, "print", "printSafely is the one way to a terminal"


CUT = re.compile(r"(?<!toByteArray\(\))(?<!toHex\(\))\.(?:left|first|right|last|truncate)\((?:\w+::)*k(?:Most|Longest|Shown)\w*(?: / 2)?\)")
SENTENCE = re.compile(r'\btr\(\s*(?:"(?:[^"\\]|\\.)*"\s*)+(?:[^;()"]|\([^()]*\))*\)\s*\.arg\(')
NAME = re.compile(r"(?<!isolated\()(?<![\w.>\])(])(?:\w+(?:\[[^\[\]]*\])?(?:\.|->))+(?:name|host|gameName)\b(?!\()")


def name_findings(path, text):
    """A name from right to left turns the words around it, unless it stands alone in its sentence."""
    if path.endswith(".cpp") and room_of(path) is not None:
        for found in SENTENCE.finditer(text):
            end = depth = 0
            for end, sign in enumerate(text[found.end() :]):
                depth += (sign == "(") - (sign == ")")
                if depth < 0:
                    break
            for name in NAME.finditer(text[found.end() : found.end() + end]):
                yield text.count("\n", 0, found.end() + name.start()) + 1, "name", "a name goes into a sentence as isolated(name)"


def cut_findings(path, lines):
    """Whoever pastes a long text sees where it ends, and not that it went on. A text ends between two letters."""
    if path.endswith((".cpp", ".h")) and room_of(path) is not None:
        for number, line in enumerate(lines, 1):
            if CUT.search(line.split("//")[0]):
                yield number, "cut", "a letter may be cut from its marks here: firstLetters cuts between two"
    if path.endswith(".cpp") and room_of(path) is not None and path != "app/kit/field_limit.cpp":
        for number, line in enumerate(lines, 1):
            if re.search(r"\bsetMaxLength\(", line.split("//")[0]):
                yield number, "cut", "what goes beyond the limit is cut without a word: limitLength tells it"


def spoken_findings(path, lines):
    """Qt tells screen readers of a name each time that it is set, and they read everything anew."""
    if path.endswith((".cpp", ".h")) and room_of(path) is not None and path != "app/kit/spoken.cpp":
        for number, line in enumerate(lines, 1):
            if re.search(r"\bsetAccessible(Name|Description)\(", line.split("//")[0]):
                yield number, "spoken", "a name that is set to what it was is told again: setSpokenName and setSpokenDetails compare"


def quiet_findings(path, lines):
    """A list of Qt tells screen readers that its current row has the keyboard, also where another part has it."""
    if path.endswith((".cpp", ".h")) and room_of(path) is not None:
        for number, line in enumerate(lines, 1):
            if re.search(r"(?:\bnew|: public) Q(?:List|Tree|Table)(?:View|Widget)\b", line.split("//")[0]):
                yield number, "quiet", "it tells of a row that has no keyboard: QuietView of app/kit does not"


def wait_findings(path, lines):
    """A test waits for the thing itself (tests/soon.h), however long a busy machine takes, and is never left out: what it
    needs stands in packages.txt. Pictures and figures are no tests."""
    name = Path(path).name
    if not path.startswith("tests/") or path.startswith(("tests/bench/", "tests/house/")) or name in NOT_A_TEST or name == "soon.h":
        return
    for number, line in enumerate(lines, 1):
        line = line.split("#" if name.endswith(".txt") else "//")[0]
        if re.search(r"\bQTRY_|\bqWaitFor|\bqWait\b|\bqSleep\b|\bsleep_for\b|\bwaitFor(Finished|Started|Connected|ReadyRead)\([0-9']{3,}\)", line):
            yield number, "wait", "SOON waits for the thing itself; a time depends on the machine"
        if re.search(r"\bQSKIP\b|\bskip(Unless|If)\b|\bSKIP_RETURN_CODE\b", line):
            yield number, "skip", "no test is left out: what it needs stands in packages.txt"


def link_findings(path, lines):
    """The same arrows in the link lines: a library that is not linked cannot be used."""
    room = room_of(path)
    if room is None:
        return
    for number, line in enumerate(lines, 1):
        line = line.split("#")[0]
        for name in re.findall(r"\btapu_\w+", line):
            seen = LIBRARIES.get(name)
            if seen is not None and seen != room and seen not in ROOMS[room]:
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


def twin_findings(root, paths):
    """Types of one name. What stands inside of another type or of a function is nobody else's. In the program two types
    may share a name only if both are hidden in a file and their files lie in different rooms; a test may not repeat a
    full name of the program, since it links it, nor one of another test of its folder, since both may be one program."""
    named, full, hidden, tests = {}, {}, {}, {}
    for path in sorted(paths, key=lambda each: each.startswith("tests/")):
        for line, spaces, name in cpp.types((root / path).read_text(encoding="utf-8")):
            whole = "::".join([*spaces, name])
            first = None
            if path.startswith("tests/"):
                own = tests.setdefault((Path(path).parent, whole), path)
                first = full.get(whole, own) if all(spaces) else None
            elif all(spaces):
                first = named.setdefault(name, path)
                full.setdefault(whole, path)
            else:
                hidden.setdefault(name, []).append((path, line))
            if first is not None and first != path:
                yield path, line, "twice", f"{name} is also in {first}"
    for name, places in hidden.items():
        rooms = {}
        for path, line in places:
            first = named.get(name) or rooms.setdefault(outer(room_of(path)), path)
            if first != path:
                yield path, line, "twice", f"{name} is also in {first}"


def batch_findings(root, paths):
    """Constants of one name in two sources of a library: eight sources are compiled at a time, and which ones lie together
    changes with every new one."""
    libraries = {str(Path(path).parent) for path in paths if Path(path).name == "CMakeLists.txt"
                 and "tapu_library(" in (root / path).read_text(encoding="utf-8")}
    owners = {}
    for path in sorted(paths):
        folder = next((str(each) for each in Path(path).parents if str(each) in libraries), None)
        if Path(path).suffix != ".cpp" or folder is None:
            continue
        for line, name in cpp.constants((root / path).read_text(encoding="utf-8")):
            first = owners.setdefault((folder, name), path)
            if first != path:
                yield path, line, "twice", f"{name} is also in {first}, and both may be compiled in one batch"


PROGRAM = {"engine", "app", "editor"}
SCREEN = 60  # lines from the head of a function to its closing brace
ROWS = re.compile(r"(?:rows|\w+Rows|\w+_data)$")  # rows of tests, as functions
PERSON = re.compile(r"\b(?:he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)


def shape_findings(path, text):
    """Functions, parameters and comments of one C++ file."""
    top = path.split("/")[0]
    is_program, is_test = top in PROGRAM, top == "tests"
    if not is_program and not is_test:
        return
    for name, first, last in cpp.functions(text):
        lines = last - first + 1
        if lines > SCREEN and not (is_test and ROWS.search(name)):
            yield first, "long", f"{name} has {lines} lines, {SCREEN} are a screen"
    if is_program and Path(path).suffix in (".h", ".hpp"):
        for number, name in cpp.bool_parameters(text):
            yield number, "bool", f"{name} takes a bool: an enum of two values says what is meant"
    for number, words in cpp.comments(text):
        if found := PERSON.search(words):
            yield number, "he", f'"{found.group()}": players and programs are "they" or "it"'


def readme_findings(paths):
    """Every folder of the program says what lives there."""
    folders = {str(Path(path).parent) for path in paths if path.split("/")[0] in PROGRAM}
    for folder in sorted(folders):
        if f"{folder}/README.md" not in paths:
            yield folder, 1, "readme", "a README.md says what lives here and the way through it"


SUITE = re.compile(r"^TAPU_TEST\w*\(", re.MULTILINE)


def idle_findings(root, paths):
    """Suites that are part of no test program: the CMakeLists.txt of their folder, or of one above it, names them."""
    lists = {str(Path(path).parent): (root / path).read_text(encoding="utf-8") for path in paths
             if Path(path).name == "CMakeLists.txt"}
    for path in sorted(paths):
        if Path(path).suffix != ".cpp" or not path.startswith("tests/"):
            continue
        text = (root / path).read_text(encoding="utf-8")
        subject = re.sub(r"^test_|_test$", "", Path(path).stem)
        named = re.compile(rf"(?<![\w-])(?:test_)?{re.escape(subject)}(?:_test)?(?![\w-])")
        if (suite := SUITE.search(text)) and not any(named.search(lists.get(str(each), "")) for each in Path(path).parents):
            yield path, cpp.line_at(text, suite.start()), "idle", "no CMakeLists.txt names this suite, so it is never run"


DECLARED = re.compile(r"(?<!\breturn)(?:[\w>\]]\s+[&*]*|[&*]\s*)([a-z]\w+)\s*\([^;{}]*\)(?:\s*const)?(?:\s*noexcept)?\s*(?:;|\{)")
DEFINED = re.compile(r"^\S[^\n=;]*?\b[A-Z]\w*::([a-z]\w*)\s*\(", re.MULTILINE)


def dead_findings(root, paths):
    """Functions that a header of the program declares, and that no other line of program and tests names."""
    texts = {path: cpp.plain((root / path).read_text(encoding="utf-8")) for path in paths}
    times = collections.Counter(word for text in texts.values() for word in re.findall(r"[A-Za-z_]\w*", text))
    bodies = collections.Counter(name for path, text in texts.items() if path.endswith(".cpp")
                                 for name in DEFINED.findall(text))
    for path, text in texts.items():
        if not path.endswith(".h") or path.split("/")[0] not in PROGRAM:
            continue
        for found in DECLARED.finditer(text):
            name = found.group(1)
            is_asked_by_qt = re.search(r"\)[^;{]*\boverride\b", text[found.start():found.end() + 20]) is not None
            if not is_asked_by_qt and times[name] <= 1 + (1 if bodies[name] else 0):
                yield path, cpp.line_at(text, found.start()), "dead", f"nobody calls {name}"


def form_findings(root, paths):
    """Forms of the program's own sources, and the pages about them."""
    told, named = {}, pages.Named(root, paths)
    structs = {name for path in paths if path.endswith(".h") and path.split("/")[0] in PROGRAM
               for name in cpp.aggregates((root / path).read_text(encoding="utf-8"))}
    for path in paths:
        if path.endswith(".md"):
            found = pages.page_findings(path, (root / path).read_text(encoding="utf-8"), named)
        elif Path(path).suffix in CPP and path.split("/")[0] in PROGRAM | {"tests"}:
            text = (root / path).read_text(encoding="utf-8")
            found = [*form.unused_findings(root, path, text, told), *form.order_findings(path, text), *form.deed_findings(text)]
            if path.split("/")[0] in PROGRAM:
                found += [*form.large_findings(text), *form.comma_findings(text), *form.said_findings(text)]
                found += form.position_findings(text, structs)
                found += [*form.shadow_findings(text), *form.default_findings(text), *form.screen_findings(path, text)]
                found += form.type_findings(path, text) if path.endswith(".h") else []
        else:
            continue
        for number, check, words in found:
            yield path, number, check, words


def findings(root):
    paths = files_of(root)
    yield from twin_findings(root, [path for path in paths if Path(path).suffix in CPP and not (root / path).is_symlink()])
    yield from batch_findings(root, paths)
    yield from readme_findings(paths)
    yield from idle_findings(root, [path for path in paths if not (root / path).is_symlink()])
    yield from circle_findings(root, paths)
    yield from dead_findings(root, [path for path in paths if Path(path).suffix in CPP])
    yield from twins.line_findings((path, (root / path).read_text(encoding="utf-8")) for path in paths
                                   if Path(path).suffix in CPP and path.split("/")[0] in PROGRAM)
    yield from form_findings(root, [path for path in paths if not (root / path).is_symlink()])
    for path in paths:
        name = Path(path)
        is_source = name.suffix in SOURCES or name.name == "CMakeLists.txt"
        if (root / path).is_symlink() and not (root / path).resolve().is_relative_to(root.resolve()):
            yield path, 1, "outside", "a link that leads out of the project"
            continue
        if name.suffix not in TEXTS:
            continue
        try:
            text = (root / path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        lines = text.splitlines()
        if is_source and not any("SPDX-License-Identifier: GPL-3.0-or-later" in line for line in lines[:2]):
            yield path, 1, "spdx", "the first line says the license"
        if name.suffix in CPP:
            by_line = (include_findings, clock_findings, thread_findings, wait_findings, cut_findings, spoken_findings, quiet_findings, made_findings, dice_findings, letters_findings, list_findings, save_findings, path_findings)
            found = [each for ask in by_line for each in ask(path, lines)]
            found += [each for ask in (print_findings, name_findings, shape_findings) for each in ask(path, text)]
            for number, check, words in found:
                yield path, number, check, words
        if name.name == "CMakeLists.txt" or name.suffix == ".py":
            for number, check, words in wait_findings(path, lines):
                yield path, number, check, words
        if name.name == "CMakeLists.txt":
            for number, check, words in link_findings(path, lines):
                yield path, number, check, words
        for number, check, words in text_findings(root, path, lines):
            yield path, number, check, words


def arrows(root):
    """A line for each room: what it names itself, then what it uses through these; in brackets the include lines."""
    used = {}
    for path in files_of(root):
        room = room_of(path)
        if room is not None and Path(path).suffix in CPP:
            for line in (root / path).read_text(encoding="utf-8").splitlines():
                seen = room_of(found.group(2)) if (found := INCLUDE.match(line)) else None
                used[room, seen] = used.get((room, seen), 0) + 1
    for room, direct in ARROWS.items():
        through = [each for each in ROOMS if each in ROOMS[room] and each not in direct and (room, each) in used]
        said = [", ".join(f"{each} ({used.get((room, each), 0)})" for each in rooms) for rooms in (direct, through)]
        yield f"{room} -> {said[0] or 'nothing'}" + (f"; through these {said[1]}" if said[1] else "")


def main(arguments):
    root = Path(arguments[-1])
    if "--arrows" in arguments:
        print("\n".join(arrows(root)))
        return 0
    count = 0
    for path, number, check, words in findings(root):
        count += 1
        print(f"{path}:{number}: [{check}] {words}")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
