"""The bus over Redis: one channel for all houses, and one for each table that a house has in use.

Two connections: one publishes, one is subscribed. Either may be cut at any time; it is made again, what was not
confirmed is published again, and the house is told that it may have missed something.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol, cast

import redis
from redis.asyncio import ConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from haricot.core.errors import HaricotError
from haricot.house.background_tasks import end_tasks
from haricot.house.bus.bus import OnBusMessage
from haricot.house.bus.bus_messages import DECODER, ENCODER, PUBLISHED_AGAIN, BusMessage, Gone, table_of

LOG = logging.getLogger("haricot.house.bus")

PREFIX = "haricot:"
EVERYBODY = f"{PREFIX}all"
MOST_PENDING = 10_000
MOST_AT_ONCE = 200
MOST_CHANNELS_AT_ONCE = 500
CONNECT_SECONDS = 2.0
ANSWER_SECONDS = 3.0
PING_SECONDS = 1.0
SILENT_SECONDS = 4.0
"""After so long without a word, not even the answer to a ping, a connection counts as cut."""
SECONDS_BETWEEN_TRIES = 0.3

Cut = (RedisError, OSError, TimeoutError, EOFError)


class RedisConnection(Protocol):
    """What is used of the client's connection."""

    async def connect(self) -> None:
        """Opens it, or raises what redis raises."""

    async def disconnect(self, nowait: bool = ...) -> None:
        """Closes it."""

    def pack_command(self, *arguments: Any) -> list[bytes]:
        """A command as bytes."""

    async def send_packed_command(self, command: list[bytes], check_health: bool = ...) -> None:
        """Sends what was packed, without waiting for an answer."""

    async def read_response(self) -> Any:
        """The next answer or message, whenever it comes."""


class RedisBus:
    """A bus over Redis: what cannot be told now is told when Redis is there again."""

    is_alone = False

    def __init__(self, url: str) -> None:
        self.house = secrets.token_hex(4)
        self.is_connected = False
        try:
            self._pool = ConnectionPool.from_url(
                url,
                protocol=2,
                socket_timeout=None,
                socket_connect_timeout=CONNECT_SECONDS,
                retry=Retry(NoBackoff(), 0),
            )
        except ValueError:
            raise HaricotError("house-bus") from None
        self._mark = self.house.encode()
        self._pending: deque[BusMessage] = deque(maxlen=MOST_PENDING)
        self._has_pending = asyncio.Event()
        self._tables: dict[str, asyncio.Future[None]] = {}
        """Those that are heard of, each with what is done once Redis has confirmed it."""
        self._subscriber: RedisConnection | None = None
        self._heard_at = 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self._changes: set[asyncio.Task[None]] = set()

    async def open(self, on_message: OnBusMessage, on_reconnect: Callable[[], None]) -> None:
        """Begins to publish, to receive and to watch the connections; returns at once."""
        self._on_message, self._on_reconnect = on_message, on_reconnect
        self._tasks = [asyncio.create_task(work()) for work in (self._publish_pending, self._receive, self._watch)]

    async def close(self) -> None:
        """Says so, if it can be said at once."""
        if self._tasks:
            self.publish(Gone())
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    while self._pending:
                        await asyncio.sleep(0.01)
        await end_tasks(*self._tasks, *self._changes)
        self._tasks = []

    # Publishing

    def publish(self, message: BusMessage) -> None:
        """Told in its turn, by a task beside."""
        self._pending.append(message)
        self._has_pending.set()

    async def _publish_pending(self) -> None:
        while True:
            connection = self._connection()
            try:
                await connection.connect()
                while True:
                    await self._has_pending.wait()
                    await self._publish_some(connection)
            except Cut as cut:
                LOG.warning("bus connection for publishing lost", extra={"kind": type(cut).__name__})
                kept = [message for message in self._pending if isinstance(message, PUBLISHED_AGAIN)]
                self._pending.clear()
                self._pending.extend(kept)
            finally:
                await _end(connection)
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def _publish_some(self, connection: RedisConnection) -> None:
        """What is told together is one write; it is forgotten once Redis has confirmed it."""
        some = [self._pending[number] for number in range(min(MOST_AT_ONCE, len(self._pending)))]
        packed: list[bytes] = []
        for message in some:
            table = table_of(message)
            channel = EVERYBODY if table is None else PREFIX + table
            packed += connection.pack_command("PUBLISH", channel, self._mark + ENCODER.encode(message))
        async with asyncio.timeout(ANSWER_SECONDS):
            await connection.send_packed_command(packed, check_health=False)
            for _ in some:
                await connection.read_response()
        for _ in some:
            self._pending.popleft()
        if not self._pending:
            self._has_pending.clear()

    # Receiving

    async def subscribe(self, table: str) -> None:
        """Hears of a table from now on; waits for Redis to say so, but not for ever."""
        confirmed = self._tables.get(table)
        if confirmed is None:
            confirmed = self._tables[table] = asyncio.get_running_loop().create_future()
            self._change_subscription("SUBSCRIBE", table)
        if self.is_connected:
            with suppress(TimeoutError):
                async with asyncio.timeout(ANSWER_SECONDS):
                    await asyncio.shield(confirmed)

    def unsubscribe(self, table: str) -> None:
        """Hears of a table no more."""
        confirmed = self._tables.pop(table, None)
        if confirmed is not None:
            confirmed.cancel()
            self._change_subscription("UNSUBSCRIBE", table)

    def _change_subscription(self, command: str, table: str) -> None:
        """Over the subscribed connection; where it is cut, everything is subscribed to anew when it is made again."""
        if self._subscriber is not None:
            change = asyncio.create_task(self._send_subscription(self._subscriber, command, table))
            self._changes.add(change)
            change.add_done_callback(self._changes.discard)

    async def _send_subscription(self, connection: RedisConnection, command: str, *tables: str) -> None:
        packed = connection.pack_command(command, *(PREFIX + table for table in tables))
        with suppress(*Cut):
            await connection.send_packed_command(packed, check_health=False)

    async def _receive(self) -> None:
        while True:
            connection = self._connection()
            try:
                await connection.connect()
                await self._subscribe_to_all(connection)
                self._on_reconnect()
                while True:
                    self._handle(await connection.read_response())
            except Cut as cut:
                LOG.warning("bus subscription lost", extra={"kind": type(cut).__name__})
            finally:
                self.is_connected, self._subscriber = False, None
                await _end(connection)
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def _subscribe_to_all(self, connection: RedisConnection) -> None:
        """To everything anew; done once all of it is confirmed."""
        channels = [EVERYBODY, *(PREFIX + table for table in self._tables)]
        self._subscriber = connection
        async with asyncio.timeout(CONNECT_SECONDS + ANSWER_SECONDS):
            for first in range(0, len(channels), MOST_CHANNELS_AT_ONCE):
                some = channels[first : first + MOST_CHANNELS_AT_ONCE]
                await connection.send_packed_command(connection.pack_command("SUBSCRIBE", *some), check_health=False)
            wanted = set(channels)
            while wanted:
                response = await connection.read_response()
                wanted.discard(response[1].decode() if response[0] == b"subscribe" else "")
                self._handle(response)
        self.is_connected = True

    def _handle(self, response: Any) -> None:
        self._heard_at = asyncio.get_running_loop().time()
        match response:
            case [b"message", _, said] if said[:8] != self._mark:
                try:
                    message = DECODER.decode(said[8:])
                except ValueError:  # of a version that says what this one does not know
                    LOG.debug("bus message is not understood")
                else:
                    self._on_message(said[:8].decode(), message)
            case [b"subscribe", channel, _]:
                confirmed = self._tables.get(channel.decode().removeprefix(PREFIX))
                if confirmed is not None and not confirmed.done():
                    confirmed.set_result(None)

    async def _watch(self) -> None:
        """A connection may be cut without a word: whoever does not even answer a ping is not there."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            connection = self._subscriber
            if connection is None or not self.is_connected:
                continue
            if asyncio.get_running_loop().time() - self._heard_at > SILENT_SECONDS:
                self.is_connected = False
                await _end(connection)
            else:
                with suppress(*Cut):
                    await connection.send_packed_command(connection.pack_command("PING"), check_health=False)

    def _connection(self) -> RedisConnection:
        make: Callable[[], object] = self._pool.make_connection
        return cast(RedisConnection, make())


async def _end(connection: RedisConnection) -> None:
    with suppress(*Cut):
        await connection.disconnect(nowait=True)


def check_reachable(url: str) -> None:
    """A wrong address or password is said at once, in one line."""
    try:
        with redis.Redis.from_url(url, socket_connect_timeout=3, socket_timeout=3) as client:
            client.ping()
    except (RedisError, OSError, ValueError) as why:
        raise HaricotError("house-bus-unreachable", why=(str(why).splitlines() or ["?"])[0]) from None
