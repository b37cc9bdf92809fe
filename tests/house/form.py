# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of C++ sources, as house.py asks for it. Each check yields (line, check, words) for one file.

large    a class with more functions or data members than one job needs
comma    a comma between two deeds, a loop in a loop without braces, a condition that changes what it asks for
unused   an #include of a header of the project, of which the file uses nothing
type     a header with one class that does not bear its name
"""
import re
from pathlib import Path

import cpp

MOST_FUNCTIONS, MOST_MEMBERS = 40, 25

# Classes that are too large still, and how large they are: whoever makes one smaller writes that down here, and none may
# grow. Values without functions (options, limits, colors of a theme) are as long as what they describe.
LARGE = {}
VALUES = {"Options", "Rules", "Limits", "ServerOptions", "Theme", "Seat"}


def large_findings(text):
    for line, _, name, functions, members in cpp.classes(text):
        if name in VALUES:
            continue
        most_functions, most_members = LARGE.get(name, (MOST_FUNCTIONS, MOST_MEMBERS))
        if functions > most_functions or members > most_members:
            yield line, "large", f"{name} has {functions} functions and {members} members, {most_functions} and {most_members} are enough"
        elif name in LARGE and (functions, members) != LARGE[name]:
            yield line, "large", f"{name} has become smaller, to {functions} functions and {members} members: LARGE in form.py says so too"


def comma_findings(text):
    for line, statement in cpp.separators(text):
        yield line, "comma", f"a comma separates nothing: two statements say `{statement}`"
    for line in cpp.nested_loops(text):
        yield line, "comma", "a loop around another has braces"
    for line, condition in cpp.deeds_in_conditions(text):
        yield line, "comma", f"a condition asks and changes nothing: `{condition}`"


def unused_findings(root, path, text, told):
    """`told` keeps the names of headers that were read already."""
    used = set(re.findall(r"[A-Za-z_]\w*", cpp.plain(text)))
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r'\s*#\s*include\s*"([^"]+)"', line)
        if header is None or Path(header.group(1)).stem == Path(path).stem or not (root / header.group(1)).is_file():
            continue
        if header.group(1) not in told:
            told[header.group(1)] = cpp.told_names((root / header.group(1)).read_text(encoding="utf-8"))
        if not told[header.group(1)] & used:
            yield number, "unused", f"nothing of {header.group(1)} is used here"


def snake(name):
    """`EndSheet` as `end_sheet`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


def type_findings(path, text):
    """A header is found by the name of its class. One with several bears a name that they share."""
    outer = {name for _, _, name in cpp.types(text)}
    named = [(line, name) for line, kind, name, _, _ in cpp.classes(text) if kind == "class" and name in outer]
    if len(named) == 1 and Path(path).stem not in {snake(name) for name in outer}:
        yield named[0][0], "type", f"{named[0][1]} lives in {snake(named[0][1])}.h"
