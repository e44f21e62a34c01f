"""How good a move was, on one scale for all games: by what it cost of the chance to win (docs/review.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from haricot.review.history import Remark

Mark = Literal["best", "fine", "inaccuracy", "mistake", "blunder", "luck"]
MARKS: tuple[Mark, ...] = ("best", "fine", "inaccuracy", "mistake", "blunder", "luck")

LIMITS: tuple[tuple[float, Mark], ...] = ((0.01, "best"), (0.05, "fine"), (0.10, "inaccuracy"), (0.20, "mistake"))
"""A move that cost less of the chance to win than this is marked so; one that cost more is a blunder."""

NOTICED = LIMITS[0][0]
"""A move that cost less of the chance to win than this is not told among the dear ones."""

LITTLE = LIMITS[1][0]
"""A move that cost less of the chance to win than this is still marked as fine."""

SERIOUS = LIMITS[2][0]
"""A move that cost so much of the chance to win is a mistake, or worse."""

HALF = 0.15
"""A move that cost so much of the chance to win counts half in the accuracy."""


def mark_of(remark: Remark) -> Mark | None:
    """None where there was nothing to choose, or nobody knows what the choice was worth.

    A weak move that chance paid back in full is marked as luck: it turned out well, and was not well chosen. Where the
    game is as good as won or lost, any move costs nothing of the chance to win; but only what the game's own measure
    finds nothing better than is the best.
    """
    cost = remark.cost
    if cost is None:
        return None
    mark: Mark = next((mark for limit, mark in LIMITS if cost < limit), "blunder")
    if mark == "best" and remark.best != remark.move:
        return "fine"
    return "luck" if mark not in ("best", "fine") and remark.chance_luck >= cost else mark


def dearest(remarks: Iterable[Remark]) -> list[Remark]:
    """The choices that cost something of the chance to win, the dearest first, without those that luck paid back.

    In a game whose chances nobody knows: those that lost something of what it counts.
    """
    dear = [one for one in remarks if _is_dear(one)]
    return sorted(dear, key=lambda one: (-(one.cost or 0.0), -one.lost, one.number))


def _is_dear(remark: Remark) -> bool:
    if remark.cost is None:
        return remark.chance is None and remark.lost > 0
    return remark.cost >= NOTICED and mark_of(remark) != "luck"


def counted(remarks: Iterable[Remark]) -> dict[Mark, int]:
    """How many moves have each mark."""
    marks = [mark_of(remark) for remark in remarks]
    return {mark: marks.count(mark) for mark in MARKS}


def accuracy(remarks: Iterable[Remark]) -> float | None:
    """From 0 to 100: each choice counts by what it cost of the chance to win, whatever came of it.

    None where there was nothing to choose.
    """
    costs = [remark.cost for remark in remarks if remark.cost is not None]
    return 100 * sum(2 ** (-cost / HALF) for cost in costs) / len(costs) if costs else None
