"""Who wins from an empty field, for every two reserves: the page that says it reads the same file.

`lab/kala_reserves.py` makes it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

FILE = "reserves.json"


@dataclass(frozen=True, slots=True)
class Reserves:
    """By the second player's reserve, what the first needs."""

    least: Mapping[int, int]
    """The smallest reserve with which the first player wins."""
    at_least: Mapping[int, int]
    """Where that is not known, a reserve that is not proven too small."""

    @classmethod
    def read(cls, text: str) -> Reserves:
        """From the file that `haricot solve kala --pairs` writes."""
        found = json.loads(text)
        least, at_least = ({int(beans): first for beans, first in found[of].items()} for of in ("least", "at_least"))
        return cls(least, at_least)

    def winner(self, first: int, second: int) -> int | None:
        """0 for whoever moves first, 1 for the other, None where nobody knows."""
        if any(first >= least and second <= beans for beans, least in self.least.items()):
            return 0
        if any(first < least and second >= beans for beans, least in (*self.least.items(), *self.at_least.items())):
            return 1
        return None


@cache
def shipped() -> Reserves:
    """What this package knows."""
    return Reserves.read((files("haricot.bots.kala.engine") / FILE).read_text("utf-8"))
