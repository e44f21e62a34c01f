"""Rondelic's habits, found again."""

import pytest

from haricot.bots.rondelic.habits import habits
from haricot.lab.rondelic_habits import found


@pytest.mark.parametrize(("rules", "players"), [("rondelic", 3), ("rondellig", 4)])
def test_the_habits_can_be_found_again(rules: str, players: int) -> None:
    again, table = found(rules, players, deals=12_000), habits(rules, players)
    for new, old in zip((*again.enough, *again.dealer), (*table.enough, *table.dealer), strict=True):
        assert abs(new - old) <= 2
