"""Games of the past: found again after one left, watched with names, and made nameless."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.accessibility import check_fingers_and_large_letters, check_light_and_dark
from tests.browser.pages import shot, words
from tests.browser.tables import Visit, see_board


def ask(page: Page, path: str, body: object) -> Any:
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def lose(page: Page, game: str, level: str, **setup: object) -> None:
    """A game against a bot, given up at once; and the table is left."""
    bots = [{"seat": 1, "level": level}]
    told = ask(page, "/api/tables", {"game": game, "seat": 0, "bots": bots, "start": True, **setup})
    table = f"/api/tables/{told['id']}/commands"
    ask(page, table, {"do": "resign", "number": told["number"]})
    ask(page, table, {"do": "leave"})


def test_games_of_the_past_are_found_watched_and_made_nameless(visit: Visit) -> None:
    page = visit("/")
    ask(page, "/api/me", {"name": "Léa"})
    page.evaluate("localStorage.setItem('haricot.known', 'yes')")
    for game, level in (("kala", "graine"), ("kala", "fleur"), ("rondorondo", "graine")):
        lose(page, game, level)
    page.reload()
    page.get_by_role("link", name=words("web-history-all-mine")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(words("web-history"))
    expect(page.locator("[data-game]")).to_have_count(3)
    expect(page.get_by_text(words("web-history-count", count=3), exact=True)).to_be_visible()
    shot(page, "history")
    check_light_and_dark(page)
    page.get_by_text(words("web-history-filter")).click()
    page.get_by_role("combobox", name=words("web-history-game"), exact=True).select_option("kala")
    expect(page.locator("[data-game]")).to_have_count(2)
    check_fingers_and_large_letters(page)
    page.reload()
    expect(page.locator("[data-game]")).to_have_count(2)
    page.get_by_role("button", name=words("web-history-clear")).click()
    expect(page.locator("[data-game]")).to_have_count(3)
    page.get_by_label(words("web-history-search")).fill("personne")
    expect(page.get_by_text(words("web-history-none-such"))).to_be_visible()
    page.get_by_label(words("web-history-search")).fill("FLAGEOLET")
    expect(page.locator("[data-game]")).to_have_count(3)

    page.locator("[data-game] a").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".who")).to_contain_text("Léa et Flageolet (robot, Graine)")
    page.get_by_role("button", name="Plus", exact=True).click()
    expect(page.get_by_role("link", name="Télécharger")).to_have_attribute(
        "download", page.evaluate("new Date().toISOString().slice(0, 10)") + "-rondorondo-lea-flageolet.txt"
    )
    shot(page, "history-replay")
    page.go_back()

    erase = page.locator("[data-game]").first.get_by_role("button")
    erase.dblclick()
    question = page.get_by_role("dialog", name=words("web-history-erase"))
    expect(question).to_contain_text("RondoRondo")
    question.get_by_role("button", name=words("web-back")).click()
    expect(question).to_have_count(0)
    erase.click()
    question.get_by_role("button", name=words("web-history-erase-sure")).click()
    expect(page.get_by_text(words("web-history-erased"))).to_be_visible()
    expect(page.locator("[data-game]").first.get_by_role("button")).to_have_count(0)
    expect(page.locator("[data-game]")).to_have_count(3)


def test_one_sees_how_strong_one_is_and_stands_on_the_board_if_one_wants(visit: Visit) -> None:
    page = visit("/")
    ask(page, "/api/me", {"name": "Paul"})
    page.evaluate("localStorage.setItem('haricot.known', 'yes')")
    for level in ("graine", "racine"):
        lose(page, "kala", level, public=True)
    page.goto("/ratings")
    own = page.get_by_role("region", name=words("web-rating-own"))
    expect(own.get_by_role("listitem")).to_contain_text(words("web-rating-provisional"))
    expect(page.get_by_role("region", name=words("web-leaderboard"))).to_be_visible()
    assert page.get_by_role("row", name="Paul").count() == 0
    page.get_by_label(words("web-rating-list-me")).check()
    expect(page.get_by_role("row", name="Paul")).to_be_visible()
    shot(page, "ratings")
    check_light_and_dark(page)
    check_fingers_and_large_letters(page)
    page.set_viewport_size({"width": 390, "height": 844})
    shot(page, "ratings-phone")
    page.get_by_label(words("web-rating-list-me")).uncheck()
    expect(page.get_by_role("row", name="Paul")).to_have_count(0)

    page.goto("/game/kala")
    choice = page.get_by_label(words("web-level"))
    expect(choice).to_have_value(re.compile("^size:[0-9]+$"))
    expect(choice).to_contain_text(words("web-kala-style-graine"))
    shot(page, "own-size-phone")
    page.get_by_role("button", name=words("web-way-bots")).click()
    see_board(page)
    expect(page.get_by_role("list", name=words("web-seats"))).to_contain_text("Sur mesure")
