#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a game against bots as somebody who hears the program and does not see it: everything it knows comes over the
bus of screen readers (AT-SPI), everything it does is a press there. See README.md; play_by_ear.sh starts what it needs.

    play_by_ear.py --language en|hi --log FILE [--turns N | --replay] [--seconds N] -- PROGRAM ARGUMENT...

The log tells what was said (<), what was pressed (>) and how it ended. Exit status 0: the game was played to its end, or
for N turns; or the replay was heard to its end, with something said of each move.
"""
import argparse
import re
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

WORDS = {
    "en": {"board": "Board", "road": "Road", "settlement": "Settlement", "city": "City", "card": "Dev. card",
           "roll": "Roll dice", "end": "End turn", "win": "Declare victory", "enough": "Enough roads",
           "suggest": "Suggest (G)", "discard": "Return", "whom": "Take a card from whom?", "decline": "Decline",
           "swap": "Swap with bank", "clear": "Clear", "over": "How it went", "more": "One {} more", "get": "You get",
           "kinds": ["Brick", "Lumber", "Wool", "Grain", "Ore"], "hurry": "Skip to my turn (F)", "on": "A move on (Right)"},
    "hi": {"board": "बोर्ड", "road": "सड़क", "settlement": "बस्ती", "city": "शहर", "card": "विकास कार्ड",
           "roll": "पासे फेंकें", "end": "बारी पूरी करें", "win": "जीत की घोषणा करें", "enough": "इतनी सड़कें काफ़ी",
           "suggest": "सुझाएँ (G)", "discard": "लौटाएँ", "whom": "किसका कार्ड लेना है?", "decline": "नामंज़ूर",
           "swap": "बैंक से अदला-बदली", "clear": "खाली करें", "over": "गेम कैसा रहा", "more": "{}: एक ज़्यादा", "get": "आपको मिलेगा",
           "kinds": ["ईंट", "लकड़ी", "ऊन", "अनाज", "अयस्क"], "hurry": "मेरी बारी तक जाएँ (F)", "on": "एक चाल आगे (Right)"},
}
PRESS = "Press"


class Player:
    """Ears and hands."""

    def __init__(self, words, log):
        self.words, self.log, self.heard, self.pressed, self.page = words, log, 0, 0, None
        self.listener = Atspi.EventListener.new(self.hear)
        self.listener.register("object:state-changed:showing")

    def write(self, sign, text):
        self.log.write(f"{sign} {text}\n")
        self.log.flush()

    def hear(self, event):
        try:
            if event.detail1 and event.source.get_role() == Atspi.Role.ALERT and event.source.get_name():
                self.heard += 1
                self.write("<", event.source.get_name())
        except GLib.Error:
            pass  # it is gone already

    def listen(self, seconds=0.0):
        until = time.monotonic() + seconds
        context = GLib.MainContext.default()
        while True:
            while context.iteration(False):
                pass
            if time.monotonic() >= until:
                return
            time.sleep(0.01)

    @staticmethod
    def parts(root):
        """All objects below this one that are shown; places of the board are left out."""
        open_, found = [root], []
        while open_:
            at = open_.pop()
            try:
                if not at.get_state_set().contains(Atspi.StateType.SHOWING):
                    continue
                found.append(at)
                if at.get_role() == Atspi.Role.LIST:
                    continue
                open_ += reversed([c for c in (at.get_child_at_index(i) for i in range(at.get_child_count())) if c])
            except GLib.Error:
                continue
        return found

    @staticmethod
    def actions(part):
        try:
            return [part.get_action_name(i) for i in range(part.get_n_actions())]
        except GLib.Error:
            return []

    def press(self, part):
        self.write(">", part.get_name())
        self.pressed += 1
        part.do_action(self.actions(part).index(PRESS))
        self.listen(0.02)

    def buttons(self):
        shown = self.parts(self.page)
        return shown, [b for b in shown if b.get_role() in (Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON)
                       and PRESS in self.actions(b)]

    def find_page(self):
        """The page of the table: what the board lies on."""
        desktop = Atspi.get_desktop(0)
        for app in (desktop.get_child_at_index(i) for i in range(desktop.get_child_count())):
            if not app or app.get_name() != "tapu":
                continue
            app.set_cache_mask(Atspi.Cache.NONE)
            for part in self.parts(app):
                if part.get_name() == self.words["board"] and part.get_role() == Atspi.Role.PANEL:
                    self.page = part.get_parent()
                    return part
        return None

    def legal(self, board):
        """The places that may be pressed, the best first: most throws of the dice pay there, by the numbers heard."""
        found = []
        for kind in range(board.get_child_count()):
            places = board.get_child_at_index(kind)
            for i in range(places.get_child_count()):
                place = places.get_child_at_index(i)
                if PRESS in self.actions(place):
                    numbers = [int(n) for n in re.findall(r"\d+", place.get_name().split(";")[0])]
                    found.append((sum(6 - abs(7 - n) for n in numbers if 2 <= n <= 12), place))
        return [place for _, place in sorted(found, key=lambda each: -each[0])]

    def swap(self):
        """Exchanges cards with the bank for a kind that is missing, if there are enough of another."""
        for kind in self.words["kinds"]:
            shown, buttons = self.buttons()
            below = False
            for part in shown:  # the buttons of what one gets come after those of what one gives
                below = below or part.get_name().startswith(self.words["get"])
                if below and part.get_name() == self.words["more"].format(kind) and PRESS in self.actions(part):
                    self.press(part)
                    break
            swap = [b for b in self.buttons()[1] if b.get_name() == self.words["swap"]]
            if swap:
                self.press(swap[0])
                return True
            clear = [b for b in self.buttons()[1] if b.get_name() == self.words["clear"]]
            if clear:
                self.press(clear[0])
        return False


class Memory:
    """How many own turns ended, and after which of them the bank was asked last."""
    ended, swapped = 0, -1


def play(player, turns, deadline):
    board, memory = None, Memory()
    while time.monotonic() < deadline and not board:
        player.listen(0.2)
        board = player.find_page()
    while time.monotonic() < deadline:
        try:
            if step(player, board, turns, memory):
                return True
        except GLib.Error:
            player.listen(0.05)  # what was looked at is gone: look again
    return False


def button_on(player):
    """The button that goes a move on: the page of a replay is above the board's own, and at the end the button has no
    press any more. None: it is not shown yet."""
    while player.page:
        for part in player.buttons()[0]:
            if part.get_name() == player.words["on"]:
                return part
        player.page = player.page.get_parent()
    return None


def hear_replay(player, deadline):
    """Goes on move by move until there is none any more; true if something was said of each."""
    while time.monotonic() < deadline:
        player.listen(0.1)
        if not player.page:
            player.find_page()
            player.listen(1)  # the beginning is said, too
            continue
        try:
            on = button_on(player)
            if not on:
                continue
            if not on.get_state_set().contains(Atspi.StateType.SENSITIVE):
                return player.pressed > 0
            heard, name = player.heard, on.get_name()
            player.press(on)
        except GLib.Error:
            continue  # what was looked at is gone: look again
        until = time.monotonic() + 5
        while player.heard == heard and time.monotonic() < until:
            player.listen(0.05)
        if player.heard == heard:
            player.write("!", f"nothing was said of press {player.pressed}: {name}")
            return False
    return False


def step(player, board, turns, memory):
    """One look and one press; true if the game is over or was played long enough."""
    words = player.words
    player.listen(0.02)
    shown, buttons = player.buttons()
    by_name = {}
    for button in buttons:
        by_name.setdefault(button.get_name(), button)
    if words["over"] in by_name:
        for part in shown:
            if part.get_role() == Atspi.Role.LABEL and part.get_name():
                player.write("=", part.get_name())
        return True
    if turns and memory.ended >= turns:
        return True
    done = False
    if any(part.get_name() == words["whom"] for part in shown):
        victims = [b for b in buttons if re.search(r"\(\d+ .*\)$", b.get_name())]
        if victims:
            player.press(victims[0])
            return False
    for name in ("win", "discard", "suggest", "decline", "roll", "enough"):
        if words[name] in by_name:
            player.press(by_name[words[name]])
            done = True
            break
    if done:
        return False
    places = player.legal(board)
    if places:
        player.press(places[0])
        return False
    for name in ("city", "settlement", "card", "road"):
        if words[name] in by_name and not (name == "road" and memory.ended % 3):
            player.press(by_name[words[name]])
            done = True
            break
    if done:
        return False
    if words["end"] in by_name:
        if memory.swapped < memory.ended:
            memory.swapped = memory.ended
            if player.swap():
                return False
        memory.ended += 1
        player.press(by_name[words["end"]])
        return False
    player.listen(0.1)
    return False


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--language", choices=sorted(WORDS), default="en")
    parser.add_argument("--log", required=True)
    parser.add_argument("--turns", type=int, default=0)
    parser.add_argument("--replay", action="store_true")
    parser.add_argument("--seconds", type=float, default=900)
    parser.add_argument("program", nargs="+")
    given = parser.parse_args()
    Atspi.init()
    with open(given.log, "w", encoding="utf-8") as log:
        player = Player(WORDS[given.language], log)
        program = subprocess.Popen(given.program)
        try:
            deadline = time.monotonic() + given.seconds
            done = hear_replay(player, deadline) if given.replay else play(player, given.turns, deadline)
        finally:
            program.terminate()
            program.wait(20)
        text = f"{player.heard} announcements heard, {player.pressed} presses, {'played to the end' if done else 'not done'}"
        player.write("=", text)
        print(text)
    return 0 if done and player.heard else 1


if __name__ == "__main__":
    sys.exit(main())
