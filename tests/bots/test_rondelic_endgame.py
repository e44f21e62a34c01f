"""Rondelic's last two: their rounds are solved, and the odds told are those of the cards."""

import numpy as np
import pytest

from haricot.bots import levels
from haricot.bots.rondelic import expected_value as weighing
from haricot.bots.rondelic.endgame import cfr as two
from haricot.bots.rondelic.endgame import play as duel
from haricot.bots.rondelic.endgame.cfr import Payoffs, solve
from haricot.bots.rondelic.endgame.circles import at_angle, payoffs, restart_worth, round_worth
from haricot.bots.rondelic.habits import habits
from haricot.lab.rondelic_endgame import at
from haricot.lab.rondelic_habits import found
from tests.games.rondelic.setting import position, rondellig

RULES = ("rondelic", "rondellig")
GAP = 3e-4
NOT_BEGUN = {"rondelic": (0, False), "rondellig": (1, False)}


def ends(rules, first, dealer, circles=10):
    return payoffs(rules, circles, 1 if rules == "rondelic" else 4, (first, False), (dealer, False))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(("first", "dealer"), [(3, 3), (10, 10), (4, 9), (9, 1), (10, 2)])
def test_nobody_gains_by_leaving_the_solution(rules, first, dealer):
    here = ends(rules, first, dealer)
    solution = solve(rules, here)
    at_stake = max(here) - min(here)
    assert -1e-9 < solution.most - solution.least < GAP * at_stake
    assert solution.least == pytest.approx(round_worth(rules, here), abs=GAP * at_stake)


@pytest.mark.parametrize("rules", RULES)
def test_a_round_ends_once_whatever_both_do(rules):
    """However both take or go on, the chances of all ends add up to one."""
    generator = np.random.default_rng(1)
    for board in [two._rondelic()] if rules == "rondelic" else [two._rondellig(True), two._rondellig(False)]:
        first, dealers = two.Side(board.first), [two.Side(shapes) for shapes in board.dealer]
        stops = two.parted(first.stops([generator.random(shape) for shape in board.first[:-1]]), board.first)
        answers = [
            dealer.stops([generator.random(shape) for shape in shapes[:-1]])
            for dealer, shapes in zip(dealers, board.dealer, strict=True)
        ]
        meetings = zip(stops, board.meetings, answers, strict=True)
        assert sum(stop.ravel() @ total @ answer for stop, (total, _, _), answer in meetings) == pytest.approx(1)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("angle", [-90, -15, 0, 40])
def test_the_table_can_be_made_again(rules, angle):
    solution = at(rules, angle) if rules == "rondelic" or abs(angle) <= 30 else solve(rules, at_angle(angle), 25)
    assert solution.least - GAP < round_worth(rules, at_angle(angle)) < solution.most + GAP


def test_where_the_lower_card_is_wanted_the_ranks_are_the_other_way_round():
    high, low = (solve("rondelic", Payoffs(*each)) for each in ((0.0, 0.3, 1.0), (1.0, 0.3, 0.0)))
    assert np.array_equal(high.first[0], low.first[0][::-1])
    assert high.first[0][-1] == 1
    assert low.first[0][0] == 1


def test_the_dealer_never_accepts_a_card_that_was_laid_aside_between_two():
    for tied in (0.0, 0.5, 1.0):
        assert solve("rondellig", Payoffs(0.0, tied, 1.0)).dealer[duel.LAID][0].max() < 0.1


def test_the_habits_can_be_found_again():
    again, table = found("rondellig", 4, deals=6000), habits("rondellig", 4)
    assert all(abs(new - old) <= 2 for new, old in zip(again.enough, table.enough, strict=True))


@pytest.mark.parametrize("rules", RULES)
def test_a_tie_is_a_loss_for_who_falls_by_it_and_a_win_for_the_other(rules):
    falls, stays = ends(rules, 10, 3), ends(rules, 3, 10)
    assert falls.tied == falls.lost == 0
    assert stays.tied == stays.won == (1 if rules == "rondelic" else 4)


def test_a_tie_on_the_edge_is_another_round():
    assert 0.4 < ends("rondelic", 10, 10).tied < 0.6


@pytest.mark.parametrize("rules", RULES)
def test_who_is_on_the_edge_wants_to_fall_while_the_other_has_not_begun(rules):
    """Alone: a tie is the end, since then the other has begun."""
    here = ends(rules, 10, NOT_BEGUN[rules][0])
    assert here.lost > here.won > here.tied == 0


@pytest.mark.parametrize("rules", RULES)
def test_who_has_not_begun_wants_to_begin_before_the_other_falls(rules):
    here, pot = ends(rules, NOT_BEGUN[rules][0], 10), 1 if rules == "rondelic" else 4
    assert here.tied == pot
    assert here.tied > here.lost > here.won


def test_on_the_edge_an_ace_is_taken_and_a_king_refused_while_the_other_has_not_begun():
    for offer, word in (("AC", "take"), ("KC", "turn")):
        state = position(hands="-,-,-", tokens="0,10,out3", turn=1, phase="pick", offer=offer, drawn=1)
        answer = levels("rondelic")["gousse"]([state.view(1)], 0, 1.0)
        assert (answer.move, answer.reason.key) == (word, "bot-rondelic-falls-gladly")


def test_who_has_not_begun_takes_an_ace_while_the_other_is_on_the_edge():
    state = position(hands="-,-,-", tokens="10,0,out3", turn=1, phase="pick", offer="AC", drawn=1)
    answer = levels("rondelic")["gousse"]([state.view(1)], 0, 1.0)
    assert (answer.move, answer.reason.key) == ("take", "bot-rondelic-sets-out-gladly")


def test_a_new_token_is_worth_about_half_of_the_pot_less_its_stake():
    """Who deals the next round is better off; both shares and the two stakes make up the pot."""
    deals, plays_first = restart_worth(10, 4, deals=True), restart_worth(10, 4, deals=False)
    assert deals > 1.5 > plays_first > 1
    assert deals + plays_first == pytest.approx(3)


def test_a_new_token_against_one_other_is_weighed_by_the_solution():
    state = rondellig(hands="8S,4S,-,-", tokens="1,fell,out3,out3", turn=1, phase="restart", said="1:keep.0:keep")
    assert weighing.prospects([state.view(1)], 1, 0)["restart"].worth == restart_worth(10, 4, deals=True)


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


def test_what_the_solution_never_does_is_answered_too():
    """The first player kept where the solution always lays aside, or the other way round: people err."""
    for said in ("1:keep", "1:swap"):
        for tokens in ("10,1,out3,out3", "1,10,out3,out3", "1,2,out3,out3"):
            hands = {"hands": "3S,7S,-,-", "tokens": tokens, "turn": 0, "phase": "dealer", "said": said}
            state = rondellig(**hands, **({"offer": "2C"} if said == "1:swap" else {}), circles=10)
            for prospect in duel.prospects([state.view(0)]).values():
                assert np.isfinite([prospect.worth, prospect.risk]).all()
