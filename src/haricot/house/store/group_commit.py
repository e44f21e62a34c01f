"""Many writes as one commit, and what becomes of each: kept, overtaken by another house's, or lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from enum import Enum
from time import perf_counter
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Dialect, Executable, and_, insert, or_, select
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from haricot.house.errors import StoreAway
from haricot.house.metrics import COMMIT_SECONDS
from haricot.house.store import schema
from haricot.house.store.compiled import run_text

Row = dict[str, Any]
Change = tuple[Executable, Row] | Callable[[Connection], None]
"""A statement and its values, as `table_rows` and `person_rows` make them; or work that reads before it writes."""
EventRow = tuple[str, int, int, str | None, str]
"""As the columns of `schema.events`."""

LOG = logging.getLogger("haricot.house.store")

ADD_UNLESS_TAKEN = """
INSERT INTO events (table_id, number, at, by, event)
SELECT * FROM unnest(%s::varchar[], %s::integer[], %s::bigint[], %s::varchar[], %s::text[])
ON CONFLICT DO NOTHING RETURNING table_id, number
"""
"""PostgreSQL's: all events of a commit in one statement, which says whose numbers were free."""


class WriteResult(Enum):
    """What became of a write."""

    KEPT = "kept"
    OUTDATED = "outdated"
    """Another event has its number: the table went on meanwhile."""
    AWAY = "away"
    """The store was not there: it is certainly not kept."""
    FAILED = "failed"
    """It may or may not have been kept: only the store can tell."""


class WriteFailed(Exception):
    """A write that did not reach the disk."""


class Outdated(WriteFailed):
    """Another event has the number for which this one was decided."""


class Chain:
    """Writes of one table, each decided on the one before: once one is not kept, none that follows is."""

    __slots__ = ("broken", "waiting")

    def __init__(self) -> None:
        self.broken: WriteResult | None = None
        self.waiting = 0
        """How many of them are on their way; counted by whoever decides."""


class Write(Struct):
    """Things that are kept together or not at all."""

    done: asyncio.Future[None]
    events: Sequence[EventRow] = ()
    changes: Sequence[Change] = ()
    then: Callable[[WriteResult], None] | None = None
    """What follows, told what became of it; it follows also when nobody waits any more for `done`."""
    chain: Chain | None = None

    @property
    def table(self) -> str | None:
        """The table whose events it writes, if any."""
        return self.events[0][0] if self.events else None


class _Taken(Exception):
    """The numbers of these writes' events were taken."""

    def __init__(self, writes: list[Write]) -> None:
        super().__init__(f"{len(writes)} outdated")
        self.writes = writes


def aside(work: Callable[[Connection], None], table: str, failure: str) -> Change:
    """Work beside a table's events: where it fails it is undone alone, they are kept, and the log says `failure`."""

    def done(connection: Connection) -> None:
        run_text(connection, "SAVEPOINT aside")  # in plain words: SQLAlchemy's own takes as long as the work
        try:
            work(connection)
        except OperationalError:  # the store went away, and the events with it
            raise
        except Exception:
            LOG.exception("%s", failure, extra={"table": table})
            run_text(connection, "ROLLBACK TO SAVEPOINT aside")
        run_text(connection, "RELEASE SAVEPOINT aside")

    return done


class GroupCommit:
    """Of the thread that writes; a write that is not kept takes no other with it, but for those decided on it."""

    def __init__(self, dialect: Dialect) -> None:
        self._is_sqlite = dialect.name == "sqlite"
        # Compiled once: to look it up for each commit would cost more than the insertion.
        self._add_event = str(insert(schema.events).compile(dialect=dialect))
        self._is_committing = False
        self.commits = self.lost = self.outdated = 0

    def commit(self, connection: Connection, group: Sequence[Write]) -> dict[int, WriteResult]:
        """What became of those that are not kept, by `id`: one commit for all, or else one for each."""
        results: dict[int, WriteResult] = {}
        while sound := list(self._unbroken(group, results)):
            try:
                self.write(connection, sound)
                break
            except _Taken as taken:
                _roll_back(connection)
                for write in taken.writes:
                    self._give_up(write, WriteResult.OUTDATED, results)
            except Exception:
                is_in_doubt = self._is_committing
                _roll_back(connection)
                self._write_each(connection, sound, results, is_in_doubt=is_in_doubt)
                break
        return results

    def _unbroken(self, group: Sequence[Write], results: dict[int, WriteResult]) -> Iterator[Write]:
        for write in group:
            if id(write) in results:
                continue
            if write.chain is not None and write.chain.broken is not None:
                self._give_up(write, write.chain.broken, results)
            else:
                yield write

    def _write_each(
        self, connection: Connection, group: Sequence[Write], results: dict[int, WriteResult], *, is_in_doubt: bool
    ) -> None:
        """One bad write does not take others with it; but where the store is gone, no other is tried."""
        is_away = False
        for write in self._unbroken(group, results):
            if is_away:
                self._give_up(write, WriteResult.FAILED if is_in_doubt else WriteResult.AWAY, results)
                continue
            try:
                self.write(connection, [write])
            except Exception as error:
                is_away = _is_gone(error) and not self._is_sqlite
                is_sure = is_away and not (is_in_doubt or self._is_committing)
                _roll_back(connection)
                if isinstance(error, _Taken) or (isinstance(error, IntegrityError) and _is_taken(connection, write)):
                    self._give_up(write, WriteResult.OUTDATED, results)
                else:
                    LOG.exception("write failed", extra={"table": write.table})
                    self._give_up(write, WriteResult.AWAY if is_sure else WriteResult.FAILED, results)

    def _give_up(self, write: Write, result: WriteResult, results: dict[int, WriteResult]) -> None:
        results[id(write)] = result
        if write.chain is not None:
            write.chain.broken = result
        if result is WriteResult.OUTDATED:
            self.outdated += 1
            LOG.debug("write is outdated: its event number was taken", extra={"table": write.table})
        else:
            self.lost += 1

    def write(self, connection: Connection, group: Sequence[Write]) -> None:
        """All of them in one transaction, or none."""
        self._is_committing = False
        if self._is_sqlite and not any(write.changes for write in group):
            self._write_events(connection, [row for write in group for row in write.events])
            return
        if not self._is_sqlite:  # always in the same order: no two houses wait for each other
            group = sorted(group, key=lambda write: write.table or "")
        self._add_events(connection, group)
        for write in group:
            for change in write.changes:
                if isinstance(change, tuple):
                    connection.execute(*change)
                else:
                    change(connection)
        began, self._is_committing = perf_counter(), True
        connection.commit()
        self._is_committing = False
        COMMIT_SECONDS.observe(perf_counter() - began)
        self.commits += 1

    def _add_events(self, connection: Connection, group: Sequence[Write]) -> None:
        rows = [row for write in group for row in write.events]
        if not rows:
            return
        if self._is_sqlite:
            connection.exec_driver_sql(self._add_event, rows)
            return
        columns = tuple(list(column) for column in zip(*rows, strict=True))
        free = {tuple(row) for row in connection.exec_driver_sql(ADD_UNLESS_TAKEN, columns)}
        if len(free) == len(rows):
            return
        raise _Taken(_without_place(group, free))

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
        except BaseException as error:
            driver.rollback()
            if type(error).__name__ == "IntegrityError":
                raise IntegrityError(None, None, error) from None
            raise
        COMMIT_SECONDS.observe(perf_counter() - began)
        self.commits += 1


def _without_place(group: Sequence[Write], free: set[tuple[Any, ...]]) -> list[Write]:
    """Those whose numbers were not free, or were wanted by one before them; and those decided on such a one."""
    taken: list[Write] = []
    for write in group:
        wanted = {row[:2] for row in write.events}
        follows = write.chain is not None and any(write.chain is one.chain for one in taken)
        if wanted <= free and not follows:
            free -= wanted
        else:
            taken.append(write)
    return taken


def _roll_back(connection: Connection) -> None:
    """Also where the server is gone, and with it whatever was begun: then it is connected to again."""
    try:
        connection.rollback()
    except Exception:
        connection.invalidate()
        with suppress(Exception):
            connection.rollback()


def _is_gone(error: Exception) -> bool:
    """Whether the store's server went away, or never was there."""
    return isinstance(error, OperationalError) or (isinstance(error, DBAPIError) and error.connection_invalidated)


def _is_taken(connection: Connection, write: Write) -> bool:
    c = schema.events.c
    of_write = [and_(c.table_id == table, c.number == number) for table, number, *_ in write.events]
    found = bool(of_write) and connection.scalar(select(c.number).where(or_(*of_write)).limit(1)) is not None
    _roll_back(connection)
    return found


def resolve(group: Sequence[Write], results: dict[int, WriteResult]) -> None:
    """Tells whoever waits; of an outdated write only `then` knows what comes of it, where there is one."""
    for write in group:
        result = results.get(id(write), WriteResult.KEPT)
        if write.then is not None:
            try:
                write.then(result)
            except Exception:  # what goes wrong at one table is not to be felt at the others
                LOG.exception("callback after a commit failed")
        if write.done.done() or (result is WriteResult.OUTDATED and write.then is not None):
            continue
        if result is WriteResult.KEPT:
            write.done.set_result(None)
        else:
            write.done.set_exception(_error(result))
            write.done.exception()  # not everybody waits for it: sockets are told in their own way


def _error(result: WriteResult) -> Exception:
    match result:
        case WriteResult.AWAY:
            return StoreAway()
        case WriteResult.OUTDATED:
            return Outdated("another event has this number")
        case _:
            return WriteFailed("the store could not keep this")
