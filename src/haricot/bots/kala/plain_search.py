"""Looking ahead by the readable rules: for the moments in which the kernels are still being made."""

from __future__ import annotations

import time
from random import Random

from haricot.games.kala.moves import Sow
from haricot.games.kala.rules import Kala

WON = 1000


class SearchTimeUp(Exception):
    """Raised within a search when its seconds are over; whoever began it keeps what was found before."""


def best(state: Kala, seconds: float, deepest: int, rng: Random) -> Sow:
    """The best sowing that was found, turn by turn deeper until time is up; at first any."""
    end = time.monotonic() + seconds
    moves = list(state.moves())
    rng.shuffle(moves)
    try:
        for turns in range(1, deepest + 1):
            worth = {move: _value_after(state, move, turns, end) for move in moves}
            moves.sort(key=lambda move: -worth[move])
    except SearchTimeUp:
        pass
    return moves[0]


def _value_after(state: Kala, move: Sow, turns: int, end: float, alpha: int = -WON, beta: int = WON) -> int:
    """For whoever sows; an extra sowing belongs to the same turn."""
    after = state.after(move)
    if after.extra:
        return _value(after, turns, alpha, beta, end)
    return -_value(after, turns - 1, -beta, -alpha, end)


def _value(state: Kala, turns: int, alpha: int, beta: int, end: float) -> int:
    """Beans ahead in the reserves, for the seat to move."""
    if state.turn is None:
        return -WON
    if turns == 0 and not state.extra:
        return state.reserves[state.mover] - state.reserves[state.opponent]
    if time.monotonic() >= end:
        raise SearchTimeUp
    for move in state.moves():
        alpha = max(alpha, _value_after(state, move, turns, end, alpha, beta))
        if alpha >= beta:
            break
    return alpha
