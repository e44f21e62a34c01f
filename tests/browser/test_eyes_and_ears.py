"""For whoever sees little, or nothing: beans that stand out, and words that are said once."""

from __future__ import annotations

import re
from base64 import b64encode
from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect, Page, expect

import haricot
from haricot.core.game import State
from tests.browser.pages import do, until, words
from tests.browser.players import player_of
from tests.browser.staged_table import StagedTable
from tests.browser.tables import Visit, against_bots
from tests.browser.turns import one_move

LEAST = 3.0
ONE_EACH = "field=1.1.1.0/1.1.1.1/1.1.1.1/0.1.1.1 bowls=a1:0,d4:0 reserves=21,21 granary=0 turn=0 extra=no"
HIDE_BEANS = "document.querySelectorAll('.bean use:last-child').forEach((one) => (one.style.visibility = 'hidden'))"
EDGES = """async ([bare, lying, left, top]) => {
  const read = async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [without, shown] = [await read(bare), await read(lying)];
  const colour = (picture, x, y) => {
    const place = 4 * (Math.round(y) * picture.width + Math.round(x));
    return [...picture.data.slice(place, place + 3)];
  };
  const differ = (one, other) => one.reduce((sum, part, at) => sum + Math.abs(part - other[at]), 0) > 40;
  const cells = [...document.querySelectorAll('[data-cell]')].map((one) => one.getBoundingClientRect());
  const inCell = (x, y) => cells.some((b) => x > b.left && x < b.right && y > b.top && y < b.bottom);
  const scale = devicePixelRatio, found = [];
  for (const bean of document.querySelectorAll('.bean use:last-child')) {
    const b = bean.getBoundingClientRect(), [x, y] = [b.left + b.width / 2, b.top + b.height / 2];
    if (!inCell(x, y)) continue;
    for (let ray = 0; ray < 12; ray++) {
      const [dx, dy] = [Math.cos((ray * Math.PI) / 6), Math.sin((ray * Math.PI) / 6)];
      const at = (picture, away) => colour(picture, scale * (x - left) + dx * away, scale * (y - top) + dy * away);
      let away = 0.7 * scale * Math.max(b.width, b.height);
      while (away > 0 && !differ(at(without, away), at(shown, away))) away -= 0.5;
      const edge = Array.from({length: 12}, (_, step) => at(shown, away - step / 2));
      found.push([bean.getAttribute('href'), away > 0 ? at(without, away) : null, edge]);
    }
  }
  return found;
}"""
"""What pictures without and with beans show, from outside a bean inwards: the hollow, and the bean's first pixels."""
LISTEN = """() => {
  window.heard = [];
  const place = document.querySelector('[aria-live=polite]');
  new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((one) =>
    window.heard.push(one.textContent)))).observe(place, {childList: true});
}"""
SIMULATIONS = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""Machado, Oliveira and Fernandes (2009), on linear light."""


def linear(colour: list[float]) -> list[float]:
    parts = [one / 255 for one in colour]
    return [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]


def luminance(colour: list[float], simulation: str) -> float:
    light = linear(colour)
    seen = [sum(a * b for a, b in zip(row, light, strict=True)) for row in SIMULATIONS[simulation]]
    return sum(part * min(1.0, max(0.0, one)) for part, one in zip((0.2126, 0.7152, 0.0722), seen, strict=True))


def contrast(one: list[float], other: list[float], simulation: str) -> float:
    low, high = sorted((luminance(one, simulation), luminance(other, simulation)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("look", ["light", "dark"])
def test_beans_stand_out_against_the_hollow_for_all_eyes(visit: Visit, look: str) -> None:
    """Measured on the picture that the browser draws, all around every bean."""
    page = visit("about:blank", color_scheme=look, device_scale_factor=3)
    table = StagedTable(page, "kala", 2)
    table.open(haricot.game("kala").position(ONE_EACH, seed=1))
    expect(page.locator(".board .bean")).to_have_count(56)
    box = page.get_by_role("grid").bounding_box()
    assert box is not None
    field: FloatRect = {
        "x": int(box["x"]),
        "y": int(box["y"]),
        "width": int(box["width"]),
        "height": int(box["height"]),
    }
    lying = page.screenshot(animations="disabled", clip=field)
    page.evaluate(HIDE_BEANS)
    bare = page.screenshot(animations="disabled", clip=field)
    edges = page.evaluate(EDGES, [b64encode(bare).decode(), b64encode(lying).decode(), field["x"], field["y"]])
    assert len({kind for kind, *_ in edges}) == 5, "every colour"
    for kind, hollow, edge in edges:
        assert hollow is not None, kind
        for simulation in SIMULATIONS:
            best = max(contrast(point, hollow, simulation) for point in edge)
            assert best >= LEAST, (look, simulation, kind, hollow, best)


def test_every_bean_has_that_outline_and_counts_are_shown_on_small_screens(visit: Visit) -> None:
    table = StagedTable(visit("about:blank", "phone"), "kala", 2)
    table.open(haricot.game("kala").new(seed=1, first=0).play("a1a2a3a4"))
    page = table.page
    outlines = page.locator("[id^='bean-'] .outline")
    assert outlines.count() == 5
    for one in outlines.all():
        assert one.evaluate("one => parseFloat(getComputedStyle(one).strokeWidth)") >= 1
    expect(page.locator(".board .tag").first).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".board .tag")).to_have_count(0)


@pytest.mark.parametrize("game", haricot.games())
def test_nothing_is_said_twice_and_what_others_do_is_said(visit: Visit, game: str) -> None:
    page = against_bots(visit, game)
    page.evaluate(LISTEN)
    for _ in range(3):
        assert one_move([page], game)
    until(page, lambda: (player_of(page).view or {}).get("turn") in (0, None), "for one’s turn")
    heard: list[str] = page.evaluate("window.heard")
    assert heard
    assert not [line for line in heard if re.search("Vous jouez|À vous de jouer", line)], heard
    assert not [one for one, other in pairwise(heard) if one == other], heard


def test_rondelic_tells_ones_own_card_at_the_deal(visit: Visit) -> None:
    page = visit("about:blank")
    table = StagedTable(page, "rondelic", 3)
    table.open(haricot.game("rondelic").new(seats=3, seed=3))
    expect(page.locator("[aria-live=polite]").first).to_contain_text("Votre carte :")


def test_title_and_focus_move_with_each_page(visit: Visit) -> None:
    page = visit("/")
    titles = {page.title()}
    page.locator("a[href='/game/kala']").click()
    arrived(page, "Kala")
    titles.add(page.title())
    page.get_by_role("link", name="Règles").click()
    expect(page.locator("main h1").first).to_be_focused()
    titles.add(page.title())
    assert len(titles) == 3


def arrived(page: Page, title: str) -> None:
    expect(page.get_by_role("heading", name=title, level=1)).to_be_focused()


def test_letters_mean_something_only_on_the_board_and_can_be_switched_off(visit: Visit) -> None:
    page = visit("about:blank")
    table = StagedTable(page, "rondorondo", 2, {"minute": 0})
    state = haricot.game("rondorondo").new(seats=2, seed=5, minute=0)
    table.open(state)
    letter = next(one for one in state.view(0)["hands"][0] if one.isalpha())
    page.keyboard.press(letter)
    assert page.locator(".board .away").count() == 0
    page.locator('.board [data-place="0"]').focus()
    page.keyboard.press(letter)
    expect(page.locator(".board .away")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".board .away")).to_have_count(0)
    do(page, "Réglages")
    page.get_by_label(words("web-keys")).uncheck()
    page.keyboard.press("Escape")
    page.locator('.board [data-place="0"]').focus()
    page.keyboard.press(letter)
    expect(page.locator(".board .away")).to_have_count(0)


def test_where_one_is_waited_for_a_mistake_stays_until_one_has_seen_it(visit: Visit) -> None:
    page = visit("about:blank")
    page.add_init_script("localStorage.setItem('haricot.waits', 'on')")
    state = haricot.game("ronda").new(seats=2, seed=1, first=0)
    table = StagedTable(page, "ronda", 2)
    table.open(state)
    before, wrong = mistaken(state)
    table.show(before)
    told = table.position(wrong)
    table.number += 1
    event = {"kind": "played", "at": 0, "by": None, "seat": 0, "how": "person"}
    sight = {key: told[key] for key in ("view", "drawing", "moves", "deadline")}
    table.tell({"kind": "event", "number": table.number, "event": event, **sight})
    seen = page.get_by_role("button", name="C’est vu")
    expect(seen).to_be_visible()
    page.wait_for_timeout(3200)  # longer than it stays for those who do not want to be waited for
    expect(seen).to_be_visible()
    seen.click()
    expect(seen).to_have_count(0)


def mistaken(state: State) -> tuple[State, State]:
    """A first bowl lifted, and a second one that is not the same."""
    for first in state.moves():
        one = state.play(first)
        for second in one.moves():
            other = one.play(second)
            if other.view(0)["last"].get("mistake"):
                return one, other
    raise AssertionError("no two bowls differ")
