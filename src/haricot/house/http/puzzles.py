"""Puzzles as the routes tell them: the next ones for somebody, what became of them, and those of each day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from functools import partial
from random import Random
from typing import Annotated

from msgspec import Meta, Struct

from haricot.house import wall_clock
from haricot.house.errors import NotFound
from haricot.house.house import House
from haricot.house.people.people import Person
from haricot.house.ratings.puzzle_ratings import grade_of, rated_after
from haricot.house.ratings.rating import MEAN, Rating
from haricot.house.ratings.scale import number_of, uncertainty_of
from haricot.house.store import puzzle_rows
from haricot.house.store.puzzle_rows import DailyResultRow, PuzzleRatingRow, PuzzleResultRow
from haricot.puzzles import days
from haricot.puzzles.collection import puzzles_in, sheet, shipped
from haricot.puzzles.makers import games_with_puzzles, maker_of
from haricot.puzzles.puzzle import Puzzle
from haricot.puzzles.sheet import PuzzleSheet, judged

NEXT = 5
"""How many are given at a time: for whoever loses the network meanwhile."""
NEAREST = 24
"""Of so many that are about as hard as somebody is strong, the next ones are drawn."""
MOST_LISTED = 400
EARLIEST, LATEST = timedelta(hours=-12), timedelta(hours=14)
"""Of all the clocks of the world, the one that is most behind and the one that is most ahead."""


class PuzzleRating(Struct):
    """How well you do at a game's puzzles: on the scale of the ratings of games."""

    game: str
    number: int
    uncertainty: int
    tried: int
    solved: int


class PuzzleCollection(Struct):
    """The puzzles of a game."""

    game: str
    kinds: list[str]
    count: int
    mine: PuzzleRating | None
    """Null for whoever has tried none, and in a house that compares nobody."""


class PuzzleTries(Struct, forbid_unknown_fields=True):
    """Every move that you tried, right or wrong, in order; what is not solved by them was given up."""

    moves: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=200)]


class PuzzleOutcome(Struct):
    """What became of it. Only the first time counts."""

    solved: bool
    wrong: int
    rating: PuzzleRating | None
    gained: int
    """By how much your rating has changed."""


class DailyPuzzles(Struct):
    """The puzzles of a day: one of each game, the same for everybody on that date."""

    day: str
    sheets: list[PuzzleSheet]


class DailyResult(Struct):
    """What came of one of the day's puzzles."""

    game: str
    solved: bool
    wrong: int


class DailyPlayer(Struct):
    """How somebody did on that day."""

    person: Person
    results: list[DailyResult]


class DailyStanding(Struct):
    """How you did on that day, your streak, and the house's list: of those who stand on its leaderboards."""

    day: str
    results: list[DailyResult]
    streak: int
    """Days in a row, up to today or yesterday, on each of which you solved one."""
    longest: int
    players: list[DailyPlayer]


class ExportedPuzzles(Struct):
    """All that the house keeps about somebody's puzzles."""

    ratings: list[PuzzleRating]
    results: list[PuzzleResultRow]
    days: list[DailyResultRow]


async def collections(house: House, me: Person | None, lang: str) -> list[PuzzleCollection]:
    """Every game's puzzles, with one's own rating where somebody asks."""
    mine: dict[str, PuzzleRating] = {}
    if me is not None and not house.settings.family:
        rows = await house.store.read(partial(puzzle_rows.ratings_of, person=me.id))
        mine = {row.game: card_of(row) for row in rows}
    return [
        PuzzleCollection(game, list(maker_of(game).KINDS), len(puzzles_in(game, words(game, lang))), mine.get(game))
        for game in games_with_puzzles()
    ]


async def next_puzzles(house: House, me: Person | None, game: str, kind: str | None, lang: str) -> list[Puzzle]:
    """About as hard as they are strong, and new to them while there are new ones; none of these days' puzzles."""
    check_game(game)
    tried: set[str] = set()
    mu = MEAN
    if me is not None:
        tried = await house.store.read(partial(puzzle_rows.tried_by, person=me.id, game=game))
        own = await house.store.read(partial(puzzle_rows.rating_of, person=me.id, game=game))
        mu = own.mu if own else MEAN
    today = now().date()
    kept = {days.puzzles_of(today + timedelta(more), lang)[game].id for more in (-1, 0, 1)}
    known = [one for one in puzzles_in(game, words(game, lang), kind) if one.id not in kept]
    if not known:
        raise NotFound("house-not-found")
    wanted = grade_of(game, mu)
    new = [one for one in known if one.id not in tried] or known
    nearest = sorted(new, key=lambda one: (abs(one.grade - wanted), one.id))[:NEAREST]
    return Random().sample(nearest, min(NEXT, len(nearest)))


def words(game: str, lang: str) -> str:
    """The language of its words: the reader's, where it has puzzles."""
    return lang if puzzles_in(game, lang) else "fr"


def found(game: str, name: str) -> Puzzle:
    """The puzzle of that name; NotFound where there is none."""
    check_game(game)
    if name not in shipped(game):
        raise NotFound("house-not-found")
    return shipped(game)[name]


def check_game(game: str) -> None:
    """NotFound where a game has no puzzles."""
    if game not in games_with_puzzles():
        raise NotFound("house-not-found")


async def sheets_of(house: House, by: str, puzzles: Sequence[tuple[str, Puzzle]]) -> list[PuzzleSheet]:
    """Puzzles as they are handed out; the rules are asked beside the loop."""
    return await house.ask_rules(by, lambda: [sheet(game, one) for game, one in puzzles])


async def note(
    house: House, me: Person, game: str, puzzle: Puzzle, solved: bool, wrong: int, day: date | None = None
) -> PuzzleOutcome:
    """Keeps what became of it; for a day's puzzle, also on that day."""
    at = wall_clock.now()
    daily = None
    if day is not None:
        daily = DailyResultRow(me.id, str(day), game, solved, wrong, is_today(day), at)
    before = await house.store.read(partial(puzzle_rows.rating_of, person=me.id, game=game))
    result = PuzzleResultRow(me.id, game, puzzle.id, solved, wrong, at)
    rated = partial(_rated, me.id, game, puzzle.grade, solved and not wrong)
    await house.store.change(lambda connection: puzzle_rows.note(connection, result, rated, daily))
    after = await house.store.read(partial(puzzle_rows.rating_of, person=me.id, game=game))
    if after is None or house.settings.family:
        return PuzzleOutcome(solved, wrong, None, 0)
    gained = number_of(after.mu) - number_of(before.mu if before else MEAN)
    return PuzzleOutcome(solved, wrong, card_of(after), gained)


def _rated(person: str, game: str, grade: float, solved: bool, own: PuzzleRatingRow | None) -> PuzzleRatingRow:
    had = Rating(own.mu, own.sigma) if own else Rating()
    made = rated_after(had, game, grade, solved)
    tried, right = (own.tried, own.solved) if own else (0, 0)
    return PuzzleRatingRow(person, game, made.mu, made.sigma, tried + 1, right + solved)


def judge(sheet: PuzzleSheet, tries: PuzzleTries) -> tuple[bool, int]:
    """Whether it was solved, and how many tries were wrong."""
    return judged(sheet, tries.moves)


def card_of(row: PuzzleRatingRow) -> PuzzleRating:
    """A rating as people see it."""
    return PuzzleRating(row.game, number_of(row.mu), uncertainty_of(row.sigma), row.tried, row.solved)


# The days


def now() -> datetime:
    """This moment by the house's clock, in UTC."""
    return datetime.fromtimestamp(wall_clock.now() / 1000, UTC)


def read_day(text: str) -> date:
    """A day that has begun somewhere, and not before the first."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NotFound("house-not-found") from None
    if not days.FIRST <= day <= (now() + LATEST).date():
        raise NotFound("house-not-found")
    return day


def is_today(day: date) -> bool:
    """Somewhere on earth."""
    return (now() + EARLIEST).date() <= day <= (now() + LATEST).date()


async def standing(house: House, me: Person, day: date) -> DailyStanding:
    """Somebody's day: results, streaks and friends."""
    own = await house.store.read(partial(puzzle_rows.daily_results_of, person=me.id))
    played = sorted({date.fromisoformat(row.day) for row in own if row.solved and row.on_time})
    results = [_result(row) for row in own if row.day == str(day)]
    players = [] if house.settings.family else await _players(house, me, day)
    return DailyStanding(str(day), results, streak_until(played, (now() + LATEST).date()), longest(played), players)


async def _players(house: House, me: Person, day: date) -> list[DailyPlayer]:
    rows = await house.store.read(partial(puzzle_rows.results_on, day=str(day), person=me.id, most=MOST_LISTED))
    by_person: dict[str, list[DailyResult]] = {}
    for row in rows:
        by_person.setdefault(row.person, []).append(_result(row))
    known = await house.people.find(by_person)
    players = [DailyPlayer(known[one], results) for one, results in by_person.items() if one in known]
    return sorted(players, key=lambda one: (-sum(each.solved for each in one.results), _wrong(one.results)))


def _wrong(results: Sequence[DailyResult]) -> int:
    return sum(one.wrong for one in results)


def _result(row: DailyResultRow) -> DailyResult:
    return DailyResult(row.game, row.solved, row.wrong)


def streak_until(played: Sequence[date], today: date) -> int:
    """Days in a row up to today, by the clock that is most ahead: whoever is behind it has until two days later."""
    if not played or played[-1] < today - timedelta(days=2):
        return 0
    return _run(played)


def longest(played: Sequence[date]) -> int:
    """The longest run of days in a row."""
    return max((_run(played[: at + 1]) for at in range(len(played))), default=0)


def _run(played: Sequence[date]) -> int:
    length = 1
    while length < len(played) and played[-length - 1] == played[-length] - timedelta(days=1):
        length += 1
    return length


async def exported(house: House, person: Person) -> ExportedPuzzles:
    """All that is kept about somebody's puzzles."""
    ratings = await house.store.read(partial(puzzle_rows.ratings_of, person=person.id))
    results = await house.store.read(partial(puzzle_rows.results_of, person=person.id))
    daily = await house.store.read(partial(puzzle_rows.daily_results_of, person=person.id))
    return ExportedPuzzles([card_of(row) for row in ratings], results, daily)
