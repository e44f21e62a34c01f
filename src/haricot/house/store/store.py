"""Where everything is kept: SQLite by default, PostgreSQL with the same code.

One thread writes, with one connection that it holds. In a quiet house a write is a commit at once; in a busy one
whatever comes while the last commit is being made, or within a few milliseconds of it, is one commit. A write is done
when its commit is on the disk, and not before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event, insert, make_url, select
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from haricot.core.errors import HaricotError
from haricot.house.store import schema
from haricot.table import Entry, Event

T = TypeVar("T")
Row = dict[str, Any]
EventRow = tuple[str, int, int, str | None, str]
"""As the columns of `schema.events`."""

LOG = logging.getLogger("haricot.house.store")
GATHERING = 0.005
"""Seconds from one commit to the next, at least."""


class Write(Struct):
    """Things that are kept together or not at all."""

    done: asyncio.Future[None]
    events: Sequence[EventRow] = ()
    others: Sequence[tuple[Executable, Row]] = ()
    then: Callable[[bool], None] | None = None
    """What follows, told whether it is kept; it follows also when nobody waits any more for `done`."""


class Lost(Exception):
    """A write that did not reach the disk."""


class Store:
    def __init__(self, url: str) -> None:
        self.url = store_url(url)
        self.commits = 0
        self._engine = _engine(self.url)
        self._waiting: list[Write] = []
        self._groups: SimpleQueue[list[Write]] = SimpleQueue()
        self._is_writing, self._last_commit = False, 0.0
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="reader")
        self._thread: Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._last: dict[str, int] = {}
        # Compiled once: to look it up for each commit would cost more than the insertion.
        self._add_event = str(insert(schema.events).compile(dialect=self._engine.dialect))

    def open(self) -> None:
        """Brings the store to its newest form, and begins to write."""
        with self._engine.begin() as connection:
            migrate(connection)
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._write_all, name="writer")
        self._thread.start()

    async def close(self) -> None:
        """Everything that waits is written first."""
        if self._thread is not None:
            await self.change()
            self._groups.put([])
            await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()
        self._engine.dispose()

    # Writing

    def append(
        self,
        table: str,
        entries: Sequence[Entry],
        others: Sequence[tuple[Executable, Row]] = (),
        then: Callable[[bool], None] | None = None,
    ) -> asyncio.Future[None]:
        """The events of a table; done once they are on the disk."""
        rows = [(table, entry.number, entry.at, entry.by, EVENT_OUT.encode(entry.event).decode()) for entry in entries]
        return self._put(rows, others, then)

    def change(self, *others: tuple[Executable, Row]) -> asyncio.Future[None]:
        """Anything else, in order."""
        return self._put((), others, None)

    def _put(
        self, rows: Sequence[EventRow], others: Sequence[tuple[Executable, Row]], then: Callable[[bool], None] | None
    ) -> asyncio.Future[None]:
        assert self._loop is not None
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(Write(done, rows, others, then))
        if len(self._waiting) == 1 and not self._is_writing:
            self._hand_over_soon()
        return done

    def _hand_over_soon(self) -> None:
        """At once in a quiet house; in a busy one what comes within a few milliseconds is one commit."""
        assert self._loop is not None
        self._loop.call_at(self._last_commit + GATHERING, self._hand_over)

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
                    LOG.exception("a write is lost")
                    connection.rollback()
                    failed.add(id(write))
                    for table, number, *_ in write.events:
                        self._last.setdefault(table, number - 1)
        return failed

    def _write(self, connection: Connection, group: list[Write]) -> None:
        rows = [row for write in group for row in write.events]
        numbers = self._numbers_after(rows)
        if rows:
            connection.exec_driver_sql(self._add_event, rows)
        for write in group:
            for statement, parameters in write.others:
                connection.execute(statement, parameters)
        connection.commit()
        self._last.update(numbers)
        self.commits += 1

    def _numbers_after(self, rows: list[EventRow]) -> dict[str, int]:
        """The last number of each table; an event whose forerunner was lost must be lost too."""
        numbers: dict[str, int] = {}
        for table, number, *_ in rows:
            before = numbers.get(table, self._last.get(table, number - 1))
            if before != number - 1:
                raise Lost(f"event {number} of a table does not follow {before}")
            numbers[table] = number
        return numbers

    # Reading

    async def read(self, question: Callable[[Connection], T]) -> T:
        """The answer to a question, asked in another thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return question(connection)

    async def log(self, table: str) -> list[Entry]:
        """Every event of a table, in order."""
        c = schema.events.c
        asked = select(c.number, c.at, c.by, c.event).where(c.table_id == table).order_by(c.number)
        rows = await self.read(lambda connection: connection.execute(asked).all())
        return [Entry(number, at, by, EVENT_IN.decode(text)) for number, at, by, text in rows]


EVENT_OUT = msgspec.json.Encoder()
EVENT_IN = msgspec.json.Decoder(Event)


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def store_url(text: str) -> URL:
    """Where the store is: `sqlite:///file` or `postgresql://…`, by whatever name its driver goes."""
    try:
        url = make_url(text)
        if url.get_backend_name() not in ("sqlite", "postgresql"):
            raise HaricotError("house-store")
    except (ArgumentError, NoSuchModuleError):
        raise HaricotError("house-store") from None
    return url.set(drivername="postgresql+psycopg") if url.get_backend_name() == "postgresql" else url


def _engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True, hide_parameters=True, paramstyle="format")
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 10}, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, record: object) -> None:
    """Readers never wait for the writer; a commit is on the disk when it is done, even if the power goes."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=1000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _resolve(group: list[Write], failed: set[int]) -> None:
    for write in group:
        if write.then is not None:
            try:
                write.then(id(write) not in failed)
            except Exception:  # what goes wrong at one table is not to be felt at the others
                LOG.exception("what follows a write failed")
        if write.done.done():
            continue
        if id(write) in failed:
            write.done.set_exception(Lost("the store could not keep this"))
            write.done.exception()  # not everybody waits for it: sockets are closed instead
        else:
            write.done.set_result(None)
