#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills tapu-server at random moments (SIGKILL) while tapu-tool plays over TCP, starts it again, and judges.

Between the two stands a relay that reads along: what the server acknowledged must be in its store at the end, once, in
order and as it was; every program must come back by itself and report one and the same end. A third of the kills comes
while the table gathers or begins, a tenth when the first word of the end is on its way. Most of a game is waiting for
programs to come back, so several are played at once.

    python3 tests/net/kill_battery.py --bin build/release/bin --kills 1000
"""
import argparse
import asyncio
import json
import os
import random
import shutil
import sqlite3
import sys
import tempfile
import time

HELLO, ACT, WELCOME, REFUSED, SNAPSHOT, BATCH, LOBBY, LOBBY_CHANGE = 1, 2, 65, 66, 67, 68, 70, 74
POSITION, NEWS = 75, 76  # what a chain has in the place of a snapshot and a batch
STAGE = {LOBBY: 4, LOBBY_CHANGE: 2}  # where in the message
SEATS = {"classic": 4, "crazy": 3, "big": 4, "six": 6, "eight": 8}
GAMES = {
    "classic": [],
    "six": [],
    "eight": ["--rules", "crazy", "--option", "table.between=pairs", "--option", "crazy.maxRounds=4", "--option",
              "crazy.reactionSeconds=1"],
    "crazy": ["--rules", "crazy", "--option", "crazy.maxRounds=8", "--option", "crazy.reactionSeconds=1"],
    "big": ["--rules", "big", "--boards", "2", "--option", "big.maxRounds=8", "--option", "big.gapSeconds=0",
            "--option", "big.roundSeconds=10"],
}
PATIENCE = 90  # seconds in which something must happen: on a busy machine a whole game may take longer
MOST_COMINGS = 20  # of one program
GAVE_UP = (b"Nobody answers", b"This game is full")  # it was killed too often before the welcome, or its seat still waits


def read_cbor(data, at=0):
    """One value of what travels here: numbers, bytes, text, arrays, maps, null and truth values."""
    first = data[at]
    kind, small = first >> 5, first & 31
    at += 1
    if small < 24:
        number = small
    elif small < 28:
        size = 1 << (small - 24)
        number = int.from_bytes(data[at:at + size], "big")
        at += size
    else:
        raise ValueError("open length")
    if kind == 0:
        return number, at
    if kind == 1:
        return -1 - number, at
    if kind in (2, 3):
        return bytes(data[at:at + number]), at + number
    if kind == 4:
        items = []
        for _ in range(number):
            item, at = read_cbor(data, at)
            items.append(item)
        return items, at
    if kind == 5:
        pairs = {}
        for _ in range(number):
            key, at = read_cbor(data, at)
            pairs[key if not isinstance(key, list) else str(key)], at = read_cbor(data, at)
        return pairs, at
    return {20: False, 21: True, 22: None}.get(number), at


class Frames:
    """Whole frames out of a stream."""

    def __init__(self):
        self.rest = b""

    def feed(self, data):
        self.rest += data
        while len(self.rest) >= 4:
            size = int.from_bytes(self.rest[:4], "big")
            if len(self.rest) < 4 + size:
                return
            yield self.rest[4:4 + size]
            self.rest = self.rest[4 + size:]


class Game:
    """One game: its server, its players, the relay between them and what it overheard."""

    def __init__(self, args, rules, dice, kills):
        self.args, self.rules, self.dice, self.kills_left = args, rules, dice, kills
        self.kills = self.lobby_kills = self.end_kills = self.acknowledged = 0
        self.came_again = self.programs = 0  # those that gave up in the lobby and were started again, and all
        self.told = 0  # moves that somebody heard of
        self.promised = {}  # (seat, number of the Act) -> order of its acknowledgement
        self.server = None
        self.players = []
        self.port = 0
        self.is_ending = False
        self.wake = asyncio.Event()
        self.problems = []

    # ---- the relay

    async def relay(self, reader, writer):
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            writer.close()
            return
        link = {"seat": None, "asked": set(), "writers": (writer, far_writer), "dead": False}
        self.open_links[id(link)] = link
        await asyncio.gather(self.pump(link, reader, far_writer, self.said), self.pump(link, far_reader, writer, self.heard))
        self.open_links.pop(id(link), None)

    async def pump(self, link, reader, writer, note):
        frames = Frames()
        try:
            while data := await reader.read(65536):
                if link["dead"]:
                    break
                for frame in frames.feed(data):
                    note(link, frame)
                if link["dead"]:  # killed by what it said: nobody hears it
                    break
                writer.write(data)
        except (ConnectionError, OSError):
            pass
        try:
            writer.close()
        except OSError:
            pass

    def said(self, link, frame):
        if frame[1] == ACT:
            message, _ = read_cbor(frame)
            link["asked"].add(message[1])

    def heard(self, link, frame):
        kind = frame[2] if frame[1] == 24 else frame[1]
        kind = {POSITION: SNAPSHOT, NEWS: BATCH}.get(kind, kind)  # which begin with the same fields
        if kind not in (WELCOME, SNAPSHOT, BATCH, LOBBY, LOBBY_CHANGE):
            return
        message, _ = read_cbor(frame)
        if kind == WELCOME:
            link["seat"] = message[5]
        elif kind in STAGE:
            if isinstance(message[-1], int) and message[-1] >= 0:
                link["seat"] = message[-1]
            if message[STAGE[kind]] == 2 and not self.is_ending:
                self.is_ending = True
                if self.kill_at == "end" and self.kills_left > 0:
                    self.kill_now()
        elif kind == BATCH:
            self.told = max(self.told, message[1])
            if message[2] is not None:
                self.promise(link, message[2])
            if self.kill_at == "move" and self.told >= self.kill_move:
                self.wake.set()
        elif kind == SNAPSHOT:
            self.told = max(self.told, message[1])
            if message[3] is None and message[2] in link["asked"]:
                self.promise(link, message[2])

    def promise(self, link, number):
        self.promised.setdefault((link["seat"], number), len(self.promised))

    # ---- the programs

    async def serve(self):
        """Starts the server; it listens when this returns."""
        seats = [] if self.rules == "big" else ["--seats", str(SEATS[self.rules])]
        self.server = await asyncio.create_subprocess_exec(
            os.path.join(self.args.bin, "tapu-server"), "--port", str(self.port), "--bind", "127.0.0.1", "--quiet",
            "--once", "--offer-wait", "0", "--language", "en", "--store", self.store, *seats, *GAMES[self.rules],
            stdout=asyncio.subprocess.PIPE)
        line = (await self.server.stdout.readline()).decode().split()
        if len(line) != 3 or int(line[2]) == 0:
            raise RuntimeError(f"the server does not listen: {line}")
        self.port = int(line[2])

    async def join(self, relay_port, seats):
        """Plays to the end; its status and its report. Whoever is not welcomed in three calls gives up, as a person would
        be told that nobody is there, and comes again, with the keys of the seats that it has."""
        self.programs += 1
        keys = os.path.join(os.path.dirname(self.store), f"keys-{self.programs}")
        for _ in range(MOST_COMINGS):
            player = await self.start_player(relay_port, seats, keys)
            out, why = await player.communicate()
            if player.returncode == 0 or not any(reason in why for reason in GAVE_UP):
                break
            self.came_again += 1
            await asyncio.sleep(2)  # a seat of the one before is kept for half a minute
        return player.returncode, out, why.decode().strip()

    async def start_player(self, relay_port, seats, keys):
        return await asyncio.create_subprocess_exec(
            os.path.join(self.args.bin, "tapu-tool"), "join", f"127.0.0.1:{relay_port}", "--seats", str(seats),
            "--token-file", keys, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE)

    def kill_now(self):
        """SIGKILL, and whatever was on its way is lost."""
        self.kills += 1
        self.kills_left -= 1
        self.lobby_kills += self.told == 0
        self.end_kills += self.is_ending
        self.server.kill()
        for link in list(self.open_links.values()):
            link["dead"] = True
            for writer in link["writers"]:
                writer.transport.abort()
        self.kill_at = None
        self.wake.set()

    def plan_kill(self):
        """When the server dies next: soon after its start, at some move, or at the first word of the end."""
        if self.kills_left == 0:
            self.kill_at = None
            return
        self.kill_at = self.dice.choices(["time", "move", "end"], [35, 55, 10])[0]
        if self.kill_at == "end" and self.is_ending:
            self.kill_at = "time"  # its first word was said already: nothing would call for this kill
        self.kill_move = self.told + self.dice.randint(0, 40 if self.rules != "classic" or self.dice.random() < 0.5 else 150)

    async def patiently(self, tasks, when):
        """Waits for one of them, or for all, as long as the game goes on. False: it stands still."""
        while True:
            before = (self.told, self.kills, self.came_again)
            _, pending = await asyncio.wait(tasks, timeout=PATIENCE, return_when=when)
            if not pending or (when == asyncio.FIRST_COMPLETED and len(pending) < len(tasks)):
                return True
            if before == (self.told, self.kills, self.came_again):
                return False

    def where(self):
        gone = [player.result()[2] for player in self.players if player.done() and not player.cancelled()]
        return (f"{self.told} moves told, {self.kills} kills, next at {self.kill_at}, "
                f"{'the end is told, ' if self.is_ending else ''}{len(self.open_links)} links, status {self.status_now()}, "
                f"server {'gone' if self.server.returncode is not None else 'there'}, programs that left: {gone}")

    async def until_killed(self):
        """Waits for the planned moment. False: the server ended by itself, or was closed when all had left."""
        self.wake.clear()
        ended = asyncio.ensure_future(self.server.wait())
        woken = asyncio.ensure_future(self.wake.wait())
        all_left = asyncio.ensure_future(asyncio.wait(self.players))
        if self.kill_at == "time":
            seconds = self.dice.random() * (0.05 if self.dice.random() < 0.7 else 0.5)
            await asyncio.wait({ended, woken}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        elif not await self.patiently({ended, woken, all_left}, asyncio.FIRST_COMPLETED):
            raise RuntimeError(f"nothing happens: {self.where()}")
        is_for_nobody = all_left.done() and not woken.done()
        for task in (ended, woken, all_left):
            task.cancel()
        if self.server.returncode is not None and self.kill_at is not None:
            return False
        if is_for_nobody:
            return await self.close_table()
        if self.kill_at is not None and self.kills_left > 0:
            self.kill_now()
        return await self.server.wait() != 0

    async def close_table(self):
        """Every program has heard of the end and left. Those that left before a kill do not come back, and the server would
        keep their places for a minute: its person closes the table."""
        ended = asyncio.ensure_future(self.server.wait())
        await asyncio.wait({ended}, timeout=1)
        if not ended.done():
            self.server.terminate()
            await asyncio.wait({ended}, timeout=PATIENCE)
        if not ended.done():
            raise RuntimeError(f"the server does not end when it is told to: {self.where()}")
        return False

    async def play(self):
        with tempfile.TemporaryDirectory() as folder:
            self.store = os.path.join(folder, "game.sqlite")
            self.open_links = {}
            relay = await asyncio.start_server(self.relay, "127.0.0.1", 0)
            relay_port = relay.sockets[0].getsockname()[1]
            await self.serve()
            seats = SEATS[self.rules]
            split = self.dice.choice([[seats], [1, seats - 1], [2, seats - 2]])
            players = self.players = [asyncio.ensure_future(self.join(relay_port, count)) for count in split if count]
            try:
                self.plan_kill()
                while await self.until_killed():
                    if self.status_now() == 2:
                        break  # it had told everybody and was about to end: there is nothing to go on with
                    if self.dice.random() < 0.2:
                        await asyncio.sleep(self.dice.random())
                    await self.serve()
                    self.plan_kill()
                if not await self.patiently(players, asyncio.ALL_COMPLETED):
                    raise RuntimeError(f"a player does not end: {self.where()}")
                self.judge([player.result() for player in players])
            finally:
                for player in players:
                    player.cancel()
                relay.close()
                await relay.wait_closed()

    # ---- judging

    def status_now(self):
        """Of the game after a kill, read from a copy: opening the store would finish what the server left in it."""
        with tempfile.TemporaryDirectory() as folder:
            copy = os.path.join(folder, "copy.sqlite")
            for ending in ("", "-wal"):
                if os.path.exists(self.store + ending):
                    shutil.copy(self.store + ending, copy + ending)
            try:
                return self.rows(copy)[0]
            except sqlite3.Error:
                return 0  # killed while it was being made

    @staticmethod
    def rows(store):
        """Status of the game, and moves as they lie in the store."""
        database = sqlite3.connect(store)
        try:
            game = database.execute("SELECT id, status FROM game ORDER BY id DESC LIMIT 1").fetchone()
            if game is None:
                return 0, []
            rows = database.execute("SELECT number, seat, client_seq, hash FROM event WHERE game = ? ORDER BY number", game[:1])
            return game[1], rows.fetchall()
        finally:
            database.close()

    def judge(self, results):
        status, rows = self.rows(self.store)
        if self.server.returncode != 0 and status != 2:
            self.problems.append(f"the server ended with {self.server.returncode}")
        if rows and self.told == 0:
            self.problems.append("no move that was told was understood")
        if self.told > len(rows):
            self.problems.append(f"{self.told} moves were told and {len(rows)} are there")
        if status != 2:
            self.problems.append(f"the store holds the game with status {status}")
        if [row[0] for row in rows] != list(range(len(rows))):
            self.problems.append("moves are not numbered one by one")
        stored = {}
        for number, seat, client_seq, _ in rows:
            if client_seq:
                stored.setdefault((seat, client_seq), []).append(number)
        last = {}
        for (seat, number), _ in sorted(self.promised.items(), key=lambda item: item[1]):
            places = stored.get((seat, number), [])
            if len(places) != 1:
                self.problems.append(f"Act {number} of seat {seat} was acknowledged and is there {len(places)} times")
            elif places[0] <= last.get(seat, -1):
                self.problems.append(f"Act {number} of seat {seat} is out of order")
            else:
                last[seat] = places[0]
        self.acknowledged = len(self.promised)
        for status, out, why in results:
            report = json.loads(out)
            if status != 0 or not report["finished"] or report["moves"] != len(rows):
                self.problems.append(f"a player ended with {status}: {why} {report}, {len(rows)} moves are stored")


class Battery:
    """Games one after another, several at once, until the server was killed often enough."""

    def __init__(self, args):
        self.args, self.dice = args, random.Random(args.seed)
        self.started = time.monotonic()
        self.games = self.kills = self.planned = self.bad = self.came_again = 0
        self.totals = {}

    async def run(self):
        await asyncio.gather(*(self.work() for _ in range(self.args.at_once)))

    async def work(self):
        while (left := self.args.kills - self.kills - self.planned) > 0:
            rules = self.args.rules.split(",")[self.games % len(self.args.rules.split(","))]
            kills = min(left, self.dice.randint(1, self.args.most_in_a_game))
            self.games += 1
            self.planned += kills
            await self.play(self.games, Game(self.args, rules, random.Random(self.dice.random()), kills))
            self.planned -= kills

    async def play(self, number, game):
        try:
            await game.play()
        except Exception as problem:  # whatever it is, the other games go on
            game.problems.append(f"{type(problem).__name__}: {problem}")
            if game.server and game.server.returncode is None:
                game.server.kill()
        self.kills += game.kills
        self.came_again += game.came_again
        if game.problems:
            self.bad += 1
            print(f"game {number} ({game.rules}): " + "; ".join(game.problems[:5]), flush=True)
        if self.args.verbose:
            print(f"game {number} ({game.rules}): {game.kills} kills ({game.lobby_kills} in the lobby, {game.end_kills} at "
                  f"the end), {game.told} moves told, {time.monotonic() - self.started:.0f} s", flush=True)
        counts = self.totals.setdefault(game.rules, [0, 0, 0, 0, 0])
        for i, more in enumerate((1, game.kills, game.lobby_kills, game.end_kills, game.acknowledged)):
            counts[i] += more

    def report(self):
        for rules, (count, killed, lobby, end, acknowledged) in self.totals.items():
            print(f"{rules}: {count} games, {killed} kills ({lobby} in the lobby, before the first move was told; {end} at "
                  f"the last move or after it), {acknowledged} Acts acknowledged")
        print(f"{self.games} games, {self.kills} kills, {self.bad} games with a fault, {self.came_again} times a program "
              f"gave up before its welcome and came again, {time.monotonic() - self.started:.0f} s")


async def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bin", default=os.environ.get("TAPU_BIN", "build/release/bin"))
    parser.add_argument("--kills", type=int, default=12, help="how many in all")
    parser.add_argument("--most-in-a-game", type=int, default=6)
    parser.add_argument("--rules", default="classic,crazy,big,six,eight")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verbose", action="store_true", help="a line for each game")
    parser.add_argument("--at-once", type=int, default=4, help="games played at the same time")
    battery = Battery(parser.parse_args())
    await battery.run()
    battery.report()
    return 1 if battery.bad else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
