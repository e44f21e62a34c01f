"""What batches of games are and tell, whichever the game."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from haricot.study.encoding import Encoding, Mask
from haricot.study.layout import Observation

WAIT = -1
"""Instead of an action: that game waits, while the others of its batch go on."""


class Told(NamedTuple):
    """What a step tells of every game: what the seat to act sees and may do, and what the last action brought."""

    observations: Observation
    masks: Mask
    rewards: NDArray[np.float32]
    """By game and seat: from −1 for the last to 1 for the first where a game has just ended, else 0."""
    ended: NDArray[np.bool_]
    """Whether the game has just ended; the observation is then of the next one."""


class Batch(Protocol):
    """So many games at once, those that end begin anew; arrays that are told are written over by the next step."""

    coder: Encoding
    random: NDArray[np.int64]
    told: Told

    def reset(self) -> Told:
        """New games."""

    def step(self, actions: NDArray[np.int64]) -> Told:
        """One action in each game, or WAIT."""

    def sample(self) -> NDArray[np.int64]:
        """An action for each game, each allowed one as likely as the others."""

    @property
    def movers(self) -> NDArray[Any]:
        """The seat to act in each game."""


def random_from(seed: int) -> NDArray[np.int64]:
    """The number from which a batch draws, as it begins for a seed."""
    return np.array([seed * 2_862_933_555_777_941_757 + 3_037_000_493 & 2**63 - 1], np.int64)
