"""Rondelic: one says a word."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from tests.browser.keyboard import press
from tests.browser.pages import words

SHORT = {"Cercles": "2"}
LEVEL = "germe"


def click_move(page: Page, move: str, moves: Sequence[str]) -> None:
    page.locator(".board .words .button").filter(has_text=words(f"web-rondelic-do-{move}")).first.click()


def type_move(page: Page, move: str, moves: Sequence[str]) -> None:
    press(page, page.locator(".board .words .button").filter(has_text=words(f"web-rondelic-do-{move}")).first)
