"""Rounds of Rondelic played many at once: cards go from hand to hand as the rules say and the habits decide."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from haricot.bots.rondelic.habits import Habits
from haricot.bots.rondelic.round_simulation import Flags, SwapChoice, play_round

USUAL = Habits(enough=(7, 7, 7), warned=(5, 5, 5), dealer=(8, 6))
KING = 13


def shown(
    hands: Sequence[int],
    pack: Sequence[int] = (9, 9, 9, 9),
    swaps: Callable[[SwapChoice], Flags] | None = None,
    **more: Any,
) -> list[int]:
    """The cards at the showing of one deal."""
    cards = np.array([hands], np.int8), np.array([pack], np.int8)
    by_habit = swaps or (lambda turn: turn.swaps_by_habit(USUAL))
    return [int(rank) for rank in play_round(*cards, by_habit, USUAL.dealer, **more)[0]]


def test_everybody_keeps_a_card_that_is_enough() -> None:
    assert shown([7, 8, 9, 0]) == [7, 8, 9, 9]


def test_a_low_card_goes_on_until_it_is_laid_aside_and_the_dealer_sees_it_first() -> None:
    assert shown([2, 9, 5, 0], pack=(4, 3, 6, 12)) == [9, 5, 4, 6]
    assert shown([2, 9, 5, 0], pack=(4, 3, 5, 12)) == [9, 5, 4, 12]


def test_who_was_given_a_higher_card_than_the_one_passed_on_keeps_it() -> None:
    assert shown([6, 3, 8, 0]) == [3, 6, 8, 9]


def test_a_king_that_is_asked_for_comes_back() -> None:
    assert shown([2, KING, 9, 0]) == [2, KING, 9, 9]


def test_after_a_king_was_shown_less_is_enough() -> None:
    assert shown([2, KING, 6, 0]) == [2, KING, 9, 9]
    assert shown([2, KING, 6, 0], shows_kings=True) == [2, KING, 6, 9]
    assert shown([8, 8, 6, 0], warned=True) == [8, 8, 6, 9]


def test_the_dealer_keeps_a_card_unless_a_higher_one_is_enough() -> None:
    assert shown([8, 8, 8, 10], pack=(1, 8, 9, 7)) == [8, 8, 8, 10]
    assert shown([8, 8, 8, 10], pack=(1, 11, 1, 1)) == [8, 8, 8, 11]
    assert shown([8, 8, 8, 4], pack=(1, 7, 5, 6)) == [8, 8, 8, 6]


def test_a_card_that_was_laid_aside_is_not_seen_by_a_dealer_who_has_one() -> None:
    assert shown([8, 8, 3, 4], pack=(9, 12, 1, 1)) == [8, 8, 9, 12]


def test_those_before_the_start_have_spoken() -> None:
    asked: list[int] = []

    def swaps(turn: SwapChoice) -> Flags:
        asked.append(turn.place)
        return np.array([True])

    assert shown([2, 3, 4, 0], swaps=swaps, start=1) == [2, 4, 9, 9]
    assert asked == [1, 2]


def test_every_deal_is_played_on_its_own() -> None:
    hands, pack = np.array([[7, 8, 9, 0], [2, 9, 5, 0]], np.int8), np.array([[9, 9, 9, 9], [4, 3, 6, 12]], np.int8)
    both = play_round(hands, pack, lambda turn: turn.swaps_by_habit(USUAL), USUAL.dealer)
    assert both.tolist() == [[7, 8, 9, 9], [9, 5, 4, 6]]
    assert hands.tolist() == [[7, 8, 9, 0], [2, 9, 5, 0]]
