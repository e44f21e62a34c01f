"""Every lesson is played to its end on the real board, as somebody who learns would."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import haricot
from haricot.core.game import State
from tests.browser.accessibility import DRAWN
from tests.browser.pages import read_on, until, words
from tests.browser.tables import Visit, see_board
from tests.browser.turns import make

SCREENS: dict[str, dict[str, Any]] = {
    "kala": {"size": "desktop"},
    "ronda": {"size": "phone", "has_touch": True, "is_mobile": True},
    "rondelic": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    "rondorondo": {"size": "phone"},
}
SMALLEST: tuple[ViewportSize, ...] = ({"width": 320, "height": 568}, {"width": 568, "height": 320})
MARKS = """() => [...document.querySelectorAll('text.mark')].map((one) =>
  parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""
GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def lesson(game: str) -> tuple[State, int, list[str | None]]:
    """How the lesson begins, the seat of whoever learns, and the move of each step that has one."""
    page = (GAMES / game / "tutorial.ts").read_text("utf-8")
    said = dict(re.findall(r'(options|position):\s*"([^"]+)"', page))
    numbers = {name: int(value) for name, value in re.findall(r"\b(seats|seed|seat): (\d+)", page)}
    options = {name: read(value) for name, value in re.findall(r"(\w+)=(\w+)", said.get("options", ""))}
    rules = haricot.game(game)
    if "position" in said:
        state = rules.position(said["position"], seed=numbers.get("seed", 0), **options)
    else:
        state = rules.new(seats=numbers["seats"], seed=numbers["seed"], **options)
    steps = re.findall(
        r"^ +\{ (?:says: \"[^\"]+\"(?:, )?)?(?:move: \"([^\"]+)\")?(?:, among: \"[^\"]+\")? ?\},$", page, re.MULTILINE
    )
    return state, numbers["seat"], [move or None for move in steps]


def read(value: str) -> int | str | bool:
    return {"yes": True, "no": False}.get(value, int(value) if value.isdigit() else value)


def arrive(page: Page, step: int) -> None:
    progress = page.locator("progress")
    until(page, lambda: not read_on(page) and progress.evaluate("one => one.value") >= step, f"for step {step}")
    check_pinned(page)


def check_pinned(page: Page) -> None:
    """On its own screen and on the smallest ones."""
    own = page.viewport_size
    assert own
    for size in (*SMALLEST, own):
        page.set_viewport_size(size)
        page.evaluate(DRAWN)
        stands_in(page, size)


def stands_in(page: Page, size: ViewportSize) -> None:
    """The words, the board and what is asked stand in the window, none over another; the buttons too."""
    assert page.evaluate("document.scrollingElement.scrollWidth") <= size["width"]
    assert min(page.evaluate(MARKS), default=12) >= 11.9, size  # of the coordinates that instructions use
    buttons = [one.bounding_box() for one in page.locator("aside .button").all()]
    around = [page.locator(one).first.bounding_box() for one in ("aside", ".picture", ".ask")]
    for box in (box for box in (*around, *buttons) if box):
        assert box["x"] >= -1
        assert box["y"] >= -1
        assert box["x"] + box["width"] <= size["width"] + 1, size
        assert box["y"] + box["height"] <= size["height"] + 1, size
    for one, other in (*combinations(filter(None, around), 2), *combinations(filter(None, buttons), 2)):
        apart = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
        assert apart or one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1


def go_on(page: Page) -> None:
    page.locator("aside").get_by_role("button", name=words("web-lesson-next"), exact=True).click()


@pytest.mark.parametrize("game", haricot.games())
def test_a_lesson_is_played_to_its_end(visit: Visit, game: str) -> None:
    state, learner, steps = lesson(game)
    assert len(steps) > 8
    page = see_board(visit(f"/learn/{game}", **SCREENS[game]))
    for step, move in enumerate(steps):
        arrive(page, step)
        if move is None:
            go_on(page)
            continue
        if state.turn == learner:
            legal = [str(one) for one in state.moves()] if "x" in move else []
            make(page, game, move, [one for one in legal if one.startswith(move.partition("x")[0])])
        state = state.play(move)
    arrive(page, len(steps))
    expect(page.get_by_text(words("web-lesson-end"))).to_be_visible()
    expect(page.locator("main").get_by_role("link", name=words("web-play"))).to_be_visible()


def test_only_what_is_wanted_is_marked_and_one_may_go_back_and_begin_again(visit: Visit) -> None:
    page = see_board(visit("/learn/ronda"))
    go_on(page)
    expect(page.locator("[data-bowl][aria-disabled=false]")).to_have_count(1)
    page.locator('[data-bowl="1"][aria-disabled=false]').click()
    page.locator('[data-bowl="6"][aria-disabled=false]').click()
    until(
        page, lambda: not read_on(page) and page.locator("progress").evaluate("one => one.value") == 3, "to have seen"
    )
    for bowl in (1, 6):
        label = re.compile(f"Bol {bowl}, couvert")
        expect(page.locator(f'[data-bowl="{bowl}"]')).to_have_attribute("aria-label", label)
    page.get_by_role("button", name=words("web-lesson-back")).click()
    expect(page.locator(".words", has_text=words("web-ronda-learn-second"))).to_be_visible()
    expect(page.locator('[data-bowl="6"]')).to_have_attribute("aria-disabled", "false")
    page.get_by_role("button", name=words("web-lesson-again")).click()
    expect(page.locator(".words", has_text=words("web-ronda-learn-things"))).to_be_visible()
    expect(page.get_by_role("button", name=words("web-lesson-back"))).to_be_disabled()


def test_whoever_plays_something_else_in_a_lesson_is_told_kindly_and_goes_on(visit: Visit) -> None:
    page = see_board(visit("/learn/rondorondo"))
    expect(page.locator(".hand .wanted")).to_have_count(1)
    expect(page.locator(".hand .wanted")).to_contain_text("M")
    page.get_by_role("button", name=words("web-rondorondo-do-pass")).click()
    expect(page.get_by_role("alert")).to_contain_text("MER")
    make(page, "rondorondo", "MER", ())
    expect(page.locator(".words", has_text=words("web-rondorondo-learn-bonus"))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    for phrase in ("Vous (vous)", "Vous garde ", "clavier"):
        assert phrase not in page.locator("main").inner_text()
