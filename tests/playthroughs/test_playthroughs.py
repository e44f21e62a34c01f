"""Every playthrough still happens as it is told: each position, each seat, the result, the seal."""

from pathlib import Path

import pytest

from haricot.records.record import Record
from haricot.records.verification import verify
from tests.playthroughs.retell import retold

PAGES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_playthrough_happens_as_it_is_told(page: Path) -> None:
    text = page.read_text("utf-8")
    assert retold(text) == text, "rewrite it with `python -m tests.playthroughs.retell`, and read what changed"
    verify(Record.loads(text))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_playthrough_is_short_enough_to_read(page: Path) -> None:
    assert len(page.read_text("utf-8").splitlines()) <= 60
