"""The same numbers behind every door: each shows what the encoding says of the state's view, and its mask."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import haricot
from haricot.core.game import State
from haricot.study import encoding
from haricot.study.encoding import Draft, Encoding, Mask
from haricot.study.gymnasium import AgainstBots
from haricot.study.layout import Observation
from haricot.study.rule_sets import rule_sets

SEED = 12_345
MOST_DECISIONS = 60
every_rule_set = pytest.mark.parametrize(("game", "options"), rule_sets().values(), ids=rule_sets())
Moment = tuple[State, Draft, int]
"""A state, the ids that were chosen for the move in hand, and the one that is chosen next."""


def moments(coder: Encoding, state: State, rng: np.random.Generator) -> Iterator[Moment]:
    """Those of a game, or of much of one, in which each allowed action is as likely as the others; no end is told."""
    draft: Draft = ()
    for _ in range(MOST_DECISIONS):
        if state.turn is None:
            return
        action = int(rng.choice(np.flatnonzero(coder.mask(state, draft))))
        yield state, draft, action
        draft = (*draft, action)
        move = coder.move(state, draft)
        if move is not None:
            state, draft = state.play(move), ()


def expected(coder: Encoding, state: State, draft: Draft, seat: int) -> tuple[Observation, Mask]:
    """What a seat may know and choose: nothing where it is not to act, and only its owner knows a draft."""
    acts = seat == state.turn
    mask = coder.mask(state, draft) if acts else np.zeros(len(coder.actions), np.int8)
    return coder.encode(state.view(seat), draft if acts else ()), mask


def must_be(shown: dict[str, Any], numbers: tuple[Observation, Mask]) -> None:
    assert sorted(shown) == ["action_mask", "observation"]
    observation, mask = numbers
    assert (shown["observation"].dtype, shown["action_mask"].dtype) == (observation.dtype, mask.dtype)
    assert (shown["observation"] == observation).all()
    assert (shown["action_mask"] == mask).all()


@every_rule_set
def test_pettingzoo_shows_every_seat_what_the_encoding_says(game: str, options: dict[str, Any]) -> None:
    coder, state = encoding(game, **options), haricot.game(game).new(seed=SEED, **options)
    env = import_module(f"haricot.study.pettingzoo.{game}_v1").env(**options)
    env.reset(seed=SEED)
    for now, draft, action in moments(coder, state, np.random.default_rng(1)):
        assert env.agent_selection == f"player_{now.turn}"
        must_be(env.last()[0], expected(coder, now, draft, env.possible_agents.index(env.agent_selection)))
        for seat, agent in enumerate(env.possible_agents):
            must_be(env.observe(agent), expected(coder, now, draft, seat))
        env.step(action)


@every_rule_set
def test_gymnasium_shows_the_learner_what_the_encoding_says(game: str, options: dict[str, Any]) -> None:
    coder, rng = encoding(game, **options), np.random.default_rng(2)
    env = AgainstBots(game, history=True, **options)
    observed, info = env.reset(seed=SEED)
    draft: Draft = ()
    for _ in range(MOST_DECISIONS):
        state = env.playing.state
        must_be(observed, expected(coder, state, draft, env.seat))
        assert (env.action_masks() == observed["action_mask"]).all()
        if not draft:
            assert (info["seen"][-1] == observed["observation"]).all()
        if state.turn is None:
            break
        assert state.turn == env.seat
        action = int(rng.choice(np.flatnonzero(observed["action_mask"])))
        draft = (*draft, action) if coder.move(state, (*draft, action)) is None else ()
        observed, _, _, _, info = env.step(action)


@every_rule_set
def test_openspiel_shows_every_seat_what_the_encoding_says(game: str, options: dict[str, Any]) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for Windows")
    import_module("haricot.study.openspiel")
    loaded = pyspiel.load_game(f"python_{game}", dict(options))
    theirs = loaded.new_initial_state()
    while theirs.is_chance_node():
        theirs.apply_action((SEED // 1000, SEED % 1000)[len(theirs.history())])
    starts = {"first": 0} if game == "kala" else {}  # there it leaves nothing to chance
    coder = encoding(game, **options, **starts)
    state = haricot.game(game).new(seed=SEED, **options, **starts)
    for now, draft, action in moments(coder, state, np.random.default_rng(3)):
        assert theirs.current_player() == now.turn
        for seat in range(loaded.num_players()):
            observation, mask = expected(coder, now, draft, seat)
            assert theirs.observation_tensor(seat) == observation.tolist()
            assert theirs.legal_actions_mask(seat) == mask.tolist()
        theirs.apply_action(action)
