"""Holds for every test."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
BROWSER = TESTS / "browser"
LONG = (TESTS / "installed", TESTS / "cluster", TESTS / "soak", TESTS / "test_adding_a_game.py")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come last: Playwright keeps an event loop running, and whoever follows can start none.

    Those of which each takes long come first: at the end one worker would wait for the other.
    """
    items.sort(key=lambda item: (item.path.is_relative_to(BROWSER), not any(map(item.path.is_relative_to, LONG))))
