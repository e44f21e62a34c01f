"""OpenSpiel's own tests, for every game; its playthroughs; and a round of Rondelic that both it and the bots solve."""

import re
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import haricot

pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for Windows")

from open_spiel.integration_tests import api_test  # type: ignore[import-untyped]  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # type: ignore[import-untyped]  # noqa: E402

from haricot.bots.rondelic.endgame.cfr import Payoffs, solve  # noqa: E402
from haricot.study import of_state  # noqa: E402
from haricot.study.openspiel import NAMES  # noqa: E402
from haricot.study.openspiel.game import LONGEST  # noqa: E402
from haricot.study.rondelic import reduced_round  # noqa: E402
from haricot.study.rule_sets import rule_sets  # noqa: E402

reduced_round.register()
SHORT = {"python_ronda": "python_ronda(penalty=False,cap=4)"}
"""Random games of some are long."""
TOO_LONG_TO_WRITE_DOWN = ("Ronda", "RondaSimple")
"""Every state is read back from its whole history: with thousands of random lifts that takes half a minute."""
every_game = pytest.mark.parametrize("name", [SHORT.get(name, name) for name in NAMES])


@pytest.mark.parametrize("title", rule_sets())
def test_random_games_keep_openspiel_s_promises(title: str) -> None:
    game, options = rule_sets()[title]
    loaded = pyspiel.load_game(f"python_{game}", dict(options))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=title not in TOO_LONG_TO_WRITE_DOWN, verbose=False)


@pytest.mark.parametrize(("reserve", "longest"), [(28, 784), (4, 16)])
def test_beans_bound_the_length_of_kala(reserve: int, longest: int) -> None:
    game = pyspiel.load_game("python_kala", {"reserve": reserve})
    assert game.max_game_length() == longest


def test_cards_bound_the_length_of_rondorondo() -> None:
    assert pyspiel.load_game("python_rondorondo").max_game_length() < 20_000
    assert pyspiel.load_game("python_ronda").max_game_length() == LONGEST, "nobody ever has to find a match"


def checks(base: Any) -> list[str]:
    return [one for one in dir(base) if one.startswith("test_")]


@every_game
def test_openspiel_s_api_test_has_nothing_against_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    some = api_test.sample_some_states.sample_some_states
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", lambda game, max_states: some(game, 40))
    of_this_game: Any = type("Partial", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name})
    of_this_game.game = pyspiel.load_game(name)
    of_this_game.setUpClass()
    for check in checks(of_this_game):
        getattr(of_this_game(check), check)()


def test_the_reduced_round_passes_openspiel_s_test_of_whole_trees() -> None:
    whole: Any = type("Whole", (api_test.EnforceAPIOnFullTreeBase,), {"game_name": reduced_round.NAME})
    whole.game = pyspiel.load_game(reduced_round.NAME, {"ranks": 2, "cards": 2})
    whole.setUpClass()
    for check in checks(whole):
        if check not in ("test_number_of_nodes", "test_game_is_perfect_recall"):  # these have lists of known games
            getattr(whole(check), check)()
    api_test._assert_is_perfect_recall(whole.game)


@every_game
def test_openspiel_writes_a_playthrough(name: str) -> None:
    text = generate_playthrough.playthrough(name, action_sequence=None, seed=1)
    assert f'GameType.short_name = "{name.partition("(")[0]}"' in text
    assert "# Terminal: True" in text or "IsTerminal() = True" in text


def test_a_state_of_openspiel_is_one_of_the_library() -> None:
    game = pyspiel.load_game("python_rondelic(players=4,rules=rondellig,circles=3)")
    state = game.new_initial_state()
    for digit in (12, 345):
        state.apply_action(digit)
    ours = haricot.game("rondelic").new(4, 12345, rules="rondellig", circles=3)
    coder = of_state(ours)
    while not state.is_terminal():
        assert str(state) == str(ours)
        assert state.current_player() == ours.turn
        assert state.legal_actions() == np.flatnonzero(coder.mask(ours)).tolist()
        for seat in range(4):
            assert state.observation_tensor(seat) == coder.encode(ours.view(seat)).tolist()
        action = state.legal_actions()[-1]
        move = coder.move(ours, (action,))
        assert move is not None
        ours = ours.play(move)
        state.apply_action(action)
    assert ours.outcome is not None
    assert max(state.returns()) == state.returns()[ours.outcome.winners[0]] == 1.0


def test_who_saw_the_same_knows_the_same_and_who_did_not_does_not() -> None:
    texts = set()
    for digit in range(30):
        state = pyspiel.load_game("python_rondelic").new_initial_state()
        for one in (0, digit):
            state.apply_action(one)
        texts.add(state.information_state_string(0))
    assert 1 < len(texts) < 30


def test_before_the_deal_nobody_knows_anything_of_the_seed() -> None:
    state = pyspiel.load_game("python_ronda").new_initial_state()
    state.apply_action(12)
    assert [state.information_state_string(seat) for seat in range(state.num_players())] == ["", ""]


def test_cfr_and_the_bots_agree_on_a_round() -> None:
    """With two ranks, so that it takes a second; `python -m haricot.study.rondelic.reduced_round` does it with five."""
    game = pyspiel.load_game(reduced_round.NAME, {"ranks": 2})
    solved = solve("rondelic", Payoffs(-1.0, 0.0, 1.0), 400, ranks=2)
    policy = pyspiel.TabularPolicy(reduced_round.bots_policy(solved))
    assert solved.most - solved.least < 0.002
    assert pyspiel.exploitability(game, policy) == pytest.approx((solved.most - solved.least) / 2, abs=1e-6)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    value = pyspiel.expected_returns(game.new_initial_state(), solver.average_policy(), -1, True)[0]
    gained = pyspiel.exploitability(game, solver.average_policy())
    assert gained < 0.005
    assert solved.least - 2 * gained <= value <= solved.most + 2 * gained


@pytest.mark.parametrize(
    "wrong",
    [("--ranks", "0"), ("--ranks", "1"), ("--ranks", "99"), ("--every", "0"), ("--iterations", "-1"), ("--ranks", "x")],
)
def test_the_command_says_what_its_options_allow(wrong: tuple[str, str]) -> None:
    told = CliRunner().invoke(reduced_round.main, wrong)
    assert told.exit_code == 2
    assert f"Invalid value for '{wrong[0]}'" in told.output


@pytest.mark.parametrize("wrong", [{"ranks": 99}, {"ranks": 1}, {"cards": 4}, {"cards": 0}])
def test_a_round_that_is_too_large_or_too_small_is_refused(wrong: dict[str, int]) -> None:
    (name,) = wrong
    with pytest.raises(haricot.BadOption, match=f"{name}: {wrong[name]} is not possible"):
        pyspiel.load_game(reduced_round.NAME, wrong)


def test_the_command_compares_both() -> None:
    told = CliRunner().invoke(reduced_round.main, ["--ranks", "2", "--iterations", "3", "--every", "2"])
    assert told.exit_code == 0, told.output
    assert [line.partition(":")[0] for line in told.output.splitlines()] == ["bots", "CFR+ after 2", "CFR+ after 3"]
    bots, *learnt = (float(found) for found in re.findall(r"value (-?\d\.\d+)", told.output))
    apart = [float(found) for found in re.findall(r"([+-]\d\.\d+) against the bots'", told.output)]
    assert len(learnt) == 2
    assert apart == pytest.approx([found - bots for found in learnt], abs=2e-5)


@pytest.mark.parametrize(
    "name",
    [
        *(f"python_rondelic(players={players})" for players in (2, 1, 0, -3, 21)),
        "python_rondelic(players=3,rules=rondellig)",
        *(f"python_ronda(players={players})" for players in (1, 0, -3)),
        "python_kala(players=3)",
    ],
)
def test_a_number_of_players_that_the_rules_do_not_know_is_refused(name: str) -> None:
    with pytest.raises(haricot.BadOption, match="players"):
        pyspiel.load_game(name)


@pytest.mark.parametrize(
    ("name", "players"),
    [("python_rondelic", 3), ("python_rondelic(rules=rondellig)", 4), ("python_ronda(players=3)", 3)],
)
def test_a_game_has_as_many_players_as_it_says(name: str, players: int) -> None:
    game = pyspiel.load_game(name)
    assert game.num_players() == game.get_parameters()["players"] == players
    assert pyspiel.load_game(str(game)).num_players() == players


def test_kala_has_no_chance_and_so_no_lot() -> None:
    assert [
        pyspiel.load_game(f"python_kala(first={seat})").new_initial_state().current_player() for seat in (0, 1)
    ] == [0, 1]
    with pytest.raises(haricot.BadOption, match="not lot"):
        pyspiel.load_game("python_kala(first=-1)")
