"""What batches of games tell, whichever the game."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from haricot.study.encoding import Mask
from haricot.study.layout import Observation


class Told(NamedTuple):
    """What a step tells of every game: what the seat to act sees and may do, and what the last action brought."""

    observations: Observation
    masks: Mask
    rewards: NDArray[np.float32]
    """By game and seat: from −1 for the last to 1 for the first where a game has just ended, else 0."""
    ended: NDArray[np.bool_]
    """Whether the game has just ended; the observation is then of the next one."""
