"""What sensible players are used to do at Rondelic: the table that `haricot.lab.rondelic_habits` makes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Habits:
    """The lowest rank kept in each place; the same once a King was shown; the ranks that a dealer settles for."""

    enough: tuple[int, ...]
    warned: tuple[int, ...]
    dealer: tuple[int, int]


@lru_cache
def habits(rules: str, players: int) -> Habits:
    """The habits of so many players."""
    table = json.loads(files(__package__).joinpath("habits.json").read_text("utf-8"))
    found = table[rules][str(players)]
    first, second = found["dealer"]
    return Habits(tuple(found["enough"]), tuple(found["warned"]), (first, second))
