# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of C++ sources, as house.py asks for it. Each check yields (line, check, words) for one file.

large    a class with more functions or data members than one job needs
comma    a comma between two deeds, a loop in a loop without braces, a condition that changes what it asks for
unused   an #include of a header of the project, of which the file uses nothing
type     a header with one class that does not bear its name
default  a switch over an own enumeration that passes over the kinds it does not name
position a struct of more than four values that are told apart by their position alone
order    an own header that is not the first, or one of the project before one of Qt or of the system
screen   a window that takes a size without asking whether its screen has room for it
said     a comment that begins as a question, a `///` that begins in lower case, a `///<` that is a sentence
"""
import re
from pathlib import Path

import cpp

MOST_FUNCTIONS, MOST_MEMBERS = 40, 25

# Values without functions (options, limits, colors of a theme) are as long as the things that they describe.
VALUES = {"Options", "Rules", "Limits", "ServerOptions", "Theme", "Seat", "ClientView"}


def large_findings(text):
    for line, _, name, functions, members in cpp.classes(text):
        if name in VALUES:
            continue
        if functions > MOST_FUNCTIONS or members > MOST_MEMBERS:
            yield line, "large", f"{name} has {functions} functions and {members} members, {MOST_FUNCTIONS} and {MOST_MEMBERS} are enough"


IN_BRACKETS = re.compile(r"(?:&&|\|\|)\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*,\s*(?:true|false)\)")


def deed_findings(text):
    """Deeds where none is looked for, also in tests."""
    for line, statement in cpp.separators(text):
        yield line, "comma", f"a comma separates nothing: two statements say `{statement}`"
    for line, condition in cpp.deeds_in_conditions(text):
        yield line, "comma", f"a condition asks and changes nothing: `{condition}`"


def comma_findings(text):
    bare = cpp.plain(text)
    for found in IN_BRACKETS.finditer(bare):
        yield cpp.line_at(bare, found.start()), "comma", "a condition asks and does nothing: a line of its own says what is done"
    for line in cpp.nested_loops(text):
        yield line, "comma", "a loop around another has braces"


def position_findings(text, told):
    """`told`: the structs of headers; the text has its own besides."""
    for line, name in cpp.positional(text, told | cpp.aggregates(text)):
        yield line, "position", f"{name} has many values: each is named, as in {{.seat = seat}}"


SIZED = re.compile(r"\bresize\(\{?\s*\d+\s*,")
PLACED = "app/shell/main_window.cpp"  # it also remembers where it lay, and looks for room there itself


def screen_findings(path, text):
    if path == PLACED or path.startswith("app/kit/"):
        return
    bare = cpp.plain(text)
    for found in SIZED.finditer(bare):
        yield cpp.line_at(bare, found.start()), "screen", "a window is as large as its screen allows: fitSize of app/kit/dialog_size.h"


def default_findings(text):
    for line in cpp.defaulted(text):
        yield line, "default", "a switch names every kind, or the few that are meant are asked for: a new one shall not pass unseen"


def unused_findings(root, path, text, told):
    """`told` keeps the names of headers that were read already."""
    used = set(re.findall(r"[A-Za-z_]\w*", cpp.plain(text)))
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r'\s*#\s*include\s*"([^"]+)"', line)
        if header is None or path in FOR_ALL or header.group(1) in BY_TYPE or Path(header.group(1)).stem == Path(path).stem:
            continue
        if not (root / header.group(1)).is_file():
            continue
        if header.group(1) not in told:
            told[header.group(1)] = cpp.told_names((root / header.group(1)).read_text(encoding="utf-8"))
        if not told[header.group(1)] & used:
            yield number, "unused", f"nothing of {header.group(1)} is used here"


ASKED = re.compile(r"^(?! *//).*\n( *(?:/// [a-z]|///? (?:What|Who|Whom|Whose|How)\b).*)", re.MULTILINE)
FULL = re.compile(r"///< (?:(?:A|An|The|It|This|Whether)\b.*|.*[^.]\.$(?!\n *///<))", re.MULTILINE)


def said_findings(text):
    for found in ASKED.finditer(text):
        yield cpp.line_at(text, found.start(1)), "said", "a comment is a sentence that names its thing, as in: Whether the seat may act"
    for found in FULL.finditer(text):
        yield cpp.line_at(text, found.start()), "said", "after a member stands a fragment: in lower case, without a full stop"


# Headers that tell nothing by name: what they say of a type is found by the type.
BY_TYPE = {"app/values/enumerations.h"}
# Headers that bring along what the tests of a folder share.
FOR_ALL = {"tests/suite.h"}
# Headers of functions, in which the one class serves these.
OF_FUNCTIONS = {"app/text/language.h", "app/tool/commands.h", "engine/board/problem_parts.h", "engine/bots/simulation.h",
                "engine/bots/value/fit.h", "app/session/words/past_deed.h"}


# Types of the hall still bear its name.
NOT_YET = ("app/hall/",)


def snake(name):
    """`EndSheet` as `end_sheet`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


def type_findings(path, text):
    """A header is found by the name of its class. One with several bears a name that they share."""
    if path in OF_FUNCTIONS or path.startswith(NOT_YET):
        return
    outer = {name for _, _, name in cpp.types(text)}
    named = [(line, name) for line, kind, name, _, _ in cpp.classes(text) if kind == "class" and name in outer]
    if len(named) == 1 and Path(path).stem not in {snake(name) for name in outer}:
        yield named[0][0], "type", f"{named[0][1]} lives in {snake(named[0][1])}.h"


# A parameter that a constructor gives to the field of its name: GCC takes it for a shadow and stops the build, Clang does not.
SHADOW = re.compile(r"(?<!:)[:,]\s*(\w+)([({])\1[)}](?=\s*[,{])")


def shadow_findings(text):
    bare = cpp.plain(text)
    for found in SHADOW.finditer(bare):
        yield cpp.line_at(bare, found.start()), "shadow", f"the parameter {found.group(1)} hides the field of its name"


INCLUDES = re.compile(r"^#include [^\n]*\n(?:(?:#include [^\n]*)?\n)*", re.MULTILINE)


def order_findings(path, text):
    """The own header first shows that it needs no other; then Qt and the system, then the project."""
    if path.startswith("app/system/") or (block := INCLUDES.search(text)) is None:
        return  # headers of Windows need one another in an order of theirs
    included = [line for line in block.group().splitlines() if line]
    own = re.compile(r'"[^"]*/' + re.escape(Path(path).stem) + r'\.h"')
    rest = [line for line in included if not (path.endswith(".cpp") and own.search(line))]
    if not rest:
        return
    first = included.index(rest[0])
    of_project = ['"' in line for line in rest]
    if first not in (0, 1) or (len(rest) < len(included) and first == 0) or of_project != sorted(of_project):
        yield cpp.line_at(text, block.start()), "order", "own header, Qt and system, project: in this order"
