"""Cards that come one by one from the pack, each taken or refused before the next: how likely, and worth what.

Two figures are carried along for whatever may happen: worth, which decides, and risk, which is told.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

RANKS = 13


def counted(unseen: Sequence[int]) -> Numbers:
    """How many cards of each rank there are."""
    return np.bincount(unseen, minlength=RANKS + 1)[1:].astype(float)


def drawn(counts: Numbers, cards: int) -> Numbers:
    """How likely each row of so many ranks is to come from a pack with so many cards of each rank."""
    chances: Numbers = np.ones(())
    for place in range(cards):
        left = np.broadcast_to(counts, (RANKS,) * (place + 1)).copy()
        for earlier in range(place):
            left -= np.eye(RANKS).reshape([RANKS if axis in (earlier, place) else 1 for axis in range(place + 1)])
        chances = chances[..., None] * np.maximum(left, 0) / (counts.sum() - place)
    return chances


def better(one: Numbers, other: Numbers) -> Numbers:
    """Place by place, the figures of whichever is worth more."""
    return np.where(one[0] >= other[0], one, other)


def best_use(rows: Numbers, stops: Sequence[Numbers], own: Numbers | None = None) -> Numbers:
    """What the best use of the cards to come brings.

    `rows`: how likely they are; `stops`: the figures of taking the first, the second …, by the ranks so far; `own`:
    those of the card in hand, if it may stay after all.
    """
    later = own
    for stop in reversed(stops):
        chosen = rows * (stop if later is None else better(stop, later))
        rows = rows.sum(axis=-1)
        mean = chosen.sum(axis=-1)
        later = np.divide(mean, rows, out=np.zeros_like(mean), where=rows > 0)
    assert later is not None  # there is a card to come
    return later
