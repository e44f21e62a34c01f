"""What the first player of Kala needs against each reserve: found, kept, and the same that is shipped."""

from pathlib import Path

import pytest

from haricot.bots.kala.engine.oracle import Oracle
from haricot.bots.kala.engine.reserves import Reserves, shipped
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.lab.kala_reserves import FEWEST, Staircase, start_with

QUICK = 20
"""Up to so many beans the steps are proven in a moment."""


@pytest.fixture(scope="module")
def staircase() -> Staircase:
    made = Staircase(Oracle(new_table(64)))
    assert made.climb(QUICK)
    return made


def test_the_shipped_table_begins_with_what_is_proven_here(staircase: Staircase) -> None:
    known = shipped()
    assert {second: known.least[second] for second in staircase.least} == staircase.least
    assert staircase.least[8] == 12


def test_every_step_was_needed(staircase: Staircase) -> None:
    oracle = Oracle(new_table(64))
    for second, first in staircase.least.items():
        assert oracle.prove(start_with(first, second))[0] == 0
        if first > FEWEST:
            assert oracle.prove(start_with(first - 1, second))[1] == 0


def test_equal_reserves_are_won_by_the_second() -> None:
    known = shipped()
    assert all(first > second for second, first in known.least.items())
    assert {known.winner(beans, beans) for beans in range(FEWEST, 29)} == {1}


def test_it_goes_on_from_a_file(staircase: Staircase, tmp_path: Path) -> None:
    file = tmp_path / "reserves.json"
    began = Staircase(Oracle(new_table(4)), {4: 8}, {5: 8})
    began.save(file)
    later = Staircase(Oracle(new_table(64)))
    later.load(file)
    assert later.climb(QUICK)
    assert (later.least, later.at_least) == (staircase.least, {})


def test_what_is_between_a_win_and_a_loss_is_not_known() -> None:
    known = Reserves({8: 12}, {9: 13})
    assert known.winner(12, 8) == known.winner(20, 4) == 0
    assert known.winner(11, 8) == known.winner(12, 9) == known.winner(12, 28) == 1
    assert known.winner(13, 9) is None
