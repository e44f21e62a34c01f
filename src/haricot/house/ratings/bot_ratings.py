"""How strong bots are: fixed, from the ladders that the arena measured (`bots/<game>/ladder.py`)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache

from haricot.bots import levels
from haricot.bots.ladders import ladder_of
from haricot.house.ratings.rating import BETA, MEAN, Rating

SURE = 1.0
"""The spread of a bot's rating: it does not learn."""


def bot_rating(game: str, rule_set: str, level: str) -> Rating | None:
    """None where nobody measured the bots of that game."""
    return bot_ratings(game, rule_set).get(level)


@cache
def bot_ratings(game: str, rule_set: str) -> Mapping[str, Rating]:
    """Every level's, the weakest first: whoever is new is taken to be as strong as the bot that they are offered first.

    A share of games in which one level ends ahead of the one below is a distance between the two, by the same model.
    """
    ladder, known = ladder_of(game, rule_set), list(levels(game))
    if ladder is None or list(ladder.levels) != known:
        return {}
    scale = BETA * math.sqrt(ladder.seats)
    heights = [0.0]
    for share in ladder.ahead:
        heights.append(heights[-1] + scale * math.log(share / (1 - share)))
    offered = heights[(len(known) - 1) // 4]
    return {level: Rating(MEAN + (height - offered), SURE) for level, height in zip(known, heights, strict=True)}
