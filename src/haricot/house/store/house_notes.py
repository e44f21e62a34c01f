"""What the house notes about itself in its store: its heartbeat, and the version that opened it last."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, insert, select

from haricot.house.store import schema
from haricot.house.store.store import Change

_REMOVE = delete(schema.house).where(schema.house.c.name == bindparam("which"))
_ADD = insert(schema.house)


def note(name: str, value: str) -> tuple[Change, ...]:
    return (_REMOVE, {"which": name}), (_ADD, {"name": name, "value": value})


def noted(connection: Connection, name: str) -> str | None:
    return connection.scalar(select(schema.house.c.value).where(schema.house.c.name == name))
