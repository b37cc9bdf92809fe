#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who carries moves out, and who has judged them before: test_applied.py ROOT.

`apply` (engine/play/play.h) and `Game::append` believe the move that they are given. One that came from a socket, a file
or a store must have been judged before it gets there, else a stranger chooses what breaks. For each function that calls
one of the two stands here who judges its moves. A caller that is not in the table fails until somebody has thought about
it, and so do a row without its caller and a judge that its source no longer asks.
"""
import re
import sys
from pathlib import Path

import cpp

CALL = re.compile(r"(?<![\w:.>])(?:tapu::)?apply\(\w[\w.()]*(?:->\w+)?\*?,|(?<![\w:.>])apply\(\*|\b\w*[gG]ame_?(?:\.|->)append\(|(?<![\w.>:])append\(move, tell")
OTHER = re.compile(r"^void (?:tapu::)?apply\(|^void apply")  # its own declaration and definition

OWN = ""  # nobody has to: the move is its own, chosen of the legal ones or drawn, and no stranger's
# file: {function: what its source asks about the moves first; or (file, what that asks) of who hands them on}
JUDGES = {
    # Moves of strangers.
    "app/client/game_listener.cpp": {"toldIn": "isPlausible(*known_.game", "play": "isPlausible(*known_.game"},
    "app/files/record_reader.cpp": {"playAsSeen": "isPlausible(definition", "play": "completeChance(game_->definition()", "playWhatIsDue": OWN},
    "app/host/game/authoritative_game.cpp": {"put": "isPlayable(move)", "again": "isPlayable(*move)"},
    "app/session/replay/replay.cpp": {name: ("app/files/record_reader.cpp", "isPlausible(definition") for name in ("playOn", "goTo")},
    "app/session/event/event_results.cpp": {name: ("app/files/record_reader.cpp", "isPlausible(definition") for name in ("gameOf", "of")},
    "app/session/replay/game_story.cpp": {"addBlocked": "seen->play(*move", "storyOf": "seen->play(*move"},
    "engine/play/validation.cpp": {"play": "isPlausible(definition_, state_, move)"},
    "engine/play/fill_in.cpp": {"take": "isPossible(full)", "play": "isPossible(move)", "takeBack": "game_.check("},
    "engine/play/game.cpp": {"append": ("app/host/game/authoritative_game.cpp", "isPlayable("), "play": "check(seat, action)"},
    # Moves that strangers told a client, kept in its history.
    "engine/bots/belief.cpp": {"see": "isPlausible(definition_, seen_, move)", "changesOf": "isPlausible(definition_, seen_, move)"},
    "engine/bots/counted_hands.cpp": {"see": "game_.play(told) && counted_.allows(told)"},
    # Moves that the program itself thinks of.
    "app/hall/hall_start.cpp": {"afterChoice": OWN},
    "app/review/analysis_words.cpp": {"addTrade": OWN, "addAwards": OWN},
    "app/table/sight/place_facts.cpp": {"routeFacts": OWN},
    "engine/bots/reason/advice.cpp": {"spendsWhatIsNear": OWN, "shiftFor": OWN},
    "engine/bots/reason/reasons.cpp": {
        "routeWith": OWN,
        # Of a deed that was seen, or that a bot thinks of.
        **{name: ("app/session/words/past_deed.cpp", "isPlausible(definition, game.state(), *doing)") for name in ("ofFreeRoads", "ofAwards")},
    },
    "engine/bots/search/find_gain.cpp": {"turnedUp": OWN},
    "engine/bots/search/playouts.cpp": {"add": OWN, "carryOut": OWN},
    "engine/bots/search/setup_ways.cpp": {"settled": OWN, "routed": OWN},
    "engine/bots/search/turn_search.cpp": {name: OWN for name in ("after", "afterRobber", "afterCard", "afterMonopoly")},
    "engine/bots/simulated_game.h": {"carryOut": OWN},
    "engine/play/foresee.cpp": {"tryOut": OWN, "foreseeRound": OWN},
}


def callers(root):
    """{file: {function: line}} of all that call one of the two, in app/ and engine/."""
    found = {}
    for path in sorted([*root.glob("app/**/*"), *root.glob("engine/**/*"), *root.glob("editor/**/*")]):
        if path.suffix not in (".cpp", ".h"):
            continue
        text = path.read_text(encoding="utf-8")
        lines = cpp.plain(text).splitlines()
        functions = None
        for number, line in enumerate(lines, 1):
            if not CALL.search(line) or OTHER.search(line):
                continue
            functions = functions or list(cpp.functions(text))
            names = [name for name, first, last in functions if first <= number <= last]
            function = (names[0] if names else "outside of functions").split("::")[-1]
            found.setdefault(str(path.relative_to(root)), {}).setdefault(function, number)
    return found


def findings(root, found, judges):
    for file, functions in found.items():
        for function, line in functions.items():
            if function not in judges.get(file, {}):
                yield f"{file}:{line}: {function} carries out moves, and nobody says who has judged them (tests/house/test_applied.py)"
    for file, functions in judges.items():
        for function, judge in functions.items():
            where, asks = judge if isinstance(judge, tuple) else (file, judge)
            if function not in found.get(file, {}):
                yield f"{file}: {function} no longer carries out moves: take its row out"
            elif asks and asks not in cpp.plain((root / where).read_text(encoding="utf-8")):
                yield f"{file}: {function} trusts that {where} asks {asks}, and that is no longer so"


def main():
    root = Path(sys.argv[1])
    found = callers(root)
    problems = list(findings(root, found, JUDGES))
    # It finds what is not listed, and a judge that is gone.
    some = "app/client/game_listener.cpp"
    without = {file: rows for file, rows in JUDGES.items() if file != some}
    gone = {**JUDGES, some: {**JUDGES[some], "toldIn": "isJudgedByNobody("}}
    if len(list(findings(root, found, without))) < len(found[some]) or not list(findings(root, found, gone)):
        problems.append("tests/house/test_applied.py no longer finds a caller without a judge")
    print("\n".join(problems) or f"{sum(map(len, found.values()))} functions carry out moves, and each has its judge")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
