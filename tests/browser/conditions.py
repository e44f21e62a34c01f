"""Waiting for what a page says of itself.

Playwright's own `wait_for_function` evaluates text inside the page, which the house's Content-Security-Policy forbids
whenever the first look was not enough: so it is asked from outside, again and again.
"""

import time

from playwright.sync_api import Error, Page

SECONDS = 30.0


def wait_until(page: Page, condition: str) -> None:
    """Until this JavaScript is true there; a page that is just being left is asked again."""
    end = time.monotonic() + SECONDS
    while True:
        try:
            if page.evaluate(f"Boolean({condition})"):
                return
        except Error as gone:
            if "context was destroyed" not in str(gone) and "navigat" not in str(gone):
                raise
        assert time.monotonic() < end, f"never came true: {condition}"
        page.wait_for_timeout(50)
