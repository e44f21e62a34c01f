"""Days by all the clocks of the world, and days in a row on which somebody solved a puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

from haricot.house import wall_clock
from haricot.house.errors import NotFound
from haricot.puzzles import days

EARLIEST, LATEST = timedelta(hours=-12), timedelta(hours=14)
"""Of all the clocks of the world, the one that is most behind and the one that is most ahead."""


def utc_now() -> datetime:
    """This moment by the house's clock, in UTC."""
    return datetime.fromtimestamp(wall_clock.now() / 1000, UTC)


def latest_today() -> date:
    """The date where the clock is most ahead."""
    return (utc_now() + LATEST).date()


def read_day(text: str) -> date:
    """A day that has begun somewhere, and not before the first."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NotFound("house-not-found") from None
    if not days.FIRST <= day <= latest_today():
        raise NotFound("house-not-found")
    return day


def is_today(day: date) -> bool:
    """Somewhere on earth."""
    return (utc_now() + EARLIEST).date() <= day <= latest_today()


def streak_until(played: Sequence[date], today: date) -> int:
    """Days in a row up to today, by the clock that is most ahead: whoever is behind it has until two days later."""
    if not played or played[-1] < today - timedelta(days=2):
        return 0
    return _run(played)


def longest(played: Sequence[date]) -> int:
    """The longest run of days in a row."""
    return max((_run(played[: at + 1]) for at in range(len(played))), default=0)


def _run(played: Sequence[date]) -> int:
    length = 1
    while length < len(played) and played[-length - 1] == played[-length] - timedelta(days=1):
        length += 1
    return length
