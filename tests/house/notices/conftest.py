"""A house that posts to a push service of the test's own, and in which nobody waits."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from tests.house.notices.push_service import PushService, push_service
from tests.house.running_house import RunningHouse

HASTY = """
from haricot.house.live import absences
from haricot.house.notices import reminders
absences.MILLISECONDS_TO_WAIT = 1
reminders.SECONDS_BETWEEN_LOOKS = 0.2
reminders.before = lambda live: reminders.DAY
from haricot.cli import main
main()
"""
"""Whoever is away is gone at once, and everybody is reminded a day before."""


@pytest.fixture(scope="session")
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="session")
def noticing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("noticing")
    running = RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log", HARICOT_PUSH_ANYWHERE="yes")
    running.program = HASTY
    running.start()
    yield running
    running.end(signal.SIGTERM)
    assert '"level":"error"' not in running.logs.read_text()
