"""What could be remembered of a game of Ronda, as a picture: read row by row, and all at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import haricot
from tests.browser.accessibility import check_light_and_dark, resize
from tests.browser.pages import shot, words
from tests.browser.tables import Visit, see_board, see_review

SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))

MOVES = (
    "7 3 1 4 +1 =1 7 +1 =1 6 10 3 +10 =10 6 +10 =10 4 +10 =10 9 +10 =10 5 9 7 +9 =9 10 +9 5 9 +5 stop "
    "6 7 3 5 +3 =3 6 +3 stop 1 10 +1 2 6 +2 =2 3 +2 stop 9 4 3 4 +3"
)
A_GAME = haricot.Record(game="ronda", seats=2, seed=4, moves=tuple(MOVES.split())).dumps()
"""Long enough for the bowls to be named three times."""

SEEN = """() => {
  const map = document.querySelector('.map'), frame = map.getBoundingClientRect();
  const texts = [...map.querySelectorAll('text')];
  const scale = map.querySelector('svg').getScreenCTM().a;
  const rows = texts.filter((one) => one.getAttribute('font-size') === '14').slice(0, 10);
  const lines = [...map.querySelectorAll('polyline')].map((one) => one.getBoundingClientRect());
  const struck = texts.filter((one) => one.getAttribute('text-anchor') === 'end').filter((one) => {
    const box = one.getBoundingClientRect();
    return lines.some((line) => line.left < box.right && line.right > box.left &&
      line.top > box.top && line.bottom < box.bottom);
  });
  return {
    rows: rows.filter((one) => one.getBoundingClientRect().bottom <= Math.min(frame.bottom, innerHeight)).length,
    smallest: Math.min(...texts.map((one) => parseFloat(one.getAttribute('font-size')) * scale)),
    struck: struck.map((one) => one.textContent),
    font: getComputedStyle(texts[0]).fontFamily,
    whole: map.scrollWidth <= map.clientWidth && map.scrollHeight <= map.clientHeight,
    out: [...document.querySelectorAll('dialog button, .map')].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    }).map((one) => one.outerHTML.slice(0, 60)),
  };
}"""


@pytest.fixture
def opened(visit: Visit) -> Page:
    page = visit("/record")
    page.get_by_label("Collez ici").fill(A_GAME)
    page.get_by_role("button", name="Regarder").click()
    see_review(see_board(page))
    page.get_by_role("button", name=words("web-review-summary")).click()
    page.get_by_role("button", name=words("web-review-map")).click()
    expect(page.locator(".map svg")).to_be_visible()
    return page


def test_the_memory_map_is_read_and_seen_at_once_on_every_screen(opened: Page) -> None:
    smaller, larger = (opened.get_by_role("button", name=words(f"web-zoom-{way}")) for way in ("out", "in"))
    for width, height in SIZES:
        resize(opened, {"width": width, "height": height})
        seen = opened.evaluate(SEEN)
        assert seen["rows"] == 10, (width, seen)
        assert seen["smallest"] >= 12, (width, seen)
        assert not seen["struck"], (width, seen)
        assert not seen["out"], (width, seen)
        assert "Atkinson" in seen["font"]
        push = opened.get_by_role("dialog").get_by_text(words("web-review-map-push"))
        wider = opened.locator(".map").evaluate("(map) => map.scrollWidth > map.clientWidth")
        expect(push).to_have_count(1 if wider else 0)
        shot(opened, f"memory-{width}")
        smaller.click()
        expect(smaller).to_be_disabled()
        assert opened.evaluate(SEEN)["whole"], width
        shot(opened, f"memory-whole-{width}")
        larger.click()
        larger.click()
        assert opened.evaluate(SEEN)["smallest"] > 12
        smaller.click()
    check_light_and_dark(opened)
