"""Holds for every test."""

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.house.running_house import OPENED

TESTS = Path(__file__).parent
BROWSER = TESTS / "browser"
LONG = (TESTS / "installed", TESTS / "cluster", TESTS / "soak", TESTS / "test_adding_a_game.py")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come last: Playwright keeps an event loop running, and whoever follows can start none.

    Those of which each takes long come first: at the end one worker would wait for the other.
    """
    items.sort(key=lambda item: (item.path.is_relative_to(BROWSER), not any(map(item.path.is_relative_to, LONG))))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None]:
    """A test that fails leaves no house open: its process would be told of in another test, and take its time."""
    before = set(OPENED)
    try:
        return (yield)
    except BaseException:
        for house in OPENED - before:
            if house.process is not None and house.process.poll() is None:
                house.process.kill()
                house.process.wait(60)
        raise
