"""Ronda's rules, one by one, in the order of the rules page."""

from collections import Counter

import pytest

import haricot
from haricot.games.ronda.rules import Ronda
from tests.games.known import ronda
from tests.games.ronda.positions import FIVES, PAIRS, at, lifts, moves, played

# Things


def test_ten_bowls_hide_two_each_of_none_to_four_beans() -> None:
    for seed in range(20):
        state = ronda.new(seed=seed)
        assert isinstance(state, Ronda)
        assert Counter(state.bowls) == {0: 2, 1: 2, 2: 2, 3: 2, 4: 2}


def test_the_bowls_are_shuffled() -> None:
    deals = Counter(ronda.new(seed=seed).bowls for seed in range(200))
    assert len(deals) > 190
    for bowl in range(10):
        assert {deal[bowl] for deal in deals} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_has_ten_beans_and_the_black_bowl_is_empty_at_first(seats: int) -> None:
    state = ronda.new(seats, seed=1)
    assert isinstance(state, Ronda)
    assert state.stocks == (10,) * seats
    assert (state.black, state.box, state.open, state.covered) == (0, 0, (), ())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_lot_decides_who_starts(seats: int) -> None:
    assert {ronda.new(seats, seed=seed).turn for seed in range(60)} == set(range(seats))


def test_two_play_unless_more_are_asked_for() -> None:
    assert ronda.new().seats == 2


# A turn


def test_any_bowl_may_be_lifted_first() -> None:
    assert moves(at()) == lifts()


def test_a_bowl_is_lifted_then_another_one() -> None:
    """Ruling 2: one after the other, so that the second may depend on the first."""
    state = at().play("7")
    assert state.open == (7,)
    assert state.turn == 0
    assert moves(state) == lifts(7)


def test_different_counts_are_a_mistake_which_covers_both_and_ends_the_turn() -> None:
    state = played(at(), "7", "3")
    assert state.open == ()
    assert state.covered == (7, 3)
    assert state.turn == 1
    assert moves(state) == lifts()


def test_the_same_count_lets_the_player_add_to_either_or_pass() -> None:
    state = played(at(), "4", "1")
    assert state.open == (4, 1)
    assert moves(state) == {"+4", "+1", "pass"}


def test_two_empty_bowls_are_a_match_too() -> None:
    assert moves(played(at(), "9", "6")) == {"+9", "+6", "pass"}


def test_passing_covers_both_and_ends_the_turn_without_a_penalty() -> None:
    state = played(at(stocks="10,4", black=6), "4", "1", "pass")
    assert state.covered == (4, 1)
    assert state.turn == 1
    assert state.stocks == (10, 4)
    assert state.black == 6


def test_adding_takes_a_bean_of_the_own_stock() -> None:
    state = played(at(turn=1), "4", "1", "+1")
    assert state.stocks == (10, 9)
    assert state.bowls[0] == 4
    assert state.bowls[3] == 3
    assert state.open == (4, 1)
    assert state.covered == ()
    assert state.turn == 1


def test_after_adding_the_player_may_stop_or_keep_either_open() -> None:
    assert moves(played(at(), "4", "1", "+1")) == {"=4", "=1", "stop"}


def test_stopping_covers_both_and_ends_the_turn() -> None:
    state = played(at(black=0), "4", "1", "+1", "stop")
    assert state.open == ()
    assert state.covered == (4, 1)
    assert state.turn == 1


def test_going_on_covers_the_other_bowl() -> None:
    state = played(at(), "4", "1", "+1", "=1")
    assert state.open == (1,)
    assert state.covered == (4,)
    assert state.turn == 0


def test_neither_the_open_bowl_nor_the_one_just_covered_may_be_lifted() -> None:
    """Ruling 3: the one just covered can never match."""
    state = played(at(), "4", "1", "+1", "=1")
    assert moves(state) == lifts(1, 4)


def test_a_third_bowl_that_holds_the_same_is_a_match_with_the_open_one() -> None:
    state = played(at(), "4", "1", "+1", "=1", "5")
    assert state.open == (1, 5)
    assert state.covered == ()
    assert moves(state) == {"+1", "+5", "pass"}


def test_a_third_bowl_that_holds_something_else_is_a_mistake() -> None:
    state = played(at(stocks="10,4", black=6), "4", "1", "+1", "=1", "2")
    assert state.covered == (1, 2)
    assert state.turn == 1
    assert state.stocks == (10, 4)
    assert state.black == 5


def test_a_bowl_covered_earlier_in_the_turn_may_be_lifted_again() -> None:
    """Ruling 3: only the one covered in this very step may not."""
    state = played(at(), "4", "1", "+1", "=1", "5", "+5", "=1")
    assert state.covered == (5,)
    assert moves(state) == lifts(1, 5)
    assert "4" in moves(state)


def test_the_own_bowl_after_a_pass_is_free_for_the_next_player() -> None:
    assert moves(played(at(), "4", "1", "pass")) == lifts()


def test_a_long_turn_goes_on_as_long_as_bowls_match() -> None:
    state = played(at(), "4", "1", "+1", "=1", "5", "+5", "=1", "10", "+10", "=1")
    assert state.turn == 0
    assert state.stocks == (7, 10)
    assert state.bowls == (4, 1, 2, 3, 5, 0, 1, 2, 0, 5)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_play_goes_clockwise(seats: int) -> None:
    state = ronda.position(
        f"bowls={PAIRS} stocks={','.join(['10'] * seats)} black=0 box=0 turn=0 open=- covered=- phase=lift"
    )
    order = []
    for _ in range(seats + 1):
        order.append(state.turn)
        state = state.play("7").play("3")
    assert order == [*range(seats), 0]


# Five and five: the black bowl


def test_six_beans_leave_the_circle_for_the_empty_black_bowl() -> None:
    state = played(at(FIVES), "2", "1", "+2")
    assert state.black == 6
    assert state.box == at(FIVES).box
    assert state.stocks == (9, 10)


def test_the_place_of_the_six_stays_as_an_empty_bowl_of_the_circle() -> None:
    state = played(at(FIVES), "2", "1", "+2")
    assert state.bowls == (5, 0, 2, 3, 0, 0, 1, 2, 0, 2)
    assert moves(state) == lifts()
    assert moves(played(state, "2", "5")) == {"+2", "+5", "pass"}


def test_both_places_are_covered_and_the_turn_ends() -> None:
    state = played(at(FIVES), "2", "1", "+2")
    assert state.open == ()
    assert state.covered == (2, 1)
    assert state.turn == 1


def test_six_beans_leave_the_game_while_the_black_bowl_holds_beans() -> None:
    before = at(FIVES, stocks="10,7", black=1)
    state = played(before, "2", "1", "+1")
    assert state.black == 1
    assert state.box == before.box + 6
    assert state.bowls[:2] == (0, 5)


def test_passing_is_allowed_at_fives_too() -> None:
    """Ruling 4."""
    state = played(at(FIVES), "2", "1")
    assert moves(state) == {"+2", "+1", "pass"}
    assert state.play("pass").bowls == state.bowls


def test_four_and_four_only_fill_a_bowl_to_five() -> None:
    state = played(at(), "5", "10", "+10")
    assert state.bowls[9] == 5
    assert moves(state) == {"=5", "=10", "stop"}


# Penalty


def test_a_mistake_costs_a_bean_of_the_black_bowl() -> None:
    state = played(at(stocks="10,4", black=6, turn=1), "7", "3")
    assert state.stocks == (10, 5)
    assert state.black == 5


def test_a_mistake_costs_nothing_while_the_black_bowl_is_empty() -> None:
    state = played(at(stocks="10,9"), "7", "3")
    assert state.stocks == (10, 9)
    assert state.black == 0


def test_the_black_bowl_is_filled_again_once_it_is_empty() -> None:
    before = at(FIVES, stocks="10,7", black=1)
    state = played(before, "7", "3")
    assert state.black == 0
    state = played(state, "2", "1", "+2")
    assert state.black == 6
    assert state.box == before.box


# End


def test_the_player_whose_stock_becomes_empty_wins_at_once() -> None:
    state = played(at(stocks="1,10"), "4", "1", "+1")
    assert state.turn is None
    assert moves(state) == set()
    assert state.outcome == haricot.Outcome((0,), (1, 0), (1, 2))


def test_at_the_end_the_turn_is_the_winners_and_the_last_match_is_covered() -> None:
    state = played(at(stocks="10,1", turn=1), "4", "1", "+1")
    assert str(state) == ("bowls=4.1.2.3.4.0.1.2.0.4 stocks=10,0 black=0 box=9 turn=1 open=- covered=4.1 phase=lift")


def test_an_addition_to_fives_wins_too_and_the_six_beans_leave() -> None:
    state = played(at(FIVES, stocks="1,10"), "2", "1", "+2")
    assert state.outcome == haricot.Outcome((0,), (1, 0), (1, 2))
    assert str(state) == ("bowls=5.0.2.3.0.0.1.2.0.2 stocks=0,10 black=6 box=9 turn=0 open=- covered=2.1 phase=lift")


def test_an_addition_while_going_on_wins_too() -> None:
    state = played(at(stocks="2,10"), "4", "1", "+1", "=1", "5", "+5")
    assert state.turn is None
    assert str(state).endswith("turn=0 open=- covered=1.5 phase=lift")


def test_nothing_can_be_played_after_the_end() -> None:
    state = played(at(stocks="1,10"), "4", "1", "+1")
    for move in ("1", "+1", "=1", "pass", "stop"):
        with pytest.raises(haricot.IllegalMove) as refused:
            state.play(move)
        assert refused.value.key == "move-after-the-end"


def test_the_others_are_ranked_by_fewer_beans_and_ties_share() -> None:
    state = played(at(stocks="7,3,1,7,4", turn=2), "4", "1", "+1")
    assert state.outcome == haricot.Outcome((2,), (0, 0, 1, 0, 0), (4, 2, 1, 4, 3))


# What a seat does whose time runs out, and what a move reveals


def test_who_runs_out_of_time_passes_or_stops() -> None:
    assert str(played(at(), "4", "1").default) == "pass"
    assert str(played(at(), "4", "1", "+1").default) == "stop"
    assert str(played(at(flow="simple"), "4", "1", "+1").default) == "stop"


def test_who_runs_out_of_time_else_lifts_the_lowest_bowl_that_may_be_lifted() -> None:
    assert str(at().default) == "1"
    assert str(at().play("1").default) == "2"
    assert str(played(at(), "4", "1", "+1", "=1").default) == "2"
    assert str(played(at("1.1.1.1.4.0.4.4.0.4"), "1", "2", "+1", "=2").default) == "3"


def test_lifting_reveals_and_nothing_else_does() -> None:
    state = played(at(), "4", "1")
    assert at().reveals("4")
    assert at().play("4").reveals("1")
    assert not state.reveals("+1")
    assert not state.reveals("pass")
    added = state.play("+1")
    assert not added.reveals("=1")
    assert not added.reveals("stop")
    with pytest.raises(haricot.IllegalMove):
        added.reveals("1")
