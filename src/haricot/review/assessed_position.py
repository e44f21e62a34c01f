"""What an assessment tells: the shape that the house and browsers have it in, under these names."""

from __future__ import annotations

from msgspec import Struct


class ProvenEnd(Struct):
    """Who wins whatever the other does, and within how many turns, where that is known."""

    winner: int
    turns: int | None


class AssessedMove(Struct):
    """A move and the chance to win, from 0 to 1, of whoever makes it; null where it decides nothing about that.

    In eight of ten draws of what is hidden it lies between `low` and `high`. `line`: the move, and what may follow.
    """

    move: str
    words: str
    chance: float | None
    low: float | None
    high: float | None
    proven: bool
    turns: int | None
    line: list[str]
    reason: str


class AssessedPosition(Struct):
    """What the engine makes of a position within so many nodes; `next_nodes` where more may say more.

    `draws`: how often what is hidden was drawn; null where nothing is.
    """

    game: str
    turn: int
    eyes: int
    nodes: int
    next_nodes: int | None
    words: str
    proven: ProvenEnd | None
    draws: int | None
    candidates: list[AssessedMove]
