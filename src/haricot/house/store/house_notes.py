"""What the house notes about itself in its store: its heartbeat, and the version that opened it last."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, insert, select

from haricot.house.store import schema
from haricot.house.store.store import Change

_REMOVE = delete(schema.house).where(schema.house.c.name == bindparam("which"))
_ADD = insert(schema.house)


def note(name: str, value: str) -> tuple[Change, ...]:
    """Keeps a value under a name, in place of what was there."""
    return (_REMOVE, {"which": name}), (_ADD, {"name": name, "value": value})


def add(connection: Connection, name: str, value: str) -> None:
    """At once, by whoever has the connection."""
    connection.execute(_ADD, {"name": name, "value": value})


def forget(name: str) -> Change:
    """Keeps nothing under that name."""
    return _REMOVE, {"which": name}


def noted_under(connection: Connection, beginning: str) -> dict[str, str]:
    """Every note whose name begins so."""
    c = schema.house.c
    rows = connection.execute(select(c.name, c.value).where(c.name.startswith(beginning, autoescape=True)))
    return {row.name: row.value for row in rows}


def noted(connection: Connection, name: str) -> str | None:
    """What is kept under a name."""
    return connection.scalar(select(schema.house.c.value).where(schema.house.c.name == name))
