"""The move that led to a position, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass

from haricot.core.game import Move, Seat
from haricot.games.rondorondo.form import Sum
from haricot.games.rondorondo.placement import Lay
from haricot.games.rondorondo.view_types import Verdict


@dataclass(frozen=True, slots=True)
class LastMove:
    """Who made which move in whose turn; the word it was about, on which rack; its points; the cards drawn."""

    seat: Seat
    move: Move
    layer: Seat
    lay: Lay | None = None
    rack: str = ""
    points: Sum | None = None
    drawn: str = ""
    verdict: Verdict | None = None
