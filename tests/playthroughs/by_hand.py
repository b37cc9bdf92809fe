# SPDX-License-Identifier: GPL-3.0-or-later
"""by_hand.py TOOL [FILE..]: plays the records of this folder, which were written by hand, and holds each position against
what its line expects. README.md tells how they are written."""
import json
import pathlib
import subprocess
import sys


def difference(expected, found, way):
    """The first place where a position is not as it is expected to be; empty: none."""
    if isinstance(expected, dict):
        if not isinstance(found, dict):
            return f"{way}: {found!r} instead of {expected!r}"
        for key, value in expected.items():
            if key not in found:
                return f"{way}.{key}: is not told"
            if wrong := difference(value, found[key], f"{way}.{key}"):
                return wrong
        return ""
    if isinstance(expected, list):
        if not isinstance(found, list) or len(found) != len(expected):
            return f"{way}: {found!r} instead of {expected!r}"
        return next(filter(None, (difference(*pair, f"{way}[{i}]") for i, pair in enumerate(zip(expected, found)))), "")
    return "" if expected == found and type(expected) is type(found) else f"{way}: {found!r} instead of {expected!r}"


def of_seats(actions, listed, is_wanted, way):
    """The first action that a seat may do and should not, or the other way round. A bare word stands for all with it."""
    for seat, texts in actions.items():
        for text in texts:
            has = any(each == text or each.startswith(text + " ") for each in listed[seat])
            if has != is_wanted:
                return f"{way} of seat {seat}: “{text}” is {'not ' if is_wanted else ''}legal"
    return ""


def fault(then, state):
    then = dict(then)
    can, cannot = then.pop("can", {}), then.pop("cannot", {})
    for key in ("turned", "ships", "fog"):  # told in full
        if key in then and then[key] != state[key]:
            return f"{key}: {state[key]!r} instead of {then[key]!r}"
    return (difference(then, state, "then") or of_seats(can, state["legal"], True, "can")
            or of_seats(cannot, state["legal"], False, "cannot"))


def play(tool, path):
    """The faults of one file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    ended = subprocess.run([tool, "record", "states", str(path)], capture_output=True, text=True, check=False)
    states = [json.loads(line) for line in ended.stdout.splitlines()]
    if ended.returncode != 0 or len(states) != len(lines):
        return [ended.stderr.strip() or f"{path.name}: {len(states)} positions of {len(lines)} lines"]
    checked, faults = 0, []
    for number, (line, state) in enumerate(zip(lines, states), start=1):
        then = json.loads(line).get("then")
        if number == 1 or then is None:
            continue
        checked += 1
        if wrong := fault(then, state):
            faults.append(f"{path.name}:{number}: {wrong}")
    if checked == 0:
        faults.append(f"{path.name}: expects nothing")
    return faults


def notice_what_is_wrong():
    """A comparison that lets everything pass would be worth nothing."""
    state = {"hand": [{"ore": 1}], "fog": {"a": 1}, "legal": {"0": ["pirate 1,2 -"]}}
    for then in ({"hand": [{"ore": 2}]}, {"hand": []}, {"hand": [{"wool": 0}]}, {"fog": {}}, {"can": {"0": ["roll"]}},
                 {"cannot": {"0": ["pirate"]}}, {"hand": [{"ore": True}]}):
        if not fault(then, state):
            sys.exit(f"nothing is found wrong with {then}")
    if fault({"hand": [{"ore": 1}], "fog": {"a": 1}, "can": {"0": ["pirate"]}, "cannot": {"0": ["roll"]}}, state):
        sys.exit("what is so is found wrong")


def main():
    notice_what_is_wrong()
    tool, *names = sys.argv[1:]
    here = pathlib.Path(__file__).parent
    paths = [pathlib.Path(name) for name in names] or sorted(here.glob("*.tapu"))
    if not paths:
        sys.exit("There is no record here")
    faults = [each for path in paths for each in play(tool, path)]
    print("\n".join(faults) or f"{len(paths)} records by hand, as they are expected")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
