"""How people come together at a table: by a link, against bots, around one screen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, expect

import haricot
from tests.browser.conditions import wait_until
from tests.browser.games import board_of
from tests.browser.pages import do

Visit = Callable[..., Page]


def choose(page: Page, game: str, seats: int | None = None, **options: str) -> None:
    """On a game's page: how many play, and by which options."""
    wanted = seats or haricot.game(game).seats[0]
    if len(haricot.game(game).seats) > 1:
        page.get_by_label("Combien de joueurs").select_option(str(wanted))
    page.get_by_text("Options de la partie").click()
    for label, value in {**board_of(game).SHORT, **options}.items():
        field = page.get_by_label(label, exact=True)
        if field.evaluate("one => one.tagName") == "SELECT":
            field.select_option(label=value)
        else:
            field.fill(value)
            field.blur()


def sit_down(guest: Page) -> None:
    """Whoever came to play sits already; others press again, as people do, if somebody else was quicker."""
    seated, sit = guest.get_by_text("vous", exact=True), guest.get_by_role("button", name="S’asseoir ici").first
    expect(seated.or_(sit).first).to_be_visible()
    for _ in range(5):
        if not seated.count():
            sit.click()
        with suppress(AssertionError):
            return expect(seated).to_be_visible(timeout=4000)
    raise AssertionError("no seat to be had")


def gather(visit: Visit, game: str, size: str = "desktop", seats: int | None = None, **more: Any) -> list[Page]:
    """A host who invites by a link, and everybody who follows it; the game has begun."""
    host = visit(f"/game/{game}", size, **more)
    choose(host, game, seats)
    host.get_by_role("button", name="Avec des amis").click()
    link = host.get_by_label("Lien", exact=True).input_value()
    guests = list[Page]()
    for _ in range((seats or haricot.game(game).seats[0]) - 1):
        guests.append(visit(link, size, **more))
        sit_down(guests[-1])  # in their order: whoever comes first has the first seat
    host.get_by_role("button", name="Commencer").click()
    return [see_board(page) for page in (host, *guests)]


def watch(visit: Visit, host: Page, size: str = "desktop") -> Page:
    """Somebody who may look on, by a link of the host's."""
    do(host, "Inviter")
    sheet = host.get_by_role("dialog")
    sheet.get_by_label("Ce lien permet de").select_option(label="regarder")
    link = sheet.get_by_label("Lien", exact=True)
    wait_until(host, "document.querySelector('dialog .link')?.value.length > 0")
    sitting = link.input_value()
    host.keyboard.press("Escape")
    return see_board(visit(sitting, size))


def against_bots(visit: Visit, game: str, size: str = "desktop", **more: Any) -> Page:
    page = visit(f"/game/{game}", size, **more)
    choose(page, game)
    page.get_by_role("button", name="Contre des robots").click()
    return see_board(page)


def around_one_screen(visit: Visit, game: str, names: tuple[str, ...], size: str = "desktop") -> Page:
    page = visit(f"/game/{game}", size)
    choose(page, game, len(names))
    page.get_by_role("button", name="Autour de cet écran").click()
    for box, name in zip(page.locator("form input").all(), names, strict=True):
        box.fill(name)
    page.get_by_role("button", name="Commencer").click()
    return see_board(page)


def see_review(page: Page) -> Page:
    """What the house makes of a game that is over and looked at again: it came by itself."""
    expect(page.locator(".sum .summary")).to_have_count(1, timeout=60_000)
    return page


def see_board(page: Page) -> Page:
    """The board, and not only the place that waits for its code; or the curtain before it."""
    board = page.get_by_role("region", name="Le plateau")
    expect(board).to_be_visible()
    expect(board.locator("> [role=status]")).to_have_count(0)
    return page
