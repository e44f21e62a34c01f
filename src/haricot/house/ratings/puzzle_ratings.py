"""A puzzle is rated as an opponent that never learns: as strong as the bots that solve it every second time.

Solving it is a game won against it, a wrong try or giving up one that was lost; only the first try at a puzzle counts.
"""

from __future__ import annotations

import math

from haricot.bots.ladders import ladder_of
from haricot.house.ratings.bot_ratings import SURE, bot_ratings
from haricot.house.ratings.rating import BETA, MEAN, MODEL, Rating

RULES = "default"


def puzzle_rating(game: str, grade: float) -> Rating:
    """On the scale of the game's bots; where nobody measured them, of a newcomer."""
    return Rating(_lowest(game) + _scale(game) * grade, SURE)


def grade_of(game: str, mu: float) -> float:
    """The grade of puzzles that are as strong."""
    return (mu - _lowest(game)) / _scale(game)


def rated_after(own: Rating, game: str, grade: float, solved: bool) -> Rating:
    """A rating after a puzzle, as if it had been an opponent."""
    puzzle = puzzle_rating(game, grade)
    teams = [[MODEL.create_rating([one.mu, one.sigma])] for one in (own, puzzle)]
    ((after,), _) = MODEL.rate(teams, ranks=[1.0, 2.0] if solved else [2.0, 1.0])
    return Rating(after.mu, after.sigma)


def _lowest(game: str) -> float:
    return next((one.mu for one in bot_ratings(game, RULES).values()), MEAN)


def _scale(game: str) -> float:
    ladder = ladder_of(game, RULES)
    return BETA * math.sqrt(ladder.seats if ladder else 2)
