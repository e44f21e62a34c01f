"""Who will be the last: a race to the hole in which, round after round, each player is as likely to move as any other.

Such a race is one of independent clocks: a player with so many circles to go falls at the time when a clock has struck
so often, and the chance to be last is an integral over that time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import lgamma

import numpy as np
from numpy.typing import NDArray

from haricot.bots.rondelic.knowledge import START, not_begun, to_act
from haricot.core.game import Seat
from haricot.games.rondelic.view_types import RondelicView

TIMES = np.linspace(0.0, 60.0, 601)[1:]
STEP = TIMES[1] - TIMES[0]


@lru_cache
def _strikes(count: int) -> NDArray[np.float64]:
    """How likely a clock strikes for that time at each moment."""
    density: NDArray[np.float64] = np.exp((count - 1) * np.log(TIMES) - TIMES - lgamma(count))
    return density


@lru_cache
def _struck(count: int) -> NDArray[np.float64]:
    """How likely a clock has struck so often by each moment."""
    return 1 - np.exp(-TIMES) * sum(np.exp(i * np.log(TIMES) - lgamma(i + 1)) for i in range(count))


def outlasts(to_go: int, others: Sequence[int]) -> float:
    """How likely somebody with so many circles to go is the last, against others."""
    if to_go <= 0:
        return 0.0
    chances = _strikes(to_go)
    for other in others:
        if other > 0:
            chances = chances * _struck(other)
    return float(chances.sum() * STEP)


def stakes(view: RondelicView, order: Sequence[Seat]) -> list[float]:
    """What it is worth to the seat to act that each of these moves a circle inwards, if no other does."""
    circles = [token["circle"] or 0 for token in view["tokens"]]
    to_go = {seat: view["options"]["circles"] + 1 - circles[seat] for seat in order}
    me = to_act(view)
    now = _worth(to_go, me)
    return [_worth({**to_go, seat: _after(view, to_go, seat)}, me) - now for seat in order]


def standings(view: RondelicView) -> list[float]:
    """How likely each seat is the last, by where the tokens stand; whoever fell is not."""
    circles = [token["circle"] for token in view["tokens"]]
    to_go = {seat: view["options"]["circles"] + 1 - circle for seat, circle in enumerate(circles) if circle is not None}
    return [_worth(to_go, seat) if seat in to_go else 0.0 for seat in range(view["seats"])]


def _worth(to_go: dict[Seat, int], me: Seat) -> float:
    return outlasts(to_go[me], [count for seat, count in to_go.items() if seat != me])


def _after(view: RondelicView, to_go: dict[Seat, int], seat: Seat) -> int:
    """One less; or all of the way again, for one who falls while another has not begun."""
    start = START[view["options"]["rules"]]
    fresh = any(not_begun(view, other) for other in range(view["seats"]) if other != seat)
    return view["options"]["circles"] + 1 - start if to_go[seat] == 1 and fresh else to_go[seat] - 1
