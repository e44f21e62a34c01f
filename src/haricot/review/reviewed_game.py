"""What a review tells: the shape that programs, the house and browsers have it in, under these names."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from haricot.review.marks import Mark

Unit = Literal["chances", "beans", "points"]
UNITS: tuple[Unit, ...] = ("chances", "beans", "points")
"""What a worth may be counted in: the chance to win, from 0 to 1, or what a game counts."""


class ReviewedMove(Struct):
    """A move, the best one, what each may be expected to be worth, what was lost, what chance gave, in words."""

    number: int
    seat: int
    move: str
    best: str
    worth: float
    most: float
    lost: float
    luck: float
    words: str
    mark: Mark | None
    """By what the choice cost of the chance to win; null where there was none, or nobody knows."""
    proven: bool
    """Whether that is proven, and not estimated."""
    chance: float | None
    """The mover's chance to win after the move, from 0 to 1, as far as they could know it."""
    line: list[str]
    """Where another move was better: that one, and how the game would have gone on."""
    best_words: str
    """The better move as players say it; empty where there was none."""
    cost: float | None = None
    """What the choice cost of the chance to win, by which it is marked."""


class ReviewedSeat(Struct):
    """What all of it means for a seat. `accuracy`, from 0 to 100, is null where there was nothing to choose."""

    seat: int
    name: str
    lost: float
    luck: float
    words: str
    accuracy: float | None
    marks: dict[Mark, int]
    """How many of its moves have each mark."""


class Budget(Struct, omit_defaults=True):
    """What each move was given: nodes, which come to the same everywhere, or seconds."""

    nodes: int | None = None
    seconds: float | None = None


class Reviewed(Struct):
    """A game looked at once more. `unit` says what worths are: chances (0 to 1), beans or points; `picture` is SVG.

    `graph` is every seat's chance to win, from 0 to 1, at the start and after each move; null where nobody knows.
    """

    game: str
    finished: bool
    unit: Unit
    moves: list[ReviewedMove]
    seats: list[ReviewedSeat]
    graph: list[list[float | None]]
    budget: Budget
    picture: str
    dearest: list[int] = []
    """The numbers of the moves that cost most of the chance to win, the dearest first."""
