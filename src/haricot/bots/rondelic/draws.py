"""Cards that come one by one from the pack, each taken or refused before the next: how likely, and worth what.

Where something is said by ranks, an array has an axis of length RANK_COUNT for each card, in the order in which the
cards come; rank 1 stands at 0. Figures are two arrays in one, along the first axis: the worth, which decides, and the
risk of being lowest, which is told.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Float64Array = NDArray[np.float64]

RANK_COUNT = 13
WORTH, RISK = 0, 1
"""Where these stand in figures."""


def rank_counts(unseen: Sequence[int]) -> Float64Array:
    """How many cards of each rank there are, by rank."""
    return np.bincount(unseen, minlength=RANK_COUNT + 1)[1:].astype(float)


def draw_chances(counts: Float64Array, cards: int) -> Float64Array:
    """How likely so many cards are to come with these ranks, by the ranks of all, from a pack with so many of each."""
    chances: Float64Array = np.ones(())
    ranks = len(counts)
    for place in range(cards):
        left = np.broadcast_to(counts, (ranks,) * (place + 1)).copy()
        for earlier in range(place):
            same = np.eye(ranks)
            left -= same.reshape([ranks if axis in (earlier, place) else 1 for axis in range(place + 1)])
        chances = chances[..., None] * np.maximum(left, 0) / (counts.sum() - place)
    return chances


def better_of(one: Float64Array, other: Float64Array) -> Float64Array:
    """Case by case, the figures of whichever is worth more."""
    return np.where(one[WORTH] >= other[WORTH], one, other)


def optimal_stopping(
    chances: Float64Array, stops: Sequence[Float64Array], own: Float64Array | None = None
) -> Float64Array:
    """The figures of the best use of the cards to come: each is taken, or refused for the next.

    `chances`: how likely they are, by the ranks of all; `stops`: the figures of taking the first, the second …, by the
    ranks so far; `own`: those of the card in hand, by all ranks, if it may stay after all.
    """
    later = own
    for stop in reversed(stops):
        chosen = chances * (stop if later is None else better_of(stop, later))
        chances = chances.sum(axis=-1)
        mean = chosen.sum(axis=-1)
        later = np.divide(mean, chances, out=np.zeros_like(mean), where=chances > 0)
    assert later is not None  # there is a card to come
    return later
