"""A loop whose time does not pass but jumps to what comes next: a minute takes no time, and nothing comes late."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any

import pytest


class JumpingSelector(selectors.DefaultSelector):
    """Where nothing is ready, the time for which it would wait has passed at once."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What is ready; only without a timer, something from outside is waited for."""
        ready = super().select(None if timeout is None else 0)
        if timeout and not ready:
            self.passed += timeout
        return ready


class JumpingLoop(asyncio.SelectorEventLoop):
    """It begins at no time at all."""

    def __init__(self) -> None:
        self.jumps = JumpingSelector()
        super().__init__(self.jumps)

    def time(self) -> float:
        """In seconds, by the jumps so far."""
        return self.jumps.passed


def milliseconds() -> int:
    """The time of the loop that runs, as wall clocks say it."""
    return round(1000 * asyncio.get_running_loop().time())


def run_in_no_time(scene: Coroutine[Any, Any, None], monkeypatch: pytest.MonkeyPatch, *clocks: str) -> None:
    """Runs it; `clocks` are the wall clocks that go by the same time, such as `haricot.house.live.deadlines.now`."""
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        for clock in clocks:
            monkeypatch.setattr(clock, milliseconds)
        runner.run(scene)
