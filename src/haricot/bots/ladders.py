"""The ladder of each game: how often each level ended ahead of the one below, and the ratings that follow from it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from haricot.bots import levels
from haricot.games import part_of

NEWCOMER = 1000
"""The rating of whoever is new, and of the level that they are offered first."""
STEP = 40
"""So many points for each unit of the model that the house rates people with."""
LOGIT = 25 / 6
"""So many units for each logit between two levels, times the root of how many sat down: the model's beta."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The levels, the weakest first; how many sat down; and from the second level on, the share that ended ahead."""

    levels: tuple[str, ...]
    seats: int
    ahead: tuple[float, ...]


def ladder_of(game: str, rule_set: str) -> Ladder | None:
    """Measured by those rules, else by the game's own first ones; None where nobody measured."""
    part = part_of(game, "ladder", "LADDERS")
    if part is None:
        return None
    ladders: dict[str, Ladder] = part.LADDERS
    return ladders.get(rule_set) or next(iter(ladders.values()))


@cache
def numbers(game: str, rule_set: str) -> Mapping[str, float]:
    """Every level's rating, the weakest first; none where nobody measured them.

    A share of games in which one level ends ahead of the one below is a distance between the two. Whoever is new is
    taken to be as strong as the bot that they are offered first.
    """
    ladder, known = ladder_of(game, rule_set), list(levels(game))
    if ladder is None or list(ladder.levels) != known:
        return {}
    scale, heights = STEP * LOGIT * math.sqrt(ladder.seats), [0.0]
    for share in ladder.ahead:
        heights.append(heights[-1] + scale * math.log(share / (1 - share)))
    offered = heights[(len(known) - 1) // 4]
    return {level: NEWCOMER + (height - offered) for level, height in zip(known, heights, strict=True)}
