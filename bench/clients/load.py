"""Clients for bench/house.py and bench/cluster.py: two at each table, over real sockets, alike for both servers."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from websockets.asyncio.client import ClientConnection, connect

sys.path.append(str(Path(__file__).parents[2]))  # where the tests find free ports, these do as well

from tests.house.running_house import free_port as free_port

PLAIN: dict[str, Any] = {"compression": None, "max_queue": None, "ping_interval": None}
SILENCE = 5.0
"""Seconds after which a move that nothing is heard of is asked for again."""
OPENED_AT_ONCE = 50
"""So that the last table is open before the first one's silence counts as absence."""


@dataclass
class Figures:
    """How many moves were made, how long the other waited for each, and whether it is over."""

    bytes_told: ClassVar[int] = 0
    """What all clients of the house were told, in bytes."""
    moves: int = 0
    waits: list[float] = field(default_factory=list)
    over: bool = False


Playing = Callable[[Figures, float], Awaitable[None]]
SeatsAt = Callable[[str], tuple[int, int]]
"""At which ports the two players of a table connect."""


def paced(move: Callable[[], Awaitable[float | None]]) -> Playing:
    """A move every `pause` seconds, however long each takes, from a moment of the table's own; or one after another."""

    async def play(figures: Figures, pause: float) -> None:
        due = time.perf_counter() + pause * random.random()
        while not figures.over:
            if (left := due - time.perf_counter()) > 0:
                await asyncio.sleep(left)
            if (waited := await move()) is not None:
                figures.moves += 1
                figures.waits.append(waited)
                due += pause

    return play


GENEROUS = {
    "HARICOT_NEWCOMERS_PER_ADDRESS": "100000",
    "HARICOT_TABLES_EACH": "100000",
    "HARICOT_SOCKETS_EACH": "100000",
    "HARICOT_SOCKETS_PER_ADDRESS": "100000",
    "HARICOT_REQUESTS_PER_SECOND": "1000000",
    "HARICOT_MESSAGES_PER_SECOND": "1000000",
    "HARICOT_WORK_PER_SECOND": "1000000",
}
"""A house that lets one address do whatever is measured."""


def wait_for_port(port: int) -> None:
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server did not open")


# Haricot


async def open_house_tables(
    port: int, count: int, seats_at: SeatsAt | None = None, *, rated: bool = True, game: str = "kala"
) -> list[Playing]:
    """At each table two programs of its own: nobody plays fifty rated games at once, and such games wait in line."""
    api = Api(port)
    tables = []
    for _ in range(count):
        tokens = [api.post("/api/programs", {"name": name})["token"] for name in ("Ana", "Bob")]
        table = api.post("/api/tables", {"game": game, "public": True, "rated": rated}, tokens[0])["id"]
        api.post(f"/api/tables/{table}/guests", {}, tokens[1])
        for seat, token in enumerate(tokens):
            api.post(f"/api/tables/{table}/commands", {"do": "sit", "seat": seat}, token)
        ports = seats_at(table) if seats_at else (port, port)
        clients = [
            await connect(f"ws://127.0.0.1:{at}/api/tables/{table}/live", additional_headers=bearer(token), **PLAIN)
            for at, token in zip(ports, tokens, strict=True)
        ]
        for client in clients:  # else what happens next might already be in what it is told first
            while json.loads(await client.recv())["kind"] != "table":
                continue
        tables.append(GameTable(clients))
        await tables[-1].start()
    return [paced(table.move) for table in tables]


class Api:
    """One connection, held."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port)

    def post(self, path: str, body: object, token: str = "") -> dict[str, Any]:
        headers = {"Content-Type": "application/json", **bearer(token)}
        self._connection.request("POST", path, json.dumps(body), headers)
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise RuntimeError(text.decode())
        found: dict[str, Any] = json.loads(text)
        return found


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class GameTable:
    """A game after the other, at random; each move is timed until the other has its view."""

    def __init__(self, clients: list[ClientConnection]) -> None:
        self.clients = clients
        self.latest: dict[str, Any] = {}

    async def start(self) -> None:
        await self._send(0, {"do": "start"})
        await self._hear_position(0)

    async def move(self) -> float | None:
        """How long the other waited for the view; None where a new game had to begin first."""
        turn = self.latest["view"]["turn"]
        if turn is None:
            await self.start()
            return None
        began = time.perf_counter()
        move = {"do": "play", "number": self.latest["number"], "move": random.choice(self.latest["moves"])}
        await self._send(turn, move)
        return await self._hear_position(turn) - began

    async def _hear_position(self, mover: int) -> float:
        """Both hear of it; what matters is when the other does."""
        heard = 0.0
        for seat in (1 - mover, mover):
            while True:
                received = await self.clients[seat].recv()
                Figures.bytes_told += len(received)
                message = json.loads(received)
                if message["kind"] == "event" and message["event"]["kind"] in ("started", "played"):
                    break
                if message["kind"] == "refused":
                    raise RuntimeError(message)
            heard = heard or time.perf_counter()
            if message["view"]["turn"] in (seat, None):
                self.latest = message
        return heard

    async def _send(self, seat: int, command: dict[str, Any]) -> None:
        await self.clients[seat].send(json.dumps({"ask": command}))


# boardgame.io: Socket.IO's frames, spelled out


async def open_peer_tables(port: int, count: int, seats_at: SeatsAt | None = None, length: int = 0) -> list[Playing]:
    """Games of so many moves, after which another begins; or one without an end."""
    tables: list[Playing] = []
    for first in range(0, count, OPENED_AT_ONCE):
        names = [f"match-{number}" for number in range(first, min(count, first + OPENED_AT_ONCE))]
        ports = [seats_at(name) if seats_at else (port, port) for name in names]
        opening = (open_peer_table(*where, name, length) for where, name in zip(ports, names, strict=True))
        tables += await asyncio.gather(*opening)
    return tables


async def open_peer_table(first: int, second: int, name: str, length: int) -> Playing:
    urls = [f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket" for port in (first, second)]
    table = CupsTable([await connect(url, **PLAIN) for url in urls], name, length)
    await table.start()
    return paced(table.move)


class CupsTable:
    repeated = 0
    """How often a move had to be asked for again, at all tables."""

    def __init__(self, clients: list[ClientConnection], name: str, length: int) -> None:
        self.clients, self.name, self.length = clients, name, length
        self.games = self.number = self.turn = 0

    @property
    def match(self) -> str:
        return f"{self.name}-{self.games}"

    async def start(self) -> None:
        for client in self.clients:
            await client.recv()
            await client.send("40/cups,")
            await client.recv()
        await self._begin()

    async def _begin(self) -> None:
        """The next match; once its own arrival is told to a seat, its process hears what other processes publish."""
        self.games, self.number, self.turn = self.games + 1, 0, 0
        for seat in range(2):
            await self._send(seat, ["sync", self.match, str(seat), None, 2])
            await self._hear(seat, "sync")
            await self._hear(seat, "matchData")

    async def move(self) -> float | None:
        if self.length and self.number >= self.length:
            await self._begin()
            return None
        began, mover, heard = time.perf_counter(), self.turn, 0.0
        path = random.sample(range(16), 4)
        payload = {"type": "sow", "args": [path], "playerID": str(mover), "credentials": None}
        asked = {"type": "MAKE_MOVE", "payload": payload}
        await self._send(mover, ["update", asked, self.number, self.match, str(mover)])
        for seat in (1 - mover, mover):
            told = await self._hear_update(seat, mover, asked)
            heard = heard or time.perf_counter()
        self.number, self.turn = told[2]["_stateID"], int(told[2]["ctx"]["currentPlayer"])
        return heard - began

    async def _hear_update(self, seat: int, mover: int, asked: dict[str, Any]) -> list[Any]:
        """The move is asked for again when nothing comes.

        This server tells of a move before it is stored: at another process whoever answers at once may be refused,
        because that one still reads the position before, and is told nothing of it.
        """
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    while (told := await self._hear(seat, "update"))[2]["_stateID"] <= self.number:
                        continue
                    return told
            except TimeoutError:
                CupsTable.repeated += 1
                await self._send(mover, ["update", asked, self.number, self.match, str(mover)])

    async def _hear(self, seat: int, kind: str) -> list[Any]:
        """The next event of that kind; a ping is answered."""
        while True:
            text = str(await self.clients[seat].recv())
            if text == "2":
                await self.clients[seat].send("3")
            elif text.startswith("42/cups,"):
                told: list[Any] = json.loads(text.removeprefix("42/cups,"))
                if told[0] == kind:
                    return told

    async def _send(self, seat: int, event: list[Any]) -> None:
        await self.clients[seat].send("42/cups," + json.dumps(event))
