"""What the store keeps of holidays: when each began, and until when it lasts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from haricot.house.store import schema
from haricot.house.store.store import Change

_c = schema.holidays.c
_REMOVE = delete(schema.holidays).where(_c.person == bindparam("whose"), _c.began == bindparam("since"))
_ADD = insert(schema.holidays)
_SET_PERSON = update(schema.people).where(schema.people.c.id == bindparam("whose")).values(holiday=bindparam("until"))
_FORGET = delete(schema.holidays).where(_c.person == bindparam("whose"))


class Holiday(Struct, frozen=True):
    """From when until when, in milliseconds since 1970."""

    began: int
    ends: int


def set_holiday(person: str, holiday: Holiday) -> tuple[Change, ...]:
    """A new one, or the same with another end."""
    row = {"person": person, "began": holiday.began, "ends": holiday.ends}
    return (
        (_REMOVE, {"whose": person, "since": holiday.began}),
        (_ADD, row),
        (_SET_PERSON, {"whose": person, "until": holiday.ends}),
    )


def forget(person: str) -> Change:
    """Takes a person's holidays away."""
    return _FORGET, {"whose": person}


def holidays_of(connection: Connection, person: str) -> Sequence[Holiday]:
    """The last first."""
    asked = select(_c.began, _c.ends).where(_c.person == person).order_by(_c.began.desc())
    return [Holiday(*row) for row in connection.execute(asked)]
