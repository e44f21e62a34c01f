"""Engines take a budget of nodes: what they find then does not depend on how fast they are."""

import time
from collections.abc import Sequence
from itertools import count

import pytest

import haricot
from haricot.bots import Answer, answer_within, bot_of, levels
from haricot.bots.any_game import LEVELS as ANY_GAME
from haricot.bots.any_game.monte_carlo import weigh
from haricot.bots.kala.engine import best_move, search
from haricot.bots.rondorondo.expected_value import Turn
from haricot.bots.rondorondo.simulation import ranking, worthwhile
from haricot.games.kala.rules import Kala
from haricot.texts import Sentence

RACK = "rack=MARE hands=AEIRSST,DEILNOU pile=ABCDE scores=0,0 turn=0 phase=play exchanged=0 passes=0 bids=- word=-"


@pytest.fixture(params=[0.0, 3.0], ids=["clock", "leaping clock"])
def _clock(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """With nodes, nobody asks it."""
    real, asked = time.monotonic, count()
    monkeypatch.setattr(time, "monotonic", lambda: real() + request.param * next(asked))


@pytest.mark.usefixtures("_clock")
def test_kala_looks_as_far_as_its_nodes_go() -> None:
    state = haricot.game("kala").new(first=0)
    for move in ("a1a2a3a4", "d4d3d2d1", "a4b4c4c3"):
        state = state.play(move)
    assert isinstance(state, Kala)
    few, many = (search.best(state, 0.0, nodes=nodes) for nodes in (100, 30_000))
    assert 1 <= few.turns < many.turns
    assert many == search.best(state, 0.0, nodes=30_000)
    assert best_move.best(state, 0.0, nodes=500) == best_move.best(state, 0.0, nodes=500)


@pytest.mark.usefixtures("_clock")
def test_monte_carlo_plays_on_as_far_as_its_nodes_go() -> None:
    view = haricot.game("kala").new(first=0, reserve=6).view(0)
    few, many = (sum(one.games for one in weigh(view, 1, 0.0, 500, nodes=nodes)) for nodes in (300, 3_000))
    assert 0 < few < many


@pytest.mark.usefixtures("_clock")
def test_rondorondo_plays_out_as_often_as_it_has_nodes() -> None:
    view = haricot.game("rondorondo").position(RACK, seed=1).view(0)
    turn = Turn.of([view], 0)  # type: ignore[list-item]
    candidates = worthwhile(turn, float("inf"))
    one, other = (ranking(turn, candidates, 1, 0.0, nodes=40) for _ in range(2))
    assert one == other
    assert 40 <= sum(estimate.playouts for estimate in one) < 40 + len(candidates)


EVERY_LEVEL = [(game, level) for game in haricot.games() for level in (*levels(game), "size:1240", "size:99999")]


@pytest.mark.parametrize(("game", "level"), EVERY_LEVEL)
def test_no_level_looks_at_the_clock_where_nodes_are_counted(game: str, level: str) -> None:
    state, bot = haricot.game(game).new(seed=3), bot_of(game, level)
    assert bot is not None
    for _ in range(3):
        assert state.turn is not None
        views = [state.view(state.turn)]
        hurried, unhurried = (answer_within(bot, views, 1, seconds, 500) for seconds in (0.0, 10.0))
        assert hurried == unhurried
        state = state.play(hurried.move)


@pytest.mark.parametrize("level", ANY_GAME)
def test_players_for_any_game_do_not_either(level: str) -> None:
    views, bot = [haricot.game("kala").new(first=0, reserve=6).view(0)], ANY_GAME[level]
    assert answer_within(bot, views, 1, 0.0, 2_000) == answer_within(bot, views, 1, 10.0, 2_000)


def test_a_bot_that_knows_no_nodes_is_given_seconds() -> None:
    def bot(views: Sequence[object], seed: int, seconds: float) -> Answer:
        return Answer(f"{seconds}", Sentence("any-bot-random"))

    assert answer_within(bot, [], 1, 0.5, 100).move == "0.5"
