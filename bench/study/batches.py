"""How many random steps a second the batches play on one core, against Pgx on the CPU and PettingZoo's classic games.

`python3 dev.py study bench/study/batches.py` prints the table of docs/study.md, and the load of the machine. Every side
chooses an allowed action, makes it, looks, and begins anew where a game ends; they take turns in the same run. Seconds
of the clock are counted, since JAX has threads of its own: so it is told to use one core.
"""

import os
import time
from collections.abc import Callable
from statistics import median
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

import jax
import jax.numpy as jnp
import numpy as np
import pgx
from pettingzoo.classic import connect_four_v3, tictactoe_v3

from haricot.study.kala.batch import KalaBatch
from haricot.study.rondelic.batch import RondelicBatch

GAMES, ROUNDS = 4096, 7
Player = Callable[[], int]


def batch_player(batch: KalaBatch | RondelicBatch) -> Player:
    """Steps of one of our batches."""
    batch.reset()

    def play() -> int:
        for _ in range(50):
            batch.step(batch.sample())
        return 50 * GAMES

    return play


def pgx_player(name: str, steps: int) -> Player:
    """Steps of a game of Pgx, compiled as a whole."""
    env: Any = pgx.make(name)

    def one(carry: Any, _: None) -> tuple[Any, Any]:
        states, key = carry
        key, chosen, begun = jax.random.split(key, 3)
        upto = jnp.cumsum(states.legal_action_mask, axis=-1, dtype=jnp.int32)
        actions = (upto <= (jax.random.uniform(chosen, (GAMES,)) * upto[:, -1])[:, None]).sum(-1)
        after = jax.vmap(env.step)(states, actions)
        ended = after.terminated | after.truncated
        fresh = jax.vmap(env.init)(jax.random.split(begun, GAMES))

        def choose(new: Any, old: Any) -> Any:
            return jnp.where(ended.reshape(-1, *[1] * (old.ndim - 1)), new, old)

        states = jax.tree_util.tree_map(choose, fresh, after)
        return (states, key), states.observation.astype(jnp.int32).sum()

    @jax.jit  # type: ignore[untyped-decorator]
    def run(states: Any, key: Any) -> Any:
        return jax.lax.scan(one, (states, key), None, length=steps)

    held = [jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), GAMES)), jax.random.PRNGKey(1)]

    def play() -> int:
        (held[0], held[1]), seen = run(*held)
        jax.block_until_ready(seen)
        return steps * GAMES

    return play


def pettingzoo_player(game: Any) -> Player:
    """Steps of a classic game of PettingZoo, through `env()`."""
    env, rng = game.env(), np.random.default_rng(1)

    def play() -> int:
        count = 0
        while count < 5000:
            env.reset()
            for _ in env.agent_iter():
                observation, _, over, _, _ = env.last()
                env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
                count += not over
        return count

    return play


def per_second(play: Player) -> float:
    begin = time.perf_counter()
    return play() / (time.perf_counter() - begin)


OURS = "Kala's batch", "Rondelic's batch, five seats"


def table(rounds: list[dict[str, float]]) -> str:
    """In Markdown: the median of each, and how many times that each of our batches is in the same round."""
    lines = ["| | steps/s | Kala's batch is so many times that | Rondelic's |", "|---|---|---|---|"]
    for name in rounds[0]:
        ratios = [median(one[ours] / one[name] for one in rounds) for ours in OURS]
        told = " | ".join(f"{ratio:,.2f}" if ratio < 10 else f"{ratio:,.0f}" for ratio in ratios)
        lines.append(f"| {name} | {median(one[name] for one in rounds):,.0f} | {told} |")
    return "\n".join(lines)


if __name__ == "__main__":
    players = {
        OURS[0]: batch_player(KalaBatch(GAMES, seed=1)),
        OURS[1]: batch_player(RondelicBatch(GAMES, seed=1, seats=5)),
        "Pgx's connect four, on the CPU": pgx_player("connect_four", 20),
        "Pgx's Othello, on the CPU": pgx_player("othello", 5),
        "Pgx's Leduc hold'em, on the CPU": pgx_player("leduc_holdem", 20),
        "PettingZoo's connect four, through `env()`": pettingzoo_player(connect_four_v3),
        "PettingZoo's tic-tac-toe, through `env()`": pettingzoo_player(tictactoe_v3),
    }
    for play in players.values():
        play()  # compiled before it is measured
    print(table([{name: per_second(play) for name, play in players.items()} for _ in range(ROUNDS)]))
    if hasattr(os, "getloadavg"):
        print(f"load {os.getloadavg()[0]:.1f}, {GAMES} games each, median of {ROUNDS} rounds")
