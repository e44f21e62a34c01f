"""The learner's network, by hand: a residual perceptron over Kala's observation, with policy and value; and Adam."""

from typing import Any

import jax
import jax.numpy as jnp

ACTIONS, COUNTED, CELLS = 128, 8, 16
Parameters = dict[str, Any]


def features(observation: Any) -> Any:
    """Counts as one-hot numbers up to seven, and scaled; places as they are."""
    seen = observation.astype(jnp.float32)
    counts = jnp.concatenate([observation[..., :CELLS], observation[..., 48:50]], axis=-1)
    hot = jax.nn.one_hot(jnp.minimum(counts, COUNTED - 1), COUNTED)
    scaled = jnp.concatenate([seen[..., :CELLS] / 4, seen[..., 48:50] / 4, seen[..., 50:53] / 28], axis=-1)
    payments = jax.nn.one_hot(jnp.minimum(observation[..., 50:52], 31), 32)
    flat = [part.reshape(*observation.shape[:-1], -1) for part in (hot, payments)]
    return jnp.concatenate([*flat, scaled, seen[..., CELLS : 3 * CELLS], seen[..., 53:55]], axis=-1)


def begin(key: Any, width: int, blocks: int) -> Parameters:
    size = features(jnp.zeros(55, jnp.int16)).shape[-1]
    keys = iter(jax.random.split(key, 2 * blocks + 4))

    def dense(inputs: int, outputs: int, scale: float = 1.0) -> Parameters:
        weights = jax.random.normal(next(keys), (inputs, outputs)) * scale * (2 / inputs) ** 0.5
        return {"w": weights, "b": jnp.zeros(outputs)}

    return {
        "in": dense(size, width),
        "blocks": [{"one": dense(width, width), "two": dense(width, width, 0.1)} for _ in range(blocks)],
        "policy": dense(width, ACTIONS, 0.1),
        "value": {"one": dense(width, 64), "two": dense(64, 1, 0.1)},
    }


def apply(parameters: Parameters, observation: Any) -> tuple[Any, Any]:
    """The logits of all actions, and what the position is worth to the player to act, from −1 to 1."""

    def layer(one: Parameters, x: Any) -> Any:
        return x @ one["w"] + one["b"]

    x = jax.nn.relu(layer(parameters["in"], features(observation)))
    for block in parameters["blocks"]:
        y = (x - x.mean(-1, keepdims=True)) / (x.std(-1, keepdims=True) + 1e-5)
        x = x + layer(block["two"], jax.nn.relu(layer(block["one"], y)))
    value = layer(parameters["value"]["two"], jax.nn.relu(layer(parameters["value"]["one"], x)))
    return layer(parameters["policy"], x), jnp.tanh(value[..., 0])


def adam_begin(parameters: Parameters) -> Any:
    zeros = jax.tree_util.tree_map(jnp.zeros_like, parameters)
    return zeros, zeros, jnp.zeros((), jnp.int32)


def adam(parameters: Parameters, slopes: Any, moments: Any, rate: Any) -> tuple[Parameters, Any]:
    """One step down, with weights drawn a little towards nought."""
    first, second, count = moments
    count = count + 1
    first = jax.tree_util.tree_map(lambda m, g: 0.9 * m + 0.1 * g, first, slopes)
    second = jax.tree_util.tree_map(lambda v, g: 0.999 * v + 0.001 * g * g, second, slopes)

    def moved(p: Any, m: Any, v: Any) -> Any:
        return p - rate * (m / (1 - 0.9**count) / (jnp.sqrt(v / (1 - 0.999**count)) + 1e-8) + 1e-4 * p)

    return jax.tree_util.tree_map(moved, parameters, first, second), (first, second, count)
