"""Kala in JAX, move for move against the readable rules; where there is no JAX, `python3 dev.py study` has it."""

import numpy as np
import pytest

import haricot
from haricot.games.kala.field import CELLS, LONGEST_PATH, NEIGHBOURS, paths
from haricot.games.kala.rules import Kala
from haricot.study import encoding
from haricot.study.kala.encoding import LAYOUT, path_to

jax = pytest.importorskip("jax", reason="JAX is installed by `python3 dev.py study`")

from haricot.study.kala import jax_kala  # noqa: E402


def test_its_paths_are_those_of_the_rules() -> None:
    assert jax_kala.TABLES.longest.tolist() == list(LONGEST_PATH)
    for start in CELLS:
        assert np.flatnonzero(jax_kala.TABLES.neighbours[start]).tolist() == sorted(NEIGHBOURS[start])
        for length in range(4, 8):
            row = 16 * (length - 4) + start
            assert jax_kala.TABLES.reached[row].sum() == len(paths(start, length))
            for upright, end in np.argwhere(jax_kala.TABLES.reached[row]).tolist():
                path = path_to(start, length, CELLS[end], bool(upright))
                assert np.flatnonzero(jax_kala.TABLES.sown[row, upright, end]).tolist() == sorted(path[1:])


@pytest.mark.parametrize("reserve", [28, 9])
def test_every_step_is_what_the_readable_rules_say(reserve: int) -> None:
    games = 32
    init, step, observe = jax_kala.many(reserve)
    coders, kala = [encoding("kala", first=first, reserve=reserve) for first in (0, 1)], haricot.game("kala")
    batch = init(jax.random.split(jax.random.PRNGKey(reserve), games))
    states = [kala.new(first=int(first), reserve=reserve) for first in batch.current_player]
    assert len({state.turn for state in states}) == 2
    rng = np.random.default_rng(1)
    while any(state.turn is not None for state in states):
        masks, observations = np.asarray(batch.legal_action_mask), np.asarray(observe(batch))
        actions = np.zeros(games, np.int32)
        for game, state in enumerate(states):
            if state.turn is not None:
                coder = coders[state.options["first"]]
                assert (masks[game] == coder.mask(state)).all()
                assert (observations[game] == coder.encode(state.view(state.turn))).all()
                actions[game] = rng.choice(np.flatnonzero(masks[game]))
        before = states
        batch = step(batch, actions)
        states = [
            state if state.turn is None else state.play(coders[state.options["first"]].move(state, int(action)) or "")
            for state, action in zip(states, actions, strict=True)
        ]
        for game, (old, state) in enumerate(zip(before, states, strict=True)):
            assert bool(batch.terminated[game]) == (state.turn is None)
            expected = [0, 0]
            if old.turn is not None and state.outcome is not None:
                expected = [2 * score - 1 for score in state.outcome.scores]
            assert batch.rewards[game].tolist() == expected
            assert isinstance(state, Kala)
            assert int(batch.current_player[game]) == state.mover


def test_games_that_end_begin_anew() -> None:
    key = jax.random.PRNGKey(0)
    games = jax.vmap(lambda one: jax_kala.init(one, 5))(jax.random.split(key, 16))
    ends = 0
    for _ in range(12):
        key, chosen, begun = jax.random.split(key, 3)
        actions = jax_kala.random_actions(games, chosen)
        games = jax.vmap(lambda one, action, new: jax_kala.auto_reset(one, action, new, 5))(
            games, actions, jax.random.split(begun, 16)
        )
        ended = np.asarray(games.terminated)
        assert (np.abs(np.asarray(games.rewards)).sum(axis=1) == 2 * ended).all()
        assert (np.asarray(games.cups)[ended] == 0).all()
        ends += int(ended.sum())
        games = jax.vmap(jax_kala.resume)(games)
        assert np.asarray(games.legal_action_mask).any(axis=1).all()
    assert ends


def test_an_observation_is_as_long_as_the_layout() -> None:
    assert LAYOUT.size == jax_kala.OBSERVATION
    assert len(encoding("kala").actions) == jax_kala.ACTIONS
