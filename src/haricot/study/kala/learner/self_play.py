"""Games against itself, thousands at once, each sowing found by mctx's Gumbel search; what came of them are samples.

Some games begin at the start, others anywhere in a game of random sowings, with reserves of all sizes: so positions of
all kinds are met, not only those that good players reach.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import numpy as np

from haricot.core.extras import needing

with needing("jax mctx"):
    import jax
    import jax.numpy as jnp
    import mctx

from haricot.study.kala import jax_kala as kala
from haricot.study.kala.jax_kala import JaxArray
from haricot.study.kala.learner import network
from haricot.study.kala.learner.settings import LearnerSettings

LONGEST_OPENING = 96
"""Random openings go on for so many sowings; random games are seldom longer."""
STARTS_PER_GAME = 4
IMPOSSIBLE = -1e9


class Samples(NamedTuple):
    """Decisions of self-play: what was seen, what the search preferred, and what it turned out to be worth."""

    observation: JaxArray
    allowed: JaxArray
    policy: JaxArray
    value: JaxArray
    """To the player to act, from −1 to 1."""


def no_games(games: int) -> kala.JaxState:
    """All of them over: self-play puts others in their places before the first sowing."""
    cells = np.tile(np.array([0, kala.CELLS - 1], np.int8), (games, 1))
    pairs, zeros = np.zeros((games, 2), np.int8), np.zeros(games, np.int8)
    return kala.JaxState(
        cups=np.zeros((games, kala.CELLS), np.int8),
        cells=cells,
        held=pairs,
        reserves=pairs,
        granary=zeros,
        extra=np.zeros(games, bool),
        current_player=zeros,
        rewards=np.zeros((games, 2), np.float32),
        terminated=np.ones(games, bool),
        legal_action_mask=np.zeros((games, kala.ACTIONS), bool),
    )


@partial(jax.jit, static_argnames="settings")
def self_play(
    parameters: network.Parameters, key: JaxArray, games: kala.JaxState, settings: LearnerSettings
) -> tuple[kala.JaxState, Samples, JaxArray]:
    """So many sowings in every game; the games after them, the samples, and how many games ended."""
    opening, playing = jax.random.split(key)
    starts = some_starts(opening, settings)

    def one(games: kala.JaxState, key: JaxArray) -> tuple[kala.JaxState, Any]:
        renewing, searching = jax.random.split(key)
        chosen = jax.random.randint(renewing, (settings.games,), 0, len(starts.terminated))
        games = where(games.terminated, jax.tree_util.tree_map(lambda part: part[chosen], starts), games)
        found = search(parameters, searching, games, settings.simulations)
        after = jax.vmap(kala.step)(games, found.action)
        reward, discount = gained(games, after)
        told = Samples(
            jax.vmap(kala.observe)(games).astype(jnp.int8),
            games.legal_action_mask,
            found.action_weights.astype(jnp.float16),
            worth_of(found),
        )
        return after, (told, reward, discount, after.terminated)

    games, (samples, reward, discount, ended) = jax.lax.scan(one, games, jax.random.split(playing, settings.steps))
    last = jnp.tanh(network.apply(parameters, jax.vmap(kala.observe)(games))[1] / 2)
    following = jnp.concatenate([samples.value[1:], last[None]])

    def back(later: JaxArray, told: Any) -> tuple[JaxArray, JaxArray]:
        reward, discount, next_worth = told
        worth = reward + discount * ((1 - settings.trust) * next_worth + settings.trust * later)
        return worth, worth

    _, value = jax.lax.scan(back, last, (reward, discount, following), reverse=True)
    return games, samples._replace(value=value), ended.sum()


def some_starts(key: JaxArray, settings: LearnerSettings) -> kala.JaxState:
    """Positions to begin from: each as likely of a random game as any other of it, or else its start."""
    size, lot, whole, sowing = jax.random.split(key, 4)
    count = STARTS_PER_GAME * settings.games
    reserves = jax.random.randint(size, (count,), settings.least, settings.most + 1)
    new = jax.vmap(kala.init)(jax.random.split(lot, count), reserves)
    stays = jax.random.uniform(whole, (count,)) < settings.from_start

    def one(carry: tuple[kala.JaxState, kala.JaxState], told: Any) -> tuple[tuple[kala.JaxState, kala.JaxState], None]:
        games, kept = carry
        key, number = told
        choosing, keeping = jax.random.split(key)
        games = jax.vmap(kala.step)(games, jnp.minimum(kala.random_actions(games, choosing), kala.ACTIONS - 1))
        # the n-th position takes the place of the one before it with a chance of 1/n: so all are as likely in the end
        takes = (jax.random.uniform(keeping, (count,)) * number < 1) & ~games.terminated & ~stays
        return (games, where(takes, games, kept)), None

    numbers = jnp.arange(2, LONGEST_OPENING + 2)
    kept: kala.JaxState
    (_, kept), _ = jax.lax.scan(one, (new, new), (jax.random.split(sowing, LONGEST_OPENING), numbers))
    return kept


def search(
    parameters: network.Parameters, key: JaxArray, games: kala.JaxState, simulations: int, noise: float = 1.0
) -> Any:
    """What mctx finds for a batch of games; without noise it plays as well as it can."""
    logits, wins = network.apply(parameters, jax.vmap(kala.observe)(games))
    root = mctx.RootFnOutput(
        prior_logits=_masked(logits, games.legal_action_mask), value=jnp.tanh(wins / 2), embedding=games
    )
    return mctx.gumbel_muzero_policy(
        params=parameters,
        rng_key=key,
        root=root,
        recurrent_fn=_recurrent,
        num_simulations=simulations,
        invalid_actions=~games.legal_action_mask,
        gumbel_scale=noise,
    )


def worth_of(found: Any) -> JaxArray:
    """What the search thinks of the sowing that it chose: to the player to act, from −1 to 1."""
    values = found.search_tree.summary().qvalues
    return jnp.clip(jnp.take_along_axis(values, found.action[:, None], 1)[:, 0], -1, 1)


def gained(games: kala.JaxState, after: kala.JaxState) -> tuple[JaxArray, JaxArray]:
    """What a sowing earned who sowed, and the sign of what comes later: who sows again goes on for themselves."""
    reward = jnp.take_along_axis(after.rewards, games.current_player[:, None].astype(jnp.int32), 1)[:, 0]
    sign = jnp.where(after.current_player == games.current_player, 1.0, -1.0)
    return reward, jnp.where(after.terminated, 0.0, sign)


def where(chosen: JaxArray, ones: kala.JaxState, others: kala.JaxState) -> kala.JaxState:
    """Game by game: the one, or the other."""

    def part(one: JaxArray, other: JaxArray) -> JaxArray:
        return jnp.where(chosen.reshape(-1, *[1] * (other.ndim - 1)), one, other)

    picked: kala.JaxState = jax.tree_util.tree_map(part, ones, others)
    return picked


def _recurrent(
    parameters: network.Parameters, key: JaxArray, action: JaxArray, games: kala.JaxState
) -> tuple[Any, kala.JaxState]:
    """A sowing inside the search."""
    after = jax.vmap(kala.step)(games, action)
    logits, wins = network.apply(parameters, jax.vmap(kala.observe)(after))
    reward, discount = gained(games, after)
    told = mctx.RecurrentFnOutput(
        reward=reward,
        discount=discount,
        prior_logits=_masked(logits, after.legal_action_mask),
        value=jnp.where(after.terminated, 0.0, jnp.tanh(wins / 2)),
    )
    return told, after


def _masked(logits: JaxArray, allowed: JaxArray) -> JaxArray:
    return jnp.where(allowed, logits - logits.max(-1, keepdims=True), IMPOSSIBLE)
