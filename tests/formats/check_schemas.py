# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds what tapu-tool reads and writes against the published schemas. Usage: check_schemas.py TOOL SOURCE"""
import json
import pathlib
import subprocess
import sys

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(77)

tool, source = sys.argv[1], pathlib.Path(sys.argv[2])


def schema(name):
    return jsonschema.Draft202012Validator(json.loads((source / "resources/schemas" / f"{name}.schema.json").read_text()))


board, header, move, state = (schema(name) for name in ("board", "record-header", "record-move", "state"))
for validator in (board, header, move, state):
    validator.check_schema(validator.schema)

for path in (source / "resources/boards").glob("*.tapuboard"):
    board.validate(json.loads(path.read_text()))

records = sorted((source / "tests/records").glob("*.tapu"))
assert records
for path in records:
    first, *moves = path.read_text().splitlines()
    header.validate(json.loads(first))
    board.validate(json.loads(first)["board"])
    for line in moves:
        move.validate(json.loads(line))
    printed = subprocess.run([tool, "record", "states", path], stdout=subprocess.PIPE, check=False).stdout.splitlines()
    assert len(printed) == len(moves) + 1, path
    for line in printed:
        state.validate(json.loads(line))

bad = json.loads((source / "resources/boards/first-island.tapuboard").read_text())
bad["hexes"][0]["number"] = 7
assert not board.is_valid(bad), "the schema must see a 7"
