"""PettingZoo's own tests, for every game and every rule set; and what its agents are told."""

import copy
import pickle
import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import haricot
from haricot.study.rule_sets import rule_sets

with warnings.catch_warnings():  # where pygame is installed, these import a game of PettingZoo's in its old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

RULE_SETS = [pytest.param(game, options, id=title) for title, (game, options) in rule_sets().items()]
every_rule_set = pytest.mark.parametrize(("game", "options"), RULE_SETS)
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",  # it has a mask beside it, as PettingZoo's own games have
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",  # at the end nobody may do anything
)


def module(game: str) -> Any:
    return import_module(f"haricot.study.pettingzoo.{game}_v1")


@every_rule_set
def test_the_api_is_kept(game: str, options: dict[str, Any]) -> None:
    api_test(module(game).env(**options), num_cycles=60)
    api_test(module(game).raw_env(**options), num_cycles=5)


@every_rule_set
def test_a_seed_gives_the_same_game(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: module(game).env(**options), num_cycles=20)


@every_rule_set
def test_every_way_to_render(game: str, options: dict[str, Any]) -> None:
    render_test(lambda **more: module(game).env(**options, **more))


def test_a_seed_deals_what_the_library_deals() -> None:
    env = module("ronda").env(seats=3)
    env.reset(seed=11)
    assert env.unwrapped.playing.state == haricot.game("ronda").new(3, 11)
    env.reset()
    assert env.unwrapped.playing.state != haricot.game("ronda").new(3, 11)


def test_rewards_go_by_rank_or_by_the_game_s_own_scores() -> None:
    lost = "field=0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0 bowls=a1:0,d4:0 reserves=4,3 granary=49 turn=0 extra=no"
    for reward, expected in (("rank", [1.0, -1.0]), ("scores", [1.0, 0.0])):
        env = module("kala").env(reward=reward)
        env.reset(options={"position": lost})
        env.step(int(env.observe("player_0")["action_mask"].argmax()))
        assert list(env.rewards.values()) == expected
        assert all(env.terminations.values())


def test_an_action_that_the_mask_forbids_says_why() -> None:
    env = module("kala").env(first=0)
    env.reset(seed=1)
    with pytest.raises(haricot.IllegalMove, match="bowl to a1"):
        env.step(0)


def test_an_agent_is_told_what_it_saw_since_it_last_acted() -> None:
    env = module("ronda").raw_env(seats=2, first=0)
    env.reset(seed=3)
    for bowl in (0, 1):  # the other lifts two bowls that differ
        env.step(bowl)
    if env.agent_selection == "player_0":
        env.step(31 if env.observe("player_0")["action_mask"][31] else 30)
    seen = env.infos["player_1"]["seen"]
    assert len(seen) >= 2
    assert (seen[-1] == env.observe("player_1")["observation"]).all()
    bowls = seen[0][:60].reshape(10, 6)
    assert bowls[0].any()
    assert not bowls[1:].any()


def test_an_environment_can_be_copied_and_sent_to_another_process() -> None:
    env = module("rondelic").raw_env(seats=4, rules="rondellig")
    env.reset(seed=5)
    twin = copy.deepcopy(env)
    assert twin.observe("player_1")["observation"].tolist() == env.observe("player_1")["observation"].tolist()
    again = pickle.loads(pickle.dumps(env))
    assert again.playing.state == env.playing.state


@every_rule_set
def test_pettingzoo_s_parallel_form_of_games_in_turns_plays_whole_games(game: str, options: dict[str, Any]) -> None:
    env = turn_based_aec_to_parallel(module(game).env(**options))
    observations, _ = env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    while env.agents:
        acting = env.aec_env.agent_selection
        choices = np.flatnonzero(observations[acting]["action_mask"])
        observations, rewards, _, _, _ = env.step({acting: int(rng.choice(choices))})
        total = {agent: total[agent] + reward for agent, reward in rewards.items()}
    assert list(total.values()) == env.unwrapped.playing.rewards()
    assert env.unwrapped.playing.state.outcome is not None


def test_what_it_does_not_know_is_refused() -> None:
    with pytest.raises(haricot.BadOption, match="human, ansi"):
        module("kala").env(render_mode="rgb")
    with pytest.raises(haricot.BadOption, match="fr, en"):
        module("kala").env(lang="zz")
    env = module("kala").env()
    with pytest.raises(haricot.IllegalMove, match="reset begins one"):
        module("kala").raw_env().step(0)
    seed: Any
    for seed in (1.5, "1"):
        with pytest.raises(haricot.BadOption, match="is not a seed"):
            env.reset(seed=seed)
    env.reset(seed=np.int64(4))
    drawn = env.unwrapped.playing.state
    env.reset(seed=4)
    assert env.unwrapped.playing.state == drawn
    options: Any
    for options in ({"posn": "field=…"}, {"position": 7}, 5, "position", ["position"]):
        with pytest.raises(haricot.BadOption, match="position alone"):
            env.reset(options=options)


def test_what_is_no_action_is_refused() -> None:
    env = module("kala").raw_env()
    env.reset(seed=1)
    for action in (None, 0.5, "a", [1]):
        with pytest.raises(haricot.IllegalMove, match="no action"):
            env.step(action)
