"""How strong bots are: fixed, from the ladders that the arena measured (`bots/<game>/ladder.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from haricot.bots.ladders import NEWCOMER, STEP, numbers
from haricot.bots.rated_bot import number_of_size
from haricot.games import names
from haricot.house.ratings.rating import MEAN, Rating

SURE = 1.0
"""The spread of a bot's rating: it does not learn."""


def bot_rating(game: str, rule_set: str, level: str) -> Rating | None:
    """None where nobody measured the bots of that game; of one of somebody's size, as far as the levels go."""
    known, size = bot_ratings(game, rule_set), number_of_size(level)
    if size is None or not known:
        return known.get(level)
    strengths = [one.mu for one in known.values()]
    return Rating(min(max(MEAN + (size - NEWCOMER) / STEP, min(strengths)), max(strengths)), SURE)


def bot_ratings(game: str, rule_set: str) -> Mapping[str, Rating]:
    """Every level's, the weakest first; none of a game that this house does not have, or not any more."""
    return _measured(game, rule_set) if game in names() else {}


@cache
def _measured(game: str, rule_set: str) -> Mapping[str, Rating]:
    found = numbers(game, rule_set).items()
    return {level: Rating(MEAN + (number - NEWCOMER) / STEP, SURE) for level, number in found}
