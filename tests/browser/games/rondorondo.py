"""RondoRondo: cards are laid into the rack."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from tests.browser.keyboard import press, tab_to
from tests.browser.pages import words
from tests.browser.players import player_of

SHORT = {"Durée d’un tour (s)": "0"}
LEVEL = "bouton"


def click_move(page: Page, move: str, moves: Sequence[str]) -> None:
    """Taps a card, then its place in the rack."""
    board = page.locator(".board")
    if move in ("pass", "decline", "accept", "reject"):
        board.get_by_role("button", name=words(f"web-rondorondo-do-{move}"), exact=True).click()
        return
    if move.startswith("~"):
        held(page, move[1:]).click()
        board.locator(".actions .button:enabled").filter(has_text=re.compile("Échanger")).click()
        return
    for place, symbol in placed(move):
        held(page, "?" if symbol.islower() else symbol).click()
        board.locator(f'[data-place="{place}"]').click()
        if symbol.islower():
            page.get_by_role("dialog").get_by_role("button", name=symbol.upper(), exact=True).click()
    board.locator(".actions .button.main").click()


def placed(move: str) -> list[tuple[int, str]]:
    """Which symbols a word lays where: -1 is before the rack."""
    parts = re.fullmatch(r"(?:(.)<)?(.*?)(?:>(.))?", move)
    assert parts is not None
    before, middle, after = parts.groups()
    laid = [(place, symbol) for place, symbol in enumerate(middle) if symbol != "."]
    return [(-1, before)] * bool(before) + laid + [(len(middle), after)] * bool(after)


def held(page: Page, card: str) -> Locator:
    """A card of the hand that does not lie in the rack yet."""
    names = {"?": words("web-rondorondo-card-joker"), "-": words("web-rondorondo-card-eraser")}
    name = re.compile(rf"^\s*{names.get(card, card)}\b")
    return page.locator(".board .hand .held:enabled").filter(has_text=name).first


def type_move(page: Page, move: str, moves: Sequence[str]) -> None:
    """Letters are typed where the cursor is, arrows carry it on, Enter lays the word."""
    board = page.locator(".board")
    if move in ("pass", "decline"):
        press(page, board.get_by_role("button", name=words(f"web-rondorondo-do-{move}"), exact=True))
        return
    if move.startswith("~"):
        press(page, held(page, move[1:]))
        press(page, board.locator(".actions .button:enabled").filter(has_text=re.compile("Échanger")))
        return
    rack = (player_of(page).view or {})["rack"].upper()
    if any(symbol.upper() == rack[place : place + 1] for place, symbol in placed(move) if place >= 0):
        pick_cards(page, move)  # a letter that shows already is not typed anew
        return
    cursor = 0
    tab_to(page, board.locator('[data-place="0"]'))
    for place, symbol in placed(move):
        for _ in range(abs(place - cursor)):
            page.keyboard.press("ArrowRight" if place > cursor else "ArrowLeft")
        expect(board.locator(f'[data-place="{place}"]')).to_be_focused()
        page.keyboard.press(symbol.upper())
        cursor = int(board.locator(".slot.cursor").get_attribute("data-place") or 0)
        expect(board.locator(f'[data-place="{cursor}"]')).to_be_focused()
    page.keyboard.press("Enter")


def pick_cards(page: Page, move: str) -> None:
    """Card by card: Enter picks it up, Enter lays it down."""
    for place, symbol in placed(move):
        press(page, held(page, "?" if symbol.islower() else symbol))
        press(page, page.locator(f'.board [data-place="{place}"]'))
        if symbol.islower():
            page.keyboard.press(symbol)
    press(page, page.locator(".board .actions .button.main"))
