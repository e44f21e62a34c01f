"""What the store keeps of tables: their events, and beside them only what lets the house find things quickly."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from haricot.core.game import Seat
from haricot.house.store import schema
from haricot.house.store.compiled import Compiled
from haricot.house.store.store import Change
from haricot.table import Entry, Event

EVENT_DECODER = msgspec.json.Decoder(Event)

_ADD_TABLE = insert(schema.tables)
_ADD_GUEST = insert(schema.guests)
_guest = (schema.guests.c.table_id == bindparam("of"), schema.guests.c.person == bindparam("who"))
_REMOVE_GUEST = delete(schema.guests).where(*_guest)
_this = update(schema.tables).where(schema.tables.c.id == bindparam("of"))
_SET_PUBLIC = _this.values(public=bindparam("is_public"))
_SET_CLOSED = _this.values(closed=True)
_SET_OVER = Compiled(lambda _: _this.values(over=bindparam("is_over")))
_SET_STANDING = Compiled(lambda _: _this.values(due=bindparam("now_due"), marks=bindparam("now_marks")))


class DamagedLog(Exception):
    """An event of a table is missing, or is none; says which."""

    def __init__(self, number: int, *, is_missing: bool) -> None:
        super().__init__(f"event {number} {'is missing' if is_missing else 'cannot be read'}")
        self.number, self.is_missing = number, is_missing


class Delivery(Struct, array_like=True):
    """Of the views of a seat, by the numbers of events: up to which they were acknowledged, sent, and given once more.

    And in which turn the last were given once more, named by the event that began it.
    """

    acknowledged: int = 0
    sent: int = 0
    repeated: int = 0
    repeated_in: int = 0


class Standing(Struct, frozen=True):
    """When the house must look at a table again, and which views each seat was given."""

    due: int | None
    deliveries: dict[Seat, Delivery]


# Changes


def add_table(table: str, opened: int, *, public: bool) -> Change:
    """A new table."""
    row = {"id": table, "opened": opened, "public": public, "closed": False, "over": False, "due": None, "marks": "{}"}
    return _ADD_TABLE, row


def add_guest(table: str, person: str) -> Change:
    """Somebody comes to a table."""
    return _ADD_GUEST, {"table_id": table, "person": person}


def remove_guest(table: str, person: str) -> Change:
    """Somebody goes."""
    return _REMOVE_GUEST, {"of": table, "who": person}


def set_public(table: str, public: bool) -> Change:
    """Whether a table stands on the public list."""
    return _SET_PUBLIC, {"of": table, "is_public": public}


def set_closed(table: str) -> Change:
    """A table is closed."""
    return _SET_CLOSED, {"of": table}


def set_over(table: str, over: bool) -> Change:
    """Whether the table's last game is over."""
    return _SET_OVER.change({"of": table, "is_over": over})


def set_standing(table: str, standing: Standing) -> Change:
    """When to wake a table, and what its seats were given."""
    marks = msgspec.json.encode(standing.deliveries).decode()
    return _SET_STANDING.change({"of": table, "now_due": standing.due, "now_marks": marks})


# Questions


def standing_of(connection: Connection, table: str) -> Standing | None:
    """None where there is no such table."""
    c = schema.tables.c
    row = connection.execute(select(c.due, c.marks).where(c.id == table)).first()
    if row is None:
        return None
    marks = msgspec.json.decode(row.marks, type=dict[int, int | Delivery])
    return Standing(row.due, {seat: _delivery(mark) for seat, mark in marks.items()})


def _delivery(mark: int | Delivery) -> Delivery:
    """Earlier versions noted one number alone, up to which views were given."""
    return Delivery(mark, mark) if isinstance(mark, int) else mark


def log_of(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """Every event of a table after that one, in order; DamagedLog where one is missing or cannot be read."""
    c = schema.events.c
    asked = select(c.number, c.at, c.by, c.event).where(c.table_id == table, c.number > after).order_by(c.number)
    log: list[Entry] = []
    for number, at, by, text in connection.execute(asked):
        if number != after + len(log) + 1:
            raise DamagedLog(after + len(log) + 1, is_missing=True)
        try:
            log.append(Entry(number, at, by, EVENT_DECODER.decode(text)))
        except (msgspec.MsgspecError, UnicodeError, TypeError):  # never with its text: it may be somebody's cards
            raise DamagedLog(number, is_missing=False) from None
    return log


def last_number(connection: Connection, table: str) -> int:
    """Of the table's events; 0 where it has none."""
    c = schema.events.c
    return connection.scalar(select(func.max(c.number)).where(c.table_id == table)) or 0


def last_numbers(connection: Connection, tables: Collection[str]) -> Sequence[tuple[str, int]]:
    """Of each of these tables; each is looked up in the index, however many events it has."""
    events, c = schema.events.c, schema.tables.c
    last = select(func.max(events.number)).where(events.table_id == c.id).scalar_subquery()
    return [(row[0], row[1] or 0) for row in connection.execute(select(c.id, last).where(c.id.in_(list(tables))))]


def waiting_tables(connection: Connection) -> Sequence[tuple[str, int]]:
    """Those that wait for nobody but the house, and since or until when."""
    c = schema.tables.c
    rows = connection.execute(select(c.id, c.due).where(c.due.is_not(None), c.closed.is_(False)))
    return [(row.id, row.due) for row in rows]


def all_tables(connection: Connection) -> Sequence[str]:
    """In the order in which they were opened."""
    c = schema.tables.c
    return connection.scalars(select(c.id).order_by(c.opened, c.id)).all()


def newest_public(connection: Connection, most: int) -> Sequence[str]:
    """The public tables that are open, the newest first."""
    c = schema.tables.c
    asked = select(c.id).where(c.public.is_(True), c.closed.is_(False)).order_by(c.opened.desc()).limit(most)
    return connection.scalars(asked).all()


def tables_of(connection: Connection, person: str) -> Sequence[str]:
    """Every table that a person is at."""
    c = schema.guests.c
    return connection.scalars(select(c.table_id).where(c.person == person)).all()


def is_guest(connection: Connection, table: str, person: str) -> bool:
    """Whether that person is at that table."""
    c = schema.guests.c
    return connection.scalar(select(c.person).where(c.table_id == table, c.person == person)) is not None


def count_open_tables(connection: Connection, person: str) -> int:
    """How many tables that a person is at gather for a game, or play one: those that are over cost nothing."""
    guests, tables = schema.guests.c, schema.tables.c
    asked = select(func.count()).select_from(schema.guests.join(schema.tables, guests.table_id == tables.id))
    asked = asked.where(guests.person == person, tables.closed.is_(False), tables.over.is_(False))
    return connection.scalar(asked) or 0
