"""How well somebody plays: from the start, the second player has won; against the perfect player, is it kept?

The perfect player is *gousse*. As long as it has surely lost, its first sowings are drawn by lot, since none is better
than another: so games differ. Whoever loses one has thrown away a win that was proven.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random

from haricot.bots.kala.engine.best_move import best
from haricot.core.game import State
from haricot.games.kala import GAME
from haricot.games.kala.rules import Kala
from haricot.study import encoding
from haricot.study.kala.bench import Judge

RESERVES = (8, 12, 16, 20, 24, 28)
SECONDS = 0.1
"""What the perfect player thinks at each sowing, unless it counts nodes; what the book tells does not depend on it."""
DRAWN_BY_LOT = 3
"""So many of its sowings."""
CERTAINTY = 1.96
"""Intervals hold the truth in 95 of 100 cases."""


def keeps_the_win(judge: Judge, reserve: int, number: int, nodes: int | None = None) -> bool:
    """Whether the judge's choices win the game of that number, as second player against the perfect one.

    `nodes`: it looks at so many positions, whatever the clock says: then the game is the same on every machine.
    """
    *_, last = played(judge, reserve, number, nodes)
    assert last.outcome is not None
    return last.outcome.winners == (1,)


def played(judge: Judge, reserve: int, number: int, nodes: int | None = None) -> Iterator[Kala]:
    """The positions of that game."""
    rng, coder, sown = Random(f"{reserve}:{number}"), encoding("kala", first=0, reserve=reserve), 0
    state: State = GAME.new(first=0, reserve=reserve)
    while True:
        assert isinstance(state, Kala)
        yield state
        if state.turn is None:
            return
        if state.turn == 0:
            found = best(state, SECONDS, nodes=nodes)
            lost = found.is_certain and found.value < 0
            state = state.after(rng.choice(state.moves()) if lost and sown < DRAWN_BY_LOT else found.move)
            sown += 1
        else:
            chosen = judge(state).action
            assert chosen is not None
            state = state.play(str(coder.move(state, (chosen,))))


def interval(successes: int, trials: int) -> tuple[float, float]:
    """Wilson's: between these shares the true one lies, 95 times of 100."""
    share, z2 = successes / trials, CERTAINTY**2 / trials
    middle, reach = share + z2 / 2, CERTAINTY * sqrt(share * (1 - share) / trials + z2 / trials / 4)
    return max(0.0, (middle - reach) / (1 + z2)), min(1.0, (middle + reach) / (1 + z2))
