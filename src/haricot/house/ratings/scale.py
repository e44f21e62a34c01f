"""A rating as people read it: a number, what is uncertain of it, and a level of the bean that grows."""

from __future__ import annotations

from haricot.house.ratings.bot_ratings import bot_ratings
from haricot.house.ratings.rating import MEAN

NEWCOMER = 1000
STEP = 40
"""So much more for each of the model's units."""


def number_of(mu: float) -> int:
    return round(NEWCOMER + STEP * (mu - MEAN))


def uncertainty_of(sigma: float) -> int:
    """Two spreads: nineteen cases of twenty."""
    return round(2 * STEP * sigma)


def level_of(game: str, rule_set: str, mu: float) -> str | None:
    """The nearest level of the bots; None where nobody measured them."""
    found = bot_ratings(game, rule_set)
    return min(found, key=lambda level: abs(found[level].mu - mu), default=None)
