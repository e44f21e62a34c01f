"""The soak's short form: every way of harming a house, once, briefly, and nothing is lost."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from tests.soak.clock_jumps import jump
from tests.soak.cuts import cut
from tests.soak.floods import flood
from tests.soak.full_disk import fill
from tests.soak.kills import kill
from tests.soak.trial import Tally, Trial, run, table
from tests.soak.visits import visit

A_BUSY_MACHINE = 30.0
"""Seconds after which a test calls a move lost; the soak itself, on a quiet machine, is stricter."""
BRIEFLY: dict[str, Trial] = {
    "kills": kill,
    "cuts": partial(cut, seconds=1),
    "floods": partial(flood, seconds=1, each=1, patience=A_BUSY_MACHINE),
    "clock jumps": jump,
    "full disk": partial(fill, seconds=1),
    "visits": partial(visit, tables=80),
}


@pytest.mark.parametrize("name", BRIEFLY)
def test_nothing_is_lost(tmp_path: Path, name: str) -> None:
    tally = Tally()
    run(BRIEFLY[name], tmp_path, 1, tally)
    assert not tally.lost
    assert tally.tried.total() > 0
    assert tally.checked.total() > 0


def test_what_goes_wrong_in_a_round_is_in_the_table(tmp_path: Path) -> None:
    def harm(folder: Path, seed: int, tally: Tally) -> None:
        tally.tried["blows"] += 3
        tally.slowest("a blow", 0.25)
        tally.expect(seed > 0, "the first one")
        raise ConnectionError("gone")

    tally = Tally()
    run(harm, tmp_path, 0, tally)
    assert tally.lost == ["the first one", "seed 0: ConnectionError: gone"]
    assert table({"harm": tally}).splitlines()[-1] == "| harm | 1 | 3 blows | 1 checks | a blow 0.25 s | 2 |"
    assert tally.checked == Counter(checks=1)
