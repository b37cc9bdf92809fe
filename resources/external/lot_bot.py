#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The smallest bot for Tapu: it plays by lot, and tells on its error output how each game ended.

README.md beside this file says what the lines mean.
"""
import json
import sys

for line in sys.stdin:
    said = json.loads(line)
    if "tapu" in said:
        seat = said["seat"]
        print('{"ready": "by lot"}', flush=True)
    elif "ask" in said:
        choices = [action for action in said["legal"] if action not in ("offer", "discard")]
        action = choices[said["lot"] % len(choices)] if choices else None
        if "discard" in said["legal"]:  # the first cards of its hand
            owed = next(each["left"] for each in said["state"]["pending"] if each["seat"] == seat)
            hand = said["state"]["seats"][seat]["hand"]
            cards = [kind for kind in hand for _ in range(hand[kind])][:owed]
            action = "discard " + " ".join(f"{kind}*{cards.count(kind)}" for kind in hand if kind in cards)
        print(json.dumps({"ask": said["ask"], "do": action}), flush=True)
    elif "over" in said:
        print("seat", seat, "has", said["over"]["points"][seat], "points", file=sys.stderr)
