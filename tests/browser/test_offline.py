"""Without a network: what was never looked at is there too, what needs the house says so, and comes back by itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import shot, until, words
from tests.browser.tables import Visit, against_bots, see_board
from tests.browser.turns import resign

pytestmark = pytest.mark.service_worker

AT_LEISURE = 300_000
"""Milliseconds: everything else goes first, and the house asks its rules in processes that give way to all others."""
ASSETS = Path(__file__).parents[2] / "src" / "haricot" / "house" / "client" / "assets"
KEPT = """async () => {
  const of = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  return { assets: (await of("haricot-client-1")).filter((one) => one.startsWith("/assets/")).length,
           paper: (await of("haricot-paper-1")).length, games: (await of("haricot-games-2")).length,
           whole: localStorage.getItem("haricot.kept") !== null };
}"""


def is_complete(page: Page, games: int) -> bool:
    kept = page.evaluate(KEPT)
    assets = len(list(ASSETS.iterdir()))
    return bool(kept["whole"] and kept["assets"] >= assets and kept["paper"] >= 8 and kept["games"] > games)


def test_what_needs_nobody_else_is_there_without_a_network(visit: Visit) -> None:
    page = against_bots(visit, "kala", "phone")
    resign(page)
    page.goto("/")
    until(page, lambda: is_complete(page, games=1), "for all to be kept", AT_LEISURE)

    page.context.set_offline(True)
    page.goto("/")
    sentence = page.get_by_text(words("web-without-network"))
    expect(sentence).to_be_visible()
    expect(page.locator("a[href='/game/ronda']")).to_be_visible()
    shot(page, "offline-home")
    page.locator("section", has_text=words("web-kept-games-here")).get_by_role("link", name="Kala").click()
    see_board(page)

    page.goto("/history")
    expect(page.get_by_text(words("web-waiting"))).to_have_count(0)
    page.locator("section", has_text=words("web-kept-games-here")).get_by_role("link", name="Kala").click()
    see_board(page)

    page.goto("/rules/ronda")  # never looked at
    expect(page.get_by_role("heading", name="Ronda", exact=True)).to_be_visible()
    expect(page.get_by_role("navigation", name=words("web-rules-contents"))).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name=words("web-print-size", size="A4")).click()
    assert saved.value.path().read_bytes().startswith(b"%PDF")
    shot(page, "offline-rules")

    page.goto("/learn/ronda")  # nor this
    see_board(page)
    page.get_by_role("button", name=words("web-lesson-next")).click()
    page.locator('[data-bowl="1"][aria-disabled=false]').click()
    expect(page.locator(".words", has_text=words("web-ronda-learn-second"))).to_be_visible()

    page.goto("/game/kala")
    page.get_by_role("button", name=words("web-way-bots")).click()
    expect(page.get_by_role("alert")).to_have_text(words("web-offline"))
    page.context.set_offline(False)
    expect(sentence).to_have_count(0)  # nobody pressed anything
    page.get_by_role("button", name=words("web-way-bots")).click()
    see_board(page)


def test_what_is_kept_is_said_with_its_size_and_can_be_deleted(visit: Visit) -> None:
    page = visit("/")
    until(page, lambda: page.evaluate(KEPT)["whole"], "for all to be kept", AT_LEISURE)
    page.locator("header nav button").last.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(words("web-kept-paper"))).to_be_visible()
    expect(sheet.locator("li", has_text=words("web-kept-all"))).to_contain_text(re.compile(r"\d.(ko|Mo)"))
    sheet.get_by_text(words("web-kept")).scroll_into_view_if_needed()
    shot(page, "kept")
    sheet.get_by_label(words("web-kept-switch")).uncheck()
    expect(sheet.get_by_text(words("web-kept-nothing"))).to_be_visible()
    assert page.evaluate("caches.keys()") == ["haricot-off"]
