"""What a learner says of positions, for KalaBench: by its network alone, or after a search of some simulations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from haricot.core.extras import needing

with needing("jax mctx"):
    import jax
    import jax.numpy as jnp

from haricot.games.kala.rules import Kala
from haricot.study import encoding
from haricot.study.kala import jax_kala as kala
from haricot.study.kala.bench import Judge, Judgement
from haricot.study.kala.learner import network
from haricot.study.kala.learner.self_play import search, worth_of

AT_ONCE = 256
CODER = encoding("kala")


def judge_of(parameters: network.Parameters, simulations: int = 0) -> Judge:
    """A judge of one position at a time."""
    return lambda state: judgements(parameters, [state], simulations, at_once=1)[0]


def judgements(
    parameters: network.Parameters, states: Sequence[Kala], simulations: int = 0, at_once: int = AT_ONCE
) -> list[Judgement]:
    """What the learner says of each position; none may be over."""
    said: list[Judgement] = []
    for first in range(0, len(states), at_once):
        part = [game_of(state) for state in states[first : first + at_once]]
        games = kala.JaxState(*map(np.stack, zip(*(part + [part[-1]] * (at_once - len(part))), strict=True)))
        wins, actions = _look(parameters, games, simulations)
        told = zip(np.asarray(wins).tolist(), np.asarray(actions).tolist(), strict=True)
        said += [Judgement(chance, action) for chance, action in list(told)[: len(part)]]
    return said


def game_of(state: Kala) -> kala.JaxState:
    """A position of the readable rules as JAX's Kala knows it; it must not be over."""
    assert state.turn is not None
    me, other = state.mover, state.opponent
    return kala.JaxState(
        cups=np.array(state.field, np.int8),
        cells=np.array([state.bowls[me], state.bowls[other]], np.int8),
        held=np.array([state.held[me], state.held[other]], np.int8),
        reserves=np.array([state.reserves[me], state.reserves[other]], np.int8),
        granary=np.int8(state.granary),
        extra=np.bool_(state.extra),
        current_player=np.int8(me),
        rewards=np.zeros(2, np.float32),
        terminated=np.bool_(False),
        legal_action_mask=CODER.choices(state, ()).astype(bool),
    )


@partial(jax.jit, static_argnames="simulations")
def _look(parameters: network.Parameters, games: kala.JaxState, simulations: int) -> tuple[Any, Any]:
    """By game: the chance that the player to act wins, and the action that is preferred."""
    if simulations:
        found = search(parameters, jax.random.PRNGKey(0), games, simulations, noise=0.0)
        return (1 + worth_of(found)) / 2, found.action
    logits, wins = network.apply(parameters, jax.vmap(kala.observe)(games))
    return jax.nn.sigmoid(wins), jnp.where(games.legal_action_mask, logits, -jnp.inf).argmax(-1)
