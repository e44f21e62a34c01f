"""How many random steps a second JAX plays: Kala against Pgx's Othello, by size of batch, in turns in the same run.

A step is: choose one of the allowed actions (by one random number, for both alike), make it, look (the observation is
added up, so that it is really made), and begin anew where a game has ended.
"""

import argparse
import json
import time
from functools import partial
from statistics import median
from typing import Any

import jax
import jax.numpy as jnp
import kala_module
import pgx

kala = kala_module.load()
othello = pgx.make("othello")


def kala_step(game: Any, action: Any, key: Any) -> tuple[Any, Any, Any]:
    after = kala.auto_reset(game, action, key)
    return kala.resume(after), after.terminated, kala.observe(after).astype(jnp.int32).sum()


def othello_step(state: Any, action: Any, key: Any) -> tuple[Any, Any, Any]:
    after = othello.step(state, action)
    ended = after.terminated | after.truncated
    fresh = othello.init(key)
    begun = jax.tree_util.tree_map(lambda new, old: jnp.where(ended, new, old), fresh, after)
    return begun, ended, begun.observation.astype(jnp.int32).sum()


def player(init: Any, step: Any, games: int, steps: int) -> Any:
    """A compiled run of so many steps in each of so many games: the games that ended, a sum of what was seen."""

    def one(carry: Any, _: None) -> tuple[Any, Any]:
        states, key = carry
        key, chosen, begun = jax.random.split(key, 3)
        actions = kala.random_actions(states, chosen)
        states, ended, seen = jax.vmap(step)(states, actions, jax.random.split(begun, games))
        return (states, key), (ended.sum(), seen.sum())

    @jax.jit  # type: ignore[untyped-decorator]
    def run(key: Any) -> Any:
        states = jax.vmap(init)(jax.random.split(key, games))
        _, (ended, seen) = jax.lax.scan(one, (states, key), None, length=steps)
        return ended.sum(), seen.sum()

    return run


def per_second(run: Any, games: int, steps: int, seed: int) -> float:
    begin = time.perf_counter()
    jax.block_until_ready(run(jax.random.PRNGKey(seed)))
    return games * steps / (time.perf_counter() - begin)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--small", action="store_true", help="a size that a CPU plays in a minute")
    asked.add_argument("--rounds", type=int, default=7)
    asked.add_argument("--out", help="a file for the figures, as JSON")
    given = asked.parse_args()
    sizes, steps = ((1024, 4096), 64) if given.small else ((1024, 8192, 65536, 262144), 256)
    figures = []
    for games in sizes:
        runs = [player(partial(kala.init), kala_step, games, steps), player(othello.init, othello_step, games, steps)]
        for run in runs:
            per_second(run, games, steps, 0)  # compiled before it is measured
        rounds = [[per_second(run, games, steps, seed) for run in runs] for seed in range(1, given.rounds + 1)]
        ours, theirs = (median(side) for side in zip(*rounds))  # noqa: B905
        ratio = median(one / other for one, other in rounds)
        figures.append({"games": games, "kala": ours, "othello": theirs, "ratio": ratio})
        print(f"{games:>7} games: Kala {ours:,.0f} steps/s; Pgx's Othello {theirs:,.0f}; ratio {ratio:.2f}", flush=True)
    if given.out:
        with open(given.out, "w") as file:
            json.dump({"device": str(jax.devices()[0]), "jax": jax.__version__, "figures": figures}, file, indent=1)


if __name__ == "__main__":
    main()
