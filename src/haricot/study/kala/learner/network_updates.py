"""The network, updated from samples: a memory of the latest rounds of self-play, and minibatches drawn from it."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from haricot.core.extras import needing

with needing("jax mctx"):
    import jax
    import jax.numpy as jnp

from haricot.study.kala.jax_kala import ACTIONS, OBSERVATION, JaxArray
from haricot.study.kala.learner import network
from haricot.study.kala.learner.self_play import IMPOSSIBLE, Samples
from haricot.study.kala.learner.settings import LearnerSettings


def no_memory(settings: LearnerSettings) -> Samples:
    """Room for the samples of so many rounds, on the device."""
    rooms = settings.memory, settings.samples
    return Samples(
        jnp.zeros((*rooms, OBSERVATION), jnp.int8),
        jnp.zeros((*rooms, ACTIONS), bool),
        jnp.zeros((*rooms, ACTIONS), jnp.float16),
        jnp.zeros(rooms, jnp.float32),
    )


@partial(jax.jit, static_argnames="settings", donate_argnames=("parameters", "moments", "memory"))
def train(
    parameters: network.Parameters,
    moments: network.Moments,
    memory: Samples,
    samples: Samples,
    rounds: JaxArray,
    key: JaxArray,
    rate: JaxArray,
    settings: LearnerSettings,
) -> tuple[network.Parameters, network.Moments, Samples, tuple[JaxArray, JaxArray]]:
    """The samples of a round are remembered in the place of the oldest, then learnt from; tells both losses.

    `rounds` is how many came before this one.
    """
    flat = jax.tree_util.tree_map(lambda part: part.reshape(-1, *part.shape[2:]), samples)
    memory = jax.tree_util.tree_map(lambda all_of, new: all_of.at[rounds % settings.memory].set(new), memory, flat)
    filled = jnp.minimum(rounds + 1, settings.memory)

    def one(carry: Any, key: JaxArray) -> tuple[Any, tuple[JaxArray, JaxArray]]:
        parameters, moments = carry
        rooms, places, forms = jax.random.split(key, 3)
        room = jax.random.randint(rooms, (settings.minibatch,), 0, filled)
        place = jax.random.randint(places, (settings.minibatch,), 0, settings.samples)
        chosen = jax.tree_util.tree_map(lambda part: part[room, place], memory)
        turned = in_another_form(chosen, jax.random.randint(forms, (settings.minibatch,), 0, len(SEEN_FROM)))
        slopes, losses = jax.grad(loss, has_aux=True)(parameters, turned)
        return network.adamw(parameters, slopes, moments, rate), losses

    (parameters, moments), losses = jax.lax.scan(one, (parameters, moments), jax.random.split(key, settings.updates))
    return parameters, moments, memory, (losses[0].mean(), losses[1].mean())


def loss(parameters: network.Parameters, samples: Samples) -> tuple[JaxArray, tuple[JaxArray, JaxArray]]:
    """How far the policy lies from what the search preferred, and the chance to win from what came of it: in nats."""
    logits, wins = network.apply(parameters, samples.observation)
    told = jax.nn.log_softmax(jnp.where(samples.allowed, logits, IMPOSSIBLE))
    preferred = samples.policy.astype(jnp.float32)
    policy = -jnp.where(samples.allowed, preferred * told, 0.0).sum(-1).mean()
    won = (1 + samples.value) / 2
    value = -(won * jax.nn.log_sigmoid(wins) + (1 - won) * jax.nn.log_sigmoid(-wins)).mean()
    return policy + value, (policy, value)


def symmetries() -> tuple[Any, Any]:
    """The eight turns and mirrorings of the field: where each number of an observation, and each action, comes from."""
    cells, seen, actions = np.arange(16).reshape(4, 4), [], []
    for turns in range(4):
        for mirrored in (False, True):
            turned = np.rot90(cells, turns)
            old = (turned.T if mirrored else turned).ravel()
            flags = np.arange(8).reshape(2, 2, 2)  # aside, harvest, upright: what went up goes across where axes swap
            flags = flags[:, :, ::-1] if (turns + mirrored) % 2 == 1 else flags
            seen.append(np.concatenate([old, 16 + old, 32 + old, np.arange(48, OBSERVATION)]))
            actions.append((16 * flags.reshape(8, 1) + old).ravel())
    return np.stack(seen), np.stack(actions)


SEEN_FROM, ACTION_FROM = symmetries()


def in_another_form(samples: Samples, form: JaxArray) -> Samples:
    """Each sample turned or mirrored in one of the eight ways, which changes nothing of what it is worth."""
    seen, actions = jnp.asarray(SEEN_FROM)[form], jnp.asarray(ACTION_FROM)[form]
    return samples._replace(
        observation=jnp.take_along_axis(samples.observation, seen, 1),
        allowed=jnp.take_along_axis(samples.allowed, actions, 1),
        policy=jnp.take_along_axis(samples.policy, actions, 1),
    )
