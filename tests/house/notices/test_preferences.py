"""Quiet hours, by the clock of where one is, over midnight and when clocks change."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from haricot.house.notices.preferences import Preferences, QuietHours, check, quiet_until
from haricot.table import Refused

PARIS = "Europe/Paris"
NIGHT = Preferences(QuietHours(22 * 60, 7 * 60 + 30, PARIS))


def at(text: str, zone: str = PARIS) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("moment", "end"),
    [
        ("2026-11-15T21:59", None),
        ("2026-11-15T22:00", "2026-11-16T07:30"),
        ("2026-11-16T03:00", "2026-11-16T07:30"),
        ("2026-11-16T07:30", None),
        ("2026-10-24T23:00", "2026-10-25T07:30"),  # that night has an hour more
        ("2026-03-28T23:00", "2026-03-29T07:30"),  # and that one an hour less
    ],
)
def test_nothing_is_sent_at_night(moment: str, end: str | None) -> None:
    assert quiet_until(NIGHT, at(moment)) == (None if end is None else at(end))


def test_hours_of_the_day_may_be_quiet_too_and_none_at_all() -> None:
    school = Preferences(QuietHours(8 * 60, 16 * 60, "America/New_York"))
    assert quiet_until(school, at("2026-11-16T09:00", "America/New_York")) == at("2026-11-16T16:00", "America/New_York")
    assert quiet_until(school, at("2026-11-16T09:00")) is None
    assert quiet_until(Preferences(), at("2026-11-16T03:00")) is None
    assert quiet_until(Preferences(QuietHours(60, 60, PARIS)), at("2026-11-16T01:00")) is None


@pytest.mark.parametrize("zone", ["Europe/Nowhere", "../../etc/passwd", "/etc/passwd", "\0"])
def test_a_zone_that_nobody_knows_is_refused(zone: str) -> None:
    with pytest.raises(Refused):
        check(Preferences(QuietHours(0, 1, zone)))


def test_tables_and_games_of_which_one_wants_to_hear_nothing() -> None:
    chosen = Preferences(games_off=["kala"], tables_off=["a"])
    assert not chosen.wants("b", "kala")
    assert not chosen.wants("a", "ronda")
    assert chosen.wants("b", "ronda")
