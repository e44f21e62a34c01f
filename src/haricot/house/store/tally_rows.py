"""What the store keeps counted, so that nobody counts it again: games played, won, with whom, and with which rank."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, Table, and_, bindparam, case, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from haricot.house.store import schema
from haricot.house.store.compiled import Compiled
from haricot.house.store.group_commit import Change

ALL = ""
"""Stands for all games together, and for anybody."""

_t, _pl = schema.tallies.c, schema.places.c
_FORGET = delete(schema.tallies).where(_t.person == bindparam("whose"))
_FORGET_RANKS = delete(schema.places).where(_pl.person == bindparam("whose"))
_FORGET_WITH = delete(schema.tallies).where(_t.other == bindparam("whose"))


class Tally(Struct, frozen=True):
    """Games of a person: of one game or of all, with one other or with anybody; and when the last ended."""

    person: str
    game: str
    other: str
    games: int
    won: int
    drawn: int
    lost: int
    last: int


class RankTally(Struct, frozen=True):
    """How often a person ended with that rank, among so many; the store calls it a place."""

    person: str
    game: str
    seats: int
    rank: int
    games: int


# Changes


def forget(person: str) -> tuple[Change, ...]:
    """Also by those who played with them."""
    return tuple((one, {"whose": person}) for one in (_FORGET, _FORGET_WITH, _FORGET_RANKS))


def forget_with(person: str) -> Change:
    """By those who played with them."""
    return _FORGET_WITH, {"whose": person}


def take_back(connection: Connection, counted: Tally, last: int | None) -> None:
    """As if that had not been counted; `last`: when the last game ended that still is, None: there is none."""
    row = and_(_t.person == counted.person, _t.game == counted.game, _t.other == counted.other)
    if last is None:
        connection.execute(delete(schema.tallies).where(row))
        return
    left = {name: _t[name] - getattr(counted, name) for name in ("games", "won", "drawn", "lost")}
    connection.execute(update(schema.tallies).where(row).values(**left, last=last))


def clear(connection: Connection) -> None:
    """Takes all counts away, before they are counted again."""
    connection.execute(delete(schema.tallies))
    connection.execute(delete(schema.places))


def count(connection: Connection, tallies: Sequence[Tally]) -> None:
    """Each is added to what was counted; always in the same order, so that no two houses wait for each other."""
    ordered = sorted(tallies, key=lambda one: (one.person, one.game, one.other))
    _COUNT.run(connection, [asdict(one) for one in ordered])


def _counting(dialect: str) -> Any:
    new = upsert(dialect, schema.tallies)
    added = {name: _t[name] + new.excluded[name] for name in ("games", "won", "drawn", "lost")}
    last = case((new.excluded.last > _t.last, new.excluded.last), else_=_t.last)
    return new.on_conflict_do_update(index_elements=[_t.person, _t.game, _t.other], set_={**added, "last": last})


def count_ranks(connection: Connection, ranks: Sequence[RankTally]) -> None:
    """One more game for each of these ranks."""
    rows = [{**asdict(one), "place": one.rank} for one in sorted(ranks, key=lambda one: one.person)]
    _COUNT_RANK.run(connection, rows)


def _counting_ranks(dialect: str) -> Any:
    new = upsert(dialect, schema.places)
    keys = [_pl.person, _pl.game, _pl.seats, _pl.place]
    return new.on_conflict_do_update(index_elements=keys, set_={"games": _pl.games + new.excluded.games})


def upsert(dialect: str, table: Table) -> Any:
    """An insertion that may say what happens where there is such a row already."""
    make: Any = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return make(table)


_COUNT, _COUNT_RANK = Compiled(_counting), Compiled(_counting_ranks)


# Questions


def tally(connection: Connection, person: str, game: str = ALL, other: str = ALL) -> Tally | None:
    """How somebody's games ended: in all, at one game, or with one companion."""
    asked = select(schema.tallies).where(_t.person == person, _t.game == game, _t.other == other)
    row = connection.execute(asked).first()
    return None if row is None else Tally(*row)


def companions_of(connection: Connection, person: str, most: int) -> list[Tally]:
    """With whom a person played, the last first."""
    asked = select(schema.tallies).where(_t.person == person, _t.game == ALL, _t.other != ALL)
    rows = connection.execute(asked.order_by(_t.last.desc(), _t.other).limit(most))
    return [Tally(*row) for row in rows]


def by_game(connection: Connection, person: str) -> list[Tally]:
    """What a person played, each game by itself."""
    asked = select(schema.tallies).where(_t.person == person, _t.other == ALL, _t.game != ALL)
    return [Tally(*row) for row in connection.execute(asked.order_by(_t.game))]


def against(connection: Connection, person: str, games: Sequence[str], others: Sequence[str]) -> list[Tally]:
    """What a person played with each of these, each game by itself."""
    asked = select(schema.tallies).where(_t.person == person, _t.game.in_(games), _t.other.in_(others))
    return [Tally(*row) for row in connection.execute(asked.order_by(_t.game))]


def ranks_of(connection: Connection, person: str) -> list[RankTally]:
    """How often somebody ended with which rank."""
    asked = select(schema.places).where(_pl.person == person).order_by(_pl.game, _pl.seats, _pl.place)
    return [RankTally(*row) for row in connection.execute(asked)]
