"""The examples play by their rules."""

import pytest

import haricot
from tests.examples.conftest import Bring


def test_three_in_a_row_win_at_tic_tac_toe(bring: Bring) -> None:
    state = bring("tic_tac_toe").new()
    for move in ("b2", "a1", "a3", "c1", "b3", "b1"):
        state = state.play(move)
    assert state.view(None)["outcome"]["winners"] == [1]
    assert state.turn is None
    with pytest.raises(haricot.IllegalMove, match="over"):
        state.play("c3")


def test_a_full_board_without_a_line_is_shared(bring: Bring) -> None:
    state = bring("tic_tac_toe").position("cells=XOXXOOO.X")
    assert state.turn == 0
    assert state.play("b1").view(None)["outcome"]["winners"] == [0, 1]


def test_a_taken_cell_is_refused_in_words(bring: Bring) -> None:
    state = bring("tic_tac_toe").new().play("b2")
    with pytest.raises(haricot.IllegalMove, match="“b2” is not a possible move here"):
        state.play("b2")


def test_the_highest_bid_takes_the_prize(bring: Bring) -> None:
    state = bring("goofspiel").position("hands=1.2.3/1.2.3 bids=- prizes=2.3.1 scores=0.0", cards=3)
    after = state.play("3").play("1")
    assert after.view(None)["scores"] == [2, 0]
    assert after.view(None)["prize"] == 3
    assert after.view(None)["last"] == {"seat": 1, "move": "1", "bids": [3, 1], "won_by": 0}


def test_a_tie_loses_the_prize(bring: Bring) -> None:
    state = bring("goofspiel").position("hands=1.2.3/1.2.3/1.2.3 bids=- prizes=2.3.1 scores=0.0.0", cards=3)
    assert state.play("3").play("1").play("3").view(None)["scores"] == [0, 0, 0]


def test_a_bid_lies_face_down_until_the_last(bring: Bring) -> None:
    game = bring("goofspiel")
    low, high = (game.new(seed=1, cards=5).play(card) for card in ("1", "5"))
    assert low.view(1) == high.view(1)
    assert low.view(None) == high.view(None)
    assert low.view(0)["bid"] == 1
    assert not game.new(seed=1).reveals("1")
    assert low.reveals("1")


def test_a_card_is_bid_once(bring: Bring) -> None:
    state = bring("goofspiel").new(seed=1, cards=5).play("3").play("4")
    with pytest.raises(haricot.IllegalMove):
        state.play("3")


@pytest.mark.parametrize(
    "position",
    [
        "hands=1.1.2/1.2.3 bids=- prizes=1.2.3 scores=0.0",
        "hands=1.2/1.2.3 bids=2 prizes=1.2 scores=0.0",
        "hands=1.2/1.2.3 bids=3 prizes=1.2 scores=0.0",
        "hands=2.1/1.2 bids=- prizes=1.2 scores=0.0",
        "hands=1.4/1.2 bids=- prizes=1.2 scores=0.0",
        "hands=1.2/1.2 bids=1.2 prizes=1.2.3 scores=0.0",
        "hands=1.2/1.2 bids=- prizes=1.1 scores=0.0",
    ],
)
def test_cards_are_counted(bring: Bring, position: str) -> None:
    with pytest.raises(haricot.BadPosition):
        bring("goofspiel").position(position, cards=3)
