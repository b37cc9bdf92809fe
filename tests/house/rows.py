# SPDX-License-Identifier: GPL-3.0-or-later
"""rows.py ROOT: where a CMakeLists.txt of the tests lists the rows of a function, so that processors share them, each row
of that function is in a list. One that is not would never be run."""
import pathlib
import re
import sys

LISTED = re.compile(r'"([A-Za-z_${}]+):([^"]+)"')
VARIABLE = re.compile(r"set\((\w+) (\w+)\)")


def listed_rows(text):
    """The rows in the lists of a CMakeLists.txt, by their functions."""
    variables = dict(VARIABLE.findall(text))
    rows = {}
    for function, row in LISTED.findall(text):
        name = re.sub(r"\$\{(\w+)\}", lambda match: variables.get(match[1], match[0]), function)
        rows.setdefault(name, set()).add(row)
    return rows


def rows_of(function, source):
    """The rows that a source names for a function, in the order in which they stand there."""
    body = re.search(rf"(?:void |::){re.escape(function)}_data\(\) \{{(.*?)\n(?:  )?\}}\n", source, re.DOTALL)
    return re.findall(r'newRow\("([^"]+)"\)', body[1]) if body else []


def faults(root):
    for cmake in sorted((root / "tests").rglob("CMakeLists.txt")):
        for function, listed in listed_rows(cmake.read_text(encoding="utf-8")).items():
            for source in sorted(cmake.parent.rglob("*.cpp")):
                for row in rows_of(function, source.read_text(encoding="utf-8")):
                    if row not in listed:
                        yield f"{cmake.relative_to(root)}: no list has the row “{row}” of {function}"


def notice_what_is_missing():
    cmake = 'set(table itHolds)\nROWS "${table}:one" "other:two"\n'
    source = 'void T::itHolds_data() {\n  QTest::newRow("one") << 1;\n  QTest::newRow("two") << 2;\n}\n'
    if listed_rows(cmake) != {"itHolds": {"one"}, "other": {"two"}} or rows_of("itHolds", source) != ["one", "two"]:
        sys.exit("the rows of a list or of a function are not found")


if __name__ == "__main__":
    notice_what_is_missing()
    found = list(faults(pathlib.Path(sys.argv[1])))
    print("\n".join(found) or "Each row that lists divide is in one of them.")
    sys.exit(1 if found else 0)
