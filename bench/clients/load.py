"""Clients for bench/house.py: two at each table, over real sockets, the same way for both servers."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import socket
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PLAIN: dict[str, Any] = {"compression": None, "max_queue": None, "ping_interval": None}
OPENED_AT_ONCE = 50
"""So that the last table is open before the first one's silence counts as absence."""


@dataclass
class Figures:
    """How many moves were made, how long the other waited for each, and whether it is over."""

    moves: int = 0
    waits: list[float] = field(default_factory=list)
    over: bool = False


Playing = Callable[[Figures, float], Awaitable[None]]


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


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for_port(port: int) -> None:
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server did not open")


# Haricot


async def open_house_tables(port: int, count: int) -> list[Playing]:
    """Two programs who sit at all the tables, against each other."""
    api = Api(port)
    tokens = [api.post("/api/programs", {"name": name})["token"] for name in ("Ana", "Bob")]
    tables = []
    for _ in range(count):
        table = api.post("/api/tables", {"game": "kala", "public": True}, tokens[0])["id"]
        api.post(f"/api/tables/{table}/guests", {}, tokens[1])
        for seat, token in enumerate(tokens):
            api.post(f"/api/tables/{table}/commands", {"do": "sit", "seat": seat}, token)
        url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        clients = [await connect(url, additional_headers=bearer(token), **PLAIN) for token in tokens]
        tables.append(KalaTable(clients))
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


class KalaTable:
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
                message = json.loads(await self.clients[seat].recv())
                if message["kind"] == "event" and message["event"]["kind"] in ("started", "played"):
                    break
            heard = heard or time.perf_counter()
            if message["view"]["turn"] in (seat, None):
                self.latest = message
        return heard

    async def _send(self, seat: int, command: dict[str, Any]) -> None:
        await self.clients[seat].send(json.dumps({"ask": command}))


# boardgame.io: Socket.IO's frames, spelled out


async def open_peer_tables(port: int, count: int) -> list[Playing]:
    url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    tables: list[Playing] = []
    for first in range(0, count, OPENED_AT_ONCE):
        numbers = range(first, min(count, first + OPENED_AT_ONCE))
        tables += await asyncio.gather(*(open_peer_table(url, number) for number in numbers))
    return tables


async def open_peer_table(url: str, number: int) -> Playing:
    table = CupsTable([await connect(url, **PLAIN) for _ in range(2)], f"match-{number}")
    await table.start()
    return paced(table.move)


class CupsTable:
    def __init__(self, clients: list[ClientConnection], match: str) -> None:
        self.clients, self.match = clients, match
        self.number = 0
        self.turn = 0

    async def start(self) -> None:
        for seat, client in enumerate(self.clients):
            await client.recv()
            await client.send("40/cups,")
            await client.recv()
            await self._send(seat, ["sync", self.match, str(seat), None, 2])
            await self._hear(seat, "sync")

    async def move(self) -> float:
        began, mover, heard = time.perf_counter(), self.turn, 0.0
        path = random.sample(range(16), 4)
        payload = {"type": "sow", "args": [path], "playerID": str(mover), "credentials": None}
        asked = {"type": "MAKE_MOVE", "payload": payload}
        await self._send(mover, ["update", asked, self.number, self.match, str(mover)])
        for seat in (1 - mover, mover):
            told = await self._hear(seat, "update")
            heard = heard or time.perf_counter()
        self.number, self.turn = told[2]["_stateID"], int(told[2]["ctx"]["currentPlayer"])
        return heard - began

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
