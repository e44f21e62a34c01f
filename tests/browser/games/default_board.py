"""Any game that brings no board of its own: its moves are buttons."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, Page

from tests.browser.keyboard import press
from tests.browser.pages import words

SHORT: dict[str, str] = {}
LEVEL = None


def click_move(page: Page, move: str, moves: Sequence[str]) -> None:
    move_button(page, move).click()


def type_move(page: Page, move: str, moves: Sequence[str]) -> None:
    press(page, move_button(page, move))


def move_button(page: Page, move: str) -> Locator:
    return move_buttons(page).get_by_text(move, exact=True)


def move_buttons(page: Page) -> Locator:
    return page.get_by_role("group", name=words("web-moves")).get_by_role("button")
