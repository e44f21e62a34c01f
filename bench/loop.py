"""How long one client can hold the house's event loop, by what it asks, at tables as large as they get.

The processor time of the longest single step of the loop for each thing asked, so that other work on the machine does
not count: what one step takes, everybody else waits for.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from clients.load import free_port, wait_for_port
from websockets.sync.client import ClientConnection, connect

from haricot import game
from haricot.house.server import Announced, collect_rarely, server
from haricot.house.settings import Settings

MOVES = int(os.environ.get("BENCH_MOVES", "13000"))
GUESTS = 190
TIMES = 20
GENEROUS: dict[str, Any] = {
    "tables_each": 100_000,
    "sockets_each": 100_000,
    "sockets_per_address": 100_000,
    "newcomers_per_address": 100_000,
    "requests_per_second": 1_000_000,
    "messages_per_second": 1_000_000,
    "work_per_second": 1_000_000,
    "direct_sockets": True,
}


class Steps:
    """The loop's longest step since one last looked."""

    longest, what = 0.0, ""

    def watch(self) -> None:
        """From now on every step of every loop is timed."""
        ordinary = asyncio.Handle._run

        def timed(handle: Any) -> None:
            began = time.thread_time()
            ordinary(handle)
            if (took := time.thread_time() - began) > self.longest:
                self.longest, self.what = took, repr(handle)

        asyncio.Handle._run = timed  # type: ignore[method-assign, assignment]

    def take(self) -> tuple[float, str]:
        found, self.longest, self.what = (self.longest, self.what), 0.0, ""
        return found


class Client:
    """Somebody who asks, and may open sockets."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.headers = {"Content-Type": "application/json"}
        token = self.ask("POST", "/api/programs", {"name": name})["token"]
        self.headers["Authorization"] = f"Bearer {token}"

    def ask(self, method: str, path: str, body: object = None) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        connection.request(method, path, None if body is None else json.dumps(body), self.headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        if answer.status >= 500:
            raise RuntimeError(text.decode())
        is_json = "json" in answer.getheader("Content-Type", "")
        return json.loads(text) if text and is_json else text

    def do(self, table: str, what: str, **more: object) -> Any:
        return self.ask("POST", f"/api/tables/{table}/commands", {"do": what, **more})

    @contextmanager
    def live(self, table: str, query: str = "") -> Iterator[ClientConnection]:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live{query}"
        with connect(
            url,
            additional_headers={"Authorization": self.headers["Authorization"]},
            compression=None,
            max_size=None,
            ping_interval=None,
            max_queue=None,
            close_timeout=1,
        ) as opened:
            yield opened


def seated(people: list[Client], name: str, **options: object) -> str:
    table = str(
        people[0].ask("POST", "/api/tables", {"game": name, "seats": len(people), "public": True, **options})["id"]
    )
    for seat, person in enumerate(people):
        if seat:
            person.ask("POST", f"/api/tables/{table}/guests", {})
        person.do(table, "sit", seat=seat)
    people[0].do(table, "start")
    return table


def play(people: list[Client], table: str, moves: int) -> int:
    """So many moves at random, in game after game; the last event's number."""
    rng = random.Random(1)
    sockets = [person.live(table) for person in people]
    lives = [socket.__enter__() for socket in sockets]
    told = [hear(live) for live in lives]
    for _ in range(moves):
        number, turn = told[0]["number"], told[0]["view"]["turn"]
        while turn is None:
            lives[0].send(json.dumps({"ask": {"do": "start"}}))
            told = [hear(live, number) for live in lives]
            number, turn = told[0]["number"], told[0]["view"]["turn"]
        own = told[turn]
        choices = own["moves"] or game(own["view"]["game"]).imagine(own["view"], rng.getrandbits(32)).moves()
        lives[turn].send(json.dumps({"ask": {"do": "play", "number": own["number"], "move": str(rng.choice(choices))}}))
        told = [hear(live, number) for live in lives]
    for socket in sockets:
        socket.__exit__(None, None, None)
    return int(told[0]["number"])


def hear(live: ClientConnection, after: int = 0) -> dict[str, Any]:
    """The next message with a position that is newer."""
    while True:
        message: dict[str, Any] = json.loads(live.recv(timeout=60))
        if message["kind"] in ("table", "event") and message["view"] and message["number"] > after:
            return message
        if message["kind"] == "refused":
            raise RuntimeError(message)


def main() -> None:
    steps = Steps()
    steps.watch()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        serving = server(Settings(store=f"sqlite:///{folder}/house.db", port=port, **GENEROUS))
        serving.config.loop = "asyncio"  # uvloop's steps cannot be timed one by one
        serving.house.store.prepare()
        collect_rarely()
        opened = threading.Thread(target=serving.run)
        opened.start()
        wait_for_port(port)
        try:
            measure(port, steps, serving)
        finally:
            serving.should_exit = True
            opened.join()


def join(person: Client, table: str, query: str) -> None:
    with person.live(table, query) as live:
        live.recv(timeout=60)


def undo_in_vain(person: Client, table: str) -> None:
    """Sixty times at once; each is refused."""
    with person.live(table) as live:
        hear(live)
        for _ in range(60):
            live.send(json.dumps({"ask": {"do": "undo", "number": 1}, "re": 1}))
        for _ in range(60):
            while json.loads(live.recv(timeout=60))["kind"] != "refused":
                pass


def measure(port: int, steps: Steps, serving: Announced) -> None:
    people = [Client(port, name) for name in ("Ana", "Bob")]
    ana = people[0]
    long_table = seated(people, "ronda")
    last = play(people, long_table, MOVES)
    print(f"A table of Ronda with {last:,} events; the longest step of the loop, of {TIMES} each:", flush=True)

    def asks(name: str, ask: Callable[[], object], times: int = TIMES) -> None:
        steps.take()
        for _ in range(times):
            ask()
        longest, what = steps.take()
        print(f"{name:44} {1000 * longest:7.2f} ms   {what[:90] if longest > 0.005 else ''}", flush=True)

    asks("join, nothing seen", partial(join, ana, long_table, ""))
    asks("join, all seen from the first event on", partial(join, ana, long_table, "?seen=0"))
    asks("join, the last events not seen", partial(join, ana, long_table, f"?seen={last - 3}"))
    asks("sixty undos that are refused", partial(undo_in_vain, ana, long_table), 3)
    asks("the table", lambda: ana.ask("GET", f"/api/tables/{long_table}"))
    asks("views of one moment", lambda: ana.ask("GET", f"/api/tables/{long_table}/views?number={last}"))
    asks("a hint", lambda: ana.ask("POST", f"/api/tables/{long_table}/hints", {}), 2)
    kala = seated(people, "kala")
    end = play(people, kala, 400)
    asks(f"Kala, {end} events: sixty undos", partial(undo_in_vain, ana, kala), 3)
    asks("join, all seen from the first event on", partial(join, ana, kala, "?seen=0"))
    asks("the record of a game", lambda: ana.ask("GET", f"/api/tables/{kala}/records/1"), 5)
    asks("the replay of a game", lambda: ana.ask("GET", f"/api/tables/{kala}/records/1/replay"), 5)
    words = seated(people, "rondorondo")
    asks("RondoRondo: a preview", lambda: ana.ask("GET", f"/api/tables/{words}/preview?move=pass"))
    crowd(port, people, asks)
    asks("the lobby", lambda: ana.ask("GET", "/api/tables"))
    asks("one's own tables", lambda: ana.ask("GET", "/api/me/tables"))
    asks("all that is kept of one", lambda: ana.ask("GET", "/api/me/export"), 3)
    evict(serving, long_table)
    asks("join where the table must be loaded", partial(join, ana, long_table, ""), 1)


def crowd(port: int, people: list[Client], asks: Callable[..., None]) -> None:
    """A table with many guests: each event is told to all of them."""
    table = seated(people, "kala")
    guests, sockets = [], []
    for number in range(GUESTS):
        guest = Client(port, f"Guest {number}")
        guests.append(guest)
        guest.ask("POST", f"/api/tables/{table}/guests", {})
        sockets.append(guest.live(table))
        sockets[-1].__enter__()
    asks(f"a move told to {GUESTS} guests", lambda: play(people, table, 1), 5)
    asks(
        f"one more guest, told to {GUESTS}",
        lambda: Client(port, "New").ask("POST", f"/api/tables/{table}/guests", {}),
        5,
    )
    for socket in sockets:
        socket.__exit__(None, None, None)


def evict(serving: Announced, table: str) -> None:
    """As if nobody had been there for long."""
    serving.house.tables.loaded.pop(table, None)


if __name__ == "__main__":
    main()
