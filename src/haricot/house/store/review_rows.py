"""What the store keeps of reviews: for each seat what its moves lost, and what chance gave."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from sqlalchemy import Connection, and_, select

from haricot.house.store import schema
from haricot.house.store.game_rows import Place, Result
from haricot.house.store.group_commit import Change
from haricot.house.store.tally_rows import upsert

NOTHING = -1
"""The seat under which is noted that no review came of a game: nobody tries again."""

_p, _v = schema.players.c, schema.reviewed.c


class CoursePoint(Struct, frozen=True):
    """A game in the course of a person's games: the rating after it where it counted, loss and luck where reviewed."""

    place: Place
    result: Result
    mu: float | None
    lost: float | None
    luck: float | None
    unit: str | None
    """What both are counted in."""


def keep(table: str, number: int, unit: str | None, seats: Mapping[int, tuple[float, float]]) -> Change:
    """By seat; nobody's, where no review came of it. Whoever reviewed it first is believed."""
    rows = [
        {"table_id": table, "number": number, "seat": seat, "lost": lost, "luck": luck, "unit": unit}
        for seat, (lost, luck) in seats.items()
    ] or [{"table_id": table, "number": number, "seat": NOTHING, "lost": None, "luck": None, "unit": None}]

    def kept(connection: Connection) -> None:
        connection.execute(upsert(connection.dialect.name, schema.reviewed).on_conflict_do_nothing(), rows)

    return kept


def course_of(connection: Connection, person: str, game: str, most: int) -> list[CoursePoint]:
    """The last games of a person, the newest first."""
    own = select(_p.ended, _p.table_id, _p.number, _p.seat, _p.result, _p.mu)
    own = own.where(_p.person == person, _p.game == game)
    newest = own.order_by(_p.ended.desc(), _p.table_id.desc(), _p.number.desc()).limit(most).subquery()
    same = and_(_v.table_id == newest.c.table_id, _v.number == newest.c.number, _v.seat == newest.c.seat)
    asked = select(newest, _v.lost, _v.luck, _v.unit).select_from(newest.outerjoin(schema.reviewed, same))
    order = (newest.c.ended.desc(), newest.c.table_id.desc(), newest.c.number.desc())
    return [
        CoursePoint(Place(row.ended, row.table_id, row.number), row.result, row.mu, row.lost, row.luck, row.unit)
        for row in connection.execute(asked.order_by(*order))
    ]


def unreviewed(connection: Connection, person: str, looked: int, most: int) -> list[Place]:
    """Of the last games of a person those that nobody has reviewed, the newest first."""
    own = select(_p.ended, _p.table_id, _p.number).where(_p.person == person)
    newest = own.order_by(_p.ended.desc(), _p.table_id.desc(), _p.number.desc()).limit(looked).subquery()
    known = select(_v.seat).where(_v.table_id == newest.c.table_id, _v.number == newest.c.number)
    asked = select(newest).where(~known.exists())
    order = (newest.c.ended.desc(), newest.c.table_id.desc(), newest.c.number.desc())
    return [Place(*row) for row in connection.execute(asked.order_by(*order).limit(most))]
