"""Rondelic: one says a word."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page

from tests.browser.keyboard import press
from tests.browser.pages import words

SHORT = {"Cercles": "2"}
LEVEL = "germe"


def click_move(page: Page, move: str, moves: Sequence[str]) -> None:
    answer(page, move).click()


def type_move(page: Page, move: str, moves: Sequence[str]) -> None:
    press(page, answer(page, move))


def answer(page: Page, move: str) -> Locator:
    """Its button: by the rules of Rondellig, whoever keeps their card is served."""
    said = [words(f"web-rondelic-do-{one}") for one in ("keep", "served") if move == "keep"]
    name = re.compile("|".join(said) or words(f"web-rondelic-do-{move}"))
    return page.locator(".board .words .button").filter(has_text=name).first
