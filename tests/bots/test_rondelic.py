"""The bots at Rondelic play by their views alone, count right, and give a reason in both languages."""

from itertools import combinations
from random import Random

import pytest

import haricot
from haricot.bots import levels
from haricot.bots.rondelic import expected_value as weighing
from haricot.bots.rondelic import odds
from haricot.bots.rondelic.prospects import Prospect
from haricot.bots.rondelic.race import outlasts
from haricot.bots.rondelic.reasons import reason
from haricot.texts import LANGUAGES, say
from tests.games.rondelic.setting import play, position, rondelic, rondellig

PACK = [rank for rank in range(1, 14) for _ in range(4)]


def said(state, level="fleur"):
    return levels("rondelic")[level]([state.view(state.turn)], 0, 1.0)


def risks(state, *before):
    """The exact odds of the seat to act, which was shown these states before."""
    views = [each.view(state.turn) for each in (*before, state)]
    return {word: prospect.risk for word, prospect in odds.prospects(views).items()}


def without(*ranks):
    left = list(PACK)
    for rank in ranks:
        left.remove(rank)
    return left


def share_of_pairs(unseen, rank):
    """Of all pairs of cards, in how many none is lower."""
    pairs = list(combinations(unseen, 2))
    return sum(min(pair) >= rank for pair in pairs) / len(pairs)


def match(state, is_bot, seed):
    """Plays to the end; the seats that are no bots play at random."""
    lot = Random(seed)
    while state.turn is not None:
        if is_bot(state.turn):
            answered = said(state)
            assert all(say(answered.reason, lang) for lang in LANGUAGES)
            state = state.play(answered.move)
        else:
            state = state.play(lot.choice(state.moves()))
    return state.outcome


@pytest.mark.parametrize("rules", ["rondelic", "rondellig"])
def test_who_counts_beats_chance(rules):
    games = range(12)
    wins = [match(rondelic.new(4, seed, rules=rules, circles=4), lambda seat: seat == 0, seed) for seed in games]
    assert sum(outcome.winners == (0,) for outcome in wins) > 6


@pytest.mark.parametrize(("rules", "seats"), [("rondelic", 3), ("rondelic", 12), ("rondellig", 4), ("rondellig", 8)])
def test_every_level_plays_to_the_end(rules, seats):
    state, names = rondelic.new(seats, 5, rules=rules, circles=2), list(levels("rondelic"))
    while state.turn is not None:
        answered = said(state, names[state.turn % len(names)])
        assert all(say(answered.reason, lang) for lang in LANGUAGES)
        state = state.play(answered.move)


# Exact odds, as the cards lie


def test_the_odds_of_the_dealer_s_card_are_those_of_all_pairs_of_unseen_cards():
    state = position(hands="-,7S,8C", dealer=0, turn=0, phase="dealer", up="6C", drawn=1, said="1:keep.2:keep")
    unseen = without(6)
    assert risks(state)["take"] == pytest.approx(share_of_pairs(unseen, 6))
    third = {rank: _mean_third(unseen, rank) for rank in range(1, 14)}
    turned = [min(share_of_pairs(_less(unseen, rank), rank), third[rank]) for rank in unseen]
    assert risks(state)["turn"] == pytest.approx(sum(turned) / len(turned))


def _less(cards, rank):
    left = list(cards)
    left.remove(rank)
    return left


def _mean_third(unseen, second):
    """The third card must be taken; by rank, since suits mean nothing."""
    left = _less(unseen, second)
    lost = {rank: share_of_pairs(_less(left, rank), rank) for rank in set(left)}
    return sum(lost[rank] for rank in left) / len(left)


def test_a_refused_card_is_not_counted_again():
    first = position(hands="-,7S,8C", turn=0, phase="dealer", up="2C", drawn=1, said="1:keep.2:keep", top="6D")
    second = first.play("turn")
    assert risks(second, first)["take"] == pytest.approx(share_of_pairs(without(2, 6), 6))


def test_a_card_that_was_passed_on_and_is_lower_makes_sure():
    state = play(position(hands="-,3S,2S,9S"), "swap give")
    assert risks(state)["keep"] == 0
    assert (said(state).move, said(state).reason.key) == ("keep", "bot-rondelic-safe")


def test_a_king_that_was_shown_is_no_unknown_card():
    state = play(position(hands="-,3S,KS,9S"), "swap show keep")
    known = risks(state)["keep"]
    unseen = without(9, 13)
    assert known == pytest.approx(share_of_pairs(unseen, 9))


def test_a_lent_king_counts_as_a_king():
    state = play(position(hands="-,3S,KS,9S"), "swap give")
    assert risks(state) == {"keep": 0.0}


def test_swapping_leaves_the_own_card_with_the_neighbour_unless_that_one_has_a_king():
    """Two others hold cards, and one is to come for the dealer, as it lies."""
    unseen = without(5)
    state = position(hands="-,5S,8S,9S")

    def lost(rank):
        rest = _less(unseen, rank)
        return 0 if 5 < rank < 13 else share_of_pairs(rest, 5 if rank == 13 else rank)

    by_rank = {rank: lost(rank) for rank in range(1, 14)}
    assert risks(state)["swap"] == pytest.approx(sum(by_rank[rank] for rank in unseen) / len(unseen))


def test_the_reason_counts_what_was_not_seen():
    reason = said(position(hands="-,9S,8S,9C")).reason
    assert say(reason, "en") == "keeps the 9: 32 of the 51 unknown cards are lower"
    assert "32 des 51 cartes inconnues sont plus basses" in say(reason, "fr")


def test_a_dealer_who_keeps_speaks_of_the_own_card():
    reason = said(rondellig(hands="9D,3S,KS,9S", phase="dealer", turn=0, up="4D", drawn=3)).reason
    assert say(reason, "en") == "keeps the 9: 31 of the 50 unknown cards are lower"


# What is done


@pytest.mark.parametrize("level", ["fleur", "gousse"])
def test_a_high_card_is_kept_and_a_low_one_swapped(level):
    assert said(position(hands="-,QS,8S,9S"), level).move == "keep"
    assert said(position(hands="-,2S,8S,9S"), level).move == "swap"
    assert said(position(hands="-,7S,8S,2S", turn=3), level).move == "swap"


@pytest.mark.parametrize("level", ["fleur", "gousse"])
def test_the_dealer_refuses_a_low_card_and_takes_a_high_one(level):
    low, high = (position(hands="-,3S,KS,9S", turn=3, top=top).play("keep") for top in ("2D", "QD"))
    assert (said(low, level).move, said(high, level).move) == ("turn", "take")


@pytest.mark.parametrize("level", ["fleur", "gousse"])
def test_the_dealer_who_can_always_keep_looks_first(level):
    assert said(rondellig(hands="2S,3S,KS,9S", phase="dealer", turn=0), level).move == "draw"
    assert said(rondellig(hands="2S,3S,KS,9S", phase="dealer", turn=0, up="KD", drawn=1), level).move == "take"
    assert said(rondellig(hands="9D,3S,KS,9S", phase="dealer", turn=0, up="4D", drawn=3), level).move == "keep"


def test_what_was_said_counts_for_the_strongest():
    """Who keeps after giving a card has seen a lower one: a middling card is safer than after two who just kept."""
    risk = {}
    for words in ("swap give keep", "keep keep"):
        state = play(position(hands="-,6S,3S,7S,9S"), words)
        risk[words] = weighing.prospects([state.view(3)], 4000, 1)["keep"].risk
    assert risk["swap give keep"] < risk["keep keep"] - 0.05


def test_a_king_may_be_shown_or_lent_and_the_reason_says_why():
    state = position(hands="-,3S,KS,9S").play("swap")
    assert said(state).reason.key == "bot-rondelic-lends"
    found = weighing.prospects([state.view(2)], 2000, 1)
    assert set(found) == {"give", "show"}
    assert all(prospect.risk < 0.01 for prospect in found.values())
    assert said(state, "gousse").reason.key in ("bot-rondelic-lends", "bot-rondelic-shows")


@pytest.mark.parametrize("level", ["graine", "germe", "pousse"])
def test_a_king_is_enough_for_everybody_and_is_lent_by_choice(level):
    bot, lent = levels("rondelic")[level], position(hands="-,3S,KS,9S").play("swap")
    held, shown = position(hands="-,KS,8S,9S"), position(hands="-,3S,8S,9S", turn=3, top="KD").play("keep")
    for seed in range(20):
        assert bot([held.view(1)], seed, 1.0).move == "keep"
        assert bot([shown.view(0)], seed, 1.0).move == "take"
    assert said(lent, level).reason.key == "bot-rondelic-lends"


@pytest.mark.parametrize("level", ["graine", "germe", "pousse"])
def test_after_three_draws_the_higher_card_is_settled_for(level):
    for own, up, word in (("3D", "8D", "take"), ("8D", "3D", "keep")):
        state = rondellig(hands=f"{own},3S,KS,9S", phase="dealer", turn=0, up=up, drawn=3)
        answer = levels("rondelic")[level]([state.view(0)], 0, 1.0)
        assert answer.move == word
        assert say(answer.reason, "fr") == "n’a pas trouvé mieux que le 8"


def test_odds_that_are_alike_are_told_once_and_a_greater_risk_is_explained():
    def words(word, **risks):
        found = {each: Prospect(risk, worth) for each, (risk, worth) in risks.items()}
        state = position(hands="-,9S,8S,9C")
        return say(reason([state.view(1)], word, found), "en")

    assert words("keep", keep=(0.1, -0.1), swap=(0.101, -0.2)) == "keeps the 9: about 10% to be lowest either way"
    assert "a better chance" in words("swap", keep=(0.1, -0.2), swap=(0.3, -0.1))
    assert "not to be read" in words("swap", keep=(0.1, -0.1), swap=(0.3, -0.1))


@pytest.mark.parametrize("level", ["fleur", "gousse"])
def test_another_stake_is_paid_while_the_pot_is_worth_it(level):
    rich = rondellig(hands="KS,2S,8S,9C", tokens="3,fell,1,4", phase="restart", turn=1, stakes="3,1,1,1")
    assert said(rich, level).move == "restart"


def test_on_the_edge_a_fall_is_welcome_while_another_has_not_begun():
    tokens = {"circles": 4, "hands": "-,QS,8S,9S"}
    begun = position(**tokens, tokens="1,4,3,3")
    assert said(begun, "gousse").move == "keep"
    fresh = said(position(**tokens, tokens="0,4,3,3"), "gousse")
    assert (fresh.move, fresh.reason.key) == ("swap", "bot-rondelic-falls-gladly")


def test_the_last_of_a_fair_race_is_anybody_and_who_is_behind_is_likelier():
    assert outlasts(3, [3, 3]) == pytest.approx(1 / 3, abs=1e-4)
    assert outlasts(1, [2]) == pytest.approx(1 / 4, abs=1e-3)
    assert outlasts(2, [1]) == pytest.approx(3 / 4, abs=1e-3)


@pytest.mark.parametrize("level", ["fleur", "gousse"])
def test_it_answers_without_knowing_more_than_its_view(level):
    state = position(hands="-,7S,KH,9S")
    twin = state.reimagined(1, 9)
    assert isinstance(twin, haricot.State)
    assert said(twin, level) == said(state, level)
