"""The network, by hand: a residual perceptron over Kala's observation that tells a policy and a value; and AdamW."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import numpy as np

from haricot.core.extras import needing

with needing("jax mctx"):
    import jax
    import jax.numpy as jnp

from haricot.study.kala.jax_kala import ACTIONS, CELLS, OBSERVATION, JaxArray

Parameters = dict[str, JaxArray]
"""By name: `in`, `0/one`, `0/two` and so on, `policy`, `value/one`, `value/two`; each a matrix, and `… bias`."""

COUNTED, PAID, HEAD = 8, 32, 64
"""Counts of cups and bowls are told one by one up to here, those of reserves up to there; the value's inner width."""
HELD, RESERVES, GRANARY, FLAGS = slice(48, 50), slice(50, 52), slice(52, 53), slice(53, 55)
HEADS = ("policy", "value/one", "value/two")
DECAY, LARGEST_STEP = 1e-4, 1.0


def features(observation: JaxArray) -> JaxArray:
    """Counts one-hot and scaled; places and flags as they are."""
    seen = observation.astype(jnp.float32)
    counts = jnp.concatenate([observation[..., :CELLS], observation[..., HELD]], axis=-1)
    hot = jax.nn.one_hot(jnp.minimum(counts, COUNTED - 1), COUNTED)
    paid = jax.nn.one_hot(jnp.minimum(observation[..., RESERVES], PAID - 1), PAID)
    flat = [part.reshape(*observation.shape[:-1], -1) for part in (hot, paid)]
    scaled = [seen[..., :CELLS] / 4, seen[..., HELD] / 4, seen[..., RESERVES] / 28, seen[..., GRANARY] / 28]
    return jnp.concatenate([*flat, *scaled, seen[..., CELLS : 3 * CELLS], seen[..., FLAGS]], axis=-1)


FEATURES = int(jax.eval_shape(features, jax.ShapeDtypeStruct((OBSERVATION,), jnp.int8)).shape[0])


def begin(seed: int, width: int, blocks: int) -> Parameters:
    """Weights from a seed; drawn by numpy, so that nothing is compiled for them."""
    rng = np.random.default_rng(seed)
    made: dict[str, Any] = {}

    def dense(name: str, inputs: int, outputs: int, scale: float = 1.0) -> None:
        made[name] = (rng.normal(size=(inputs, outputs)) * scale * (2 / inputs) ** 0.5).astype(np.float32)
        made[f"{name} bias"] = np.zeros(outputs, np.float32)

    dense("in", FEATURES, width)
    for block in range(blocks):
        dense(f"{block}/one", width, width)
        dense(f"{block}/two", width, width, 0.1)
    dense("policy", width, ACTIONS, 0.1)
    dense("value/one", width, HEAD)
    dense("value/two", HEAD, 1, 0.1)
    return made


def apply(parameters: Parameters, observation: JaxArray) -> tuple[JaxArray, JaxArray]:
    """The logits of all actions, and that of the chance that the player to act wins."""
    blocks = sum(name.endswith("/one") for name in parameters) - 1  # the value has one as well
    layer = partial(_layer, parameters)
    x = jax.nn.relu(layer("in", features(observation)))
    for block in range(blocks):
        x = x + layer(f"{block}/two", jax.nn.relu(layer(f"{block}/one", _normed(x))))
    x = _normed(x)
    return layer("policy", x), layer("value/two", jax.nn.relu(layer("value/one", x)))[..., 0]


def _layer(parameters: Parameters, name: str, x: JaxArray) -> JaxArray:
    """The wide layers are multiplied in half precision where that is faster."""
    weights = parameters[name]
    if _half() and name not in HEADS:
        x, weights = x.astype(jnp.bfloat16), weights.astype(jnp.bfloat16)
    return jnp.matmul(x, weights).astype(jnp.float32) + parameters[f"{name} bias"]


def _half() -> bool:
    return bool(jax.default_backend() != "cpu")


def _normed(x: JaxArray) -> JaxArray:
    apart = x - x.mean(-1, keepdims=True)
    return apart * jax.lax.rsqrt((apart**2).mean(-1, keepdims=True) + 1e-5)


class Moments(NamedTuple):
    """What AdamW remembers."""

    first: Parameters
    second: Parameters
    count: JaxArray


def no_moments(parameters: Parameters) -> Moments:
    """Before the first step."""
    zeros = {name: np.zeros_like(part) for name, part in parameters.items()}
    return Moments(zeros, {name: part.copy() for name, part in zeros.items()}, np.zeros((), np.int32))


def adamw(parameters: Parameters, slopes: Parameters, moments: Moments, rate: JaxArray) -> tuple[Parameters, Moments]:
    """One step down, not too long a one, with weights drawn a little towards nought."""
    length = jnp.sqrt(sum((slope**2).sum() for slope in slopes.values()))
    slopes = {name: slope * jnp.minimum(1.0, LARGEST_STEP / (length + 1e-9)) for name, slope in slopes.items()}
    count = moments.count + 1
    first = {name: 0.9 * old + 0.1 * slopes[name] for name, old in moments.first.items()}
    second = {name: 0.999 * old + 0.001 * slopes[name] ** 2 for name, old in moments.second.items()}
    one, two = 1 - 0.9**count, 1 - 0.999**count

    def moved(name: str, part: JaxArray) -> JaxArray:
        step = first[name] / one / (jnp.sqrt(second[name] / two) + 1e-8)
        return part - rate * (step + (0.0 if name.endswith("bias") else DECAY) * part)

    return {name: moved(name, part) for name, part in parameters.items()}, Moments(first, second, count)
