"""What a seat sees, as OpenSpiel asks for it: a tensor, and a text."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from haricot.core.game import Seat
from haricot.study.encoding import Encoding


class Observer:
    """The numbers of an encoding; with perfect recall, a text alone that differs for whatever a seat has seen."""

    def __init__(self, coder: Encoding, asked: Any) -> None:
        self.recalls = bool(asked.perfect_recall)
        self.sees = bool(asked.public_info) and asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = 0 if self.recalls else coder.layout.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {} if self.recalls else {"observation": self.tensor}

    def set_from(self, state: Any, player: Seat) -> None:
        """The tensor is what this seat sees."""
        if self.sees and not self.recalls:
            self.tensor[:] = state.playing.observation(player)

    def string_from(self, state: Any, player: Seat) -> str | None:
        """The observation as numbers; before it, with perfect recall, a hash of all that was seen."""
        if not self.sees:
            return None
        if state.is_chance_node():
            return ""  # nobody has seen anything, least of all the seed
        if self.recalls and not state.recalled[player]:
            return " ".join(map(str, state.history()))
        now = ".".join(map(str, state.playing.observation(player).tolist()))
        return f"{state.recalled[player]} {now}" if self.recalls else now
