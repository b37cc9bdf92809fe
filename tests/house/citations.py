#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every rule of the book and every value of an option has a row that cites it: citations.py [--where] ROOT.

rule_book.txt beside this file lists the numbers of the rules and the keys and values of the options. A row cites a rule
with its number in a sentence (the name of a data row, or the comment beside a test function), and a value of an option
as `trade.gifts = on`. Random games (the battery) judge nothing and count for nothing. Prints `tests: [check] ...` for
what is missing, and what was counted; --where prints a row for each citation instead.

missing   no row cites it
unknown   a row cites a rule, an option or a value that the book does not have
options   the engine's table of options and the book's have not the same keys
"""
import re
import sys
from pathlib import Path

BOOK = Path(__file__).resolve().parent / "rule_book.txt"
FOLDERS = ("engine", "formats", "net", "game", "ui", "board", "tool", "playthroughs")
JUDGES_NOTHING = {"battery.cpp", "battery.h", "contests.cpp", "contests.h", "random_actions.cpp", "random_actions.h", "test_battery.cpp", "bench.h"}
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
SLOT = re.compile(r"^\s*void \w+\(.*//(.*)$")
NUMBER = re.compile(r"(?<![\w.,/:%=-])(\d{1,2}\.\d{1,2})(?![\w%]|\.\d|,\d|/)")
SETTING = re.compile(r"\b([a-z]+(?:\.[a-z][A-Za-z]*)?) = ([A-Za-z-]+|%d|\d+(?:/\d+)*)")
WILD = {"<n>": r"\d+|%d", "<n/n>": r"\d+(/\d+)+", "<word>": r"[A-Za-z]+"}


class Book:
    """What must be cited: rules by number, options by key and value."""

    def __init__(self, text):
        self.rules, self.options = [], {}
        for line in text.splitlines():
            words = line.split()
            if not words or words[0].startswith("#"):
                continue
            sort, name, rest = words[0], words[1], words[2:]
            if sort == "rule" and not rest:
                self.rules.append(name)
            elif sort == "option" and rest:
                self.options[name] = rest
            else:
                raise SystemExit(f"{BOOK.name}: not understood: {line}")

    def wanted(self):
        return self.rules + [f"{key} = {value}" for key, values in self.options.items() for value in values]

    def items_of(self, sentence):
        """The rules and values that a sentence cites, and what it cites in vain."""
        for number in NUMBER.findall(sentence):
            yield number, number in self.rules
        for key, value in SETTING.findall(sentence):
            if key not in self.options:
                if "." in key:
                    yield f"{key} = {value}", False
                continue
            fitting = [each for each in self.options[key] if each == value or re.fullmatch(WILD.get(each, r"(?!)"), value)]
            yield f"{key} = {fitting[0] if fitting else value}", bool(fitting)


def sentences(root):
    """(path, line number, text) of all that names a row."""
    for folder in FOLDERS:
        for path in sorted((root / "tests" / folder).glob("**/*.cpp")) + sorted((root / "tests" / folder).glob("**/*.h")):
            if path.name in JUDGES_NOTHING:
                continue
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if line.lstrip().startswith("#include"):
                    continue
                found = [text for text in LITERAL.findall(line) if " " in text and not text.startswith("{")]
                beside = SLOT.match(line)
                for text in found + ([beside.group(1)] if beside else []):
                    yield str(path.relative_to(root)), number, text


def citations(root, book):
    """item -> [place]; and the findings about what is cited in vain."""
    cited, vain = {}, []
    for path, line, text in sentences(root):
        for item, known in book.items_of(text):
            if known:
                cited.setdefault(item, []).append((f"{path}:{line}", text))
            elif " = " in item or re.match(r"\d+\.\d+[ :,]", text) and text.startswith(item):
                vain.append(f"{path}:{line}: [unknown] {item}")
    return cited, vain


def option_findings(root, book):
    table = root / "engine/state/options.cpp"
    if table.exists():
        text = table.read_text(encoding="utf-8")
        keys = set(re.findall(r'(?:choice|number|counts)<[^>]*>\("([^"]+)"', text)) | set(re.findall(r'spec\.key = "([^"]+)"', text))
        for key in sorted(keys ^ set(book.options)):
            yield f"engine/state/options.cpp: [options] {key} stands in one table only"


def findings(root, book):
    cited, vain = citations(root, book)
    out = vain + list(option_findings(root, book))
    for item in book.wanted():
        if item not in cited:
            out.append(f"tests: [missing] no row cites {item}")
    return out, cited


def main(arguments):
    root = Path(arguments[-1])
    book = Book(BOOK.read_text(encoding="utf-8"))
    found, cited = findings(root, book)
    if "--where" in arguments:
        for item in book.wanted():
            for place, text in cited.get(item, [("-", "")]):
                print(f"{item}\t{place}\t{text}")
        return 0
    print("\n".join(found + [""]) if found else "", end="")
    values = [item for item in book.wanted() if " = " in item]
    print(f"{len(book.rules)} rules: {sum(rule in cited for rule in book.rules)} cited; "
          f"{len(book.options)} options with {len(values)} values: {sum(value in cited for value in values)} cited; "
          f"{len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
