# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines that stand twice in the program's own sources, as house.py reads them.

twin     as many lines in a row as MOST_EQUAL are equal in two places: they become one function, table or class

Lines without a word, comments and includes don't count. Nor do declarations of a function that overrides another (each class
has to name it), a list of enumerators, and rows of a table.
"""
import re
from collections import defaultdict

MOST_EQUAL = 6
# Places that may be alike, by the file of the second one, and why.
EXCEPTIONS = {
    "app/host/game/hall_teller.h": "the teller of a hall is made by that of a game and tells of the same things",
    "app/host/seating/welcomer.cpp": "who comes and who leaves touch the same parts of a table, each of which is handed in",
}
WORD = re.compile(r"[A-Za-z]{2}")
SILENT = re.compile(r"//|#|namespace\b|using\b|(?:class|struct) \w+;|case [\w:]+:$|\w+,$|(?:public|private|protected|Q_SIGNALS):|Q_OBJECT$"
                    r"|return (?:true|false|\{\});$|.*\boverride(?: =.*)?;$|QT_TRANSLATE_NOOP\(|.*\) override \{$")


def said_lines(text):
    """(number, line) of each line that says something."""
    for number, line in enumerate(text.splitlines(), 1):
        said = " ".join(line.split())
        if WORD.search(said) and not SILENT.match(said):
            yield number, said


def line_findings(texts):
    """(path, line, check, words) for each run of equal lines; `texts` are (path, text)."""
    lines, places = {}, defaultdict(list)
    for path, text in texts:
        lines[path] = list(said_lines(text))
        said = [line for _, line in lines[path]]
        for at in range(len(said) - MOST_EQUAL + 1):
            if len(set(said[at:at + MOST_EQUAL])) > MOST_EQUAL // 2:  # else one line says nearly all of it
                places[tuple(said[at:at + MOST_EQUAL])].append((path, at))
    for found in places.values():
        path, at = found[0]
        for other, there in found[1:]:
            goes_on = at > 0 and there > 0 and lines[path][at - 1][1] == lines[other][there - 1][1]
            overlaps = path == other and there - at < MOST_EQUAL
            if not goes_on and not overlaps and other not in EXCEPTIONS:
                yield other, lines[other][there][0], "twin", f"{MOST_EQUAL} lines or more that stand at {path}:{lines[path][at][0]} too"
