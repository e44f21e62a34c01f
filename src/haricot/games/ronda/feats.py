"""What one remembers of a game of Ronda: for how long a bowl was remembered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from haricot.core.game import Feat, Seat, State
from haricot.games.ronda.moves import Bowl
from haricot.games.ronda.rules import Phase, Ronda

MEMORY = "memory"


def longest_memories(states: Sequence[State]) -> Mapping[Seat, Sequence[Feat]]:
    """How many moves lay between the last sight of a bowl and the match for which it was found again."""
    seen: dict[Bowl, int] = {}
    longest: dict[Seat, int] = {}
    for number, (before, after) in enumerate(pairwise(states), 1):
        assert isinstance(before, Ronda)
        assert isinstance(after, Ronda)
        if after.phase is Phase.MATCH and after.open[-1] in seen:
            longest[before.mover] = max(longest.get(before.mover, 0), number - seen[after.open[-1]])
        seen.update(dict.fromkeys((*after.open, *after.covered), number))
    return {seat: (Feat(MEMORY, moves),) for seat, moves in longest.items()}
