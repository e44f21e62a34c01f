"""The levels at Rondelic play to the end, by their views alone, and give a reason in both languages."""

from collections.abc import Callable
from random import Random

import pytest

import haricot
from haricot.bots import levels
from haricot.core.game import Outcome, Seat
from haricot.games.rondelic.rules import Round
from haricot.texts import LANGUAGES, say
from tests.bots.rondelic.answers import said
from tests.games.known import rondelic
from tests.games.rondelic.positions import position, rondellig
from tests.known_types import there


def match(state: Round, is_bot: Callable[[Seat], bool], seed: int) -> Outcome:
    """Plays to the end; the seats that are no bots play at random."""
    rng = Random(seed)
    while state.turn is not None:
        if is_bot(state.turn):
            answered = said(state)
            assert all(say(answered.reason, lang) for lang in LANGUAGES)
            state = state.play(answered.move)
        else:
            state = state.play(rng.choice(state.moves()))
    return there(state.outcome)


@pytest.mark.parametrize("rules", ["rondelic", "rondellig"])
def test_who_counts_beats_chance(rules: str) -> None:
    games = range(12)
    wins = [match(rondelic.new(4, seed, rules=rules, circles=4), lambda seat: seat == 0, seed) for seed in games]
    assert sum(outcome.winners == (0,) for outcome in wins) > 6


@pytest.mark.parametrize(("rules", "seats"), [("rondelic", 3), ("rondelic", 12), ("rondellig", 4), ("rondellig", 8)])
def test_every_level_plays_to_the_end(rules: str, seats: int) -> None:
    state, names = rondelic.new(seats, 5, rules=rules, circles=2), list(levels("rondelic"))
    while state.turn is not None:
        answered = said(state, names[state.turn % len(names)])
        assert all(say(answered.reason, lang) for lang in LANGUAGES)
        state = state.play(answered.move)


@pytest.mark.parametrize("level", ["fleur", "gousse"])
def test_a_high_card_is_kept_and_a_low_one_swapped(level: str) -> None:
    assert said(position(hands="-,QS,8S,9S"), level).move == "keep"
    assert said(position(hands="-,2S,8S,9S"), level).move == "swap"
    assert said(position(hands="-,7S,8S,2S", turn=3), level).move == "swap"


@pytest.mark.parametrize("level", ["fleur", "gousse"])
def test_the_dealer_refuses_a_low_card_and_takes_a_high_one(level: str) -> None:
    low, high = (position(hands="-,3S,KS,9S", turn=3, top=top).play("keep") for top in ("2D", "QD"))
    assert (said(low, level).move, said(high, level).move) == ("turn", "take")


@pytest.mark.parametrize("level", ["fleur", "gousse"])
def test_the_dealer_who_can_always_keep_looks_first(level: str) -> None:
    assert said(rondellig(hands="2S,3S,KS,9S", phase="dealer", turn=0), level).move == "draw"
    assert said(rondellig(hands="2S,3S,KS,9S", phase="dealer", turn=0, up="KD", drawn=1), level).move == "take"
    assert said(rondellig(hands="9D,3S,KS,9S", phase="dealer", turn=0, up="4D", drawn=3), level).move == "keep"


@pytest.mark.parametrize("level", ["fleur", "gousse"])
def test_another_stake_is_paid_while_the_pot_is_worth_it(level: str) -> None:
    rich = rondellig(hands="KS,2S,8S,9C", tokens="3,fell,1,4", phase="restart", turn=1, stakes="3,1,1,1")
    assert said(rich, level).move == "restart"


@pytest.mark.parametrize("level", ["fleur", "gousse"])
def test_it_answers_without_knowing_more_than_its_view(level: str) -> None:
    state = position(hands="-,7S,KH,9S")
    twin = state.reimagined(1, 9)
    assert isinstance(twin, haricot.State)
    assert said(twin, level) == said(state, level)
