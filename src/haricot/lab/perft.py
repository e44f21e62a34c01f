"""Perft: how many ways there are to play a number of moves, or of turns."""

from __future__ import annotations

from collections.abc import Callable

from haricot.core.game import State
from haricot.games import part_of

SHALLOW = 4
"""Up to so many moves the plain rules have counted before a kernel is loaded."""

UNHEARD = 8
"""So many moves a kernel counts at once, in some hundredths of a second at Kala: it hears no Ctrl-C meanwhile."""


def perft(state: State, depth: int, *, turns: bool = False) -> int:
    """The sequences of `depth` moves from here; with `turns`, of complete turns: one seat's moves in a row are one."""
    if depth == 0:
        return 1
    moves = state.moves()
    if depth == 1 and not turns:
        return len(moves)
    count = 0
    for move in moves:
        after = state.after(move)
        passed_on = not turns or after.turn != state.turn
        count += perft(after, depth - passed_on, turns=turns)
    return count


def kernel_perft(game: str) -> Callable[[State, int], int] | None:
    """The same counted by a game's kernel (`pack` and `perft` in its module `kernel`); None where it has none."""
    kernel = part_of(game, "kernel", "perft")
    if kernel is None:
        return None

    def count(state: State, depth: int) -> int:
        if depth <= UNHEARD:
            return int(kernel.perft(kernel.pack(state), depth))
        return sum(count(state.after(move), depth - 1) for move in state.moves())

    return count
