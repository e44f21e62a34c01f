"""What became of somebody's puzzles: kept once for each, and rated."""

from __future__ import annotations

from datetime import date
from functools import partial

from haricot.house import wall_clock
from haricot.house.puzzles.streaks import is_today
from haricot.house.ratings.puzzle_ratings import rated_after
from haricot.house.ratings.rating import Rating
from haricot.house.store import puzzle_rows
from haricot.house.store.puzzle_rows import DailyResultRow, PuzzleRatingRow, PuzzleResultRow
from haricot.house.store.store import Store
from haricot.puzzles.puzzle import Puzzle


async def note_result(
    store: Store, person: str, game: str, puzzle: Puzzle, solved: bool, wrong: int, day: date | None = None
) -> tuple[PuzzleRatingRow | None, PuzzleRatingRow | None]:
    """Keeps what became of it; for a day's puzzle, also on that day. The rating before and after."""
    at = wall_clock.now()
    daily = None
    if day is not None:
        daily = DailyResultRow(person, str(day), game, solved, wrong, is_today(day), at)
    before = await store.read(partial(puzzle_rows.rating_of, person=person, game=game))
    result = PuzzleResultRow(person, game, puzzle.id, solved, wrong, at)
    rated = partial(_rated, person, game, puzzle.grade, solved and not wrong)
    await store.change(lambda connection: puzzle_rows.note(connection, result, rated, daily))
    return before, await store.read(partial(puzzle_rows.rating_of, person=person, game=game))


def _rated(person: str, game: str, grade: float, solved: bool, own: PuzzleRatingRow | None) -> PuzzleRatingRow:
    had = Rating(own.mu, own.sigma) if own else Rating()
    made = rated_after(had, game, grade, solved)
    tried, right = (own.tried, own.solved) if own else (0, 0)
    return PuzzleRatingRow(person, game, made.mu, made.sigma, tried + 1, right + solved)
