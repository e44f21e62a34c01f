"""Fingers on a keyboard: Tab, arrows, Enter and letters, and nothing else; where the focus is can always be seen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.hands import READING, held, placed, words
from tests.browser.minds import mind_of

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


def sow(page: Page, move: str, moves: Sequence[str]) -> None:
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


def touch_bowls(page: Page, move: str, moves: Sequence[str]) -> None:
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


def say_word(page: Page, move: str, moves: Sequence[str]) -> None:
    press(page, page.locator(".board .words .button").filter(has_text=words(f"web-rondelic-do-{move}")).first)


def lay_cards(page: Page, move: str, moves: Sequence[str]) -> None:
    """Letters are typed where the cursor is, arrows carry it on, Enter lays the word."""
    board = page.locator(".board")
    if move in ("pass", "decline"):
        press(page, board.get_by_role("button", name=words(f"web-rondorondo-do-{move}"), exact=True))
        return
    if move.startswith("~"):
        press(page, held(page, move[1:]))
        press(page, board.locator(".actions .button:enabled").filter(has_text=re.compile("Échanger")))
        return
    rack = (mind_of(page).view or {})["rack"].upper()
    if any(sign.upper() == rack[place : place + 1] for place, sign in placed(move) if place >= 0):
        pick_cards(page, move)  # a letter that shows already is not typed anew
        return
    cursor = 0
    expect(board.locator(".slot.cursor")).to_have_attribute("data-place", "0")
    for place, sign in placed(move):
        for _ in range(abs(place - cursor)):
            page.keyboard.press("ArrowRight" if place > cursor else "ArrowLeft")
        page.keyboard.press(sign.upper())
        cursor = int(board.locator(".slot.cursor").get_attribute("data-place") or 0)
    page.keyboard.press("Enter")


def pick_cards(page: Page, move: str) -> None:
    """Card by card: Enter picks it up, Enter lays it down."""
    for place, sign in placed(move):
        press(page, held(page, "?" if sign.islower() else sign))
        press(page, page.locator(f'.board [data-place="{place}"]'))
        if sign.islower():
            page.keyboard.press(sign)
    press(page, page.locator(".board .actions .button.main"))


TYPISTS = {"kala": sow, "ronda": touch_bowls, "rondelic": say_word, "rondorondo": lay_cards}
