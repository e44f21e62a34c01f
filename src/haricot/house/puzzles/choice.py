"""Which puzzles somebody is given next: about as hard as they are strong."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from random import Random

from haricot.house.errors import NotFound
from haricot.house.puzzles.streaks import utc_now
from haricot.house.ratings.puzzle_ratings import grade_of
from haricot.house.ratings.rating import MEAN
from haricot.house.store import puzzle_rows
from haricot.house.store.store import Store
from haricot.puzzles import days
from haricot.puzzles.collection import puzzles_in, shipped
from haricot.puzzles.makers import games_with_puzzles
from haricot.puzzles.puzzle import Puzzle
from haricot.texts import LANGUAGES

NEXT = 5
"""How many are given at a time: for whoever loses the network meanwhile."""
NEAREST = 24
"""Of so many that are about as hard as somebody is strong, the next ones are drawn."""


async def next_puzzles(store: Store, person: str | None, game: str, kind: str | None, lang: str) -> list[Puzzle]:
    """About as hard as they are strong, and new to them while there are new ones; none of these days' puzzles."""
    check_has_puzzles(game)
    tried: set[str] = set()
    mu = MEAN
    if person is not None:
        tried = await store.read(partial(puzzle_rows.tried_by, person=person, game=game))
        own = await store.read(partial(puzzle_rows.rating_of, person=person, game=game))
        mu = own.mu if own else MEAN
    today = utc_now().date()
    kept = {days.puzzles_of(today + timedelta(more), lang)[game].id for more in (-1, 0, 1)}
    known = [one for one in puzzles_in(game, language_of_words(game, lang), kind) if one.id not in kept]
    if not known:
        raise NotFound("house-not-found")
    wanted = grade_of(game, mu)
    new = [one for one in known if one.id not in tried] or known
    nearest = sorted(new, key=lambda one: (abs(one.grade - wanted), one.id))[:NEAREST]
    return Random().sample(nearest, min(NEXT, len(nearest)))


def language_of_words(game: str, lang: str) -> str:
    """The reader's, where the game has puzzles in it; else the house's first."""
    return lang if puzzles_in(game, lang) else LANGUAGES[0]


def found(game: str, name: str) -> Puzzle:
    """The puzzle of that name; NotFound where there is none."""
    check_has_puzzles(game)
    if name not in shipped(game):
        raise NotFound("house-not-found")
    return shipped(game)[name]


def check_has_puzzles(game: str) -> None:
    """NotFound where a game has no puzzles."""
    if game not in games_with_puzzles():
        raise NotFound("house-not-found")
