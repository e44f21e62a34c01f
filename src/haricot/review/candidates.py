"""Moves that may be made in a position, and what each promises."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from haricot.core.game import Seat, State
from haricot.texts import Sentence

SHOWN = 3
"""How many moves are told."""
EIGHT_OF_TEN = (0.1, 0.9)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move, and the chance to win of whoever makes it; nobody knows it where the move decides nothing about that.

    In eight of ten draws of what is hidden it lies between `low` and `high`.
    """

    move: str
    chance: float | None
    reason: Sentence | None = None
    is_proven: bool = False
    turns: int | None = None
    """Where it is proven: at most so many turns to the end."""
    line: tuple[str, ...] = ()
    low: float | None = None
    high: float | None = None
    world: State | None = field(default=None, compare=False)
    """Where the position was drawn: one in which it can be played."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """The moves that may be best, the best first; who wins, where that is proven; how often the hidden was drawn."""

    candidates: tuple[Candidate, ...]
    winner: Seat | None = None
    turns: int | None = None
    draws: int | None = None
    note: Sentence | None = None
    """What explains why they are so few, or have no value."""
    is_final: bool = False
    """Whether more could not say more."""


def spread(chances: Sequence[float]) -> tuple[float, float]:
    """Between which eight of ten lie."""
    ordered = sorted(chances)
    low, high = (ordered[round(part * (len(ordered) - 1))] for part in EIGHT_OF_TEN)
    return low, high
