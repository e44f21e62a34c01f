"""Holds for every test."""

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come last: Playwright keeps an event loop running, and whoever follows can start none."""
    items.sort(key=lambda item: item.path.is_relative_to(BROWSER))
