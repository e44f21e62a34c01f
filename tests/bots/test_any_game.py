"""The players for any game: legal moves and reasons in every game, nothing known that is hidden, and time kept."""

import json
import time
from collections.abc import Iterator
from random import Random

import pytest

import haricot
from haricot.bots import NAMES, answer_within
from haricot.bots.any_game import LEVELS, OF_ITS_TIME, monte_carlo
from haricot.bots.any_game.monte_carlo import TriedMove, best_of, share_of, weigh
from haricot.core.game import Outcome
from haricot.games import load_file, put_away
from haricot.texts import LANGUAGES, say
from tests.bots.test_every_bot import SLIPS, seen_so_far
from tests.examples.conftest import EXAMPLES

OURS = ("kala", "ronda", "rondelic", "rondorondo")
EXAMPLE_GAMES = ("tic_tac_toe", "goofspiel")


@pytest.fixture(autouse=True)
def _examples() -> Iterator[None]:
    for name in EXAMPLE_GAMES:
        load_file(EXAMPLES / f"{name}.py")
    yield
    for name in EXAMPLE_GAMES:
        put_away(name)


def test_the_levels_are_three_of_the_house_s() -> None:
    assert list(LEVELS) == [name for name in NAMES if name in LEVELS]
    assert len(LEVELS) == 3


def test_a_game_that_brings_no_bots_has_these() -> None:
    assert haricot.bots.levels("goofspiel") is LEVELS
    assert haricot.bots.levels("kala") is not LEVELS


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", [*OURS, *EXAMPLE_GAMES])
def test_any_game_is_played_by_its_rules_and_with_a_reason(game: str, level: str) -> None:
    for seed in range(3):
        views, state = seen_so_far(game, seed, moves=1 + 3 * seed)
        answer = LEVELS[level](views, seed, 0.2)
        state.play(answer.move)
        for lang in LANGUAGES:
            assert not SLIPS.search(say(answer.reason, lang)), say(answer.reason, lang)


def test_how_often_a_move_went_well_is_told_of_its_own_games() -> None:
    views, _ = seen_so_far("kala", seed=1, moves=4)
    best = best_of(weigh(views[-1], 1, 60.0, 500, nodes=3000))
    told = answer_within(monte_carlo(games=500), views, 1, 60.0 / OF_ITS_TIME, nodes=3000).reason.values
    assert (told["times"], told["games"]) == (round(100 * best.worth), best.games)


@pytest.mark.parametrize("level", LEVELS)
def test_an_answer_depends_on_nothing_but_views_and_seed(level: str) -> None:
    state = haricot.game("goofspiel").new(3, seed=1, cards=4).play("2").play("3")
    twin = next(twin for seed in range(9) if (twin := state.reimagined(2, seed)) != state)
    here, there = ([json.loads(json.dumps(one.view(2)))] for one in (state, twin))
    assert LEVELS[level](here, 5, 60.0) == LEVELS[level](there, 5, 60.0)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_keeps_to_its_time(level: str) -> None:
    state = haricot.game("rondorondo").new(4, seed=1, first=0)
    views = [state.view(0)]
    LEVELS[level](views, 1, 0.1)  # what has to be loaded is
    began = time.process_time()
    LEVELS[level](views, 1, 0.3)
    assert time.process_time() - began < 3


def test_no_time_at_all_gives_a_move_all_the_same() -> None:
    state = haricot.game("goofspiel").new(seed=1)
    state.play(LEVELS["fleur"]([state.view(0)], 1, 0.0).move)


def test_a_win_at_hand_is_taken() -> None:
    state = haricot.game("tic_tac_toe").position("cells=XX.OO....")
    assert LEVELS["fleur"]([state.view(0)], 1, 10.0).move == "c3"


def test_who_has_one_move_says_so() -> None:
    state = haricot.game("tic_tac_toe").position("cells=XOXXOOO.X")
    answer = monte_carlo(3)([state.view(0)], 1, 1.0)
    assert (answer.move, answer.reason.key) == ("b1", "any-bot-only")


def test_the_stronger_ones_beat_whoever_plays_at_random() -> None:
    won = 0.0
    for seed in range(20):
        state, seat = haricot.game("tic_tac_toe").new(), seed % 2
        while state.turn is not None:
            level = "fleur" if state.turn == seat else "graine"
            state = state.play(LEVELS[level]([state.view(state.turn)], seed, 0.05).move)
        assert state.outcome is not None
        won += share_of(state.outcome, seat)
    assert won >= 14


def test_a_worth_is_the_share_of_the_others_left_behind() -> None:
    ended = Outcome.of_scores([3, 5, 3])
    assert [share_of(ended, seat) for seat in range(3)] == [0.25, 1.0, 0.25]
    assert share_of(Outcome.of_scores([0]), 0) == 0
    assert share_of(Outcome.of_scores([4]), 0) == 1


def test_where_moves_are_many_some_are_tried_and_the_one_asked_about() -> None:
    rng = Random(1)
    starts = (haricot.game("rondorondo").new(seed=seed, first=0) for seed in range(9))
    state, moves = next((start, start.moves()) for start in starts if len(start.moves()) > 80)
    asked = str(rng.choice(moves))
    trials = weigh(state.view(0), 1, 0.1, 1, also=asked)
    assert asked in {trial.move for trial in trials}
    assert len(trials) == 80


def test_few_games_prove_little() -> None:
    trial = TriedMove("a")
    assert trial.worth == 0.5
    trial.add(1.0)
    trial.add(1.0)
    assert trial.worth == 1.0
    assert trial.variance > 0.1
