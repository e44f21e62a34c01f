"""Puzzles as the routes tell them: collections, sheets, what became of them, and the standing of a day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Annotated

from msgspec import Meta, Struct

from haricot.core.notation import MoveText
from haricot.house.house import House
from haricot.house.people.people import Person
from haricot.house.puzzles.choice import language_of_words
from haricot.house.puzzles.results import note_result
from haricot.house.puzzles.streaks import latest_today, longest, streak_until
from haricot.house.ratings.rating import MEAN
from haricot.house.ratings.scale import number_of, uncertainty_of
from haricot.house.store import puzzle_rows
from haricot.house.store.puzzle_rows import DailyResultRow, PuzzleRatingRow, PuzzleResultRow
from haricot.puzzles.collection import puzzles_in, sheet
from haricot.puzzles.makers import games_with_puzzles, maker_of
from haricot.puzzles.puzzle import Puzzle
from haricot.puzzles.sheet import PuzzleSheet

MOST_LISTED = 400


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

    moves: Annotated[list[MoveText], Meta(max_length=200)]


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
        PuzzleCollection(
            game, list(maker_of(game).KINDS), len(puzzles_in(game, language_of_words(game, lang))), mine.get(game)
        )
        for game in games_with_puzzles()
    ]


async def sheets_of(house: House, by: str, puzzles: Sequence[tuple[str, Puzzle]]) -> list[PuzzleSheet]:
    """Puzzles as they are handed out; the rules are asked beside the loop."""
    return await house.ask_rules(by, lambda: [sheet(game, one) for game, one in puzzles])


async def note(
    house: House, me: Person, game: str, puzzle: Puzzle, solved: bool, wrong: int, day: date | None = None
) -> PuzzleOutcome:
    """Keeps what became of it, and tells how it was rated; nothing of that in a house that compares nobody."""
    before, after = await note_result(house.store, me.id, game, puzzle, solved, wrong, day)
    if after is None or house.settings.family:
        return PuzzleOutcome(solved, wrong, None, 0)
    gained = number_of(after.mu) - number_of(before.mu if before else MEAN)
    return PuzzleOutcome(solved, wrong, card_of(after), gained)


def card_of(row: PuzzleRatingRow) -> PuzzleRating:
    """A rating as people see it."""
    return PuzzleRating(row.game, number_of(row.mu), uncertainty_of(row.sigma), row.tried, row.solved)


async def standing(house: House, me: Person, day: date) -> DailyStanding:
    """Somebody's day: results, streaks and friends."""
    own = await house.store.read(partial(puzzle_rows.daily_results_of, person=me.id))
    played = sorted({date.fromisoformat(row.day) for row in own if row.solved and row.on_time})
    results = [_result(row) for row in own if row.day == str(day)]
    players = [] if house.settings.family else await _players(house, me, day)
    return DailyStanding(str(day), results, streak_until(played, latest_today()), longest(played), players)


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


async def exported(house: House, person: Person) -> ExportedPuzzles:
    """All that is kept about somebody's puzzles."""
    ratings = await house.store.read(partial(puzzle_rows.ratings_of, person=person.id))
    results = await house.store.read(partial(puzzle_rows.results_of, person=person.id))
    daily = await house.store.read(partial(puzzle_rows.daily_results_of, person=person.id))
    return ExportedPuzzles([card_of(row) for row in ratings], results, daily)
