"""The house's one clock: each table is woken once, in time, and a deadline that was put off wakes nobody too early."""

from __future__ import annotations

import asyncio

import pytest

from haricot.house.live.deadlines import Deadlines
from haricot.house.wall_clock import now


def woken(schedule: list[tuple[float, str, int]], seconds: float) -> list[str]:
    """Who is woken, in which order: at so many seconds from now a table's deadline is set, to so many ms from then."""
    heard: list[str] = []

    async def expired(table: str) -> None:
        heard.append(table)

    async def evening() -> None:
        clock = Deadlines(expired)
        clock.start()
        for wait, table, ahead in schedule:
            await asyncio.sleep(wait)
            clock.set(table, now() + ahead)
        await asyncio.sleep(seconds)
        await clock.stop()

    asyncio.run(evening())
    return heard


def test_tables_are_woken_in_the_order_of_their_deadlines() -> None:
    assert woken([(0, "late", 300), (0, "early", 50), (0, "next", 150)], 0.8) == ["early", "next", "late"]


def test_a_deadline_that_is_past_wakes_at_once() -> None:
    assert woken([(0, "past", -1000)], 0.2) == ["past"]


def test_an_earlier_deadline_wakes_the_clock_that_sleeps_for_a_later_one() -> None:
    assert woken([(0, "late", 60_000), (0.05, "early", 50)], 0.4) == ["early"]


def test_a_later_deadline_of_the_same_table_adds_no_second_call() -> None:
    """The table is looked at when it wakes, found early, and set anew by whoever looks."""
    assert woken([(0, "table", 50), (0, "table", 200), (0, "table", 300)], 0.6) == ["table"]


def test_an_earlier_deadline_of_the_same_table_counts() -> None:
    heard = woken([(0, "table", 60_000), (0, "table", 50)], 0.4)
    assert heard == ["table"]


def test_what_fails_for_one_table_is_logged_and_wakes_the_others(caplog: pytest.LogCaptureFixture) -> None:
    heard: list[str] = []

    async def expired(table: str) -> None:
        if table == "broken":
            raise ValueError("a fault")
        heard.append(table)

    async def evening() -> None:
        clock = Deadlines(expired)
        clock.start()
        clock.set("broken", now() - 1)
        clock.set("whole", now() + 20)
        assert len(clock) == 2
        await asyncio.sleep(0.3)
        assert len(clock) == 0
        await clock.stop()

    asyncio.run(evening())
    assert heard == ["whole"]
    assert "deadline could not be handled" in caplog.text


def test_a_clock_that_was_never_started_can_be_stopped() -> None:
    async def nothing(table: str) -> None:
        raise AssertionError(table)

    async def evening() -> None:
        await Deadlines(nothing).stop()

    asyncio.run(evening())
