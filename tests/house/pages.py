# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages of the project (README.md, CONTRIBUTING.md), as house.py reads them: what they name is there.

page     a file, a folder or a name of the sources in a page that is in the project no longer
"""
import re
from pathlib import Path

SPAN = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
PLACE = re.compile(r"(?:app|engine|editor|tests|packaging|resources|i18n)(?:/[\w.-]+)+/?")
FILE = re.compile(r"[a-z][\w-]*\.(?:h|cpp|py|sh|cmake|md|tsv)")
NAME = re.compile(r"(?:[A-PR-Z]\w*::)+\w+(?:\(\))?|[a-z]+[A-Z]\w*(?:\(\))?")  # of ours: those of Qt begin with a Q
OF_THE_FIELD = {"lowerCamel"}


class Named:
    """What the files of a project are called, and which words stand in their sources."""

    def __init__(self, root, paths):
        self.paths = set(paths)
        self.files = {Path(path).name for path in paths}
        self.folders = {str(folder) for path in paths for folder in Path(path).parents}
        self.words = set(OF_THE_FIELD)
        for path in paths:
            if Path(path).suffix in (".cpp", ".h", ".py", ".sh", ".cmake", ".json", ".tsv", ".txt", ".tapu"):
                self.words |= set(re.findall(r"[A-Za-z_]\w+", (root / path).read_text(encoding="utf-8", errors="ignore")))

    def has(self, said):
        if PLACE.fullmatch(said):
            place = said.rstrip("/")
            return place in self.folders or bool({place, place + ".h", place + ".cpp"} & self.paths)
        if FILE.fullmatch(said):
            return said in self.files
        return not NAME.fullmatch(said) or set(re.findall(r"\w+", said)) <= self.words


def page_findings(path, text, named):
    """(line, check, words) for each name in a page that nothing in the project bears."""
    if not path.endswith(".md") or path.startswith("resources/"):
        return
    text = FENCE.sub(lambda found: "\n" * found.group().count("\n"), text)
    for number, line in enumerate(text.splitlines(), 1):
        for said in SPAN.findall(line):
            if not named.has(said):
                yield number, "page", f"nothing here is called {said}"
