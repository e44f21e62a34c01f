"""How the last two are played: by the equilibrium, and the odds told are those of the cards."""

import numpy as np
import pytest

from haricot.bots import levels
from haricot.bots.rondelic.endgame import play
from tests.games.rondelic.positions import position, rondellig
from tests.known_types import reimagined, there, views


def test_on_the_edge_an_ace_is_taken_and_a_king_refused_while_the_other_has_not_begun() -> None:
    for offer, word in (("AC", "take"), ("KC", "turn")):
        state = position(hands="-,-,-", tokens="0,10,out3", turn=1, phase="pick", offer=offer, drawn=1)
        answer = levels("rondelic")["gousse"](views(state, 1), 0, 1.0)
        assert (answer.move, answer.reason.key) == (word, "bot-rondelic-falls-gladly")


def test_who_has_not_begun_takes_an_ace_while_the_other_is_on_the_edge() -> None:
    state = position(hands="-,-,-", tokens="10,0,out3", turn=1, phase="pick", offer="AC", drawn=1)
    answer = levels("rondelic")["gousse"](views(state, 1), 0, 1.0)
    assert (answer.move, answer.reason.key) == ("take", "bot-rondelic-sets-out-gladly")


def test_an_ace_is_refused_and_a_king_taken() -> None:
    for offer, word in (("AC", "turn"), ("KC", "take")):
        state = position(hands="-,-,-", tokens="3,3,out3", turn=1, phase="pick", offer=offer, drawn=1)
        assert levels("rondelic")["gousse"](views(state, 1), 0, 1.0).move == word


def test_the_odds_against_any_card_that_the_dealer_may_end_with() -> None:
    """With an Ace one is surely lowest; with a King, only against another: the dealer must meet one of three."""
    ace, king = (
        position(hands="-,-,-", tokens="3,3,out3", turn=1, phase="pick", offer=offer, drawn=2) for offer in ("AC", "KC")
    )
    assert play.prospects(views(ace, 1))["take"].risk == pytest.approx(1)
    risk = play.prospects(views(king, 1))["take"].risk
    assert 3 / 51 <= risk <= 1 - (48 / 51) ** 3


def test_the_dealer_s_last_choice_is_by_who_may_hold_what() -> None:
    """The first player took the first card, so it is high: a ten is refused where a Queen is taken."""
    state = position(
        hands="-,KD,-", tokens="3,3,out3", turn=0, phase="dealer", up="7C", drawn=1, said="1:take"
    )  # fmt: skip
    found = play.prospects(views(state, 0))
    assert found["turn"].worth > found["take"].worth
    assert found["take"].risk > 0.9


def test_the_first_of_two_keeps_or_lays_aside_by_exact_odds() -> None:
    options = {"hands": "8S,QS,-,-", "tokens": "3,3,out3,out3", "turn": 1}
    high, low = rondellig(**options), rondellig(**{**options, "hands": "8S,4S,-,-"})
    assert play.prospects(views(high, 1))["keep"].worth > play.prospects(views(high, 1))["swap"].worth
    assert play.prospects(views(low, 1))["swap"].worth > play.prospects(views(low, 1))["keep"].worth


def test_the_dealer_ends_with_the_higher_card_even_where_both_seem_lost() -> None:
    """Who kept should hold a nine or more; but nobody has to play by the table."""
    state = rondellig(
        hands="3S,7S,-,-", tokens="3,3,out3,out3", turn=0, phase="dealer", up="8H", drawn=3, said="1:keep.0:draw.0:draw"
    )  # fmt: skip
    assert levels("rondelic")["gousse"](views(state, 0), 0, 1.0).move == "take"


def test_odds_told_come_true_between_two() -> None:
    """Many rounds from one card, the dealer playing by the table: as often lowest as the odds say."""
    state = position(hands="-,-,-", tokens="3,3,out3", turn=1, phase="pick", offer="9C", drawn=2, circles=10)
    told = play.prospects(views(state, 1))["take"].risk
    bot, lost, rounds = levels("rondelic")["gousse"], 0, 150
    for seed in range(rounds):
        after = reimagined(state, 1, seed).play("take")
        while after.turn == 0 and after.phase == "dealer":
            after = after.play(bot([after.view(0)], seed, 1.0).move)
        lost += 1 in there(there(after.last).ended).lowest
    assert lost / rounds == pytest.approx(told, abs=0.15)


def test_what_the_equilibrium_never_does_is_answered_too() -> None:
    """The first player kept where the solution always lays aside, or the other way round: people err."""
    for said in ("1:keep", "1:swap"):
        for tokens in ("10,1,out3,out3", "1,10,out3,out3", "1,2,out3,out3"):
            hands = {"hands": "3S,7S,-,-", "tokens": tokens, "turn": 0, "phase": "dealer", "said": said}
            state = rondellig(**hands, **({"offer": "2C"} if said == "1:swap" else {}), circles=10)
            for prospect in play.prospects(views(state, 0)).values():
                assert np.isfinite([prospect.worth, prospect.risk]).all()
