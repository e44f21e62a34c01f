"""Games whose openings can be explored: found by convention, `bots/<game>/explorer.py`.

Such a module says what is known of each move in a position (`known`), and how many of a game's first moves are counted
(`MOVES`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Protocol, cast

from haricot.games import part_of


@dataclass(frozen=True, slots=True)
class KnownMove:
    """For whoever makes it: whether it is proven to win or to lose, in how many turns, and how hard the proof is."""

    result: Literal["won", "lost"] | None = None
    turns: int | None = None
    effort: int | None = None


class Explorer(Protocol):
    """What a game brings to tell what is known of its openings."""

    MOVES: int

    def known(self, state: Any) -> dict[str, KnownMove]:
        """Every move of a position that is not over."""


def explorer_of(game: str) -> Explorer | None:
    """The game's own explorer; None where it has none."""
    own = part_of(game, "explorer", "known")
    return None if own is None else cast(Explorer, own)
