"""The pages: light, in both languages, on the smallest phone, with no request to anybody else."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response, ViewportSize, expect

from tests.browser.pages import shot, words
from tests.browser.tables import Visit
from tests.house.running_house import RunningHouse

MOST_SCRIPT = 90_000


def test_the_first_page_is_light_and_asks_nobody_else(visit: Visit, house: RunningHouse) -> None:
    page = visit("about:blank")
    scripts: dict[str, int] = {}
    hosts = set()

    def note(answer: Response) -> None:
        hosts.add(urlsplit(answer.url).netloc)
        if answer.request.resource_type == "script":
            scripts[answer.url] = len(gzip.compress(answer.body(), 9))

    page.on("response", note)
    page.goto(house.address)
    page.wait_for_load_state("networkidle")
    expect(page.locator("a[href='/game/kala']")).to_be_visible()
    assert sum(scripts.values()) <= MOST_SCRIPT, scripts
    assert hosts == {urlsplit(house.address).netloc}


def test_nothing_overflows_a_small_phone(visit: Visit) -> None:
    page = visit("/", viewport={"width": 320, "height": 568})
    for path in ("/", "/game/rondelic", "/rules/kala", "/record"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path
        assert page.get_by_role("banner").evaluate("one => one.offsetHeight") < 70, "one line"


CUT_LEVELS = """(select) => [...select.options].map((one) => one.text).filter((words) => {
  const alone = select.cloneNode();
  alone.style.cssText = 'width: max-content; max-width: none';
  alone.add(new Option(words));
  select.after(alone);
  const wide = alone.offsetWidth;
  alone.remove();
  return wide > select.offsetWidth;
})"""


@pytest.mark.parametrize("width", [320, 360, 844, 1280])
def test_how_a_level_plays_is_read_to_its_end(visit: Visit, width: int) -> None:
    page = visit("/", viewport={"width": width, "height": 640})
    for game in ("kala", "ronda", "rondelic", "rondorondo"):
        page.goto(f"/game/{game}")
        choice = page.get_by_label(words("web-level"))
        expect(choice).to_be_visible()
        assert choice.evaluate(CUT_LEVELS) == [], game
        shot(page, f"level-{game}-{width}")
        page.get_by_role("button", name=words("web-way-friends")).click()
        expect(page.locator("#bot-level")).to_be_visible()
        assert page.locator("#bot-level").evaluate(CUT_LEVELS) == [], f"{game}, at its table"
        shot(page, f"bot-level-{game}-{width}")


@pytest.mark.parametrize("size", [{"width": 844, "height": 390}, {"width": 320, "height": 568}])
def test_on_a_phone_the_window_stands_beside_the_words(visit: Visit, size: ViewportSize) -> None:
    page = visit("/", viewport=size)
    line, window = page.locator(".welcome p").bounding_box(), page.locator(".wall .frame").bounding_box()
    assert line is not None
    assert window is not None
    assert line["x"] + line["width"] <= window["x"]


def test_english_is_complete_and_one_click_away(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_text("A house of games")).to_be_visible()
    expect(page.get_by_text("Sow beans")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "en"
    page.reload()
    expect(page.get_by_text("A house of games")).to_be_visible()
