"""Kala looked ahead on its rules: turn by complete turn, deeper and deeper, until the time is over."""

from __future__ import annotations

import time
from dataclasses import dataclass

from haricot.games.kala.rules import Kala
from haricot.games.kala.sowing import Sow

WON = 20_000
CERTAIN = 10_000
DEEPEST = 40


@dataclass(frozen=True, slots=True)
class Found:
    """The best move and what it is worth to the mover: ten for a bean ahead; beyond CERTAIN the game is decided."""

    move: Sow
    value: int

    @property
    def ends_in(self) -> int | None:
        """In how many turns the game is surely won or lost, if that was seen; the mover's own turn is the first."""
        return WON - abs(self.value) if abs(self.value) > CERTAIN else None


class _TimeIsOver(Exception):
    pass


def best(state: Kala, seconds: float) -> Found:
    """The best move of a game that is not over; one turn ahead at least, however short the time."""
    end = time.monotonic() + seconds
    found = Found(*_best_of(state, 1, None))
    for turns in range(2, DEEPEST):
        if found.ends_in is not None and found.ends_in < turns:
            break
        try:
            found = Found(*_best_of(state, turns, end))
        except _TimeIsOver:
            break
    return found


def _best_of(state: Kala, turns: int, end: float | None) -> tuple[Sow, int]:
    chosen, most = state.moves()[0], -WON
    for move in state.moves():
        value = _after(state, move, turns, most, WON, 0, end)
        if value > most:
            chosen, most = move, value
    return chosen, most


def _after(state: Kala, move: Sow, turns: int, low: int, high: int, begun: int, end: float | None) -> int:
    """What the mover may expect of a move: an extra sowing belongs to the same turn."""
    after = state.after(move)
    if after.mover == state.mover and after.turn is not None:
        return _value(after, turns, low, high, begun, end)
    return -_value(after, turns - 1, -high, -low, begun + 1, end)


def _value(state: Kala, turns: int, low: int, high: int, begun: int, end: float | None) -> int:
    if state.turn is None:
        return begun - WON
    if turns == 0:
        return 10 * (state.reserves[state.mover] - state.reserves[1 - state.mover])
    if end is not None and time.monotonic() > end:
        raise _TimeIsOver
    most = -WON
    for move in state.moves():
        most = max(most, _after(state, move, turns, max(low, most), high, begun, end))
        if most >= high:
            break
    return most
