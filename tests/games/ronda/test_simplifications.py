"""Ronda's options, alone and together, in the order of the rules page."""

import pytest

import haricot
from haricot.games.ronda.rules import Ronda
from tests.games.known import ronda
from tests.games.ronda.positions import FIVES, FOURS, at, lifts, moves, played


def test_simple_flow_covers_both_bowls_after_adding() -> None:
    state = played(at(flow="simple"), "4", "1", "+1")
    assert state.open == ()
    assert state.covered == (4, 1)
    assert state.turn == 0
    assert str(state).endswith("turn=0 open=- covered=4.1 phase=added")


def test_simple_flow_lets_the_player_stop_or_lift_any_bowl_anew() -> None:
    """Ruling 5: any two may be lifted, the same ones included."""
    assert moves(played(at(flow="simple"), "4", "1", "+1")) == lifts() | {"stop"}


def test_simple_flow_does_not_let_the_player_stop_after_one_bowl_is_up() -> None:
    """Ruling 5."""
    state = played(at(flow="simple"), "4", "1", "+1", "4")
    assert str(state).endswith("turn=0 open=4 covered=- phase=lift")
    assert moves(state) == lifts(4)


def test_simple_flow_goes_on_with_two_bowls_of_choice() -> None:
    state = played(at(flow="simple"), "4", "1", "+1", "2", "7")
    assert state.open == (2, 7)
    assert moves(state) == {"+2", "+7", "pass"}


def test_simple_flow_makes_the_same_two_bowls_a_mistake() -> None:
    state = played(at(flow="simple", stocks="10,4", black=6), "4", "1", "+1", "4", "1")
    assert state.turn == 1
    assert state.stocks == (10, 4)


def test_stopping_in_the_simple_flow_covers_nothing_any_more() -> None:
    state = played(at(flow="simple"), "4", "1", "+1", "stop")
    assert str(state).endswith("turn=1 open=- covered=- phase=lift")


def test_a_match_that_empties_a_bowl_ends_the_turn_in_the_simple_flow_too() -> None:
    """Ruling 5."""
    state = played(at(FIVES, flow="simple"), "2", "1", "+2")
    assert str(state).endswith("black=6 box=0 turn=1 open=- covered=2.1 phase=lift")


def test_winning_in_the_simple_flow_ends_as_in_the_original() -> None:
    state = played(at(stocks="1,10", flow="simple"), "4", "1", "+1")
    assert str(state).endswith("turn=0 open=- covered=4.1 phase=lift")
    assert state.turn is None


def test_a_cap_of_four_empties_a_bowl_at_four_and_four() -> None:
    state = played(at(FOURS, cap=4), "2", "1", "+1")
    assert state.bowls == (0, 4, 2, 3, 1, 0, 1, 2, 0, 3)
    assert state.black == 5
    assert state.turn == 1


def test_a_cap_of_four_fills_a_bowl_to_four_without_ending_the_turn() -> None:
    state = played(at(FOURS, cap=4), "4", "10", "+4")
    assert state.bowls[3] == 4
    assert state.turn == 0


@pytest.mark.parametrize("black", [0, 6])
def test_without_penalty_the_group_always_leaves_the_game_the_added_bean_included(black: int) -> None:
    """Ruling 6: the player's bean is added first; that is how stocks shrink."""
    before = at(FIVES, stocks="10,4", black=black, penalty=False)
    state = played(before, "2", "1", "+2")
    assert state.stocks == (9, 4)
    assert state.black == black
    assert state.box == before.box + 6


def test_without_penalty_a_mistake_costs_nothing() -> None:
    state = played(at(stocks="10,4", black=6, penalty=False), "7", "3")
    assert state.stocks == (10, 4)
    assert state.black == 6


def test_nine_beans_may_be_dealt_instead() -> None:
    """Ruling 1."""
    state = ronda.new(3, seed=1, stock=9)
    assert isinstance(state, Ronda)
    assert state.stocks == (9, 9, 9)


def test_a_seat_may_be_named_to_start() -> None:
    for seat in range(4):
        assert {ronda.new(4, seed=seed, first=seat).turn for seed in range(5)} == {seat}


def test_the_children_play_all_three_simplifications() -> None:
    assert ronda.game.presets["children"] == {"flow": "simple", "cap": 4, "penalty": False}
    state = ronda.new(**ronda.game.presets["children"])
    assert dict(state.options) == {"flow": "simple", "cap": 4, "penalty": False, "stock": 10, "first": "lot"}


def test_the_children_play_to_the_end() -> None:
    """A group of five leaves for the box, the turn ends; nothing is ever taken from the black bowl."""
    children = ronda.game.presets["children"]
    state = played(at(FOURS, stocks="2,10", **children), "1", "2", "+1")
    assert str(state) == ("bowls=0.4.2.3.1.0.1.2.0.3 stocks=1,10 black=0 box=13 turn=1 open=- covered=1.2 phase=lift")
    state = played(state, "1", "2", "4", "10", "+10")
    assert state.outcome == haricot.Outcome((0,), (1, 0), (1, 2))


def test_the_first_simplification_alone_is_a_variant_and_all_three_are_another() -> None:
    presets = ronda.game.presets
    assert presets["simple"] == {"flow": "simple"}
    assert presets["children"] == {"flow": "simple", "cap": 4, "penalty": False}
    assert list(presets) == ["simple", "children"], "as the sheet ranks them"
