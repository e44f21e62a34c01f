"""Writing and reading: group commit by one thread, and questions answered beside it.

One thread writes, with one connection that it holds. In a quiet house a write is a commit at once; in a busy one
whatever comes while the last commit is being made, or within a few milliseconds of it, is one commit. A write is done
when its commit is on the disk, and not before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from threading import Thread
from time import monotonic, perf_counter
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Executable, bindparam, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from haricot.house.metrics import COMMIT_SECONDS
from haricot.house.store import schema
from haricot.house.store.database import database_file, make_engine, store_url
from haricot.house.store.lock import StoreLock
from haricot.house.store.preparation import prepare
from haricot.table import Entry

T = TypeVar("T")
Row = dict[str, Any]
Change = tuple[Executable, Row]
"""A statement and its values: what `table_rows` and `person_rows` make."""
Reading = Connection
"""What a question is put to; `table_rows` and `person_rows` know how."""
StoreFault = SQLAlchemyError
"""The store could not be asked: it says nothing about what is in it."""
EventRow = tuple[str, int, int, str | None, str]
"""As the columns of `schema.events`."""

LOG = logging.getLogger("haricot.house.store")
SECONDS_BETWEEN_COMMITS = 0.005

EVENT_ENCODER = msgspec.json.Encoder()
LAST_NUMBER = select(func.max(schema.events.c.number)).where(schema.events.c.table_id == bindparam("of"))


class Write(Struct):
    """Things that are kept together or not at all."""

    done: asyncio.Future[None]
    events: Sequence[EventRow] = ()
    changes: Sequence[Change] = ()
    then: Callable[[bool], None] | None = None
    """What follows, told whether it is kept; it follows also when nobody waits any more for `done`."""


class WriteFailed(Exception):
    """A write that did not reach the disk."""


class Store:
    def __init__(self, url: str) -> None:
        self.url = store_url(url)
        self.commits = self.lost_writes = 0
        self._engine = make_engine(self.url)
        file = database_file(self.url)
        self._is_sqlite = self.url.get_backend_name() == "sqlite"
        self._lock = StoreLock(file) if file is not None else None
        self._is_prepared = False
        self._waiting: list[Write] = []
        self._groups: SimpleQueue[list[Write]] = SimpleQueue()
        self._is_writing, self._last_commit = False, 0.0
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="reader")
        self._thread: Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.suspects: set[str] = set()
        """Tables of which an event was lost, until one is kept again: none that follows a lost one may be."""
        # Compiled once: to look it up for each commit would cost more than the insertion.
        self._add_event = str(insert(schema.events).compile(dialect=self._engine.dialect))

    def prepare(self) -> None:
        """Takes the store for this process alone, and brings it to its newest form; what is wrong has a sentence."""
        if self._is_prepared:
            return
        if self._lock is not None:
            self._lock.acquire()
        try:
            prepare(self._engine)
        except BaseException:
            self.release()
            raise
        self._is_prepared = True

    def release(self) -> None:
        if self._lock is not None:
            self._lock.release()

    def open(self) -> None:
        """Begins to write, once the store is prepared."""
        self.prepare()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Everything that waits is written first."""
        if self._thread is not None:
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
        then: Callable[[bool], None] | None = None,
    ) -> asyncio.Future[None]:
        """The events of a table; done once they are on the disk."""
        rows = [(table, one.number, one.at, one.by, EVENT_ENCODER.encode(one.event).decode()) for one in entries]
        return self._put(rows, changes, then)

    def change(self, *changes: Change) -> asyncio.Future[None]:
        """Anything else, in order."""
        return self._put((), changes, None)

    def _put(
        self, rows: Sequence[EventRow], changes: Sequence[Change], then: Callable[[bool], None] | None
    ) -> asyncio.Future[None]:
        assert self._loop is not None
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(Write(done, rows, changes, then))
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

    def _written(self, group: list[Write], failed: set[int]) -> None:
        self._is_writing = False
        if self._waiting:
            self._hand_over_soon()
        _resolve(group, failed)

    def _write_all(self) -> None:
        assert self._loop is not None
        with self._engine.connect() as connection:
            while group := self._groups.get():
                failed = self._commit(connection, group)
                self._loop.call_soon_threadsafe(self._written, group, failed)

    def _commit(self, connection: Connection, group: list[Write]) -> set[int]:
        """One commit for all; if that fails, one for each, so that one bad write does not take others with it."""
        failed: set[int] = set()
        try:
            self._write(connection, group)
        except Exception:
            connection.rollback()
            for write in group:
                try:
                    self._write(connection, [write])
                except Exception:
                    self.lost_writes += 1
                    LOG.exception("write failed", extra={"table": _table_of(write)})
                    connection.rollback()
                    failed.add(id(write))
                    self.suspects.update(table for table, *_ in write.events)
        return failed

    def _write(self, connection: Connection, group: list[Write]) -> None:
        rows = [row for write in group for row in write.events]
        if self._is_sqlite and not self.suspects and not any(write.changes for write in group):
            self._write_events(connection, rows)
            return
        if self.suspects:
            self._check_suspects(connection, rows)
        if rows:
            connection.exec_driver_sql(self._add_event, rows)
        for write in group:
            for statement, parameters in write.changes:
                connection.execute(statement, parameters)
        began = perf_counter()
        connection.commit()
        COMMIT_SECONDS.observe(perf_counter() - began)
        self.suspects.difference_update(table for table, *_ in rows)
        self.commits += 1

    def _write_events(self, connection: Connection, rows: list[EventRow]) -> None:
        """Moves alone, as most commits are, by SQLite's own connection: all else costs more than the insertion.

        PostgreSQL's goes through SQLAlchemy, which notices when a server went away and connects again.
        """
        driver = connection.connection.driver_connection
        assert driver is not None
        try:
            driver.executemany(self._add_event, rows)
            began = perf_counter()
            driver.commit()
        except BaseException:
            driver.rollback()
            raise
        COMMIT_SECONDS.observe(perf_counter() - began)
        self.commits += 1

    def _check_suspects(self, connection: Connection, rows: list[EventRow]) -> None:
        """An event whose forerunner was lost must be lost too."""
        last: dict[str, int] = {}
        for table, number, *_ in rows:
            if table not in self.suspects:
                continue
            if table not in last:
                last[table] = connection.scalar(LAST_NUMBER, {"of": table}) or 0
            if number != last[table] + 1:
                raise WriteFailed(f"event {number} of a table does not follow {last[table]}")
            last[table] = number

    @property
    def waiting(self) -> int:
        """How many writes wait for the commit before theirs."""
        return len(self._waiting)

    # Reading

    async def read(self, question: Callable[[Connection], T]) -> T:
        """The answer to a question, asked in another thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, question)

    async def wall_time(self) -> tuple[float, float] | None:
        """PostgreSQL's time, in seconds since 1970, and this process's monotonic time then; None without PostgreSQL."""
        if self.url.get_backend_name() != "postgresql":
            return None
        return await self.read(_wall_time)

    async def is_readable(self) -> bool:
        """Whether it answers at all."""
        try:
            await self.read(lambda connection: connection.scalar(select(schema.people.c.id).limit(1)))
        except SQLAlchemyError:
            return False
        return True

    def _ask(self, question: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return question(connection)


def _table_of(write: Write) -> str | None:
    return write.events[0][0] if write.events else None


def _wall_time(connection: Connection) -> tuple[float, float]:
    """Asked twice, since the first time a connection is made; the answer is of the middle of asking."""
    for _ in range(2):
        asked = monotonic()
        told = connection.scalar(select(func.extract("epoch", func.clock_timestamp())))
        middle = (asked + monotonic()) / 2
    return float(told or 0), middle


def _resolve(group: list[Write], failed: set[int]) -> None:
    for write in group:
        if write.then is not None:
            try:
                write.then(id(write) not in failed)
            except Exception:  # what goes wrong at one table is not to be felt at the others
                LOG.exception("callback after a commit failed")
        if write.done.done():
            continue
        if id(write) in failed:
            write.done.set_exception(WriteFailed("the store could not keep this"))
            write.done.exception()  # not everybody waits for it: sockets are closed instead
        else:
            write.done.set_result(None)
