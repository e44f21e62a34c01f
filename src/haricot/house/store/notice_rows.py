"""What the store keeps of notices: who may be reached where, what was sent and not seen, and what people chose."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, text, tuple_, update

from haricot.house.store import schema
from haricot.house.store.store import Change

_s, _n, _p = schema.subscriptions.c, schema.notices.c, schema.notice_preferences.c
_REMOVE_SUBSCRIPTION = delete(schema.subscriptions).where(_s.id == bindparam("which"))
_REMOVE_OF_PERSON = delete(schema.subscriptions).where(_s.person == bindparam("whose"))
_REMOVE_OF_KEY = delete(schema.subscriptions).where(_s.key == bindparam("device"))
_ADD_SUBSCRIPTION = insert(schema.subscriptions)
_FORGET_NOTICES = delete(schema.notices).where(_n.person == bindparam("whose"))
_FORGET_CHOSEN = delete(schema.notice_preferences).where(_p.person == bindparam("whose"))
_ADD_CHOSEN = insert(schema.notice_preferences)
_NOTE = text(
    """
    INSERT INTO notices (person, table_id, kind, urgency, at, due)
    VALUES (:person, :table_id, :kind, :urgency, :at, :due)
    ON CONFLICT (person, table_id) DO UPDATE
    SET kind = excluded.kind, urgency = excluded.urgency, at = excluded.at, due = excluded.due
    WHERE notices.urgency < excluded.urgency
    RETURNING person
    """
)
"""Of several houses that would tell somebody the same, one does."""


class Subscription(Struct, frozen=True):
    """Where a browser can be reached, and with which keys."""

    id: str
    person: str
    key: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    made: int


class Notice(Struct, frozen=True):
    """What somebody is told of a table; `due`: not before then."""

    person: str
    table: str
    kind: str
    urgency: int
    at: int
    due: int | None


# Changes


def add_subscription(new: Subscription) -> tuple[Change, ...]:
    """A browser has one, whoever it was before."""
    row = {name: getattr(new, name) for name in Subscription.__struct_fields__}
    return (_REMOVE_SUBSCRIPTION, {"which": new.id}), (_ADD_SUBSCRIPTION, row)


def remove_subscription(which: str) -> Change:
    """A browser is not told anything any more."""
    return _REMOVE_SUBSCRIPTION, {"which": which}


def remove_of_device(key: str) -> Change:
    """A device that is shut out hears nothing more."""
    return _REMOVE_OF_KEY, {"device": key}


def choose(person: str, chosen: str) -> tuple[Change, ...]:
    """What a person wants to be told, in place of what was chosen before."""
    return (_FORGET_CHOSEN, {"whose": person}), (_ADD_CHOSEN, {"person": person, "chosen": chosen})


def forget(person: str) -> tuple[Change, ...]:
    """Takes away a person's subscriptions, notices and choices."""
    return tuple((gone, {"whose": person}) for gone in (_REMOVE_OF_PERSON, _FORGET_NOTICES, _FORGET_CHOSEN))


def seen(looked: Collection[tuple[str, str]]) -> Change:
    """These people looked at these tables."""
    return delete(schema.notices).where(tuple_(_n.person, _n.table_id).in_(list(looked))), {}


def note(connection: Connection, notice: Notice) -> bool:
    """Whether it is new: of each table one at most, until it was looked at, but for one that is more urgent."""
    row = {"person": notice.person, "table_id": notice.table, "kind": notice.kind, "urgency": notice.urgency}
    return connection.execute(_NOTE, {**row, "at": notice.at, "due": notice.due}).first() is not None


def take_due(connection: Connection, notice: Notice) -> bool:
    """Whether it waited until now; nobody else sends it."""
    this = (_n.person == notice.person, _n.table_id == notice.table, _n.due == notice.due)
    return connection.execute(update(schema.notices).where(*this).values(due=None)).rowcount > 0


# Questions


def subscriptions_of(connection: Connection, person: str) -> list[Subscription]:
    """The newest first."""
    rows = connection.execute(select(schema.subscriptions).where(_s.person == person).order_by(_s.made.desc()))
    return [Subscription(**row._mapping) for row in rows]


def chosen_by(connection: Connection, person: str) -> str | None:
    """What a person has chosen, as it was written."""
    return connection.scalar(select(_p.chosen).where(_p.person == person))


def unseen_among(connection: Connection, looked: Collection[tuple[str, str]]) -> list[tuple[str, str]]:
    """Those of these people and tables of which something was told."""
    asked = select(_n.person, _n.table_id).where(tuple_(_n.person, _n.table_id).in_(list(looked)))
    return [(row.person, row.table_id) for row in connection.execute(asked)]


def notices_of(connection: Connection, person: str) -> list[Notice]:
    """What waits for a person."""
    return [Notice(*row) for row in connection.execute(select(schema.notices).where(_n.person == person))]


def due_notices(connection: Connection, now: int, most: int) -> list[Notice]:
    """What is to be told by now, the longest due first."""
    asked = select(schema.notices).where(_n.due <= now).order_by(_n.due).limit(most)
    return [Notice(*row) for row in connection.execute(asked)]


def clocks_between(connection: Connection, begin: int, end: int, most: int) -> Sequence[tuple[str, int]]:
    """The tables at which somebody's time is over then, and when, the first ones first."""
    c = schema.tables.c
    asked = select(c.id, c.due).where(c.due > begin, c.due <= end, c.closed.is_(False)).order_by(c.due).limit(most)
    return [(row.id, row.due) for row in connection.execute(asked)]
