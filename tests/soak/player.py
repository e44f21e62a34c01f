"""Somebody who plays at a table, badly connected: cuts, moves sent twice, garbage."""

from __future__ import annotations

import threading
from contextlib import suppress
from random import Random

from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.house.full_tables import choose
from tests.house.running_house import Live, Told, Visitor

GARBAGE = ("", "{", '{"ask": 7}', '{"ask": {"do": "play", "number": 0, "move": "?"}}', "[" * 9000)


class Player(threading.Thread):
    """Plays until the house dies, the game is over, or it is told to stop."""

    def __init__(self, person: Visitor, table: str, seed: int, cuts: float = 0.02) -> None:
        super().__init__(daemon=True)
        self.person, self.table, self.cuts = person, table, cuts
        self.rng = Random(seed)
        self.told: list[Told] = []
        self.times_cut = 0
        self.stopped = threading.Event()

    def run(self) -> None:
        seen = None
        while not self.stopped.is_set():
            try:
                live = self.person.connect(self.table, seen)
            except (OSError, EOFError, WebSocketException):
                return
            with suppress(ConnectionClosed, OSError, TimeoutError):
                self._play(live)
            live.close()
            seen = max((message["number"] for message in self.told), default=None)

    def _play(self, live: Live) -> None:
        while not self.stopped.is_set():
            message = live.hear(timeout=2)
            self.told.append(message)
            view = message.get("view")
            if view and view["turn"] is None:
                self.stopped.set()
            elif view and view["turn"] == view["seat"] and message["kind"] != "refused":
                move = {"number": message["number"], "move": choose(message, self.rng)}
                for _ in range(self.rng.choice((1, 1, 2))):
                    live.send("play", **move)
            if self.rng.random() < 0.02:
                live.connection.send(self.rng.choice(GARBAGE))
            if self.rng.random() < self.cuts:
                self.times_cut += 1
                live.cut()
                return
