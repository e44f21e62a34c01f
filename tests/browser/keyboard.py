"""Fingers on a keyboard: Tab, arrows, Enter and letters, and nothing else; where the focus is can always be seen."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.pages import READING

HAS_FOCUS = "one => one === document.activeElement"
SHOWS_FOCUS = """one => {
  const style = getComputedStyle(one);
  return one.matches(':focus-visible')
    && ((style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none');
}"""


def tab_to(page: Page, target: Locator, most: int = 120) -> None:
    """Goes on with Tab until the target has the focus, and shows it."""
    expect(target).to_have_count(1)
    for _ in range(most):
        if target.evaluate(HAS_FOCUS):
            assert target.evaluate(SHOWS_FOCUS), f"nobody sees where the focus is: {target}"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {target}")


def press(page: Page, target: Locator) -> None:
    tab_to(page, target)
    page.keyboard.press("Enter")


def read_on(page: Page) -> bool:
    """Presses the button under what is shown for a moment; whether there was one."""
    reading = page.locator(READING)
    if not reading.count():
        return False
    with suppress(AssertionError, Error):  # it may go by itself just now
        press(page, reading.first)
    return True
