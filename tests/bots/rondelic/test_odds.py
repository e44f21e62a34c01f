"""Exact odds, as the cards lie: counted again over all pairs of unseen cards."""

from itertools import combinations
from typing import Any

import pytest

from haricot.bots.rondelic import odds
from haricot.games.rondelic.rules import Round
from haricot.texts import say
from tests.bots.rondelic.answers import said
from tests.games.rondelic.positions import play, position, rondellig

PACK = [rank for rank in range(1, 14) for _ in range(4)]


def risks(state: Round, *before: Round) -> dict[str, float]:
    """The exact odds of the seat to act, which was shown these states before."""
    views: list[Any] = [each.view(state.turn) for each in (*before, state)]
    return {word: prospect.risk for word, prospect in odds.prospects(views).items()}


def without(*ranks: int) -> list[int]:
    left = list(PACK)
    for rank in ranks:
        left.remove(rank)
    return left


def share_of_pairs(unseen: list[int], rank: int) -> float:
    """Of all pairs of cards, in how many none is lower."""
    pairs = list(combinations(unseen, 2))
    return sum(min(pair) >= rank for pair in pairs) / len(pairs)


def test_the_odds_of_the_dealer_s_card_are_those_of_all_pairs_of_unseen_cards() -> None:
    state = position(hands="-,7S,8C", dealer=0, turn=0, phase="dealer", up="6C", drawn=1, said="1:keep.2:keep")
    unseen = without(6)
    assert risks(state)["take"] == pytest.approx(share_of_pairs(unseen, 6))
    third = {rank: _mean_third(unseen, rank) for rank in range(1, 14)}
    turned = [min(share_of_pairs(_less(unseen, rank), rank), third[rank]) for rank in unseen]
    assert risks(state)["turn"] == pytest.approx(sum(turned) / len(turned))


def _less(cards: list[int], rank: int) -> list[int]:
    left = list(cards)
    left.remove(rank)
    return left


def _mean_third(unseen: list[int], second: int) -> float:
    """The third card must be taken; by rank, since suits mean nothing."""
    left = _less(unseen, second)
    lost = {rank: share_of_pairs(_less(left, rank), rank) for rank in set(left)}
    return sum(lost[rank] for rank in left) / len(left)


def test_a_refused_card_is_not_counted_again() -> None:
    first = position(hands="-,7S,8C", turn=0, phase="dealer", up="2C", drawn=1, said="1:keep.2:keep", top="6D")
    second = first.play("turn")
    assert risks(second, first)["take"] == pytest.approx(share_of_pairs(without(2, 6), 6))


def test_a_card_that_was_passed_on_and_is_lower_makes_sure() -> None:
    state = play(position(hands="-,3S,2S,9S"), "swap give")
    assert risks(state)["keep"] == 0
    assert (said(state).move, said(state).reason.key) == ("keep", "bot-rondelic-safe")


def test_a_king_that_was_shown_is_no_unknown_card() -> None:
    state = play(position(hands="-,3S,KS,9S"), "swap show keep")
    known = risks(state)["keep"]
    unseen = without(9, 13)
    assert known == pytest.approx(share_of_pairs(unseen, 9))


def test_a_lent_king_counts_as_a_king() -> None:
    state = play(position(hands="-,3S,KS,9S"), "swap give")
    assert risks(state) == {"keep": 0.0}


def test_swapping_leaves_a_player_s_card_with_the_neighbour_unless_that_one_has_a_king() -> None:
    """Two others hold cards, and one is to come for the dealer, as it lies."""
    unseen = without(5)
    state = position(hands="-,5S,8S,9S")

    def lost(rank: int) -> float:
        rest = _less(unseen, rank)
        return 0 if 5 < rank < 13 else share_of_pairs(rest, 5 if rank == 13 else rank)

    by_rank = {rank: lost(rank) for rank in range(1, 14)}
    assert risks(state)["swap"] == pytest.approx(sum(by_rank[rank] for rank in unseen) / len(unseen))


def test_the_reason_counts_what_was_not_seen() -> None:
    reason = said(position(hands="-,9S,8S,9C")).reason
    assert say(reason, "en") == "keeps the 9: 32 of the 51 unknown cards are lower"
    assert "32 des 51 cartes inconnues sont plus basses" in say(reason, "fr")


def test_a_dealer_who_keeps_speaks_of_the_card_kept() -> None:
    reason = said(rondellig(hands="9D,3S,KS,9S", phase="dealer", turn=0, up="4D", drawn=3)).reason
    assert say(reason, "en").startswith("keeps the 9: 31 of the 50 unknown cards are lower; at stake: ")
