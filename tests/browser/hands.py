"""Hands that play each game on its board as people do: by what can be pressed there."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page

PRESSABLE = {
    "kala": (".board [data-cell].lit", ".board .asking.choice .button.main"),
    "ronda": (".board [data-bowl][aria-disabled=false]", ".board .asking .button"),
    "rondelic": (".board .words .button", ".board .talk > .button"),
    "rondorondo": (".board .actions .button:has-text('Passer')", ".board .actions .button"),
}


def is_to_act(page: Page) -> bool:
    return page.locator(".status.mine").count() > 0


def is_over(page: Page) -> bool:
    return page.locator("#result").count() > 0


def pressable(page: Page, game: str) -> list[Locator]:
    return [one for kind in PRESSABLE[game] for one in page.locator(kind).all() if one.is_enabled()]


def play_to_the_end(pages: list[Page], game: str, lot: Random, most: int = 400) -> int:
    """Whoever is to act presses something that can be pressed; how many times."""
    for pressed in range(most):
        if all(is_over(page) for page in pages):
            return pressed
        for page in pages:
            for read in page.locator(".board .talk > .button").all():
                read.click(timeout=5000)
            if is_to_act(page) and not is_over(page):
                press(page, game, lot)
        pages[0].wait_for_timeout(20)
    raise AssertionError(f"{game} did not end")


def press(page: Page, game: str, lot: Random) -> None:
    offered = pressable(page, game)
    if offered:
        lot.choice(offered).click(timeout=5000)
