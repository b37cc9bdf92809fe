# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds what tapu-tool reads and writes against the published schemas. Usage: check_schemas.py TOOL SOURCE"""
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema

tool, source = sys.argv[1], pathlib.Path(sys.argv[2])


def schema(name):
    return jsonschema.Draft202012Validator(json.loads((source / "resources/schemas" / f"{name}.schema.json").read_text()))


board, header, move, state = (schema(name) for name in ("board", "record-header", "record-move", "state"))
for validator in (board, header, move, state):
    validator.check_schema(validator.schema)

for path in (source / "resources/boards").glob("*.tapuboard"):
    board.validate(json.loads(path.read_text()))

records = sorted([*(source / "tests/records").glob("*.tapu"), *(source / "tests/playthroughs").glob("*.tapu")])
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

# A game on a chain of boards (9), and one that begins in the middle of it.
with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder) / "big.tapu"
    subprocess.run([tool, "simulate", "--rules", "big", "--boards", "2", "--bots", "greedy,random", "--seed", "4", "--record", path],
                   stdout=subprocess.PIPE, check=True)
    first, *moves = path.read_text().splitlines()
    moves = moves[:300]
    path.write_text("\n".join([first, *moves, ""]))
    header.validate(json.loads(first))
    for each in json.loads(first)["board"]["boards"].values():
        board.validate(each)
    for line in moves:
        move.validate(json.loads(line))
    printed = subprocess.run([tool, "record", "states", path], stdout=subprocess.PIPE, check=True).stdout.splitlines()
    assert len(printed) == len(moves) + 1
    for line in printed[::10]:
        state.validate(json.loads(line))
    start = next(i for i in range(150, 300) if json.loads(printed[i])["stage"] == "between")
    path.write_text("\n".join([json.dumps(json.loads(first) | {"position": json.loads(printed[start])}), *moves[start:], ""]))
    again = subprocess.run([tool, "record", "states", path], stdout=subprocess.PIPE, check=True).stdout.splitlines()
    assert json.loads(again[-1]) == json.loads(printed[-1])
    state.validate(json.loads(again[0]))
    for key in ("stage", "bank", "seats"):
        assert not state.is_valid({k: v for k, v in json.loads(again[0]).items() if k != key}), key

# A chain as the page of the formats shows it; the board in it is judged by the schema of boards.
chain = schema("chain")
chain.check_schema(chain.schema)
own = json.loads((source / "resources/boards/a.tapuboard").read_text())
good = {"format": "tapu-chain", "version": 1, "name": "Hall", "order": "ABXC", "boards": 8, "ring": True, "own": {"X": own}}
chain.validate(good)
for key, wrong in (("format", "tapu-board"), ("order", ""), ("order", "ab"), ("boards", 0), ("own", {"A": own}), ("ring", 1)):
    assert not chain.is_valid(good | {key: wrong}), key

bad = json.loads((source / "resources/boards/first-island.tapuboard").read_text())
bad["hexes"][0]["number"] = 7
assert not board.is_valid(bad), "the schema must see a 7"
