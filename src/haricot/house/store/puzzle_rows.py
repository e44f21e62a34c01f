"""What the store keeps of puzzles: what became of each somebody tried, of each day's, and how well they do."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, delete, or_, select

from haricot.house.store import schema
from haricot.house.store.group_commit import Change
from haricot.house.store.tally_rows import upsert

_r, _p, _d, _l = schema.puzzle_ratings.c, schema.puzzle_results.c, schema.daily_results.c, schema.listed.c
_FORGET = tuple(
    delete(table).where(table.c.person == bindparam("whose"))
    for table in (schema.puzzle_ratings, schema.puzzle_results, schema.daily_results)
)


class PuzzleRatingRow(Struct, frozen=True):
    """How strong somebody is at a game's puzzles."""

    person: str
    game: str
    mu: float
    sigma: float
    tried: int
    solved: int


class PuzzleResultRow(Struct, frozen=True):
    """What came of a puzzle."""

    person: str
    game: str
    puzzle: str
    solved: bool
    wrong: int
    at: int


class DailyResultRow(Struct, frozen=True):
    """What came of a day's puzzle."""

    person: str
    day: str
    game: str
    solved: bool
    wrong: int
    on_time: bool
    at: int


# Changes


def note(
    connection: Connection,
    result: PuzzleResultRow,
    rated: Callable[[PuzzleRatingRow | None], PuzzleRatingRow],
    daily: DailyResultRow | None = None,
) -> None:
    """The first result of a puzzle counts, and the first of a day; what comes later changes nothing."""
    if daily is not None:
        added = upsert(connection.dialect.name, schema.daily_results).on_conflict_do_nothing()
        connection.execute(added, asdict(daily))
    new = upsert(connection.dialect.name, schema.puzzle_results).on_conflict_do_nothing()
    if connection.execute(new, asdict(result)).rowcount != 1:
        return
    after = rated(rating_of(connection, result.person, result.game))
    kept = upsert(connection.dialect.name, schema.puzzle_ratings)
    changed = {name: kept.excluded[name] for name in ("mu", "sigma", "tried", "solved")}
    connection.execute(kept.on_conflict_do_update(index_elements=[_r.person, _r.game], set_=changed), asdict(after))


def forget(person: str) -> tuple[Change, ...]:
    """Takes away all that is kept of a person's puzzles."""
    return tuple((one, {"whose": person}) for one in _FORGET)


# Questions


def rating_of(connection: Connection, person: str, game: str) -> PuzzleRatingRow | None:
    """A person's rating at a game's puzzles."""
    row = connection.execute(select(schema.puzzle_ratings).where(_r.person == person, _r.game == game)).first()
    return None if row is None else PuzzleRatingRow(*row)


def ratings_of(connection: Connection, person: str) -> list[PuzzleRatingRow]:
    """A person's ratings at puzzles, by game."""
    asked = select(schema.puzzle_ratings).where(_r.person == person).order_by(_r.game)
    return [PuzzleRatingRow(*row) for row in connection.execute(asked)]


def results_of(connection: Connection, person: str) -> list[PuzzleResultRow]:
    """A person's results, in the order in which they came."""
    asked = select(schema.puzzle_results).where(_p.person == person).order_by(_p.at, _p.game, _p.puzzle)
    return [PuzzleResultRow(*row) for row in connection.execute(asked)]


def tried_by(connection: Connection, person: str, game: str) -> set[str]:
    """The puzzles of a game that a person has tried."""
    asked = select(_p.puzzle).where(_p.person == person, _p.game == game)
    return set(connection.scalars(asked))


def daily_results_of(connection: Connection, person: str) -> list[DailyResultRow]:
    """A person's results at the days' puzzles, by day."""
    asked = select(schema.daily_results).where(_d.person == person).order_by(_d.day, _d.game)
    return [DailyResultRow(*row) for row in connection.execute(asked)]


def results_on(connection: Connection, day: str, person: str, most: int) -> list[DailyResultRow]:
    """Of that person, and of those who want to stand on the house's lists."""
    seen = or_(_d.person == person, _d.person.in_(select(_l.person)))
    asked = select(schema.daily_results).where(_d.day == day, seen).order_by(_d.at, _d.person, _d.game)
    return [DailyResultRow(*row) for row in connection.execute(asked.limit(most))]
