"""Live play: one socket for each device at a table. What is asked goes in, what happened comes out."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from typing import Any, Literal

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send
from msgspec import Struct

from haricot.core.errors import HaricotError
from haricot.house import messages
from haricot.house.desk import House, NotThere, TooMuch
from haricot.house.doors import address, check_origin, who_is
from haricot.house.limits import Buckets
from haricot.house.people import Person
from haricot.house.refusing import language, status_of
from haricot.house.rooms import Room
from haricot.house.store import Lost
from haricot.table import Command
from haricot.table.refusals import Refused
from haricot.texts import say

LONGEST_OUTBOX = 500
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
    """One end of a socket: what is told waits here until the network takes it; who takes nothing is let go."""

    def __init__(self, socket: Socket, person: Person, lang: str) -> None:
        self.person, self.lang = person.id, lang
        self._socket = socket
        self._outbox: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._closing: tuple[int, str] | None = None

    def tell(self, message: bytes) -> None:
        if len(self._outbox) >= LONGEST_OUTBOX:
            self.close(4408, "house-too-slow")
        else:
            self._outbox.append(message)
            self._more.set()

    def close(self, code: int, key: str) -> None:
        self._closing = self._closing or (code, say(key, self.lang))
        self._more.set()

    @property
    def is_closing(self) -> bool:
        return self._closing is not None

    async def send_all(self) -> None:
        """Until the socket is to be closed."""
        send, outbox = self._socket.send, self._outbox
        while True:
            while outbox:
                await send({"type": "websocket.send", "text": outbox.popleft().decode(), "bytes": None})
            if self._closing:
                code, reason = self._closing
                await send({"type": "websocket.close", "code": code, "reason": shortened(reason)})
                return
            self._more.clear()
            await self._more.wait()


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
        await _attend(house, socket, Ear(socket, person, lang), room)
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


async def _attend(house: House, socket: Socket, ear: Ear, room: Room) -> None:
    """Tells and listens until one side goes; then the others hear of it."""
    seen = socket.query_params.get("seen", "")
    room.enter(ear, int(seen) if seen.isascii() and seen.isdigit() and len(seen) < 16 else None)
    sending = asyncio.create_task(ear.send_all())
    listening = asyncio.create_task(_listen(house, socket, ear, room))
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
        if not sending.done():
            await asyncio.wait((sending,), timeout=1 if ear.is_closing else 0)
    finally:
        room.leave(ear)
        for task in (sending, listening):
            task.cancel()
        await asyncio.gather(sending, listening, return_exceptions=True)


async def _listen(house: House, socket: Socket, ear: Ear, room: Room) -> None:
    """One message after the other; the answer to a question that is not even one is a refusal too."""
    bucket = Buckets(house.settings.messages_per_second, 3 * house.settings.messages_per_second)
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        if text is None:
            ear.close(1003, "house-text-only")
            return
        if not bucket.take(""):
            ear.close(1008, "house-too-often")
            return
        try:
            asking = READER.decode(str(text))
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            house.refused += 1
            _refuse(ear, Refused("house-unreadable"), None, room)
            continue
        await _ask(house, ear, room, asking)


async def _ask(house: House, ear: Ear, room: Room, asking: Asking) -> None:
    if isinstance(asking.ask, React):
        room.tell_all(messages.reaction(ear.person, asking.ask.what, room.shown))
        return
    room.surely_seen(ear, getattr(asking.ask, "number", 0))
    try:
        await house.hall.ask(room, asking.ask, ear.person)
    except HaricotError as why:
        house.refused += 1
        if room.waiting is not None:  # the reason may speak of what is decided and not stored yet
            await asyncio.wait((room.waiting,))
        _refuse(ear, why, asking.re, room)
    except Lost:
        pass  # the socket is being closed: whoever comes again finds what is stored


def _refuse(ear: Ear, why: HaricotError, re: int | str | None, room: Room) -> None:
    ear.tell(messages.ENCODER.encode(messages.refusal(why, ear.lang, re, room.shown, ear.person)))
