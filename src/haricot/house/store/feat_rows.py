"""What the store keeps of what everybody did best, as the games tell it: of each kind the greatest, and the first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, and_, bindparam, delete, or_, select, tuple_

from haricot.house.store import schema
from haricot.house.store.compiled import Compiled
from haricot.house.store.group_commit import Change
from haricot.house.store.tally_rows import upsert

_f = schema.feats.c
_KEYS = (_f.person, _f.game, _f.name)
_FORGET = delete(schema.feats).where(_f.person == bindparam("whose"))


class FeatRow(Struct, frozen=True):
    """What somebody did best, and in which game: as the columns of `schema.feats`."""

    person: str
    game: str
    name: str
    value: int
    detail: str
    ended: int
    table_id: str
    number: int


def forget(person: str) -> Change:
    """Takes a person's feats away."""
    return _FORGET, {"whose": person}


def take_all(connection: Connection) -> list[FeatRow]:
    """Takes all feats away, before they are found again; gives those that were there."""
    taken = [FeatRow(*row) for row in connection.execute(select(schema.feats))]
    connection.execute(delete(schema.feats))
    return taken


def keep_best(connection: Connection, feats: Sequence[FeatRow]) -> None:
    """In whatever order games come: of those that are equal, the one that ended first."""
    _KEEP_BEST.run(connection, [asdict(one) for one in sorted(feats, key=lambda one: (one.person, one.name))])


def _keeping_best(dialect: str) -> Any:
    new = upsert(dialect, schema.feats)
    old, given = tuple_(_f.ended, _f.table_id, _f.number), new.excluded
    is_first = tuple_(given.ended, given.table_id, given.number) < old
    better = or_(given.value > _f.value, and_(given.value == _f.value, is_first))
    kept = {name: given[name] for name in ("value", "detail", "ended", "table_id", "number")}
    return new.on_conflict_do_update(index_elements=list(_KEYS), set_=kept, where=better)


_KEEP_BEST = Compiled(_keeping_best)


def feats_of(connection: Connection, person: str) -> list[FeatRow]:
    """A person's feats, game by game."""
    asked = select(schema.feats).where(_f.person == person).order_by(*_KEYS)
    return [FeatRow(*row) for row in connection.execute(asked)]
