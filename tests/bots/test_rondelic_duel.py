"""Rondelic's last two: the table cannot be beaten, and the odds told are those of the cards."""

import json

import numpy as np
import pytest

from haricot.bots import levels
from haricot.bots.rondelic import duel
from haricot.bots.rondelic.ending import tie_worth
from haricot.bots.rondelic.habits import habits
from haricot.lab.duel import RULES, TABLE, TIES, outcomes, solve
from haricot.lab.habits import found
from tests.games.rondelic.setting import position, rondellig

GAP = 5e-4


@pytest.fixture(scope="module")
def games():
    return {name: rules() for name, rules in RULES.items()}


def played(row, side):
    """How often each rank is taken in each place, as the table says."""
    return [np.clip(np.arange(1, 14) - np.asarray(refused)[..., None], 0, 1) for refused in row[side]]


@pytest.mark.parametrize("rules", RULES)
def test_nobody_gains_by_leaving_the_table_s_play(games, rules):
    rows = json.loads(TABLE.read_text("utf-8"))[rules]
    assert [row["tie"] for row in rows] == list(TIES)
    for row in rows[::5]:
        least = games[rules].least(played(row, "first"), row["tie"])
        most = games[rules].most(played(row, "dealer"), row["tie"])
        assert row["worth"] - GAP < least <= most < row["worth"] + GAP


def test_the_table_can_be_made_again(games):
    row = next(row for row in json.loads(TABLE.read_text("utf-8"))["rondelic"] if row["tie"] == 0.5)
    again = solve(games["rondelic"], 0.5, rounds=25)
    assert again.least - GAP < row["worth"] < again.most + GAP
    assert again.most - again.least < 0.01


def test_the_dealer_never_accepts_a_card_that_was_laid_aside_between_two():
    for row in json.loads(TABLE.read_text("utf-8"))["rondellig"]:
        assert row["dealer"][0] > 12.9


def test_the_habits_can_be_found_again():
    again, table = found("rondellig", 4, deals=6000), habits("rondellig", 4)
    assert all(abs(new - old) <= 2 for new, old in zip(again.enough, table.enough, strict=True))


@pytest.mark.parametrize(
    ("first", "dealer", "worth"),
    [(10, 3, 0.0), (3, 10, 1.0)],
)
def test_a_tie_is_a_loss_for_who_falls_by_it_and_a_win_for_the_other(first, dealer, worth):
    for rules in RULES:
        assert tie_worth(rules, 10, (first, False), (dealer, False)) == worth


def test_a_tie_on_the_edge_is_another_round():
    assert 0.4 < tie_worth("rondelic", 10, (10, False), (10, False)) < 0.6


def test_an_ace_is_refused_and_a_king_taken():
    for offer, word in (("AC", "turn"), ("KC", "take")):
        state = position(hands="-,-,-", tokens="3,3,out3", turn=1, phase="pick", offer=offer, drawn=1)
        assert levels("rondelic")["gousse"]([state.view(1)], 0, 1.0).move == word


def test_the_odds_against_any_card_that_the_dealer_may_end_with():
    """With an Ace one is surely lowest; with a King, only against another: the dealer must meet one of three."""
    ace, king = (
        position(hands="-,-,-", tokens="3,3,out3", turn=1, phase="pick", offer=offer, drawn=2) for offer in ("AC", "KC")
    )
    assert duel.prospects([ace.view(1)])["take"].risk == pytest.approx(1)
    risk = duel.prospects([king.view(1)])["take"].risk
    assert 3 / 51 <= risk <= 1 - (48 / 51) ** 3


def test_the_dealer_s_last_choice_is_by_who_may_hold_what():
    """The first player took the first card, so it is high: a ten is refused where a Queen is taken."""
    state = position(
        hands="-,KD,-", tokens="3,3,out3", turn=0, phase="dealer", up="7C", drawn=1, said="1:take"
    )  # fmt: skip
    found = duel.prospects([state.view(0)])
    assert found["turn"].worth > found["take"].worth
    assert found["take"].risk > 0.9


@pytest.mark.parametrize("rules", RULES)
def test_figures_are_those_of_the_solver(rules):
    for tie in (0.0, 0.3, 1.0):
        worth, risk = duel.figures(tie)
        assert np.array_equal(worth, outcomes(tie))
        assert np.array_equal(risk, np.tril(np.ones((13, 13))).T)


def test_the_first_of_two_keeps_or_lays_aside_by_exact_odds():
    options = {"hands": "8S,QS,-,-", "tokens": "3,3,out3,out3", "turn": 1}
    high, low = rondellig(**options), rondellig(**{**options, "hands": "8S,4S,-,-"})
    assert duel.prospects([high.view(1)])["keep"].worth > duel.prospects([high.view(1)])["swap"].worth
    assert duel.prospects([low.view(1)])["swap"].worth > duel.prospects([low.view(1)])["keep"].worth


def test_the_dealer_ends_with_the_higher_card_even_where_both_seem_lost():
    """Who kept should hold a nine or more; but nobody has to play by the table."""
    state = rondellig(
        hands="3S,7S,-,-", tokens="3,3,out3,out3", turn=0, phase="dealer", up="8H", drawn=3, said="1:keep.0:draw.0:draw"
    )  # fmt: skip
    assert levels("rondelic")["gousse"]([state.view(0)], 0, 1.0).move == "take"


def test_odds_told_come_true_between_two():
    """Many rounds from one card, the dealer playing by the table: as often lowest as the odds say."""
    state = position(hands="-,-,-", tokens="3,3,out3", turn=1, phase="pick", offer="9C", drawn=2, circles=10)
    told = duel.prospects([state.view(1)])["take"].risk
    bot, lost, rounds = levels("rondelic")["gousse"], 0, 150
    for seed in range(rounds):
        after = state.reimagined(1, seed).play("take")
        while after.turn == 0 and after.phase == "dealer":
            after = after.play(bot([after.view(0)], seed, 1.0).move)
        lost += 1 in after.last.ended.lowest
    assert lost / rounds == pytest.approx(told, abs=0.15)
