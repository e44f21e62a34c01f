"""A token: where a player stands on the way to the hole."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Token:
    """On a circle (0: off the board), fallen with the choice to start again pending, or out for good with a rank."""

    circle: int = 0
    again: bool = False
    fell: bool = False
    rank: int | None = None

    @property
    def in_game(self) -> bool:
        """Whether its player still takes part."""
        return not self.fell and self.rank is None

    @property
    def never_moved(self) -> bool:
        """Off the board, and not for having fallen."""
        return self.in_game and self.circle == 0 and not self.again

    def __str__(self) -> str:
        if self.rank is not None:
            return f"out{self.rank}"
        if self.fell:
            return "fell"
        return f"{self.circle}{'+' if self.again else ''}"


FELL = Token(fell=True)
STARTED_AGAIN = Token(again=True)


def out(rank: int) -> Token:
    """The token of a player who is out, with the final place."""
    return Token(rank=rank)
