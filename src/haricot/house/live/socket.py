"""Live play: one socket for each device at a table. Commands go in, what happened comes out."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from haricot.core.errors import HaricotError
from haricot.house import costs
from haricot.house.bus.bus_messages import Reacted, Woken
from haricot.house.errors import NotFound, RateLimited, status_of
from haricot.house.language import language
from haricot.house.live import messages
from haricot.house.live.live_table import LiveTable
from haricot.house.live.messages import Asking, Look, React, Seen, Wake
from haricot.house.live.protocols import DIRECT, PlainTransport, SocketTransport
from haricot.house.live.table_service import TableService
from haricot.house.log_context import REQUEST, next_request
from haricot.house.people.auth import Auth, Connection, address, key_of
from haricot.house.people.people import Person
from haricot.house.rate_limit import Quota, RateLimit
from haricot.house.settings import Settings
from haricot.house.version import served_version
from haricot.table import Refused
from haricot.table.commands import NumberedCommand
from haricot.texts import say

LOG = logging.getLogger("haricot.house.live")

MOST_BUFFERED = 1_000_000
"""Bytes that may wait for one socket's network."""
MOST_REASON_BYTES = 123
"""A closing frame holds no more."""
REACTIONS_PER_SECOND = 2
CALLS_PER_SECOND = 1 / 60
PATH = re.compile(r"/api/tables/([^/]*)/live/?")


class Sockets:
    """All sockets of the house: who may open one, and what they may cost together."""

    def __init__(self, tables: TableService, auth: Auth, settings: Settings) -> None:
        self.tables, self.auth, self.settings = tables, auth, settings
        self.by_person = Quota(settings.sockets_each)
        self.by_address = Quota(settings.sockets_per_address)
        self.by_key: dict[str, set[TableSocket]] = {}
        """Those of each device: one that is shut out loses them at once."""
        self.reactions = RateLimit(REACTIONS_PER_SECOND, 5 * REACTIONS_PER_SECOND)
        self.calls = RateLimit(CALLS_PER_SECOND, 1)
        self.refused = self.outdated = 0

    async def serve(self, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        """`?seen=12` says up to which number a client that comes back has seen; `?lang=en` which language it reads.

        `?version=` is that of a page that was loaded from a house: it may be older than this one.
        """
        connection: Connection = ASGIConnection(scope, receive, send)
        REQUEST.set(next_request())
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        lang = language(connection)
        self.outdated += connection.query_params.get("version", served_version()) != served_version()
        held: list[tuple[Quota, str]] = []
        try:
            person, live = await self._admit(connection, table, held)
        except HaricotError as refused:
            await _close(send, 4000 + status_of(refused), say(refused.sentence, lang))
        else:
            await self._attend(connection, live, person, lang)
        finally:
            for quota, key in held:
                quota.release(key)

    async def _admit(
        self, connection: Connection, table: str, held: list[tuple[Quota, str]]
    ) -> tuple[Person, LiveTable]:
        """Who it is, and the table, if that person may be at it and holds no more sockets than one may."""
        self.auth.check_request(connection, costs.JOIN)
        person = await self.auth.person(connection)
        if person is None:
            raise NotFound("table-not-there")
        for quota, key in ((self.by_person, person.id), (self.by_address, address(connection))):
            if not quota.acquire(key):
                raise RateLimited("house-too-many-sockets")
            held.append((quota, key))
        return person, await self.tables.visible_to(person, table)

    async def _attend(self, connection: Connection, live: LiveTable, person: Person, lang: str) -> None:
        """Sends and receives until one side goes; then the others hear of it."""
        direct = connection.scope.get("state", {}).get(DIRECT)
        transport = direct or PlainTransport(connection.receive, connection.send)
        socket = TableSocket(self, live, transport, person, lang, address(connection))
        seen = connection.query_params.get("seen", "")
        await live.enter(socket, int(seen) if seen.isascii() and seen.isdigit() and len(seen) < 16 else None)
        transport.listen(socket.receive)
        self.note_looked(live, person.id)
        key = key_of(connection)
        self.by_key.setdefault(key, set()).add(socket)
        if self.auth.is_void(key):  # it was shut out while it came in
            socket.close(4401, "house-shut-out")
        try:
            if isinstance(transport, PlainTransport):
                await transport.run()
            else:
                while (message := await connection.receive())["type"] == "websocket.receive":
                    socket.receive(message.get("text"))  # it came before anybody listened
        finally:
            live.leave(socket)
            self._forget(key, socket)
        if socket.close_reason is not None:
            try:
                async with asyncio.timeout(1):
                    await _close(connection.send, *socket.close_reason)
            except TimeoutError:  # who takes nothing does not take this either
                transport.abort()

    def note_looked(self, live: LiveTable, person: str) -> None:
        """Somebody has seen the table: what waited for that may go."""
        for observer in self.tables.observers:
            observer.looked(live, person)

    def shut_out(self, key: str) -> None:
        """Closes whatever was opened by that key."""
        for socket in tuple(self.by_key.get(key, ())):
            socket.close(4401, "house-shut-out")

    def close_person(self, person: str) -> None:
        """Closes whatever somebody has open who is known no longer."""
        for live in self.tables.loaded.values():
            for listener in tuple(live.listeners):
                if listener.person == person:
                    listener.close(4401, "house-who")

    def _forget(self, key: str, socket: TableSocket) -> None:
        self.by_key[key].discard(socket)
        if not self.by_key[key]:
            del self.by_key[key]


class TableSocket:
    """One end of a socket: commands go in, what happened goes out; who takes nothing of it is let go."""

    def __init__(
        self,
        sockets: Sockets,
        live: LiveTable,
        transport: SocketTransport,
        person: Person,
        lang: str,
        address: str = "local",
    ) -> None:
        self.person, self.lang, self._address = person.id, lang, address
        self._sockets, self._live, self._transport = sockets, live, transport
        self.looks = True
        self._request = REQUEST.get()
        self.close_reason: tuple[int, str] | None = None

    def send(self, message: bytes) -> None:
        """Sends a message; whoever is too slow to take it is cut off and comes back."""
        if self._transport.buffered > MOST_BUFFERED:
            self.close(4408, "house-too-slow")
        else:
            self._transport.send_text(message)

    def close(self, code: int, key: str) -> None:
        """Ends the connection; the first reason is the one that is told."""
        self.close_reason = self.close_reason or (code, say(key, self.lang))
        self._transport.stop()

    def receive(self, text: bytes | str | None) -> None:
        """One message; the answer to one that cannot be read is a refusal too."""
        if text is None:
            self.close(1003, "house-text-only")
        elif not self._pays(costs.MESSAGE):
            self.close(1008, "house-too-often")
        else:
            try:
                asking = messages.DECODER.decode(text)
            except UnicodeError:
                self.close(1007, "house-text-only")
            except (msgspec.MsgspecError, RecursionError):
                self._refuse(Refused("house-unreadable"), None)
            else:
                self._submit(asking)

    def _submit(self, asking: Asking) -> None:
        live, command = self._live, asking.ask
        if isinstance(command, React):
            if self._sockets.reactions.take(self.person):
                live.send_all(messages.reaction(self.person, command.what, live.stored))
                self._sockets.tables.bus.publish(Reacted(live.id, self.person, command.what))
            else:
                self._refuse(RateLimited("house-too-often"), asking.re)
            return
        if isinstance(command, Look | Wake):
            self._look(command) if isinstance(command, Look) else self._wake(asking.re)
            return
        if isinstance(command, NumberedCommand | Seen):
            live.acknowledge(self.person, command.number)
        if isinstance(command, Seen):
            return
        if (cost := costs.command_cost(command)) and not self._pays(cost):
            self._refuse(RateLimited("house-too-often"), asking.re)
            return
        refuse = partial(self._refuse, re=asking.re)
        try:
            self._sockets.tables.submit(live, command, self.person, refuse)
        except HaricotError as refused:
            refuse(refused)
        except Exception:  # a fault of ours, which is this socket's alone
            kind = type(command).__name__
            LOG.exception("command failed", extra={"request": self._request, "table": live.id, "kind": kind})
            self.close(1011, "house-broken")

    def _look(self, command: Look) -> None:
        if self.looks == command.away:
            self.looks = not command.away
            self._live.change_presence()
            if self.looks:
                self._sockets.note_looked(self._live, self.person)

    def _wake(self, re: int | str | None) -> None:
        """Not more than once a minute, however many devices ask."""
        try:
            called = self._sockets.tables.to_be_woken(self._live, self.person)
            if not self._sockets.calls.take(f"{self._live.id} {self.person}"):
                raise RateLimited("table-woken-already")
        except HaricotError as refused:
            self._refuse(refused, re)
            return
        self._live.send_all(messages.woken(self.person, called, self._live.stored))
        tables = self._sockets.tables
        tables.bus.publish(Woken(self._live.id, self.person, called))
        for observer in tables.observers:
            observer.woken(self._live, self.person, called)

    def _pays(self, cost: float) -> bool:
        """From the budgets of the person, of all sockets together, of the address, and of the house."""
        try:
            self._sockets.auth.budgets.charge(self.person, self._address, cost)
        except RateLimited:
            return False
        return True

    def _refuse(self, error: HaricotError, re: int | str | None = None) -> None:
        self._sockets.refused += 1
        self.send(messages.ENCODER.encode(messages.refusal(error, self.lang, re, self._live.stored, self.person)))


class SocketRouter:
    """Sockets go straight to `Sockets`, everything else to the routes: each step between would be paid per move."""

    def __init__(self, app: ASGIApp, sockets: Sockets) -> None:
        self._app, self._sockets = app, sockets

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        await receive()
        if found := PATH.fullmatch(scope["path"]):
            await self._sockets.serve(scope, receive, send, found[1])
        else:
            await _close(send, 4404, "")


async def _close(send: Send, code: int, reason: str) -> None:
    """Says why; but to a socket that the protocol has closed meanwhile, for a fault of its client, nothing is said."""
    with suppress(RuntimeError):
        await send({"type": "websocket.close", "code": code, "reason": shortened(reason)})


def shortened(reason: str) -> str:
    """What a closing frame holds of a reason: its first sentences, or else its first words."""
    if len(reason.encode()) <= MOST_REASON_BYTES:
        return reason
    fits = reason.encode()[: MOST_REASON_BYTES - len("…".encode())].decode(errors="ignore")
    sentences, end, _ = fits.rpartition(". ")
    return sentences + end.rstrip() if end else (fits.rpartition(" ")[0] or fits) + "…"
