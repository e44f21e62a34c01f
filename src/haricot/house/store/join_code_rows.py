"""Join codes: among the house's notes, each with the table that it leads to."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, select

from haricot.house.store import house_notes, schema
from haricot.house.store.store import Change

PREFIX = "join:"
_is_code = schema.house.c.name.startswith(PREFIX, autoescape=True)
_REMOVE_OF = delete(schema.house).where(_is_code, schema.house.c.value == bindparam("of"))


def note_code(code: str, table: str) -> tuple[Change, ...]:
    """A code leads to a table from now on."""
    return house_notes.note(PREFIX + code, table)


def forget_code_of(table: str) -> Change:
    """No code leads there any more."""
    return _REMOVE_OF, {"of": table}


def table_of_code(connection: Connection, code: str) -> str | None:
    """Where a code leads."""
    return house_notes.noted(connection, PREFIX + code)


def code_of_table(connection: Connection, table: str) -> str | None:
    """The code that leads to a table."""
    name = connection.scalar(select(schema.house.c.name).where(_is_code, schema.house.c.value == table))
    return None if name is None else name.removeprefix(PREFIX)
