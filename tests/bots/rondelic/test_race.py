"""The race to the hole."""

import pytest

from haricot.bots.rondelic.race import outlasts


def test_the_last_of_a_fair_race_is_anybody_and_who_is_behind_is_likelier() -> None:
    assert outlasts(3, [3, 3]) == pytest.approx(1 / 3, abs=1e-4)
    assert outlasts(1, [2]) == pytest.approx(1 / 4, abs=1e-3)
    assert outlasts(2, [1]) == pytest.approx(3 / 4, abs=1e-3)
