"""A batch of games of Rondelic, word by word against the readable rules, by both sets of them."""

import re

import numpy as np
import pytest

from haricot.core.errors import IllegalMove
from haricot.games.rondelic.rules import Round
from haricot.study import encoding
from haricot.study.batch import WAIT
from haricot.study.play import by_rank
from haricot.study.rondelic.batch import RondelicBatch

DEALT = re.compile(r"(hands|pack|offer)=\S+ ")
"""What the shuffling decides."""


def alike(ours: Round, theirs: Round) -> bool:
    """Whether two states are the same, but for the cards where they have just been dealt."""
    if ours.said or theirs.said:
        return str(ours) == str(theirs)
    return DEALT.sub("", str(ours)) == DEALT.sub("", str(theirs)) and len(ours.pack) == len(theirs.pack)


@pytest.mark.parametrize(("rules", "seats", "circles"), [("rondelic", 5, 2), ("rondelic", 3, 3), ("rondellig", 4, 2)])
def test_every_step_is_what_the_readable_rules_say(rules: str, seats: int, circles: int) -> None:
    games = 10
    batch = RondelicBatch(games, seed=4, seats=seats, rules=rules, circles=circles)
    coder = encoding("rondelic", seats, rules=rules, circles=circles)
    result, ends, phases = batch.reset(), 0, set()
    for _ in range(160):
        states = [batch.state(game) for game in range(games)]
        for game, state in enumerate(states):
            phases.add(state.phase)
            assert state.turn == batch.movers[game]
            assert (result.observations[game] == coder.encode(state.view(state.turn))).all(), str(state)
            assert (result.masks[game] == coder.mask(state)).all(), str(state)
        actions = batch.sample()
        after = [state.play(coder.actions[action]) for state, action in zip(states, actions, strict=True)]
        result = batch.step(actions)
        for game, state in enumerate(after):
            assert result.ended[game] == (state.outcome is not None)
            if state.outcome is None:
                assert alike(batch.state(game), state)
                assert not result.rewards[game].any()
            else:
                ends += 1
                assert np.allclose(result.rewards[game], by_rank(state.outcome))
    assert ends > 2
    assert len(phases) == 4


def test_an_action_that_a_mask_forbids_moves_nothing() -> None:
    batch = RondelicBatch(3)
    batch.reset()
    before = batch.rows.copy()
    with pytest.raises(IllegalMove, match="game 0"):
        batch.step(np.full(3, 9))
    assert (batch.rows == before).all()


def test_a_game_waits_while_others_go_on() -> None:
    batch = RondelicBatch(40, seed=1, seats=3, circles=2)
    batch.reset()
    ends = 0
    for _ in range(30):
        before, actions = batch.rows[::2].copy(), batch.sample()
        actions[::2] = WAIT
        result = batch.step(actions)
        assert (batch.rows[::2] == before).all()
        assert not result.rewards[::2].any()
        assert not result.ended[::2].any()
        ends += int(result.ended[1::2].sum())
    assert ends > 0
