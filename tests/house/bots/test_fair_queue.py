"""Who waits for a worker: every person in turn, then every table; people's games before hints, reviews last."""

from __future__ import annotations

import asyncio

import pytest

from haricot.house.bots.fair_queue import FairQueue, Urgency
from haricot.house.errors import RateLimited

WITH_PEOPLE, HINT, AMONG_BOTS, ANALYSIS, REVIEW = Urgency


async def served(queue: FairQueue, asked: list[tuple[str, str, Urgency]]) -> list[str]:
    """In which order those who ask are served, while one worker is busy at first."""
    order: list[str] = []
    busy = asyncio.Event()

    async def hold() -> None:
        async with queue.turn("nobody", "none", WITH_PEOPLE):
            await busy.wait()

    async def ask(person: str, table: str, urgency: Urgency) -> None:
        async with queue.turn(person, table, urgency):
            order.append(f"{person} {table}")
            await asyncio.sleep(0)

    holding = asyncio.create_task(hold())
    await asyncio.sleep(0)
    tasks = []
    for one in asked:
        tasks.append(asyncio.create_task(ask(*one)))
        await asyncio.sleep(0)
    busy.set()
    await asyncio.gather(holding, *tasks)
    return order


def test_whoever_has_many_tables_waits_behind_who_has_one() -> None:
    asked = [("ana", str(table), WITH_PEOPLE) for table in range(30)] + [("bob", "x", WITH_PEOPLE)]
    order = asyncio.run(served(FairQueue(1, 100, 100), asked))
    assert order.index("bob x") <= 1
    assert len(order) == 31


def test_games_with_people_come_before_hints_before_games_among_bots_before_reviews() -> None:
    asked = [("ana", "1", REVIEW), ("ana", "2", AMONG_BOTS), ("ana", "3", HINT), ("ana", "4", WITH_PEOPLE)]
    order = asyncio.run(served(FairQueue(1, 100, 100), asked))
    assert order == ["ana 4", "ana 3", "ana 2", "ana 1"]


def test_of_a_person_s_tables_the_newest_is_served_first_and_each_in_turn() -> None:
    asked = [("ana", "old", WITH_PEOPLE), ("ana", "old", WITH_PEOPLE), ("ana", "new", WITH_PEOPLE)]
    order = asyncio.run(served(FairQueue(1, 100, 100), asked))
    assert order == ["ana new", "ana old", "ana old"]


def test_too_many_of_one_person_or_of_all_are_refused_honestly() -> None:
    async def crowd() -> None:
        queue = FairQueue(1, most_each=2, most=3)
        async with queue.turn("ana", "0", WITH_PEOPLE):
            waiting = [asyncio.create_task(_take(queue, "ana", str(table))) for table in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(RateLimited):
                await _take(queue, "ana", "3")
            waiting.append(asyncio.create_task(_take(queue, "bob", "4")))
            await asyncio.sleep(0)
            with pytest.raises(RateLimited) as full:
                await _take(queue, "eve", "5")
            assert full.value.key == "house-full"
            assert queue.length == 3
        await asyncio.gather(*waiting)
        assert queue.length == 0

    asyncio.run(crowd())


def test_who_goes_away_while_waiting_leaves_nothing_behind() -> None:
    async def leave() -> None:
        queue = FairQueue(1, 10, 10)
        async with queue.turn("ana", "0", WITH_PEOPLE):
            gone = asyncio.create_task(_take(queue, "bob", "1"))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
            assert queue.length == 0
            late = asyncio.create_task(_take(queue, "eve", "2"))
            await asyncio.sleep(0)
        late.cancel()  # it was called just now, and does not take its turn
        await asyncio.gather(late, return_exceptions=True)
        await asyncio.wait_for(_take(queue, "ana", "3"), 1)

    asyncio.run(leave())


def test_all_workers_are_used_and_no_more() -> None:
    async def crowd() -> int:
        queue, at_work, most = FairQueue(3, 100, 100), 0, 0

        async def work(number: int) -> None:
            nonlocal at_work, most
            async with queue.turn(f"person {number}", "0", WITH_PEOPLE):
                at_work += 1
                most = max(most, at_work)
                await asyncio.sleep(0.001)
                at_work -= 1

        await asyncio.gather(*(work(number) for number in range(20)))
        return most

    assert asyncio.run(crowd()) == 3


async def _take(queue: FairQueue, person: str, table: str) -> None:
    async with queue.turn(person, table, WITH_PEOPLE):
        await asyncio.sleep(0)
