"""To whom somebody shows how strong they are, and the rest of their profile."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select

from haricot.house.store import schema
from haricot.house.store.group_commit import Change

Audience = Literal["nobody", "companions", "everybody"]
"""Nobody else, those with whom one has played, or everybody in the house."""

_REMOVE = delete(schema.shown).where(schema.shown.c.person == bindparam("whose"))


class Shown(Struct, frozen=True, forbid_unknown_fields=True):
    """To whom you show how strong you are, and to whom all the rest: what you played, how it went, and with whom."""

    ratings: Audience = "companions"
    profile: Audience = "nobody"


def forget(person: str) -> Change:
    """A person shows nothing of themselves any more."""
    return _REMOVE, {"whose": person}


def show(person: str, shown: Shown) -> tuple[Change, ...]:
    """What a person shows of themselves, in place of before."""
    row = {"person": person, "ratings": shown.ratings, "profile": shown.profile}
    return forget(person), (insert(schema.shown), row)


def shown_by(connection: Connection, person: str) -> Shown:
    """What a person shows of themselves; nothing, where nothing was chosen."""
    c = schema.shown.c
    row = connection.execute(select(c.ratings, c.profile).where(c.person == person)).first()
    return Shown() if row is None else Shown(row.ratings, row.profile)
