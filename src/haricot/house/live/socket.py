"""Live play: one socket for each device at a table. What is asked goes in, what happened comes out."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from typing import Any, Literal

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send
from msgspec import Struct

from haricot.core.errors import HaricotError
from haricot.house.errors import language, status_of
from haricot.house.house import House, NotThere, TooMuch
from haricot.house.live import messages
from haricot.house.live.live_table import Room
from haricot.house.live.protocol import LINE, Line
from haricot.house.people.auth import address, check_origin, who_is
from haricot.house.people.people import Person
from haricot.house.rate_limit import Bucket
from haricot.table import Command
from haricot.table.errors import Refused
from haricot.texts import say

MOST_UNTAKEN = 1_000_000
"""Bytes that may wait for one socket's network."""
PATH = re.compile(r"/api/tables/([^/]*)/live/?")
Socket = ASGIConnection[Any, Any, Any, Any]


class React(Struct, forbid_unknown_fields=True, tag_field="do", tag="react"):
    """A few words to everybody at the table, from a fixed set: children play here. Nothing of it is kept."""

    what: Literal["bravo", "thanks", "oops", "hmm", "laugh", "again"]


class Asking(Struct, forbid_unknown_fields=True):
    """What a client sends: a command, and a mark of its own by which it knows the refusal again."""

    ask: Command | React
    re: int | str | None = None


READER = msgspec.json.Decoder(Asking)


class Ear:
    """One end of a socket: what is asked goes in, what happened goes out; who takes nothing of it is let go."""

    def __init__(self, house: House, room: Room, line: Line, person: Person, lang: str) -> None:
        self.person, self.lang = person.id, lang
        self._house, self._room, self._line = house, room, line
        rate = house.settings.messages_per_second
        self._bucket = Bucket(rate, 3 * rate)
        self.farewell: tuple[int, str] | None = None

    def tell(self, message: bytes) -> None:
        if self._line.untaken > MOST_UNTAKEN:
            self.close(4408, "house-too-slow")
        else:
            self._line.tell(message)

    def close(self, code: int, key: str) -> None:
        self.farewell = self.farewell or (code, say(key, self.lang))
        self._line.end()

    def hear(self, text: bytes | str | None) -> None:
        """One message; the answer to a question that is not even one is a refusal too."""
        if text is None:
            self.close(1003, "house-text-only")
        elif not self._bucket.take():
            self.close(1008, "house-too-often")
        else:
            try:
                asking = READER.decode(text)
            except UnicodeError:
                self.close(1007, "house-text-only")
            except (msgspec.MsgspecError, RecursionError):
                self._refuse(Refused("house-unreadable"), None)
            else:
                self._ask(asking)

    def _ask(self, asking: Asking) -> None:
        room, command = self._room, asking.ask
        if isinstance(command, React):
            if self._house.reactions.take(self.person):
                room.tell_all(messages.reaction(self.person, command.what, room.shown))
            else:
                self._refuse(TooMuch("house-too-often"), asking.re)
            return
        room.surely_seen(self, getattr(command, "number", 0))
        try:
            self._house.hall.ask(room, command, self.person)
        except HaricotError as why:
            refuse = partial(self._refuse, why, asking.re)
            if room.waiting is None:
                refuse()
            else:  # the reason may speak of what is decided and not stored yet
                room.waiting.add_done_callback(lambda _: refuse())

    def _refuse(self, why: HaricotError, re: int | str | None) -> None:
        self._house.refused += 1
        self.tell(messages.ENCODER.encode(messages.refusal(why, self.lang, re, self._room.shown, self.person)))


def shortened(reason: str) -> str:
    """A closing frame holds 123 bytes of reason."""
    return reason.encode()[:120].decode(errors="ignore")


class Front:
    """Sockets go straight to `live`, everything else to the routes: each step between would be paid for every move."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        await receive()
        if found := PATH.fullmatch(scope["path"]):
            scope["litestar_app"] = self._app
            await live(scope, receive, send, found[1])
        else:
            await send({"type": "websocket.close", "code": 4404, "reason": ""})


async def live(scope: Scope, receive: Receive, send: Send, table: str) -> None:
    """`?seen=12` says up to which number a client that comes back has seen; `?lang=en` which language it reads."""
    socket: Socket = ASGIConnection(scope, receive, send)
    house: House = socket.app.state.house
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    lang = language(socket)
    held: list[tuple[Any, str]] = []
    try:
        person, room = await _let_in(house, socket, table, held)
    except HaricotError as why:
        reason = shortened(say(why.sentence, lang))
        await send({"type": "websocket.close", "code": 4000 + status_of(why), "reason": reason})
    else:
        line: Line = scope["state"][LINE]
        await _attend(socket, line, Ear(house, room, line, person, lang), room)
    finally:
        for counts, key in held:
            counts.give_back(key)


async def _let_in(house: House, socket: Socket, table: str, held: list[tuple[Any, str]]) -> tuple[Person, Room]:
    """Who it is, and the table, if that person may be at it and holds no more sockets than one may."""
    check_origin(socket)
    if not house.requests.take(address(socket)):
        raise TooMuch("house-too-often")
    person = await who_is(socket)
    if person is None:
        raise NotThere("table-not-there")
    for counts, key in ((house.sockets, person.id), (house.addresses, address(socket))):
        if not counts.take(key):
            raise TooMuch("house-too-many-sockets")
        held.append((counts, key))
    return person, await house.room_for(person, table)


async def _attend(socket: Socket, line: Line, ear: Ear, room: Room) -> None:
    """Tells and listens until one side goes; then the others hear of it."""
    seen = socket.query_params.get("seen", "")
    room.enter(ear, int(seen) if seen.isascii() and seen.isdigit() and len(seen) < 16 else None)
    line.hear = ear.hear
    try:
        while (message := await socket.receive())["type"] == "websocket.receive":
            ear.hear(message.get("text"))  # it came before anybody listened
    finally:
        room.leave(ear)
    if ear.farewell is not None:
        code, reason = ear.farewell
        try:
            async with asyncio.timeout(1):
                await socket.send({"type": "websocket.close", "code": code, "reason": shortened(reason)})
        except TimeoutError:  # who takes nothing does not take this either
            line.transport.abort()
