"""Who may use a store: one house alone, or on PostgreSQL several with a bus. A lock goes when its process ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from haricot.core.errors import HaricotError

HOUSES, OPENING = 4_274_201, 4_274_202
"""PostgreSQL's advisory locks have numbers: that of the houses, and that of the one which opens just now."""
OPENING_SECONDS = 60
AGAIN_SECONDS = 10
LOCK_TIMEOUT = "55P03"
"""What PostgreSQL says where a lock was waited for in vain."""


class StoreLock(Protocol):
    """That only one house, or houses that know of each other, use a store."""

    was_free: bool
    """Whether no other house had it when this one came."""

    def acquire(self) -> None:
        """Refused where another house has it."""

    def opened(self) -> None:
        """Others may open now."""

    def is_held(self) -> bool:
        """Whether it still is this house's; taken again where the store went away meanwhile."""

    def release(self) -> None:
        """Others may use the store."""


class NoLock:
    """Of a store that nobody else can reach."""

    was_free = True

    def acquire(self) -> None:
        """Nothing to hold: a store in memory is nobody else's."""

    def opened(self) -> None:
        """Nothing to let in."""

    def is_held(self) -> bool:
        """Always."""
        return True

    def release(self) -> None:
        """Nothing to give back."""


class FileLock:
    """One house at a time on one SQLite file: a lock beside it."""

    was_free = True

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(f"{database.name}.lock")
        self._held: int | None = None

    def acquire(self) -> None:
        """Holds a file beside the store; Refused where another house has it."""
        if self._held is not None:
            return
        try:
            held = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise HaricotError("house-store-unreadable", why=error.strerror) from None
        try:
            _lock(held)
        except OSError:
            os.close(held)
            raise HaricotError("house-store-in-use", file=str(self._file)) from None
        self._held = held

    def opened(self) -> None:
        """Nobody waits for a file's lock."""

    def is_held(self) -> bool:
        """A file that is held stays held."""
        return True

    def release(self) -> None:
        """Lets the file go."""
        if self._held is not None:
            os.close(self._held)
            self._held = None


class ServerLock:
    """PostgreSQL's own: a house without a bus holds it alone, those with one share it; one opens at a time."""

    def __init__(self, engine: Engine, *, is_shared: bool) -> None:
        self._engine, self._is_shared = engine, is_shared
        self._connection: Connection | None = None
        self.was_free = False

    def acquire(self) -> None:
        """Takes its turn at opening, then shares the store with houses that know of it."""
        if self._connection is not None:
            return
        connection = self._connect()
        connection.execute(text(f"SET lock_timeout = '{OPENING_SECONDS}s'"))
        connection.execute(text(f"SELECT pg_advisory_lock({OPENING})"))
        self.was_free = self._take(connection)

    def _take(self, connection: Connection) -> bool:
        """Whether no other house was there; refused where one is that does not share."""
        is_free = bool(connection.scalar(text(f"SELECT pg_try_advisory_lock({HOUSES})")))
        if self._is_shared:
            is_shared = connection.scalar(text(f"SELECT pg_try_advisory_lock_shared({HOUSES})"))
            if is_free:
                connection.execute(text(f"SELECT pg_advisory_unlock({HOUSES})"))
        if not is_free and not (self._is_shared and is_shared):
            _end(connection)
            raise HaricotError("house-store-in-use", file=f"{self._engine.url.host or 'PostgreSQL'}#{HOUSES}")
        self._connection = connection
        return is_free

    def _connect(self) -> Connection:
        return self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def opened(self) -> None:
        """The next house may open."""
        if self._connection is not None:
            self._connection.execute(text(f"SELECT pg_advisory_unlock({OPENING})"))

    def is_held(self) -> bool:
        """A server that went away has forgotten it."""
        try:
            if self._connection is not None and self._connection.scalar(text("SELECT 1")) == 1:
                return True
        except SQLAlchemyError:
            self.release()
        try:
            return self._take_again()
        except SQLAlchemyError:
            return True  # it is not there yet, for nobody

    def _take_again(self) -> bool:
        """Waits a moment: one that opens just now has it for itself while it looks whether it is the first."""
        connection = self._connect()
        kind = "pg_advisory_lock_shared" if self._is_shared else "pg_advisory_lock"
        try:
            connection.execute(text(f"SET lock_timeout = '{AGAIN_SECONDS}s'"))
            connection.execute(text(f"SELECT {kind}({HOUSES})"))
        except OperationalError as error:
            _end(connection)
            if getattr(error.orig, "sqlstate", None) == LOCK_TIMEOUT:
                return False
            raise
        self._connection = connection
        return True

    def release(self) -> None:
        """At once: a server notices only after a while that a connection was closed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.execute(text("SELECT pg_advisory_unlock_all()"))
            _end(connection)


def _end(connection: Connection) -> None:
    """Closed, not given back for another use: whatever lock there is, is the connection's."""
    with suppress(SQLAlchemyError):
        connection.invalidate()
        connection.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
