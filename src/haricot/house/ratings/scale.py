"""A rating as people read it: a number, what is uncertain of it, and a level of the bean that grows."""

from __future__ import annotations

from haricot.bots.ladders import NEWCOMER, STEP
from haricot.house.ratings.bot_ratings import bot_rating, bot_ratings
from haricot.house.ratings.rating import MEAN


def number_of(mu: float) -> int:
    """A strength as the number that people see."""
    return round(NEWCOMER + STEP * (mu - MEAN))


def uncertainty_of(sigma: float) -> int:
    """Two spreads: nineteen cases of twenty."""
    return round(2 * STEP * sigma)


def size_of(game: str, rule_set: str, mu: float) -> str | None:
    """The level of a bot as strong as that, `size:1240`, as far as the bots go; None where nobody measured them."""
    rating = bot_rating(game, rule_set, f"size:{number_of(mu)}")
    return f"size:{number_of(rating.mu)}" if rating is not None else None


def level_of(game: str, rule_set: str, mu: float) -> str | None:
    """The nearest level of the bots; None where nobody measured them."""
    found = bot_ratings(game, rule_set)
    return min(found, key=lambda level: abs(found[level].mu - mu), default=None)
