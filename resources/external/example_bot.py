#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot for Tapu. It builds where most cards come from, and lets the bank change what it has too much of.

tapu-tool simulate --bots "ext:python3 example_bot.py,greedy,greedy,greedy" --games 10
README.md beside this file says what the lines mean.
"""
import json
import sys


def pips(game, corner):
    """In how many of 36 throws a card comes from here."""
    numbers = [game["board"]["hexes"][name]["number"] for name in game["board"]["corners"][corner]["hexes"]]
    return sum(6 - abs(7 - number) for number in numbers if number)


def helps(game, hand, give, want):
    """Whether a card of this kind is missing for a city or a settlement that does not need the other kind."""
    costs = game["rules"]["costs"]
    return any(costs[thing][want] > hand[want] and not costs[thing][give] for thing in ("city", "settlement"))


def value(game, state, action):
    """The action with the highest value is taken; above that of endTurn, 0."""
    hand = state["seats"][game["seat"]]["hand"]
    kind, *words = action.split(" ")
    if kind in ("settlement", "city"):
        return 100 + pips(game, words[0])
    if kind == "road":  # toward the better of its two ends
        return 10 + max(pips(game, corner) for corner in game["board"]["edges"][words[0]]["corners"])
    if kind == "bank":
        return 5 if helps(game, hand, *words) else -1
    if kind == "robber":  # where others stand, and it does not
        pieces = {**state["settlements"], **state["cities"]}
        owners = [pieces.get(corner) for corner in game["board"]["hexes"][words[0]]["corners"]]
        return 1 if game["seat"] in owners else 2 + sum(owner is not None for owner in owners)
    return {"decline": 3, "roll": 2, "buyCard": 2, "knight": 1, "endTurn": 0}.get(kind, -1)


def discard(state, seat):
    """As many cards as it owes, of what it has most of."""
    owed = next(each["left"] for each in state["pending"] if each["seat"] == seat)
    hand, given = dict(state["seats"][seat]["hand"]), []
    for _ in range(owed):
        given.append(max(hand, key=hand.get))
        hand[given[-1]] -= 1
    return "discard " + " ".join(f"{kind}*{given.count(kind)}" for kind in hand if kind in given)


def choose(game, question):
    if "discard" in question["legal"]:
        return discard(question["state"], game["seat"])
    choices = [action for action in question["legal"] if action != "offer"]
    return max(choices, key=lambda action: value(game, question["state"], action), default=None)


for line in sys.stdin:
    said = json.loads(line)
    if "tapu" in said:
        this_game = said
        print('{"ready": "example"}', flush=True)
    elif "ask" in said:
        print(json.dumps({"ask": said["ask"], "do": choose(this_game, said)}), flush=True)
    # "move" and "over" are not answered: this bot judges each position anew
