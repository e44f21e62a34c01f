"""What the store keeps of everybody's strength, by game and rules; and who wants to stand on leaderboards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, and_, bindparam, delete, func, insert, select, text, tuple_, update

from haricot.house.store import schema
from haricot.house.store.compiled import Compiled, InQuery
from haricot.house.store.game_rows import GameKey
from haricot.house.store.group_commit import Change
from haricot.house.store.tally_rows import upsert

TURN = 0x6861726A
"""By which PostgreSQL knows the lock under which games are counted and people are paired: one after the other."""

_g, _p, _r, _l = schema.games.c, schema.players.c, schema.ratings.c, schema.listed.c
_KEY = (_g.ended, _g.table_id, _g.number)
_SET_AFTER = update(schema.players).where(
    _p.table_id == bindparam("of"), _p.number == bindparam("which"), _p.person == bindparam("who")
)
_SET_AFTER = _SET_AFTER.values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"))
_strength = select(_r.person, _r.mu, _r.sigma, _r.games, _r.ended)
_OF_KIND = InQuery(_strength.where(_r.game == bindparam("game"), _r.rule_set == bindparam("rules")), _r.person)
_UNLIST = delete(schema.listed).where(_l.person == bindparam("whose"))
_FORGET = delete(schema.ratings).where(_r.person == bindparam("whose"))


class RatingCategory(Struct, frozen=True, order=True):
    """What strength is compared in: a game, by some rules."""

    game: str
    rule_set: str


class RatingRow(Struct, frozen=True):
    """How strong somebody is at one kind of game."""

    person: str
    kind: RatingCategory
    mu: float
    sigma: float
    games: int
    ended: int
    """When the last game ended that counts."""


class PartRow(Struct, frozen=True):
    """Somebody's part in a game that counts."""

    key: GameKey
    seat: int
    rank: int
    how: Any
    person: str | None
    level: str | None
    counted: bool = False
    """Whether the person's rating after the game is known already."""


# Changes


def set_listed(person: str, listed: bool) -> tuple[Change, ...]:
    """Whether a person stands on the list of the strongest."""
    removed = (_UNLIST, {"whose": person})
    return (removed, (insert(schema.listed), {"person": person})) if listed else (removed,)


def forget(person: str) -> tuple[Change, ...]:
    """Takes a person's ratings away, and from the list."""
    return (_UNLIST, {"whose": person}), (_FORGET, {"whose": person})


def wait_for_turn(connection: Connection) -> None:
    """Until no other house counts games or pairs people; with SQLite there is none."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})


def keep_after(connection: Connection, key: GameKey, rows: Iterable[RatingRow]) -> None:
    """What a game made of everybody's rating."""
    given = [
        {"of": key.table, "which": key.number, "who": row.person, "new_mu": row.mu, "new_sigma": row.sigma}
        for row in rows
    ]
    if given:
        connection.execute(_SET_AFTER, given)


def keep(connection: Connection, rows: Sequence[RatingRow]) -> None:
    """The ratings of these people, in the place of those that they had."""
    _KEEP.run(connection, [_written(row) for row in rows])


def _keeping(dialect: str) -> Any:
    new = upsert(dialect, schema.ratings)
    given = {name: new.excluded[name] for name in ("mu", "sigma", "games", "ended")}
    return new.on_conflict_do_update(index_elements=[_r.person, _r.game, _r.rule_set], set_=given)


_KEEP = Compiled(_keeping)


def clear(connection: Connection, kind: RatingCategory) -> None:
    """Takes all ratings of a kind away, before games are rated again."""
    connection.execute(delete(schema.ratings).where(_r.game == kind.game, _r.rule_set == kind.rule_set))


# Questions


def kinds(connection: Connection) -> list[RatingCategory]:
    """Of every game that counts."""
    asked = select(_g.game, _g.rule_set).where(_g.rated.is_(True)).distinct().order_by(_g.game, _g.rule_set)
    return [RatingCategory(row.game, row.rule_set) for row in connection.execute(asked)]


def parts_of_kind(connection: Connection, kind: RatingCategory, since: GameKey | None = None) -> Iterable[PartRow]:
    """Of every game that counts, or of that one and those after it, in the order in which they ended."""
    asked = _parts().where(_g.rated.is_(True), _g.game == kind.game, _g.rule_set == kind.rule_set)
    if since is not None:
        asked = asked.where(_g.ended >= since.ended, tuple_(*_KEY) >= (since.ended, since.table, since.number))
    return (_part(row) for row in connection.execute(asked.order_by(*_KEY, _p.slot)))


def rating_before(
    connection: Connection, kind: RatingCategory, key: GameKey, person: str
) -> tuple[float, float] | None:
    """What somebody was rated after their last game before that one, `mu` and `sigma`."""
    same = and_(_g.table_id == _p.table_id, _g.number == _p.number)
    own = (_p.ended, _p.table_id, _p.number)
    asked = select(_p.mu, _p.sigma).select_from(schema.players.join(schema.games, same))
    asked = asked.where(_p.person == person, _p.game == kind.game, _p.mu.is_not(None), _p.ended <= key.ended)
    asked = asked.where(_g.rule_set == kind.rule_set, tuple_(*own) < (key.ended, key.table, key.number))
    found = connection.execute(asked.order_by(*(column.desc() for column in own)).limit(1)).first()
    return None if found is None else (found.mu, found.sigma)


def is_after(connection: Connection, kind: RatingCategory, key: GameKey, people: Sequence[str]) -> bool:
    """Whether one of these people played a game that counts and comes after that one."""
    same = and_(_g.table_id == _p.table_id, _g.number == _p.number)
    asked = select(_g.number).select_from(schema.players.join(schema.games, same))
    asked = asked.where(_p.person.in_(people), _p.game == kind.game, _p.ended >= key.ended)
    asked = asked.where(_g.rated.is_(True), _g.rule_set == kind.rule_set)
    asked = asked.where(tuple_(*_KEY) > tuple_(key.ended, key.table, key.number)).limit(1)
    return connection.scalar(asked) is not None


def ratings_of(connection: Connection, people: Sequence[str], kind: RatingCategory) -> list[RatingRow]:
    """The ratings of these people, of all kinds or of one."""
    rows = _OF_KIND.ask(connection, people, game=kind.game, rules=kind.rule_set)
    return [RatingRow(person, kind, *numbers) for person, *numbers in rows]


def all_ratings_of(connection: Connection, person: str) -> list[RatingRow]:
    """A person's ratings of every kind."""
    asked = select(schema.ratings).where(_r.person == person).order_by(_r.game, _r.rule_set)
    return [_rating(row) for row in connection.execute(asked)]


def best(connection: Connection, kind: RatingCategory, most: int) -> list[RatingRow]:
    """Of those who want to stand there, the strongest first, by what is certain of their strength."""
    certain = _r.mu - 3 * _r.sigma
    asked = select(schema.ratings).join(schema.listed, _l.person == _r.person)
    asked = asked.where(_r.game == kind.game, _r.rule_set == kind.rule_set)
    return [_rating(row) for row in connection.execute(asked.order_by(certain.desc(), _r.person).limit(most))]


def best_between(connection: Connection, kind: RatingCategory, since: int, until: int, most: int) -> list[RatingRow]:
    """Likewise of those who played in that time, as they were rated after their last game in it."""
    same = and_(_g.table_id == _p.table_id, _g.number == _p.number)
    inside = [_g.rated.is_(True), _g.game == kind.game, _g.rule_set == kind.rule_set]
    inside += [_g.ended >= since, _g.ended < until, _p.mu.is_not(None)]
    newest = func.row_number().over(partition_by=_p.person, order_by=[column.desc() for column in _KEY])
    count = func.count().over(partition_by=_p.person)
    played = select(_p.person, _p.mu, _p.sigma, _p.ended, newest.label("newest"), count.label("games"))
    played = played.select_from(schema.games.join(schema.players, same).join(schema.listed, _l.person == _p.person))
    last = played.where(*inside).subquery()
    certain = last.c.mu - 3 * last.c.sigma
    asked = select(last).where(last.c.newest == 1).order_by(certain.desc(), last.c.person).limit(most)
    rows = connection.execute(asked)
    return [RatingRow(row.person, kind, row.mu, row.sigma, row.games, row.ended) for row in rows]


def is_listed(connection: Connection, person: str) -> bool:
    """Whether a person wants to stand on the list."""
    return connection.scalar(select(_l.person).where(_l.person == person)) is not None


def _parts() -> Any:
    same = and_(_g.table_id == _p.table_id, _g.number == _p.number)
    asked = select(_g.ended, _g.table_id, _g.number, _p.seat, _p.place, _p.how, _p.person, _p.level, _p.mu)
    return asked.select_from(schema.games.join(schema.players, same))


def _part(row: Any) -> PartRow:
    key, counted = GameKey(row.ended, row.table_id, row.number), row.mu is not None
    return PartRow(key, row.seat, row.place, row.how, row.person, row.level, counted)


def _rating(row: Any) -> RatingRow:
    return RatingRow(row.person, RatingCategory(row.game, row.rule_set), row.mu, row.sigma, row.games, row.ended)


def _written(row: RatingRow) -> dict[str, Any]:
    numbers = {"mu": row.mu, "sigma": row.sigma, "games": row.games, "ended": row.ended}
    return {"person": row.person, "game": row.kind.game, "rule_set": row.kind.rule_set, **numbers}
