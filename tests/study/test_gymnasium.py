"""Gymnasium's own check, for every registered id; and what a learner meets at a table of bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import haricot
from haricot.bots import levels
from haricot.core.errors import BadOption, IllegalMove
from haricot.study.gymnasium import AgainstBots, ids
from haricot.study.rule_sets import rule_sets

pytestmark = pytest.mark.filterwarnings("ignore:.*is outside the expected bounds:UserWarning")


@pytest.mark.parametrize("name", ids())
def test_gymnasium_has_nothing_against_it(name: str) -> None:
    env = gymnasium.make(name)
    check_env(env.unwrapped)


def some_steps(envs: gymnasium.vector.VectorEnv[Any, Any, Any]) -> dict[str, Any]:
    """What vector environments tell after a few actions that the masks allow."""
    observed, info = envs.reset(seed=1)
    for _ in range(6):
        observed, _, _, _, info = envs.step(observed["action_mask"].argmax(axis=1))
    envs.close()
    return info


@pytest.mark.parametrize("name", ids())
def test_gymnasium_makes_vector_environments_of_it(name: str) -> None:
    for history in (None, True):
        envs = gymnasium.make_vec(name, 3, vectorization_mode="sync", history=history)
        info = some_steps(envs)
        assert info["seat"].shape == (3,)
        remembers = bool(history or (name.startswith("haricot/Ronda") and "Rondo" not in name))
        assert ("seen" in info) == remembers
        if remembers:
            assert {row.shape for seen in info["seen"] for row in seen} == {
                envs.single_observation_space["observation"].shape  # type: ignore[index]
            }


def test_gymnasium_steps_them_in_processes_of_their_own() -> None:
    info = some_steps(gymnasium.make_vec("haricot/Kala-v1", 2, vectorization_mode="async", history=True))
    assert [len(seen) > 0 for seen in info["seen"]] == [True, True]


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
    env = AgainstBots(game, history=True, **options)
    told = play(env, 1)
    reward, over, _ = told[-1]
    assert over == (env.playing.state.outcome is not None)
    assert reward == env.playing.rewards()[env.seat]
    assert all(reward == 0 for reward, _, _ in told[:-1])
    assert any(len(info["seen"]) > 1 for _, _, info in told), "bots move too"


def test_a_seed_gives_the_same_game() -> None:
    one, other = (play(AgainstBots("rondelic", history=True), 3) for _ in range(2))
    assert [(reward, over, np.array(info["seen"]).tolist()) for reward, over, info in one] == [
        (reward, over, np.array(info["seen"]).tolist()) for reward, over, info in other
    ]


@pytest.mark.parametrize("level", levels("kala"))
def test_bots_of_any_level_sit_down(level: str) -> None:
    env = AgainstBots("kala", level=level, seconds=0.05, seat=0, reserve=6)
    assert play(env, 2)[-1][0] in (-1.0, 1.0)
    assert env.seat == 0


def test_an_illegal_action_loses_and_says_why() -> None:
    env = AgainstBots("kala", seat=0, first=0)
    env.reset(seed=1)
    observed, reward, over, _, info = env.step(0)
    assert (reward, over) == (-1.0, True)
    assert "mask" in info["illegal"]
    assert not observed["action_mask"].any()


def test_no_game_goes_on_before_reset_or_after_its_end() -> None:
    env = AgainstBots("kala", seat=0, first=0)
    assert not env.action_masks().any()
    with pytest.raises(IllegalMove, match="reset begins one"):
        env.step(0)
    observed, _ = env.reset(seed=1)
    allowed = int(observed["action_mask"].argmax())
    env.step(0)
    with pytest.raises(IllegalMove, match="reset begins one"):
        env.step(allowed)
    observed, _ = env.reset(seed=1)
    assert observed["action_mask"][allowed]
    over = False
    while not over:
        _, _, over, _, _ = env.step(int(env.action_masks().argmax()))
    with pytest.raises(IllegalMove, match="reset begins one"):
        env.step(allowed)


@pytest.mark.parametrize("game", ["ronda", "rondelic"])
def test_no_bot_is_given_a_seed_that_leads_to_the_deal(game: str) -> None:
    env, rules, led = AgainstBots(game), haricot.game(game), list[bool]()
    bot = env.bot

    def listened(views: Any, seed: int, seconds: float) -> Any:
        guesses = rules.imagine(views[-1], seed), rules.new(env.playing.seats, seed)
        led.append(str(env.playing.state) in map(str, guesses))
        return bot(views, seed, seconds)

    env.bot = listened
    for seed in range(10):
        play(env, seed)
    assert len(led) > 20
    assert not any(led)


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
    for history in (3, 0, "yes"):
        with pytest.raises(BadOption, match="True, False, or None"):
            gymnasium.make("haricot/Kala-v1", history=history)
    with pytest.raises(BadOption, match="human, ansi"):
        AgainstBots("kala", render_mode="rgb")
    with pytest.raises(BadOption, match="fr, en"):
        AgainstBots("kala", lang="zz")
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
    for action in (None, "a", 0.5, 0.0, True, [1], np.array([1])):
        with pytest.raises(IllegalMove, match="no action"):
            env.step(action)
    assert (env.playing.observation(0) == before["observation"]).all()
    assert env.step(np.array(before["action_mask"].argmax()))[4].get("illegal") is None  # type: ignore[arg-type]


def test_with_nodes_the_clock_says_nothing() -> None:
    """A bot that would think for an hour ends, and two that may think differently long play the same game."""
    one, other = (
        play(AgainstBots("kala", level="gousse", seconds=seconds, nodes=2000, seat=0, history=True, reserve=10), 5)
        for seconds in (3600.0, 0.0)
    )
    one_seen, other_seen = ([np.array(info["seen"]).tolist() for _, _, info in told] for told in (one, other))
    assert one_seen == other_seen
