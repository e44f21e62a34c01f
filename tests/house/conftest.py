"""One house for the tests that do not harm it."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from tests.house.running_house import RunningHouse


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("house")
    running = RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log")
    running.start()
    yield running
    running.end(signal.SIGTERM)
    assert '"level":"error"' not in running.logs.read_text()
