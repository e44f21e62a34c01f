"""Who wins from an empty field, by the table of reserves."""

from haricot.bots.kala.engine.known_starts import winner_of_start
from haricot.games.kala import kernel as fast
from tests.games.known import kala


def test_a_start_is_known_by_its_two_reserves_whoever_begins() -> None:
    for first in (0, 1):
        start = fast.pack(kala.new(first=first, reserve=28))
        assert winner_of_start(start) == 1 - first
        assert winner_of_start(start._replace(other_reserve=24)) == first
        assert winner_of_start(start._replace(reserve=27)) == 1 - first


def test_what_is_no_start_is_not_known() -> None:
    start = kala.new(first=0, reserve=12)
    assert winner_of_start(fast.pack(start)) == 1
    assert winner_of_start(fast.pack(start.play("a1a2a3a4"))) is None
    bowls = fast.pack(start)._replace(own_cell=5)
    assert winner_of_start(bowls) is None
    assert winner_of_start(fast.pack(start)._replace(held=1)) is None
