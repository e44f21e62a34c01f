"""From what a game counts to the chance to win: the same scale for all games."""

from __future__ import annotations

import math
from collections.abc import Sequence


def shares(values: Sequence[float], slope: float) -> list[float]:
    """Each seat's chance to win, by how far it is ahead: of two, a logistic curve; together they are 1."""
    most = max(values)
    weights = [math.exp(slope * (value - most)) for value in values]
    return [weight / sum(weights) for weight in weights]


def with_gain(values: Sequence[float], seat: int, gain: float, slope: float) -> float:
    """That seat's chance to win with so much more."""
    return shares([value + gain * (at == seat) for at, value in enumerate(values)], slope)[seat]
