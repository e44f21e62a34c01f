"""What a round of Rondelic's last two is worth, worked out again."""

import pytest

from haricot.bots.rondelic.endgame.cfr import solve
from haricot.bots.rondelic.endgame.circles import at_angle, round_worth
from haricot.lab.rondelic_endgame import at

RULES = ("rondelic", "rondellig")
GAP = 3e-4


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("angle", [-90, -15, 0, 40])
def test_the_table_can_be_made_again(rules: str, angle: int) -> None:
    solved = at(rules, angle) if rules == "rondelic" or abs(angle) <= 30 else solve(rules, at_angle(angle), 25)
    assert solved.least - GAP < round_worth(rules, at_angle(angle)) < solved.most + GAP
