"""How many beans the first player of Kala needs against each reserve of the second.

More beans never hurt, so that one number for each reserve of the second player says who wins every pair; and the number
never shrinks as that reserve grows. The search therefore climbs like a staircase, one proof for each step.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from haricot.bots.compilation import load
from haricot.bots.kala.engine.oracle import Oracle
from haricot.bots.kala.engine.reserves import Reserves
from haricot.core.errors import BadOption
from haricot.games.kala import GAME
from haricot.games.kala import kernel as fast
from haricot.games.kala.rules import HANDFUL, Kala
from haricot.lab.kala_solver import work_until_stopped

FEWEST, MOST = HANDFUL, 28
"""Beans of the second player: fewer make no game, more are not allowed."""


def start_with(first: int, second: int) -> fast.Position:
    """The empty field with these reserves; the first player may have more than the options allow."""
    start = GAME.new(first=0, reserve=MOST)
    assert isinstance(start, Kala)
    return fast.pack(start)._replace(reserve=first, other_reserve=second)


@dataclass(slots=True)
class Staircase:
    """What is proven so far; `oracle` keeps its table from one step to the next."""

    oracle: Oracle
    least: dict[int, int] = field(default_factory=dict)
    """By the second player's reserve: the smallest with which the first wins."""
    at_least: dict[int, int] = field(default_factory=dict)
    """Where that is not known: fewer than so many lose."""

    def climb(self, most: int = MOST) -> bool:
        """Up to that reserve of the second player; False if it was stopped before."""
        first = FEWEST
        for second in range(FEWEST, most + 1):
            first = max(first, self.least.get(second, FEWEST), self.at_least.get(second, FEWEST))
            while second not in self.least:
                win, loss = self.oracle.prove(start_with(first, second))
                if win == 0:
                    self.least[second] = first
                    self.at_least.pop(second, None)
                elif loss == 0:
                    first += 1
                    self.at_least[second] = first
                else:
                    return False
        return True

    def save(self, file: Path) -> None:
        """As the package ships it."""
        known = {"least": dict(sorted(self.least.items())), "at_least": self.at_least}
        file.write_text(json.dumps(known, indent=2) + "\n", "utf-8")

    def load(self, file: Path) -> None:
        """Goes on from what is in that file; BadOption where that is something else."""
        try:
            known = Reserves.read(file.read_text("utf-8"))
        except (ValueError, LookupError, TypeError, AttributeError) as wrong:
            raise BadOption("solve-no-pairs", file=file) from wrong
        self.least, self.at_least = dict(known.least), dict(known.at_least)


def climb(staircase: Staircase, most: int, look: Callable[[], None]) -> bool:
    """As `Staircase.climb`, until Ctrl-C."""
    load(GAME.name)
    return work_until_stopped(lambda: staircase.climb(most), look, staircase.oracle.stop)
