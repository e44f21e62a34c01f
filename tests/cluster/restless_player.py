"""Somebody who plays at a table through whichever house answers, and keeps everything that was told and refused."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from haricot.core.errors import BadPosition
from tests.cluster.houses import at
from tests.house.full_tables import choose
from tests.house.running_house import Live, RunningHouse, Told, Visitor

ANYTHING: tuple[tuple[str, dict[str, object]], ...] = (
    ("sit", {"seat": 0}),
    ("sit", {"seat": 1}),
    ("sit", {"seat": None}),
    ("addbot", {"seat": 1, "level": "graine"}),
    ("removebot", {"seat": 1}),
    ("drawlots", {}),
    ("start", {}),
    ("lend", {}),
    ("takeback", {}),
    ("withdraw", {}),
)
NUMBERED = ("undo", "agree", "disagree", "rematch")


class RestlessPlayer(threading.Thread):
    """Comes back elsewhere when a socket is closed or cut, with the number of the last event that it was told.

    `anything`: how often it asks for something else than a move.
    """

    def __init__(
        self, person: Visitor, table: str, houses: Sequence[RunningHouse], seed: int, anything: float = 0.0
    ) -> None:
        super().__init__(daemon=True)
        self.person, self.table, self.anything = person, table, anything
        self.rng = Random(seed)
        self.visitors = [at(person, house) for house in houses]
        self.told: list[Told] = []
        """Every event, in the order in which it came."""
        self.asked: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.closings: Counter[int] = Counter()
        self.gaps: list[tuple[int, int]] = []
        """Numbers between which something was not told, within one connection."""
        self.stopped = threading.Event()
        self.first = int(person.get(f"/api/tables/{table}")["number"])
        """The number of the table's last event before it asked for anything."""

    @property
    def last(self) -> int:
        return max((message["number"] for message in self.told), default=0)

    def run(self) -> None:
        seen: int | None = None
        while not self.stopped.is_set():
            try:
                live = self.rng.choice(self.visitors).connect(self.table, seen)
            except (OSError, EOFError, WebSocketException, httpx.HTTPError):
                self.stopped.wait(0.1)
                continue
            try:
                self._play(live)
            except ConnectionClosed as closed:
                self.closings[closed.rcvd.code if closed.rcvd else 1006] += 1
                self.stopped.wait(0.05)
            except OSError:
                self.closings[1006] += 1
            with suppress(Exception):
                live.close()
            seen = self.last or seen

    def _play(self, live: Live) -> None:
        last: int | None = None
        while not self.stopped.is_set():
            try:
                message = live.hear(timeout=0.5)
            except TimeoutError:
                self._ask_anything(live, self.last)
                continue
            if message["kind"] == "event":
                self.told.append(message)
                if last is not None and message["number"] != last + 1:
                    self.gaps.append((last, message["number"]))
            elif message["kind"] == "refused":
                self._note_refusal(message)
            if message["kind"] in ("event", "table"):
                last = message["number"]
            view = message.get("view")
            if view and message["kind"] in ("event", "table") and view["turn"] == view["seat"] is not None:
                self._move(live, message)
            if message["kind"] in ("event", "table") and self.rng.random() < self.anything:
                self._ask_anything(live, message["number"])

    def _move(self, live: Live, message: Told) -> None:
        """Unless the seat is lent: then there are no moves, and where remembering is the game nothing to imagine."""
        with suppress(BadPosition):
            self._ask(live, "play", number=message["number"], move=choose(message, self.rng))

    def _ask_anything(self, live: Live, number: int) -> None:
        if self.rng.random() < 0.4:
            self._ask(live, self.rng.choice(NUMBERED), number=number)
        else:
            do, more = self.rng.choice(ANYTHING)
            self._ask(live, do, **more)

    def _ask(self, live: Live, do: str, **more: object) -> None:
        mark = f"{do}-{self.asked.total()}"
        self.asked[do] += 1
        live.send(do, re=mark, **more)

    def _note_refusal(self, message: Told) -> None:
        assert message["re"] is not None, message
        self.refused[message["re"].partition("-")[0]] += 1
