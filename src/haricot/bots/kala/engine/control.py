"""A few numbers that a search shares with whoever waits for it: a flag that ends it, and how far it has come."""

from __future__ import annotations

import numpy as np

from haricot.games.kernels import Int64Array

STOP, POSITIONS, BEST_MOVE, MOST_POSITIONS = range(4)
"""Not 0: the search ends as soon as it looks; how many positions it has looked into; the best move of the root; and
into how many it may look, where that is not 0."""


def new_control() -> Int64Array:
    """An array of shape (4,): a running kernel sees at once what another thread writes into it."""
    return np.zeros(4, np.int64)


def stop(control: Int64Array) -> None:
    """Tells whatever searches under this control to end at once; what was found so far stands."""
    control[STOP] = 1
