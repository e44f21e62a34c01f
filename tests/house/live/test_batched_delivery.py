"""A crowd at a table is told in order, and never holds up the loop for all of it at once."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from haricot.house.live.batched_delivery import MOST_AT_ONCE, BatchedDelivery


def test_a_crowd_is_told_a_few_at_a_time_and_in_order() -> None:
    asyncio.run(_tell_crowd())


async def _tell_crowd() -> None:
    there = dict.fromkeys(range(3 * MOST_AT_ONCE + 1))
    told = defaultdict[int, list[str]](list)
    delivery = BatchedDelivery(there)
    steps = []
    for message in ("first", "second"):
        delivery.tell(there, lambda one, message=message: told[one].append(message))  # type: ignore[misc]
        steps.append(sum(map(len, told.values())))
    assert steps == [MOST_AT_ONCE, MOST_AT_ONCE], "the second waits for the first"
    del there[3 * MOST_AT_ONCE]
    there[-1] = None
    for _ in range(8):
        before = sum(map(len, told.values()))
        await asyncio.sleep(0)
        assert sum(map(len, told.values())) - before <= MOST_AT_ONCE
    assert told == {one: ["first", "second"] for one in range(3 * MOST_AT_ONCE)}, "who left or came is not among them"


def test_a_small_table_hears_everything_at_once() -> None:
    told: list[str] = []
    delivery = BatchedDelivery(("ana", "bob"))
    for message in ("first", "second"):
        delivery.tell(("ana", "bob"), lambda one, message=message: told.append(f"{one} {message}"))  # type: ignore[misc]
    assert told == ["ana first", "bob first", "ana second", "bob second"]
