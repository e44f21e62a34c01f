"""Kala's players: each looks a little further ahead; the first overlooks things, the last proves what it can."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random

from haricot.bots import Answer, Bot
from haricot.bots.compilation import KernelBot
from haricot.bots.kala.reasons import outlook, reason
from haricot.core.game import View
from haricot.games.kala import GAME
from haricot.games.kala.moves import Sow
from haricot.games.kala.rules import Kala

TIME_TO_ANSWER = 0.85
"""The part of its time that a bot spends looking ahead: the rest is for answering."""
PLAINLY_SEEN = 5
"""Turns ahead that can be looked by the plain rules."""
BOT_NODES = 1_000_000
"""Positions that the last level looks at, where these are counted instead of seconds; the others end by themselves."""
WITHOUT_END = 1 << 62


def greedy(overlooks: float) -> Bot:
    """Somebody who compares what each sowing brings at once, and does not notice some of them."""

    def answer(views: Sequence[View], seed: int, seconds: float) -> Answer:
        state, rng = _state(views[-1]), Random(seed)
        noticed = [move for move in state.moves() if rng.random() >= overlooks] or [rng.choice(state.moves())]
        best = max(noticed, key=lambda move: (_gain(state, move), rng.random()))
        return Answer(str(best), reason(state, state.after(best)))

    return answer


def depth_limited(turns: int, distracted: float = 0.0) -> Bot:
    """Somebody who looks that many turns ahead, both players' counted; when distracted, one turn less."""

    def answer(views: Sequence[View], seed: int, seconds: float, nodes: int | None = None) -> Answer:
        from haricot.bots.kala.engine.search import best  # numba is loaded when somebody really looks ahead

        end = time.monotonic() + TIME_TO_ANSWER * seconds
        state = _state(views[-1])
        deepest = turns - (Random(seed).random() < distracted)
        unhurried = None if nodes is None else WITHOUT_END
        found = best(state, max(0.0, end - time.monotonic()), deepest=deepest, nodes=unhurried)
        return Answer(str(found.move), outlook(found.value, state, state.after(found.move)))

    return KernelBot(GAME.name, answer, plain(turns))


def plain(turns: int) -> Bot:
    """Somebody who looks a few turns ahead by the plain rules, while nobody can look further."""

    def answer(views: Sequence[View], seed: int, seconds: float) -> Answer:
        from haricot.bots.kala import plain_search

        state = _state(views[-1])
        found = plain_search.best(state, seconds, min(turns, PLAINLY_SEEN), Random(seed))
        return Answer(str(found), reason(state, state.after(found)))

    return answer


def perfect(views: Sequence[View], seed: int, seconds: float, nodes: int | None = None) -> Answer:
    """Somebody who plays perfectly where a proof is found in time, and elsewhere looks ahead as far as time allows."""
    from haricot.bots.kala.engine.best_move import best

    end = time.monotonic() + TIME_TO_ANSWER * seconds
    state = _state(views[-1])
    found = best(state, max(0.0, end - time.monotonic()), nodes=nodes)
    return Answer(str(found.move), outlook(found.value, state, state.after(found.move)))


LEVELS: dict[str, Bot] = {
    "graine": greedy(overlooks=0.2),
    "germe": depth_limited(1),
    "racine": depth_limited(2, distracted=0.5),
    "pousse": depth_limited(2),
    "tige": depth_limited(3),
    "feuille": depth_limited(4),
    "bouton": depth_limited(5),
    "fleur": depth_limited(6),
    "gousse": KernelBot(GAME.name, perfect, plain(PLAINLY_SEEN)),
}


def _state(view: View) -> Kala:
    state = GAME.imagine(view, 0)
    assert isinstance(state, Kala)
    return state


def _gain(state: Kala, move: Sow) -> int:
    """Beans gained over the opponent by a sowing, with the best of the extra sowing that it may bring."""
    after = state.after(move)
    gained = _ahead(after, state.mover) - _ahead(state, state.mover)
    return gained + max((_gain(after, extra) for extra in after.moves()), default=0) if after.extra else gained


def _ahead(state: Kala, seat: int) -> int:
    return state.reserves[seat] - state.reserves[1 - seat]


def warm() -> None:
    """Loads, or compiles, what the levels that look ahead think with."""
    from haricot.bots.kala.engine import best_move

    best_move.warm()
