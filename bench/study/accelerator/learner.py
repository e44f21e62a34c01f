"""Kala learnt by playing itself: AlphaZero's way, on batches of games, with the Gumbel search of mctx.

Games begin with reserves of all sizes, so that one network knows them all. Every few minutes a checkpoint is written;
`--resume` goes on from it. Figures come as a line of JSON per iteration.
"""

import argparse
import json
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import kala_module
import mctx
import network
import numpy as np

kala = kala_module.load()
LEAST_RESERVE, MOST_RESERVE = 8, 28


class Sizes(NamedTuple):
    games: int = 4096
    steps: int = 48
    simulations: int = 32
    minibatch: int = 8192
    width: int = 384
    blocks: int = 5


SMALL = Sizes(games=16, steps=24, simulations=4, minibatch=128, width=32, blocks=1)


class Sample(NamedTuple):
    """One decision of self-play: what was seen, what the search preferred, what came of it, and if that is known."""

    observation: Any
    policy: Any
    value: Any
    known: Any


def new_game(key: Any) -> Any:
    size, lot = jax.random.split(key)
    return kala.init(lot, jax.random.randint(size, (), LEAST_RESERVE, MOST_RESERVE + 1))


def masked(logits: Any, allowed: Any) -> Any:
    return jnp.where(allowed, logits - logits.max(-1, keepdims=True), -1e9)


def recurrent(parameters: Any, key: Any, action: Any, games: Any) -> tuple[Any, Any]:
    """A step inside the search: values are of the player to act, so they turn where the turn passes."""
    after = jax.vmap(kala.step)(games, action)
    logits, value = network.apply(parameters, jax.vmap(kala.observe)(after))
    reward = jnp.take_along_axis(after.rewards, games.current_player[:, None].astype(jnp.int32), 1)[:, 0]
    same = jnp.where(after.current_player == games.current_player, 1.0, -1.0)
    told = mctx.RecurrentFnOutput(
        reward=reward,
        discount=jnp.where(after.terminated, 0.0, same),
        prior_logits=masked(logits, after.legal_action_mask),
        value=jnp.where(after.terminated, 0.0, value),
    )
    return told, after


def search(parameters: Any, key: Any, games: Any, simulations: int) -> Any:
    logits, value = network.apply(parameters, jax.vmap(kala.observe)(games))
    root = mctx.RootFnOutput(prior_logits=masked(logits, games.legal_action_mask), value=value, embedding=games)
    return mctx.gumbel_muzero_policy(
        params=parameters,
        rng_key=key,
        root=root,
        recurrent_fn=recurrent,
        num_simulations=simulations,
        invalid_actions=~games.legal_action_mask,
        qtransform=mctx.qtransform_completed_by_mix_value,
    )


@partial(jax.jit, static_argnames="sizes")
def self_play(parameters: Any, key: Any, games: Any, sizes: Sizes) -> tuple[Any, Sample, Any]:
    """So many decisions in every game; the games after them, the samples, and how many games ended."""

    def one(games: Any, key: Any) -> tuple[Any, Any]:
        chosen, begun = jax.random.split(key)
        found = search(parameters, chosen, games, sizes.simulations)
        after = jax.vmap(kala.step)(games, found.action)
        fresh = jax.vmap(new_game)(jax.random.split(begun, sizes.games))
        reward = jnp.take_along_axis(after.rewards, games.current_player[:, None].astype(jnp.int32), 1)[:, 0]
        same = jnp.where(after.current_player == games.current_player, 1.0, -1.0)
        told = (jax.vmap(kala.observe)(games), found.action_weights, reward, same, after.terminated)

        def choose(new: Any, old: Any) -> Any:
            return jnp.where(after.terminated.reshape(-1, *[1] * (old.ndim - 1)), new, old)

        return jax.tree_util.tree_map(choose, fresh, after), told

    games, (seen, policy, reward, same, ended) = jax.lax.scan(one, games, jax.random.split(key, sizes.steps))

    def back(carry: Any, told: Any) -> tuple[Any, Any]:
        value, known = carry
        reward, same, ended = told
        value, known = jnp.where(ended, reward, same * value), ended | known
        return (value, known), (value, known)

    nothing = jnp.zeros(sizes.games), jnp.zeros(sizes.games, bool)
    _, (value, known) = jax.lax.scan(back, nothing, (reward, same, ended), reverse=True)
    return games, Sample(seen, policy, value, known), ended.sum()


def symmetries() -> tuple[Any, Any]:
    """The eight turns and mirrorings of the field: where each number of an observation, and each action, comes from."""
    cells, seen, actions = np.arange(16).reshape(4, 4), [], []
    for turns in range(4):
        for mirrored in (False, True):
            turned = np.rot90(cells, turns)
            old = (turned.T if mirrored else turned).ravel()
            swaps = (turns + mirrored) % 2 == 1
            seen.append(np.concatenate([old, 16 + old, 32 + old, np.arange(48, 55)]))
            flags = np.arange(8).reshape(2, 2, 2)[:, :, ::-1] if swaps else np.arange(8).reshape(2, 2, 2)
            actions.append((16 * flags.reshape(8, 1) + old).ravel())
    return jnp.array(np.stack(seen)), jnp.array(np.stack(actions))


SEEN_FROM, ACTION_FROM = symmetries()


def loss(parameters: Any, sample: Sample) -> tuple[Any, Any]:
    logits, value = network.apply(parameters, sample.observation)
    told = jax.nn.log_softmax(logits)
    policy = -(sample.policy * told).sum(-1).mean()
    known = sample.known.astype(jnp.float32)
    miss = (known * (value - sample.value) ** 2).sum() / jnp.maximum(known.sum(), 1)
    return policy + miss, (policy, miss)


@partial(jax.jit, static_argnames="sizes")
def train(parameters: Any, moments: Any, samples: Sample, key: Any, rate: Any, sizes: Sizes) -> Any:
    """Once over all samples, in random order, each in one of its eight forms."""
    flat = jax.tree_util.tree_map(lambda part: part.reshape(-1, *part.shape[2:]), samples)
    count = sizes.games * sizes.steps // sizes.minibatch * sizes.minibatch
    order_key, form_key = jax.random.split(key)
    order = jax.random.permutation(order_key, sizes.games * sizes.steps)[:count].reshape(-1, sizes.minibatch)

    def one(carry: Any, told: Any) -> tuple[Any, Any]:
        parameters, moments = carry
        chosen, key = told
        form = jax.random.randint(key, (sizes.minibatch,), 0, 8)
        part = jax.tree_util.tree_map(lambda rows: rows[chosen], flat)
        part = part._replace(
            observation=jnp.take_along_axis(part.observation, SEEN_FROM[form], 1),
            policy=jnp.take_along_axis(part.policy, ACTION_FROM[form], 1),
        )
        slopes, losses = jax.grad(loss, has_aux=True)(parameters, part)
        return network.adam(parameters, slopes, moments, rate), losses

    (parameters, moments), losses = jax.lax.scan(
        one, (parameters, moments), (order, jax.random.split(form_key, len(order)))
    )
    return parameters, moments, [part.mean() for part in losses]


@partial(jax.jit, static_argnames=("games", "simulations"))
def match(one: Any, other: Any, key: Any, games: int, simulations: int) -> Any:
    """The share that the first wins: from reserve 28, half of the games as either seat; both search a little."""
    key, begun = jax.random.split(key)
    states = jax.vmap(kala.init)(jax.random.split(begun, games))
    seats = jnp.arange(games) % 2

    def still_on(carry: Any) -> Any:
        return ~carry[0].terminated.all()

    def turn(carry: Any) -> Any:
        states, key, won = carry
        key, *keys = jax.random.split(key, 3)
        moves = [search(player, seed, states, simulations).action for player, seed in zip((one, other), keys)]  # noqa: B905
        after = jax.vmap(kala.step)(states, jnp.where(states.current_player == seats, moves[0], moves[1]))
        won = won + jnp.take_along_axis(after.rewards, seats[:, None], 1)[:, 0]
        return after, key, won

    _, _, won = jax.lax.while_loop(still_on, turn, (states, key, jnp.zeros(games)))
    return (1 + won.mean()) / 2


def save(out: Path, name: str, content: Any) -> None:
    """Written beside and then moved, so that a run that is cut off leaves a whole checkpoint."""
    leaves = jax.tree_util.tree_leaves(content)
    whole = out / f"{name}.npz"
    with (out / f"{name}.part").open("wb") as file:
        np.savez(file, *[np.asarray(leaf) for leaf in leaves])
    (out / f"{name}.part").replace(whole)


def load(file: Path, like: Any) -> Any:
    with np.load(file) as stored:
        leaves = [jnp.asarray(stored[f"arr_{number}"]) for number in range(len(stored.files))]
    return jax.tree_util.tree_unflatten(jax.tree_util.tree_structure(like), leaves)


class Run(NamedTuple):
    """How far the learner has come."""

    parameters: Any
    moments: Any
    seconds: float = 0.0
    iteration: int = 0
    kept: int = 0


def resumed(out: Path, fresh: Run) -> Run:
    """The last checkpoint, if there is one."""
    if not (out / "latest.npz").exists():
        return fresh
    told = json.loads((out / "latest.json").read_text())
    parameters, moments = load(out / "latest.npz", (fresh.parameters, fresh.moments))
    return Run(parameters, moments, told["seconds"], told["iteration"], told["kept"])


def keep(out: Path, run: Run, sizes: Sizes) -> Run:
    """A checkpoint to go on from, and the weights alone under a name of their own."""
    run = run._replace(kept=run.kept + 1)
    save(out, f"weights-{run.kept:02d}", run.parameters)
    save(out, "latest", (run.parameters, run.moments))
    told = {"seconds": run.seconds, "iteration": run.iteration, "kept": run.kept, "sizes": sizes._asdict()}
    (out / "latest.json").write_text(json.dumps(told))
    return run


def learn(given: argparse.Namespace, sizes: Sizes) -> None:
    """Self-play and training in turns, until the time is over."""
    key = jax.random.PRNGKey(given.seed)
    first = network.begin(key, sizes.width, sizes.blocks)
    run = Run(first, network.adam_begin(first))
    run = resumed(given.out, run) if given.resume else run
    key = jax.random.fold_in(key, run.iteration)
    games = jax.vmap(new_game)(jax.random.split(key, sizes.games))
    total, due = 60 * given.minutes, run.seconds + 60 * given.every
    begun = time.perf_counter() - run.seconds
    while run.seconds < total:
        key, playing, learning, meeting = jax.random.split(key, 4)
        games, samples, ended = self_play(run.parameters, playing, games, sizes)
        rate = 1e-3 * min(1.0, 0.05 + (1 - run.seconds / total))
        parameters, moments, losses = train(run.parameters, run.moments, samples, learning, rate, sizes)
        line: dict[str, float] = {"iteration": run.iteration + 1, "games": int(ended)}
        line |= {"policy_loss": float(losses[0]), "value_loss": float(losses[1])}
        if run.iteration % 20 == 19 or given.small:
            line["wins_against_the_untrained"] = float(match(parameters, first, meeting, 16 if given.small else 512, 4))
        line["seconds"] = round(time.perf_counter() - begun, 1)
        run = Run(parameters, moments, line["seconds"], run.iteration + 1, run.kept)
        with (given.out / "curve.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")
        print(json.dumps(line), flush=True)
        if run.seconds >= min(due, total):
            run, due = keep(given.out, run, sizes), run.seconds + 60 * given.every


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--minutes", type=float, default=18.0)
    asked.add_argument("--every", type=float, default=3.0, help="minutes between checkpoints")
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--resume", action="store_true")
    asked.add_argument("--small", action="store_true", help="a size for trying it out on a CPU")
    given = asked.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    learn(given, SMALL if given.small else Sizes())


if __name__ == "__main__":
    main()
