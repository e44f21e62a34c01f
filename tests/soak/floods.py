"""Floods a house with everything that may be asked, by many who pay for it, while a few others play in peace.

Budgets are those of a house that nobody has set up; those who flood come from other addresses than those who play.
"""

from __future__ import annotations

import signal
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

import haricot
from tests.house.full_tables import choose, gather
from tests.house.running_house import Live, RunningHouse, Visitor
from tests.soak.kills import opened_house
from tests.soak.player import GARBAGE
from tests.soak.trial import Tally

ORDINARY = {
    "HARICOT_REQUESTS_PER_SECOND": "100",
    "HARICOT_MESSAGES_PER_SECOND": "30",
    "HARICOT_WORK_PER_SECOND": "1000",
    "HARICOT_SOCKETS_PER_ADDRESS": "500",
    "HARICOT_NEWCOMERS_PER_ADDRESS": "300",
    "HARICOT_BOT_SECONDS": "0.2",
}
LONGEST_WAIT = 3.0
"""Seconds after which whoever floods asks anew; the house may go on with what was asked."""


class Flooder(threading.Thread):
    """Asks for one thing as fast as it is answered, and again when it is refused."""

    def __init__(self, address: str, kind: str, number: int) -> None:
        super().__init__(daemon=True)
        self.forwarded = {"X-Forwarded-For": f"203.0.113.{number}"}
        self.person = Visitor(address)
        self.person.http.headers.update(self.forwarded)
        self.person.http.timeout = httpx.Timeout(LONGEST_WAIT)
        self.kind, self.rng = kind, Random(number)
        seat = {"seat": 0, "bots": [{"seat": 1, "level": "graine"}], "start": True}
        self.table = self.person.open("kala", options={"first": 0}, **seat)
        self.asked: Counter[str] = Counter()
        self.stopped = threading.Event()

    def run(self) -> None:
        ask: Callable[[], None] = getattr(self, f"_{self.kind}")
        while not self.stopped.is_set():
            with suppress(OSError, EOFError, httpx.TransportError, WebSocketException, TimeoutError):
                ask()

    def _messages(self) -> None:
        self._send(lambda live: live.connection.send(self.rng.choice(GARBAGE)))

    def _undo(self) -> None:
        self._send(lambda live: live.send("undo", number=1))

    def _send(self, send: Callable[[Live], None]) -> None:
        live = self._connect()
        with suppress(ConnectionClosed):
            while not self.stopped.is_set():
                send(live)
                self.asked[self.kind] += 1
        self.asked["refused"] += 1
        live.close()

    def _connect(self) -> Live:
        return self.person.connect(self.table, None, "en", **self.forwarded)

    def _joins(self) -> None:
        self._connect().close()
        self.asked["joins"] += 1

    def _hints(self) -> None:
        self._post(f"/api/tables/{self.table}/hints", {})

    def _reviews(self) -> None:
        self._post("/api/study/reviews", {"record": finished_game(self.rng.getrandbits(30))})

    def _nowhere(self) -> None:
        self._post(f"/api/{self.rng.choice(('nope', 'games', 'tables/x'))}", {})

    def _post(self, path: str, body: object) -> None:
        answer = self.person.http.post(path, json=body)
        self.asked[self.kind] += 1
        self.asked["refused"] += answer.status_code == 429
        self.asked["faults"] += answer.status_code >= 500


KINDS = ("messages", "undo", "joins", "hints", "reviews", "nowhere")


def flood(folder: Path, seed: int, tally: Tally, seconds: float = 6.0, each: int = 2, patience: float = 2.0) -> None:
    """By `each` of a kind; `patience`: after how many seconds a move of those who play in peace counts as lost."""
    with opened_house(folder, **ORDINARY) as house:
        # From another process, so that whoever plays in peace waits for the house alone.
        with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
            flooding = elsewhere.submit(flood_from_here, house.address, seconds, each)
            while not flooding.done():
                play_in_peace(house, Random(seed), flooding, tally, patience)
            asked = flooding.result()
        faults = asked.pop("faults", 0)
        tally.tried.update(asked)
        tally.expect(faults == 0, f"{faults} faults")
        tally.expect('"level":"error"' not in house.logs.read_text(), f"seed {seed}: an error in the log")
        house.end(signal.SIGTERM)


def flood_from_here(address: str, seconds: float, each: int) -> Counter[str]:
    """What was asked, by everybody together."""
    flooders = [Flooder(address, kind, 1 + 10 * n + i) for i, kind in enumerate(KINDS) for n in range(each)]
    for flooder in flooders:
        flooder.start()
    time.sleep(seconds)
    for flooder in flooders:
        flooder.stopped.set()
    for flooder in flooders:
        flooder.join(20)
    return sum((flooder.asked for flooder in flooders), Counter())


def play_in_peace(
    house: RunningHouse, rng: Random, flooding: Future[Counter[str]], tally: Tally, patience: float
) -> None:
    """A game of two people, each move timed from being sent to being told; they rest in between, as people do."""
    table, people = gather(house, "kala", options={"first": 0})
    people[0].ask(table, "start")
    with people[0].live(table) as first, people[1].live(table) as second:
        lives, told = (first, second), [first.table_message(), second.table_message()]
        while not flooding.done() and (turn := told[0]["view"]["turn"]) is not None:
            began = time.monotonic()
            lives[turn].send("play", number=told[turn]["number"], move=choose(told[turn], rng))
            told = [live.until(lambda m: m["kind"] in ("event", "refused")) for live in lives]
            took = time.monotonic() - began
            tally.slowest("a move", took)
            tally.checked["moves in peace"] += 1
            tally.expect(told[turn]["kind"] == "event" and took < patience, f"a move took {took:.2f} s")
            time.sleep(0.1)


def finished_game(seed: int) -> str:
    state = haricot.game("kala").new(seed=seed)
    rng, moves = Random(seed), []
    while state.turn is not None:
        moves.append(str(rng.choice(state.moves())))
        state = state.play(moves[-1])
    return haricot.Record(game="kala", seats=2, seed=seed, options={}, moves=tuple(moves)).dumps()
