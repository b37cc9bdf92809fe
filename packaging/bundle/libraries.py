#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the libraries that programs and plugins need and an archive carries: libraries.py LIST FILE...

LIST names, one a line, what is left to the system and why; nothing is looked for behind those.
"""
import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path


def lines(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def needed(file):
    return [words[1] for words in map(str.split, lines("objdump", "-p", file)) if words[:1] == ["NEEDED"]]


def places(file):
    found = {}
    for line in lines("ldd", file):
        match = re.match(r"\s*(\S+) => (/\S+) ", line)
        if match:
            found[match[1]] = match[2]
        elif "not found" in line:
            sys.exit(f"{file}: {line.strip()}")
    return found


def main():
    system = [line.split()[0] for line in Path(sys.argv[1]).read_text().splitlines() if line and line[0] != "#"]
    carried = {}
    waiting = sys.argv[2:]
    where = {}
    for file in waiting:
        where.update(places(file))
    while waiting:
        for name in needed(waiting.pop()):
            if name not in carried and not any(fnmatch(name, each) for each in system):
                carried[name] = where[name]
                waiting.append(where[name])
    print("\n".join(carried[name] for name in sorted(carried)))


if __name__ == "__main__":
    main()
