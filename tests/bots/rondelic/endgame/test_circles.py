"""What a round of the last two is worth to lose, to tie and to win, by the circles where both stand."""

import pytest

from haricot.bots.rondelic import expected_value
from haricot.bots.rondelic.endgame.cfr import Payoffs
from haricot.bots.rondelic.endgame.circles import payoffs, restart_worth
from tests.games.rondelic.positions import rondellig
from tests.known_types import views

RULES = ("rondelic", "rondellig")
NOT_BEGUN = {"rondelic": 0, "rondellig": 1}


def ends(rules: str, first: int, dealer: int, circles: int = 10) -> Payoffs:
    return payoffs(rules, circles, 1 if rules == "rondelic" else 4, (first, False), (dealer, False))


@pytest.mark.parametrize("rules", RULES)
def test_a_tie_is_a_loss_for_who_falls_by_it_and_a_win_for_the_other(rules: str) -> None:
    falls, stays = ends(rules, 10, 3), ends(rules, 3, 10)
    assert falls.tied == falls.lost == 0
    assert stays.tied == stays.won == (1 if rules == "rondelic" else 4)


def test_a_tie_on_the_edge_is_another_round() -> None:
    assert 0.4 < ends("rondelic", 10, 10).tied < 0.6


@pytest.mark.parametrize("rules", RULES)
def test_who_is_on_the_edge_wants_to_fall_while_the_other_has_not_begun(rules: str) -> None:
    """Alone: a tie is the end, since then the other has begun."""
    here = ends(rules, 10, NOT_BEGUN[rules])
    assert here.lost > here.won > here.tied == 0


@pytest.mark.parametrize("rules", RULES)
def test_who_has_not_begun_wants_to_begin_before_the_other_falls(rules: str) -> None:
    here, pot = ends(rules, NOT_BEGUN[rules], 10), 1 if rules == "rondelic" else 4
    assert here.tied == pot
    assert here.tied > here.lost > here.won


def test_a_new_token_is_worth_about_half_of_the_pot_less_its_stake() -> None:
    """Who deals the next round is better off; both shares and the two stakes make up the pot."""
    deals, plays_first = restart_worth(10, 4, deals=True), restart_worth(10, 4, deals=False)
    assert deals > 1.5 > plays_first > 1
    assert deals + plays_first == pytest.approx(3)


def test_a_new_token_against_one_other_is_weighed_by_the_equilibrium() -> None:
    state = rondellig(hands="8S,4S,-,-", tokens="1,fell,out3,out3", turn=1, phase="restart", said="1:keep.0:keep")
    assert expected_value.prospects(views(state, 1), 1, 0)["restart"].worth == restart_worth(10, 4, deals=True)
