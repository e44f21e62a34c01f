"""The round of the last two, solved: nobody gains by leaving the equilibrium."""

import numpy as np
import pytest

from haricot.bots.rondelic.endgame import cfr, play
from haricot.bots.rondelic.endgame.cfr import Payoffs, solve
from haricot.bots.rondelic.endgame.circles import payoffs, round_worth

RULES = ("rondelic", "rondellig")
GAP = 3e-4


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(("first", "dealer"), [(3, 3), (10, 10), (4, 9), (9, 1), (10, 2)])
def test_nobody_gains_by_leaving_the_equilibrium(rules: str, first: int, dealer: int) -> None:
    here = payoffs(rules, 10, 1 if rules == "rondelic" else 4, (first, False), (dealer, False))
    solved = solve(rules, here)
    at_stake = max(here) - min(here)
    assert -1e-9 < solved.most - solved.least < GAP * at_stake
    assert solved.least == pytest.approx(round_worth(rules, here), abs=GAP * at_stake)


@pytest.mark.parametrize("rules", RULES)
def test_a_round_ends_once_whatever_both_do(rules: str) -> None:
    """However both take or go on, the chances of all ends add up to one."""
    generator = np.random.default_rng(1)
    for tree in [cfr._rondelic()] if rules == "rondelic" else [cfr._rondellig(True), cfr._rondellig(False)]:
        first, dealers = cfr.RegretMatcher(tree.first), [cfr.RegretMatcher(shapes) for shapes in tree.dealer]
        stops = cfr.split_leaves(first.leaf_chances([generator.random(shape) for shape in tree.first[:-1]]), tree.first)
        answers = [
            dealer.leaf_chances([generator.random(shape) for shape in shapes[:-1]])
            for dealer, shapes in zip(dealers, tree.dealer, strict=True)
        ]
        meetings = zip(stops, tree.meetings, answers, strict=True)
        assert sum(stop.ravel() @ total @ answer for stop, (total, _, _), answer in meetings) == pytest.approx(1)


def test_where_the_lower_card_is_wanted_the_ranks_are_the_other_way_round() -> None:
    high, low = (solve("rondelic", Payoffs(*each)) for each in ((0.0, 0.3, 1.0), (1.0, 0.3, 0.0)))
    assert np.array_equal(high.first[0], low.first[0][::-1])
    assert high.first[0][-1] == 1
    assert low.first[0][0] == 1


def test_the_dealer_never_accepts_a_card_that_was_laid_aside_between_two() -> None:
    for tied in (0.0, 0.5, 1.0):
        assert solve("rondellig", Payoffs(0.0, tied, 1.0)).dealer[play.LAID][0].max() < 0.1
