"""Where children are at home: names are chosen, words suit them, and whoever leaves a shared tablet leaves nothing."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from haricot.house.people.people import NAMES
from tests.browser.pages import shot, words
from tests.browser.tables import Visit, around_one_screen, see_board
from tests.house.running_house import RunningHouse

OF_NOBODY = {"haricot.speed", "haricot.lang", "haricot.kept", "haricot.kept.begun"}
"""How the device shows things, and which version's pages are being put aside on it."""
KEPT_HERE = "Object.keys(localStorage).filter((key) => key.startsWith('haricot.'))"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("family-house")
    running = RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log", "--family")
    running.start()
    yield running
    running.end(signal.SIGTERM)


def preferences(page: Page) -> None:
    page.locator("header nav button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_in_a_house_for_families_names_are_chosen_and_nothing_is_public(browser: Browser, home: RunningHouse) -> None:
    with browser.new_context(base_url=home.address, locale="fr-FR", viewport={"width": 390, "height": 844}) as context:
        page = context.new_page()
        page.goto("/")
        expect(page.locator("a[href='/game/rondorondo']")).to_be_visible()
        expect(page.get_by_text(words("web-home-open"), exact=True)).to_have_count(0)
        preferences(page)
        page.get_by_label(words("web-me-name")).select_option(NAMES[4])
        page.get_by_role("button", name=words("web-me-save")).click()
        expect(page.locator("header")).to_contain_text(NAMES[4])
        shot(page, "family-preferences")
        page.keyboard.press("Escape")

        page.goto("/game/rondorondo")
        page.get_by_text(words("web-options")).click()
        expect(page.get_by_label(words("option-name-words"))).to_have_value(words("web-option-family"))
        expect(page.get_by_text(words("web-public"))).to_have_count(0)
        page.get_by_role("button", name=words("web-way-here")).click()
        shot(page, "family-here")
        page.get_by_role("button", name=words("web-start")).click()
        see_board(page)


def test_around_one_screen_words_for_children_are_proposed_and_the_next_one_finds_nobody(visit: Visit) -> None:
    page = visit("/game/rondorondo")
    page.get_by_text(words("web-options")).click()
    chosen = page.get_by_label(words("option-name-words"))
    expect(chosen).to_have_value(words("web-option-all"))
    page.get_by_role("button", name=words("web-way-here")).click()
    expect(page.get_by_text(words("web-here-family"))).to_be_visible()
    expect(chosen).to_have_value(words("web-option-family"))

    page = around_one_screen(visit, "kala", ("Ana", "Bob"))
    assert any("companions" in key for key in page.evaluate(KEPT_HERE))
    page.goto("/")
    preferences(page)
    page.get_by_role("button", name=words("web-me-next-do")).click()
    expect(page.get_by_text(words("web-me-next-ask"))).to_be_visible()
    shot(page, "next-please")
    page.get_by_role("button", name=words("web-me-next-sure")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text(words("web-home-mine-none"))).to_be_visible()
    expect(page.locator("header")).not_to_contain_text("Ana")
    assert set(page.evaluate(KEPT_HERE)) <= OF_NOBODY
    assert page.context.cookies() == []
