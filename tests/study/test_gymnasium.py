"""Gymnasium's own check, for every registered id; and what a learner meets at a table of bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from haricot.bots import levels
from haricot.core.errors import BadOption, IllegalMove
from haricot.study.gymnasium import AgainstBots, ids
from haricot.study.rule_sets import rule_sets

pytestmark = pytest.mark.filterwarnings("ignore:.*is outside the expected bounds:UserWarning")


@pytest.mark.parametrize("name", ids())
def test_gymnasium_has_nothing_against_it(name: str) -> None:
    env = gymnasium.make(name)
    check_env(env.unwrapped, skip_render_check=True)


MOST_DECISIONS = 40


def play(env: AgainstBots, seed: int) -> list[tuple[float, bool, dict[str, Any]]]:
    """A game, or much of one, by random actions that the masks allow: reward, end, and what was told."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    told = [(0.0, False, info)]
    while not told[-1][1] and len(told) < MOST_DECISIONS:
        _, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(env.action_masks()))))
        told.append((reward, over, info))
    return told


@pytest.mark.parametrize(("game", "options"), rule_sets().values(), ids=rule_sets())
def test_a_game_against_bots_is_rewarded_when_it_ends(game: str, options: dict[str, Any]) -> None:
    env = AgainstBots(game, **options)
    told = play(env, 1)
    reward, over, _ = told[-1]
    assert over == (env.playing.state.outcome is not None)
    assert reward == env.playing.rewards()[env.seat]
    assert all(reward == 0 for reward, _, _ in told[:-1])
    assert any(len(info["seen"]) > 1 for _, _, info in told), "bots move too"


def test_a_seed_gives_the_same_game() -> None:
    one, other = (play(AgainstBots("rondelic"), 3) for _ in range(2))
    assert [(reward, over, info["seen"].tolist()) for reward, over, info in one] == [
        (reward, over, info["seen"].tolist()) for reward, over, info in other
    ]


@pytest.mark.parametrize("level", levels("kala"))
def test_bots_of_any_level_sit_down(level: str) -> None:
    env = AgainstBots("kala", level=level, seconds=0.05, seat=0, reserve=6)
    assert play(env, 2)[-1][0] in (-1.0, 1.0)
    assert env.seat == 0


def test_an_illegal_action_loses_and_says_why() -> None:
    env = AgainstBots("kala", seat=0, first=0)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over) == (-1.0, True)
    assert "mask" in info["illegal"]


def test_the_board_is_drawn_as_the_learner_sees_it() -> None:
    env = AgainstBots("rondelic", render_mode="ansi")
    env.reset(seed=4)
    assert env.render()


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption):
        AgainstBots("kala", seat=2)


def test_what_it_does_not_know_is_refused() -> None:
    for seconds in (-1, float("nan"), float("inf"), "1"):
        with pytest.raises(BadOption, match="no seconds or more"):
            gymnasium.make("haricot/Kala-v1", seconds=seconds)
    for nodes in (0, -1, 1.5, "1", True):
        with pytest.raises(BadOption, match="one node or more"):
            gymnasium.make("haricot/Kala-v1", nodes=nodes)
    with pytest.raises(BadOption, match="human, ansi"):
        AgainstBots("kala", render_mode="rgb")
    for level in (3, "", ["graine"], b"graine"):
        with pytest.raises(BadOption, match="graine"):
            gymnasium.make("haricot/Kala-v1", level=level)
    env = AgainstBots("kala", seconds=0)
    options: Any
    for options in ({"posn": "field=…"}, {"position": 7}, 5):
        with pytest.raises(BadOption, match="position alone"):
            env.reset(options=options)


def test_what_is_no_action_is_refused_and_loses_nothing() -> None:
    env = AgainstBots("kala", seat=0, first=0)
    before, _ = env.reset(seed=1)
    action: Any
    for action in (None, "a", 0.5, 0.0, [1], np.array([1])):
        with pytest.raises(IllegalMove, match="no action"):
            env.step(action)
    assert (env.playing.observation(0) == before["observation"]).all()
    assert env.step(np.array(before["action_mask"].argmax()))[4].get("illegal") is None  # type: ignore[arg-type]


def test_with_nodes_the_clock_says_nothing() -> None:
    """A bot that would think for an hour ends, and two that may think differently long play the same game."""
    one, other = (
        play(AgainstBots("kala", level="gousse", seconds=seconds, nodes=2000, seat=0, reserve=10), 5)
        for seconds in (3600.0, 0.0)
    )
    assert [info["seen"].tolist() for _, _, info in one] == [info["seen"].tolist() for _, _, info in other]
