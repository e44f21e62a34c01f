"""Tasks that run in the background are ended without a trace."""

from __future__ import annotations

import asyncio

from haricot.house.background_tasks import end_tasks


def test_tasks_are_cancelled_and_waited_for() -> None:
    ended = list[str]()

    async def runs_on(name: str) -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            await asyncio.sleep(0)
            ended.append(name)

    async def begin_and_end() -> None:
        tasks = [asyncio.create_task(runs_on(name)) for name in ("one", "two")]
        await asyncio.sleep(0)
        await end_tasks(*tasks, None)
        assert all(task.cancelled() for task in tasks)

    asyncio.run(begin_and_end())
    assert ended == ["one", "two"]


def test_what_a_task_died_of_is_raised_no_more() -> None:
    async def fails() -> None:
        raise ValueError

    async def begin_and_end() -> None:
        task = asyncio.create_task(fails())
        await asyncio.sleep(0)
        await end_tasks(task)

    asyncio.run(begin_and_end())
