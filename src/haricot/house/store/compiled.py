"""Statements that are compiled once and run as text: to have each looked up anew costs more than the store's work.

For what every game writes at its end; all else goes through SQLAlchemy as usual. Values come and go as the driver has
them, so it is for text and numbers alone.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import BindParameter, ClauseElement, Column, Connection, Select, bindparam
from sqlalchemy.exc import OperationalError

Rows = Iterable[Sequence[Any]]


class Compiled:
    """A statement, made when it is first needed, for SQLite and for PostgreSQL."""

    def __init__(self, make: Callable[[str], ClauseElement]) -> None:
        """`make` is told for which of the two."""
        self._make = make
        self._made: dict[str, tuple[str, tuple[str, ...]]] = {}

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Once for each of them."""
        if rows:
            text, names = self._text(connection)
            run_text(connection, text, [tuple(row[name] for name in names) for row in rows])

    def change(self, row: Mapping[str, Any]) -> Callable[[Connection], None]:
        """To be done when its turn comes."""
        return lambda connection: self.run(connection, [row])

    def ask(self, connection: Connection, **values: Any) -> Rows:
        """The rows for these values; the statement is written out once for each kind of store."""
        text, names = self._text(connection)
        return run_text(connection, text, tuple(values[name] for name in names))

    def _text(self, connection: Connection) -> tuple[str, tuple[str, ...]]:
        dialect = connection.dialect
        made = self._made.get(dialect.name)
        if made is None:
            compiled: Any = self._make(dialect.name).compile(dialect=dialect)
            made = self._made[dialect.name] = str(compiled), tuple(compiled.positiontup)
        return made


def run_text(connection: Connection, text: str, values: tuple[Any, ...] | list[tuple[Any, ...]] = ()) -> Rows:
    """By SQLite's own connection, in the transaction that SQLAlchemy knows of, and with its errors.

    PostgreSQL's goes through SQLAlchemy, which notices when a server went away and connects again.
    """
    if connection.dialect.name != "sqlite":
        return connection.exec_driver_sql(text, values)
    if not connection.in_transaction():
        connection.begin()
    driver: Any = connection.connection.driver_connection
    try:
        return driver.executemany(text, values) if isinstance(values, list) else driver.execute(text, values)  # type: ignore[no-any-return]
    except sqlite3.OperationalError as error:
        raise OperationalError(None, None, error) from None


class InQuery:
    """A question about all rows that have one of some values in a column: a few of them, as at a table."""

    MOST = 20
    """More are asked for in the usual way: each number of them is a statement of its own."""

    def __init__(self, question: Select[Any], column: Column[Any]) -> None:
        self._question, self._column = question, column
        self._compiled = cache(self._compile)

    def ask(self, connection: Connection, values: Collection[Any], **others: Any) -> Rows:
        """The rows of any of these values; a statement is kept for each number of them, up to a limit."""
        if not values:
            return ()
        if len(values) > self.MOST:
            return connection.execute(self._question.where(self._column.in_(values)), others)
        numbered = {f"any_{place}": value for place, value in enumerate(values)}
        return self._compiled(len(values)).ask(connection, **numbered, **others)

    def _compile(self, count: int) -> Compiled:
        wanted: list[BindParameter[Any]] = [bindparam(f"any_{place}") for place in range(count)]
        return Compiled(lambda _: self._question.where(self._column.in_(wanted)))
