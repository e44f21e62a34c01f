"""What kind of decision a player has before them."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """Keep or swap; give or show; the dealer's choices; the other player's, when two are left; start again or not."""

    SWAP = "swap"
    ANSWER = "answer"
    DEALER = "dealer"
    PICK = "pick"
    RESTART = "restart"
