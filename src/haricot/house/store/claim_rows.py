"""Of the tables that wait for nobody but a house: which house looks after each, for a few seconds at a time.

By the store's clock, so that it does not matter what houses take the time to be. Whoever dies is replaced when its
claims expire; whoever comes too late finds that the table's number moved on.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import BigInteger, Connection, bindparam, cast, func, null, or_, select, update

from haricot.house.store import schema
from haricot.house.store.group_commit import Change

MILLISECONDS = 6_000
"""How long a claim lasts unless it is renewed."""
SECONDS_BETWEEN_RENEWALS = 2.0

_now = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
_t = schema.tables.c
_this = update(schema.tables).where(_t.id == bindparam("of"))
_SET_DUE = _this.values(due=bindparam("now_due"), claimed_by=null(), claimed_until=null())
_SET_CLAIMED = _this.values(due=bindparam("now_due"), claimed_by=bindparam("house"), claimed_until=_now + MILLISECONDS)


def set_due(table: str, due: int | None, claimed_by: str | None) -> Change:
    """When a house must look at the table again; `claimed_by` does so itself, at once."""
    if claimed_by is None:
        return _SET_DUE, {"of": table, "now_due": due}
    return _SET_CLAIMED, {"of": table, "now_due": due, "house": claimed_by}


def claim(connection: Connection, house: str, bots: int, deadlines: int) -> Sequence[str]:
    """Some of those that are due and that nobody looks after: so many with a bot to move, and so many deadlines."""
    claimed: list[str] = []
    for most, is_kind in ((bots, _t.due == 0), (deadlines, (_t.due > 0) & (_t.due <= _now))):
        if most <= 0:
            continue
        free = select(_t.id).where(is_kind, _t.closed.is_(False))
        free = free.where(or_(_t.claimed_until.is_(None), _t.claimed_until <= _now)).order_by(_t.due).limit(most)
        chosen = free.with_for_update(skip_locked=True).scalar_subquery()
        taken = update(schema.tables).where(_t.id.in_(chosen))
        taken = taken.values(claimed_by=house, claimed_until=_now + MILLISECONDS)
        claimed += connection.scalars(taken.returning(_t.id)).all()
    connection.commit()
    return claimed


def release(connection: Connection, house: str) -> None:
    """A house that stops leaves what it looks after to others at once."""
    connection.execute(update(schema.tables).where(_t.claimed_by == house).values(claimed_until=null()))
    connection.commit()


def renew(connection: Connection, house: str, tables: Collection[str]) -> set[str]:
    """For another few seconds; those that this house still has."""
    renewed = update(schema.tables).where(_t.id.in_(list(tables)), _t.claimed_by == house)
    renewed = renewed.values(claimed_until=_now + MILLISECONDS)
    found = set(connection.scalars(renewed.returning(_t.id)))
    connection.commit()
    return found
