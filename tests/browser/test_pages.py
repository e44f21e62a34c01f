"""Every page: light, in both languages, readable for everybody, with no request to anybody else."""

from __future__ import annotations

import gzip
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

import haricot
from tests.browser.company import Visit, gather
from tests.browser.conftest import SIZES
from tests.house.running import RunningHouse

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
A_GAME = (ROOT / "tests" / "playthroughs" / "kala-a-short-game.txt").read_text("utf-8")
MOST_SCRIPT = 90_000
FOUND = "axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations.map((one) => \
one.id + ': ' + one.nodes.map((node) => node.target.join(' ')).join(', ')))"


def check(page: Page) -> None:
    """axe finds nothing wrong."""
    page.wait_for_timeout(150)
    page.evaluate(AXE)
    assert page.evaluate(FOUND) == []


def test_the_first_page_is_light_and_asks_nobody_else(visit: Visit, house: RunningHouse) -> None:
    page = visit("about:blank")
    scripts: dict[str, int] = {}
    hosts = set()

    def note(answer) -> None:
        hosts.add(urlsplit(answer.url).netloc)
        if answer.request.resource_type == "script":
            scripts[answer.url] = len(gzip.compress(answer.body(), 9))

    page.on("response", note)
    page.goto(house.address)
    page.wait_for_load_state("networkidle")
    expect(page.locator("a[href='/game/kala']")).to_be_visible()
    assert sum(scripts.values()) <= MOST_SCRIPT, scripts
    assert hosts == {urlsplit(house.address).netloc}


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_shelf_is_accessible(visit: Visit, size: str, light: str) -> None:
    page = visit("/", size, color_scheme=light)
    for game in haricot.games():
        expect(page.locator(f"a[href='/game/{game}']")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Réglages").click()
    check(page)


@pytest.mark.parametrize("game", haricot.games())
def test_every_page_of_a_game_is_accessible(visit: Visit, game: str) -> None:
    page = visit(f"/game/{game}")
    expect(page.get_by_role("button", name="Contre des robots")).to_be_visible()
    page.get_by_text("Options de la partie").click()
    check(page)
    page.goto(f"/rules/{game}")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    check(page)
    page.goto(f"/learn/{game}")
    expect(page.get_by_role("region", name="Le plateau")).to_be_visible()
    check(page)


@pytest.mark.parametrize("game", haricot.games())
def test_every_board_is_accessible(visit: Visit, game: str) -> None:
    for page in gather(visit, game):
        check(page)


def test_nothing_overflows_a_small_phone(visit: Visit) -> None:
    page = visit("/", viewport={"width": 360, "height": 640})
    for path in ("/", "/game/rondelic", "/rules/kala", "/record"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path


def test_english_is_complete_and_one_click_away(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_text("A house of games")).to_be_visible()
    expect(page.get_by_text("Sow beans")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "en"
    page.reload()
    expect(page.get_by_text("A house of games")).to_be_visible()


@pytest.mark.parametrize("path", ["/nowhere", "/table/0000000000000000", "/game/chess", "/replay#nonsense"])
def test_whoever_is_lost_is_told_and_shown_the_way(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("main").get_by_role("link")).to_be_visible()
    check(page)


def test_without_a_network_the_house_says_so_and_old_games_are_still_there(visit: Visit) -> None:
    page = visit("/record")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.get_by_label("Collez ici").fill(A_GAME)
    page.get_by_role("button", name="Regarder").click()
    expect(page.locator(".slider", has_text="Coup 0 sur")).to_be_visible()
    replay = page.url
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.goto("about:blank")
    page.goto(replay)
    expect(page.locator(".slider", has_text="Coup 0 sur")).to_be_visible()
    page.goto("/table/0000000000000000")
    expect(page.get_by_text("La maison ne répond pas")).to_be_visible()
