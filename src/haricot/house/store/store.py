"""Writing and reading: group commit by one thread, and questions answered beside it.

One thread writes, with one connection that it holds. In a quiet house a write is a commit at once; in a busy one
whatever comes while the last commit is being made, or within a few milliseconds of it, is one commit. A write is done
when its commit is on the disk, and not before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from haricot.core.errors import HaricotError
from haricot.house.errors import StoreAway
from haricot.house.store import schema
from haricot.house.store.database import database_file, make_engine, store_url
from haricot.house.store.group_commit import (
    Chain,
    Change,
    EventRow,
    GroupCommit,
    Outdated,
    Write,
    WriteFailed,
    WriteResult,
    resolve,
)
from haricot.house.store.lock import FileLock, NoLock, ServerLock, StoreLock
from haricot.house.store.preparation import cause, in_turn, prepare
from haricot.table import Entry

__all__ = [
    "Chain",
    "Change",
    "Outdated",
    "Store",
    "StoreConnection",
    "StoreFault",
    "Write",
    "WriteFailed",
    "WriteResult",
]

T = TypeVar("T")
StoreConnection = Connection
"""What questions are put to, and changes that look first; the modules of rows know how."""
StoreFault = SQLAlchemyError
"""The store could not be asked: it says nothing about what is in it."""

LOG = logging.getLogger("haricot.house.store")
SECONDS_BETWEEN_COMMITS = 0.005

EVENT_ENCODER = msgspec.json.Encoder()


class Store:
    """All that the house keeps: one thread writes, others read."""

    def __init__(self, url: str, *, is_shared: bool = False) -> None:
        """`is_shared`: other houses use it too, and there is a bus between them."""
        self.url = store_url(url)
        self._engine = make_engine(self.url)
        self.group_commit = GroupCommit(self._engine.dialect)
        file = database_file(self.url)
        if self.url.get_backend_name() == "postgresql":
            self.lock: StoreLock = ServerLock(self._engine, is_shared=is_shared)
        else:
            self.lock = FileLock(file) if file is not None else NoLock()
        self._is_prepared = False
        self._waiting: list[Write] = []
        self._groups: SimpleQueue[list[Write]] = SimpleQueue()
        self._is_writing, self._last_commit = False, 0.0
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="reader")
        self._thread: Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def prepare(self) -> None:
        """Takes the store, and brings it to its newest form; what is wrong has a sentence."""
        if self._is_prepared:
            return
        try:
            self.lock.acquire()
            prepare(self._engine)
        except SQLAlchemyError as error:
            self.release()
            raise HaricotError("house-store-unreadable", why=cause(error)) from None
        except BaseException:
            self.release()
            raise
        self._is_prepared = True

    def release(self) -> None:
        """Other houses may use the store."""
        self.lock.release()

    @contextmanager
    def in_turn(self) -> Iterator[Connection]:
        """For what is to be done once before a house opens, by one of several: kept at the end, all or nothing."""
        with in_turn(self._engine), self._engine.begin() as connection:
            yield connection

    def open(self) -> None:
        """Begins to write, once the store is prepared."""
        self.prepare()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Everything that waits is written first."""
        if self._thread is not None:
            with suppress(WriteFailed, StoreAway):
                await self.change()
            self._groups.put([])
            await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()
        self._engine.dispose()
        self.release()

    # Writing

    def append(
        self,
        table: str,
        entries: Sequence[Entry],
        changes: Sequence[Change] = (),
        then: Callable[[WriteResult], None] | None = None,
        chain: Chain | None = None,
        done: asyncio.Future[None] | None = None,
    ) -> asyncio.Future[None]:
        """The events of a table; done once they are on the disk. `chain`: what was decided one on the other."""
        rows = [(table, one.number, one.at, one.by, EVENT_ENCODER.encode(one.event).decode()) for one in entries]
        return self._put(rows, changes, then, chain, done)

    def change(self, *changes: Change) -> asyncio.Future[None]:
        """Anything else, in order."""
        return self._put((), changes)

    def _put(
        self,
        rows: Sequence[EventRow],
        changes: Sequence[Change],
        then: Callable[[WriteResult], None] | None = None,
        chain: Chain | None = None,
        done: asyncio.Future[None] | None = None,
    ) -> asyncio.Future[None]:
        assert self._loop is not None
        done = done or self._loop.create_future()
        self._waiting.append(Write(done, rows, changes, then, chain))
        if len(self._waiting) == 1 and not self._is_writing:
            self._hand_over_soon()
        return done

    def _hand_over_soon(self) -> None:
        """At once in a quiet house; in a busy one what comes within a few milliseconds is one commit."""
        assert self._loop is not None
        self._loop.call_at(self._last_commit + SECONDS_BETWEEN_COMMITS, self._hand_over)

    def _hand_over(self) -> None:
        assert self._loop is not None
        group, self._waiting = self._waiting, []
        self._is_writing, self._last_commit = True, self._loop.time()
        self._groups.put(group)

    def _written(self, group: list[Write], results: dict[int, WriteResult]) -> None:
        self._is_writing = False
        if self._waiting:
            self._hand_over_soon()
        resolve(group, results)

    def _write_all(self) -> None:
        assert self._loop is not None
        with self._engine.connect() as connection:
            while group := self._groups.get():
                results = self.group_commit.commit(connection, group)
                self._loop.call_soon_threadsafe(self._written, group, results)

    @property
    def commits(self) -> int:
        """How many commits were made."""
        return self.group_commit.commits

    @property
    def lost_writes(self) -> int:
        """Those that it could not keep."""
        return self.group_commit.lost

    @property
    def outdated_writes(self) -> int:
        """Those that came after another house's."""
        return self.group_commit.outdated

    @property
    def waiting(self) -> int:
        """How many writes wait for the commit before theirs."""
        return len(self._waiting)

    # Reading

    async def read(self, question: Callable[[Connection], T]) -> T:
        """The answer to a question, asked in another thread; StoreAway where PostgreSQL is not there."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, question)

    async def wipe(self) -> None:
        """After something was erased: neither is it among the last commits, which SQLite keeps beside the file."""
        if self.url.get_backend_name() == "sqlite":
            await self.read(_empty_log)

    async def is_still_ours(self) -> bool:
        """Whether no house took the store that may not share it; PostgreSQL forgets locks when it is restarted."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.lock.is_held)

    async def wall_time(self) -> tuple[float, float] | None:
        """PostgreSQL's time, in seconds since 1970, and this process's monotonic time then; None without PostgreSQL."""
        if self.url.get_backend_name() != "postgresql":
            return None
        return await self.read(_wall_time)

    async def is_readable(self) -> bool:
        """Whether it answers at all."""
        try:
            await self.read(lambda connection: connection.scalar(select(schema.people.c.id).limit(1)))
        except (SQLAlchemyError, StoreAway):
            return False
        return True

    def _ask(self, question: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return question(connection)
        except OperationalError as error:
            if self._engine.dialect.name == "sqlite":
                raise
            raise StoreAway from error


def _empty_log(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").close()


def _wall_time(connection: Connection) -> tuple[float, float]:
    """Asked twice, since the first time a connection is made; the answer is of the middle of asking."""
    for _ in range(2):
        asked = monotonic()
        told = connection.scalar(select(func.extract("epoch", func.clock_timestamp())))
        middle = (asked + monotonic()) / 2
    return float(told or 0), middle
