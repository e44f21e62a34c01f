"""What the store keeps of reviews: the whole of each, once; and for each seat what its moves lost and chance gave."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select

from haricot.games import names
from haricot.house.store import schema
from haricot.house.store.game_rows import GameKey, GameResult
from haricot.house.store.group_commit import Change
from haricot.house.store.tally_rows import upsert
from haricot.review import VERSION

NOTHING = -1
"""The seat under which is noted that no review came of a game: nobody tries again."""

_p, _v, _w = schema.players.c, schema.reviewed.c, schema.reviews.c


class ReviewKey(Struct, frozen=True):
    """A finished game: its table, and its number there."""

    table: str
    number: int


def kept(connection: Connection, key: ReviewKey) -> bytes | None:
    """The whole review, if one was made that says what this version would."""
    return connection.scalar(select(_w.body).where(_is(key), _w.version >= VERSION))


def claim(key: ReviewKey, house: str, now: int, until: int, won: list[bool]) -> Change:
    """That this house makes it, unless another does until its time is over, or it is made; `won` says which."""

    def claimed(connection: Connection) -> None:
        row = {"version": VERSION, "claimed_by": house, "claimed_until": until, "body": None}
        asked = upsert(connection.dialect.name, schema.reviews).values(table_id=key.table, number=key.number, **row)
        is_to_be_made = and_(or_(_w.body.is_(None), _w.version < VERSION), func.coalesce(_w.claimed_until, 0) <= now)
        asked = asked.on_conflict_do_update(index_elements=[_w.table_id, _w.number], set_=row, where=is_to_be_made)
        won.append(connection.scalar(asked.returning(_w.number)) is not None)

    return claimed


def is_claimed(connection: Connection, key: ReviewKey, now: int) -> bool:
    """Whether a house is at it."""
    asked = select(_w.number).where(_is(key), _w.body.is_(None), _w.claimed_until > now)
    return connection.scalar(asked) is not None


def keep_review(key: ReviewKey, body: bytes) -> Change:
    """Keeps a review, and frees the claim on it."""

    def written(connection: Connection) -> None:
        row = {"version": VERSION, "claimed_by": None, "claimed_until": None, "body": body}
        asked = upsert(connection.dialect.name, schema.reviews).values(table_id=key.table, number=key.number, **row)
        connection.execute(asked.on_conflict_do_update(index_elements=[_w.table_id, _w.number], set_=row))

    return written


def release(key: ReviewKey, house: str) -> Change:
    """Nothing came of it: another may try."""

    def released(connection: Connection) -> None:
        connection.execute(delete(schema.reviews).where(_is(key), _w.claimed_by == house, _w.body.is_(None)))

    return released


def _is(key: ReviewKey) -> ColumnElement[bool]:
    return and_(_w.table_id == key.table, _w.number == key.number)


class CoursePoint(Struct, frozen=True):
    """A game in the course of a person's games: the rating after it where it counted, loss and luck where reviewed."""

    key: GameKey
    result: GameResult
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
        CoursePoint(GameKey(row.ended, row.table_id, row.number), row.result, row.mu, row.lost, row.luck, row.unit)
        for row in connection.execute(asked.order_by(*order))
    ]


def unreviewed(connection: Connection, person: str, looked: int, most: int) -> list[GameKey]:
    """Of the last games of a person those that nobody has reviewed, the newest first; of games that are here."""
    own = select(_p.ended, _p.table_id, _p.number).where(_p.person == person, _p.game.in_(names()))
    newest = own.order_by(_p.ended.desc(), _p.table_id.desc(), _p.number.desc()).limit(looked).subquery()
    known = select(_v.seat).where(_v.table_id == newest.c.table_id, _v.number == newest.c.number)
    asked = select(newest).where(~known.exists())
    order = (newest.c.ended.desc(), newest.c.table_id.desc(), newest.c.number.desc())
    return [GameKey(*row) for row in connection.execute(asked.order_by(*order).limit(most))]
