"""Kala's openings, for whoever explores them."""

from __future__ import annotations

from haricot.bots.openings import KnownMove
from haricot.games.kala.rules import Kala

MOVES = 16
"""Sowings of a game that are counted: about twelve turns."""


def known(state: Kala) -> dict[str, KnownMove]:
    """What is known of every sowing of a position, by its notation."""
    from haricot.bots.kala.engine.known_sowings import known_sowings  # numba is loaded when somebody asks

    return known_sowings(state)
