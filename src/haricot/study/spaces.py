"""An encoding's bounds as Gymnasium's spaces, which PettingZoo uses too."""

from __future__ import annotations

import numpy as np

from haricot.core.extras import needing
from haricot.study.encoding import Encoding

with needing("haricot[study]"):
    from gymnasium.spaces import Box, Dict


def observation_space(coder: Encoding) -> Dict:
    """The bounds of an encoding's observations, and its masks."""
    layout = coder.layout
    return Dict(
        {
            "observation": Box(layout.low, layout.high, dtype=np.int16),
            "action_mask": Box(0, 1, (len(coder.actions),), np.int8),
        }
    )
