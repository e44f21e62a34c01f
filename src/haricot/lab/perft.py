"""Perft: how many ways there are to play a number of moves, or of turns."""

from __future__ import annotations

from haricot.core.game import State


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
