"""Every lesson is played to its end on the real board, as somebody who learns would."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import haricot
from haricot.core.game import State
from tests.browser.pages import read_on, until, words
from tests.browser.tables import Visit, see_board
from tests.browser.turns import make

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
    steps = re.findall(r"^ +\{ (?:says: \"[^\"]+\"(?:, )?)?(?:move: \"([^\"]+)\")? ?\},$", page, re.MULTILINE)
    return state, numbers["seat"], [move or None for move in steps]


def read(value: str) -> int | str | bool:
    return {"yes": True, "no": False}.get(value, int(value) if value.isdigit() else value)


def arrive(page: Page, step: int) -> None:
    progress = page.locator("progress")
    until(page, lambda: not read_on(page) and progress.evaluate("one => one.value") >= step, f"for step {step}")


def go_on(page: Page) -> None:
    page.locator("aside").get_by_role("button", name=words("web-lesson-next"), exact=True).click()


@pytest.mark.parametrize("game", haricot.games())
def test_a_lesson_is_played_to_its_end(visit: Visit, game: str) -> None:
    state, learner, steps = lesson(game)
    assert len(steps) > 8
    page = see_board(visit(f"/learn/{game}", "phone" if game in ("ronda", "rondorondo") else "desktop"))
    for step, move in enumerate(steps):
        arrive(page, step)
        if move is None:
            go_on(page)
            continue
        if state.turn == learner:
            make(page, game, move, [str(one) for one in state.moves()] if game == "kala" else ())
        state = state.play(move)
    arrive(page, len(steps))
    expect(page.get_by_text(words("web-lesson-end"))).to_be_visible()
    expect(page.locator(f"main a[href='/game/{game}']")).to_be_visible()


def test_whoever_plays_something_else_in_a_lesson_is_told_kindly_and_goes_on(visit: Visit) -> None:
    page = see_board(visit("/learn/ronda"))
    go_on(page)
    page.locator('[data-bowl="5"][aria-disabled=false]').click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator('[data-bowl="5"]')).to_have_attribute("aria-label", re.compile("couvert"))
    page.locator('[data-bowl="1"][aria-disabled=false]').click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator('[data-bowl="6"][aria-disabled=false]').click()
    until(
        page, lambda: not read_on(page) and page.locator("progress").evaluate("one => one.value") == 3, "to have seen"
    )
    for bowl in (1, 6):
        label = re.compile(f"Bol {bowl}, couvert")
        expect(page.locator(f'[data-bowl="{bowl}"]')).to_have_attribute("aria-label", label)
