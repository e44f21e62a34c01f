"""Which tables somebody is shown in a list: the public ones, and those that they are at."""

from __future__ import annotations

from collections import Counter
from functools import partial

from haricot.house.errors import NotShown
from haricot.house.live.live_table import LiveTable
from haricot.house.live.table_service import TableService
from haricot.house.people.people import Person
from haricot.house.store import friend_rows
from haricot.table import Table
from haricot.table.description import phase

MOST_LISTED = 100
MOST_LISTED_EACH = 3


async def open_tables(tables: TableService, person: Person | None) -> list[LiveTable]:
    """Public ones, the newest first, and of each host a few: one who opens a hundred does not push out all others."""
    listed: list[LiveTable] = []
    by_host: Counter[str] = Counter()
    if person is not None:  # no table of whoever wants to hear no more of them
        apart = await tables.store.read(partial(friend_rows.who_blocked, person=person.id))
        by_host.update(dict.fromkeys(apart, MOST_LISTED_EACH))
    for table in await tables.public_newest_first():
        if len(listed) >= MOST_LISTED:
            break
        live, _ = await table_or_why(tables, table)
        if live is not None and is_open(live.stored) and by_host[live.stored.host] < MOST_LISTED_EACH:
            by_host[live.stored.host] += 1
            listed.append(live)
    return listed


def is_open(table: Table) -> bool:
    """Whether whoever comes finds a seat, or something to watch: no table that is closed, or whose game is over."""
    if table.closed or phase(table) == "over":
        return False
    is_gathering = table.match is None
    return (is_gathering and any(chair.is_free for chair in table.chairs)) or table.setup.watching


async def split_tables(tables: TableService, person: Person) -> tuple[list[LiveTable], list[tuple[str, NotShown]]]:
    """The tables that a person is at and may see; and those that cannot be shown, each with the reason."""
    readable: list[LiveTable] = []
    hidden: list[tuple[str, NotShown]] = []
    for table in await tables.people.tables_of(person):
        live, why = await table_or_why(tables, table)
        if why is not None:
            hidden.append((table, why))
        elif live is not None and live.stored.may_see(person.id):
            readable.append(live)
    return readable, hidden


async def table_or_why(tables: TableService, table: str) -> tuple[LiveTable | None, NotShown | None]:
    """The table; or why it cannot be shown; or neither, where there is none."""
    try:
        return await tables.find(table), None
    except NotShown as why:
        return None, why
