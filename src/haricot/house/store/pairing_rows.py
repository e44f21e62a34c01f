"""Who waits for somebody to play with: a row each, for as long as they keep asking, and taken by one other at most.

All of it happens in one turn after the other, whichever house is asked: so nobody is paired twice.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from haricot.house.store import schema
from haricot.house.store.group_commit import Change
from haricot.house.store.rating_rows import wait_for_turn

MOST_CONSIDERED = 500

_p = schema.pairing.c
_own = _p.person == bindparam("who")
_WITHDRAW = delete(schema.pairing).where(_own, _p.table_id.is_(None))
_FORGET = delete(schema.pairing).where(_own)
_SET_READY = update(schema.pairing).where(_p.table_id == bindparam("of")).values(ready=True)
_GIVE_UP = delete(schema.pairing).where(_p.table_id == bindparam("of"))


class PairingRow(Struct, frozen=True):
    """Somebody who looks for a game by some rules: how strong they are, and since when they have waited."""

    person: str
    game: str
    rule_set: str
    mu: float
    sigma: float
    since: int
    expires: int
    table_id: str | None = None
    """Where they play, once somebody was found."""
    ready: bool = False
    """Whether that table is open already."""


# Changes, each in turn: houses that lock one row after the other would wait for each other


def withdraw(person: str) -> tuple[Change, ...]:
    """But whoever is taken is taken."""
    return wait_for_turn, (_WITHDRAW, {"who": person})


def set_ready(table: str) -> tuple[Change, ...]:
    """A table is ready for those who were paired."""
    return wait_for_turn, (_SET_READY, {"of": table})


def give_up(table: str) -> tuple[Change, ...]:
    """It could not be opened: whoever was to play there may look again."""
    return wait_for_turn, (_GIVE_UP, {"of": table})


# For whoever has waited for the turn


def forget(person: str) -> Change:
    """Somebody looks no more."""
    return _FORGET, {"who": person}


def put(connection: Connection, row: PairingRow) -> None:
    """In the place of what that person looked for before."""
    connection.execute(_FORGET, {"who": row.person})
    connection.execute(insert(schema.pairing), asdict(row))


def remove_expired(connection: Connection, now: int) -> None:
    """Takes away those who have not asked for a while."""
    connection.execute(delete(schema.pairing).where(_p.expires <= now))


# Questions


def row_of(connection: Connection, person: str) -> PairingRow | None:
    """What a person looks for, if anything."""
    row = connection.execute(select(schema.pairing).where(_p.person == person)).first()
    return None if row is None else _row(row)


def others_for(connection: Connection, own: PairingRow) -> list[PairingRow]:
    """Those who wait for the same, the first who came first."""
    asked = select(schema.pairing).where(_p.game == own.game, _p.rule_set == own.rule_set, _p.person != own.person)
    asked = asked.where(_p.table_id.is_(None)).order_by(_p.since, _p.person).limit(MOST_CONSIDERED)
    return [_row(row) for row in connection.execute(asked)]


def _row(row: Any) -> PairingRow:
    return PairingRow(*row)
