"""Ronda: bowls are touched, and answers given below them."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from tests.browser.keyboard import press, tab_to
from tests.browser.pages import words

SHORT = {"Déroulement": "simple", "Haricots par bol, au plus": "4", "Pénalité": "non"}
LEVEL = "fleur"


def click_move(page: Page, move: str, moves: Sequence[str]) -> None:
    if move in ("pass", "stop"):
        page.locator(".board .asking").get_by_role("button", name=words(f"web-ronda-{move}")).click()
    elif move.startswith("+"):
        name = words("web-ronda-add", bowl=int(move[1:]))
        page.locator(".board .asking").get_by_role("button", name=name, exact=True).click()
    else:
        page.locator(f'.board [data-bowl="{move.removeprefix("=")}"][aria-disabled=false]').click()


def type_move(page: Page, move: str, moves: Sequence[str]) -> None:
    """A digit goes to that bowl, Enter lifts it; answers are buttons below."""
    board = page.locator(".board")
    if move in ("pass", "stop"):
        press(page, board.locator(".asking").get_by_role("button", name=words(f"web-ronda-{move}")))
    elif move.startswith("+"):
        name = words("web-ronda-add", bowl=int(move[1:]))
        press(page, board.locator(".asking").get_by_role("button", name=name, exact=True))
    else:
        bowl = move.removeprefix("=")
        tab_to(page, board.locator('[data-bowl][tabindex="0"]'))
        page.keyboard.press(bowl[-1])
        tab_to(page, board.locator(f'[data-bowl="{bowl}"][aria-disabled=false]'), 1)
        page.keyboard.press("Enter")
