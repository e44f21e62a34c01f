"""Kala: a path is sown cell by cell."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Page

from tests.browser.keyboard import press, tab_to

SHORT = {"Réserve": "12"}
LEVEL = "graine"


def click_move(page: Page, move: str, moves: Sequence[str]) -> None:
    """Cell by cell; harvest and stepping aside are asked only where there is a choice."""
    way, _, aside = move.partition(">")
    path = way.removesuffix("x")
    for cell in re.findall("..", path)[1:]:
        page.locator(f".board [data-cell={cell}].lit").click()
    if any(other.startswith(path + "x") for other in moves):
        answers = page.locator(".board .asking.choice .row .button")
        (answers.nth(0) if way.endswith("x") else answers.nth(1)).click()
    if sum(other.startswith(way + ">") for other in moves) > 1:
        page.locator(f".board [data-cell={aside}].lit").click()


def type_move(page: Page, move: str, moves: Sequence[str]) -> None:
    """The arrows go from cell to cell, Enter sows there."""
    way, _, aside = move.partition(">")
    path = way.removesuffix("x")
    tab_to(page, page.locator('.board [data-cell][tabindex="0"]'))
    for cell in re.findall("..", path)[1:]:
        walk(page, cell)
    if any(other.startswith(path + "x") for other in moves):
        answers = page.locator(".board .asking.choice .row .button")
        press(page, answers.nth(0) if way.endswith("x") else answers.nth(1))
    if sum(other.startswith(way + ">") for other in moves) > 1:
        walk(page, aside)


def walk(page: Page, cell: str) -> None:
    here = page.evaluate("document.activeElement.dataset.cell")
    across, up = ord(cell[0]) - ord(here[0]), int(cell[1]) - int(here[1])
    for key, times in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowUp", up), ("ArrowDown", -up)):
        for _ in range(max(0, times)):
            page.keyboard.press(key)
    tab_to(page, page.locator(f".board [data-cell={cell}]"), 1)
    page.keyboard.press("Enter")
