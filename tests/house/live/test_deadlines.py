"""The house's one clock: each table is woken once, in time, and a deadline that was put off wakes nobody too early."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from haricot.house.live.deadlines import Deadlines
from tests.house.jumping_time import milliseconds, run_in_no_time

NOW = "haricot.house.live.deadlines.now"
MINUTE = 60_000

Schedule = list[tuple[int, str, int]]
Heard = list[tuple[int, str]]


@pytest.fixture
def woken(monkeypatch: pytest.MonkeyPatch) -> Callable[[Schedule, int], Heard]:
    """At which millisecond who is woken, where at such times tables' deadlines are set, for such times."""

    def woken(schedule: Schedule, until: int) -> Heard:
        heard: Heard = []

        async def expired(table: str) -> None:
            heard.append((milliseconds(), table))

        async def evening() -> None:
            clock = Deadlines(expired)
            clock.start()
            for at, table, deadline in schedule:
                await asyncio.sleep((at - milliseconds()) / 1000)
                clock.set(table, deadline)
            await asyncio.sleep((until - milliseconds()) / 1000)
            await clock.stop()

        run_in_no_time(evening(), monkeypatch, NOW)
        return heard

    return woken


Woken = Callable[[Schedule, int], Heard]


def test_tables_are_woken_in_the_order_of_their_deadlines_and_each_in_time(woken: Woken) -> None:
    late, early, next_one = 90 * MINUTE, 50, 3 * MINUTE
    schedule = [(0, "late", late), (0, "early", early), (0, "next", next_one)]
    assert woken(schedule, 100 * MINUTE) == [(early, "early"), (next_one, "next"), (late, "late")]


def test_a_deadline_that_is_past_wakes_at_once(woken: Woken) -> None:
    assert woken([(5000, "past", 1000)], 6000) == [(5000, "past")]


def test_an_earlier_deadline_wakes_the_clock_that_sleeps_for_a_later_one(woken: Woken) -> None:
    assert woken([(0, "late", MINUTE), (50, "early", 100)], 400) == [(100, "early")]


def test_a_later_deadline_of_the_same_table_adds_no_second_call(woken: Woken) -> None:
    """The table is looked at when it wakes, found early, and set anew by whoever looks."""
    assert woken([(0, "table", 50), (0, "table", 200), (0, "table", 300)], 600) == [(50, "table")]


def test_an_earlier_deadline_of_the_same_table_counts(woken: Woken) -> None:
    assert woken([(0, "table", MINUTE), (0, "table", 50)], 400) == [(50, "table")]


def test_what_fails_for_one_table_is_logged_and_wakes_the_others(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    async def expired(table: str) -> None:
        if table == "broken":
            raise ValueError("a fault")
        heard.append(table)

    async def evening() -> None:
        clock = Deadlines(expired)
        clock.start()
        clock.set("broken", -1)
        clock.set("whole", 20)
        assert len(clock) == 2
        await asyncio.sleep(0.3)
        assert len(clock) == 0
        await clock.stop()

    run_in_no_time(evening(), monkeypatch, NOW)
    assert heard == ["whole"]
    assert "deadline could not be handled" in caplog.text


def test_a_clock_that_was_never_started_can_be_stopped() -> None:
    async def nothing(table: str) -> None:
        raise AssertionError(table)

    async def evening() -> None:
        await Deadlines(nothing).stop()

    asyncio.run(evening())
