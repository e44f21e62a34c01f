"""The bot at Rondelic plays by its views alone, sensibly, and gives a reason in both languages."""

from random import Random

import pytest

import haricot
from haricot.bots.rondelic.odds import answer
from haricot.texts import LANGUAGES, say
from tests.games.rondelic.setting import play, position, rondelic, rondellig


def said(state):
    return answer([state.view(state.turn)], 0, 1.0)


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


@pytest.mark.parametrize(("rules", "seats"), [("rondelic", 3), ("rondelic", 12), ("rondellig", 4), ("rondellig", 8)])
def test_bots_play_to_the_end(rules, seats):
    match(rondelic.new(seats, 5, rules=rules, circles=3), lambda seat: True, 5)


@pytest.mark.parametrize("rules", ["rondelic", "rondellig"])
def test_it_beats_chance(rules):
    wins = [
        match(rondelic.new(4, seed, rules=rules), lambda seat: seat == 0, seed).winners == (0,) for seed in range(30)
    ]
    assert sum(wins) > 20


def test_it_keeps_a_high_card_and_swaps_a_low_one():
    assert said(position(hands="-,QS,8S,9S")).move == "keep"
    assert said(position(hands="-,2S,8S,9S")).move == "swap"
    assert said(position(hands="-,7S,8S,2S", turn=3)).move == "swap"


def test_it_keeps_even_a_low_card_if_it_knows_of_a_lower_one():
    state = play(position(hands="-,3S,2S,9S"), "swap give")
    assert (said(state).move, said(state).reason.key) == ("keep", "bot-rondelic-safe")


def test_it_lends_its_king():
    state = position(hands="-,3S,KS,9S").play("swap")
    assert (said(state).move, said(state).reason.key) == ("give", "bot-rondelic-lends")


def test_the_dealer_refuses_a_low_card_and_takes_a_high_one():
    low, high = (position(hands="-,3S,KS,9S", turn=3, top=top).play("keep") for top in ("2D", "QD"))
    assert (said(low).move, said(high).move) == ("turn", "take")


def test_the_dealer_who_can_always_keep_looks_first():
    assert said(rondellig(hands="2S,3S,KS,9S", phase="dealer", turn=0)).move == "draw"
    assert said(rondellig(hands="KD,3S,KS,9S", phase="dealer", turn=0)).move == "keep"
    assert said(rondellig(hands="2S,3S,KS,9S", phase="dealer", turn=0, up="KD", drawn=1)).move == "take"
    assert said(rondellig(hands="9D,3S,KS,9S", phase="dealer", turn=0, up="4D", drawn=3)).move == "keep"


def test_it_pays_another_stake_while_the_pot_is_worth_it():
    rich = rondellig(hands="KS,2S,8S,9C", tokens="3,fell,1,4", phase="restart", turn=1, stakes="3,1,1,1")
    assert said(rich).move == "restart"


def test_it_answers_without_knowing_more_than_its_view():
    state = position(hands="-,7S,KH,9S")
    twin = state.reimagined(1, 9)
    assert isinstance(twin, haricot.State)
    assert answer([twin.view(1)], 0, 1.0) == said(state)
