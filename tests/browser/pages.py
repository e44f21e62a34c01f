"""What a page shows: its words, whose turn it is there; and waiting for it."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error, Page

from haricot.texts import say

PATIENCE = 30_000
BETWEEN_LOOKS = 40
"""Milliseconds: each look keeps the browser, its driver and this process busy for a few."""
READING = ".board .asking.looking .button, .board .goon"


def words(key: str, **values: str | int) -> str:
    """As the French pages say it."""
    return say(key, "fr", **values)


def shot(page: Page, name: str) -> None:
    """A picture in the folder that HARICOT_SHOTS names, for whoever wants to look at it."""
    if folder := os.environ.get("HARICOT_SHOTS"):
        page.screenshot(path=Path(folder) / f"{name}.png")


def is_to_act(page: Page) -> bool:
    return page.locator(".status.mine").count() > 0


def do(page: Page, name: str) -> None:
    """What one may do beside playing: an action in sight, or one in the sheet of all of them."""
    button = page.get_by_role("button", name=name)
    if not button.first.is_visible():
        page.locator(".play > .actions .button:not(.keys), .play .bar .button").and_(
            page.locator("[aria-haspopup]:visible")
        ).click()
    button.filter(visible=True).last.click()


def until(page: Page, true: Callable[[], object], what: str | Callable[[], str], patience: int = PATIENCE) -> None:
    """Waits for something that the page alone cannot tell."""
    for _ in range(patience // BETWEEN_LOOKS):
        if true():
            return
        page.wait_for_timeout(BETWEEN_LOOKS)
    refused = page.locator(".refused").all_inner_texts()
    raise AssertionError(f"waited in vain: {what() if callable(what) else what} {refused}")


def read_on(page: Page) -> bool:
    """Presses the button under what is shown for a moment; whether there was one."""
    reading = page.locator(READING)
    if not reading.count():
        return False
    with suppress(Error):  # it may go by itself just now
        reading.first.click(timeout=1000)
    return True
