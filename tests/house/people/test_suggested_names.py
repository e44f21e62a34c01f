"""Whoever gives no name gets one that nobody takes for somebody else's."""

from haricot import bots
from haricot.house.people.people import NAMES
from haricot.table.checks import BEANS


def test_no_suggested_name_is_a_level_s_or_a_bot_s() -> None:
    taken = {name.casefold() for name in (*bots.NAMES, *BEANS)}
    assert not taken & {name.casefold() for name in NAMES}


def test_there_are_names_for_a_full_table() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 20
