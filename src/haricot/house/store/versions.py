"""Which versions of Haricot may open a store: it says so itself, as the one that opened it last wrote it down."""

from __future__ import annotations

import re
from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, select

from haricot.core.errors import HaricotError
from haricot.house.store import schema
from haricot.house.version import PACKAGE

OLDEST_VERSION = "0.1.0"
"""The oldest that can read what this one writes: raised with any event, column or form that older ones do not know."""
OPENED_BY, OPENS_WITH = "version", "opens-with"


def check_version(connection: Connection, tables: Collection[str]) -> None:
    """Refused where the store says that it takes a newer version than this one."""
    if schema.house.name not in tables:
        return
    noted = select(schema.house.c.name, schema.house.c.value).where(schema.house.c.name.in_((OPENED_BY, OPENS_WITH)))
    notes = {row.name: row.value for row in connection.execute(noted)}
    oldest = notes.get(OPENS_WITH, OLDEST_VERSION)
    if _numbers(oldest) > _numbers(PACKAGE):
        values = {"version": notes.get(OPENED_BY, oldest), "oldest": oldest, "own": PACKAGE}
        raise HaricotError("house-store-needs", **values)


def note_version(connection: Connection) -> None:
    """From now on the store takes no older version than can read what this one writes."""
    for name, value in ((OPENED_BY, PACKAGE), (OPENS_WITH, OLDEST_VERSION)):
        connection.execute(delete(schema.house).where(schema.house.c.name == name))
        connection.execute(insert(schema.house).values(name=name, value=value))


def _numbers(version: str) -> tuple[int, ...]:
    """Of `0.10.2`, to be compared as numbers."""
    return tuple(int(number) for number in re.findall(r"\d+", version)[:3])
