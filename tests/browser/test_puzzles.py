"""The puzzles of a day on the real boards, with and without a network; nothing is drawn that cannot be read."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import check_fingers_and_large_letters, check_light_and_dark, resize
from tests.browser.pages import PATIENCE, read_on, shot, until, words
from tests.browser.tables import Visit, see_board
from tests.browser.test_offline import is_complete
from tests.browser.turns import make
from tests.house.running_house import RunningHouse

DAY = "2026-11-16"
TODAY = "new Intl.DateTimeFormat('en-CA').format(new Date())"
BOWLS_DRAWN = """() => {
  window.drawn = new Set();
  const look = () => {
    for (const one of document.querySelectorAll('[data-bowl]')) window.drawn.add(one.ariaLabel);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
BECOME_KNOWN = """async () => {
  await fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'}, body: '{}'});
  localStorage.setItem('haricot.known', 'yes');
}"""
COUNTED = """async () => {
  const told = await (await fetch('/api/puzzles')).json();
  const {mine} = told.find(({game}) => game === 'kala');
  return mine && [mine.tried, mine.solved];
}"""
TELLS_EARLY = """
  const stage = document.querySelector('[data-stage]').dataset.stage;
  const named = [...document.querySelectorAll('[aria-label], [title]')].map((one) => `${one.ariaLabel} ${one.title}`);
  const page = `${document.title} ${named} ${document.body.textContent}`;
  if (['ready', 'showing'].includes(stage) && page.includes(asks)) window.early = [...(window.early ?? []), stage];
"""
RATED = "async (game) => (await (await fetch('/api/puzzles')).json()).find((one) => one.game === game).mine?.number"
LISTED = "async () => (await (await caches.open('haricot-puzzles-1')).keys()).length"


def sheets_of(house: RunningHouse, day: str) -> dict[str, dict[str, Any]]:
    """By game, as somebody who reads French has them."""
    told = httpx.get(f"{house.address}/api/daily/{day}", params={"lang": "fr"}).raise_for_status().json()
    return {one["game"]: one for one in told["sheets"]}


def is_asked(page: Page, number: int) -> bool:
    asked = page.locator(f"[data-stage=asking][data-question='{number}']")
    return not read_on(page) and asked.count() > 0


def solve(page: Page, sheet: dict[str, Any]) -> None:
    """The first right answer at every question."""
    at: int | None = 0
    while at is not None:
        question = sheet["questions"][at]
        right = question["right"][0]
        make(page, sheet["game"], right["move"], question["moves"] or [])
        at = right["then"]
        if at is not None:
            until(page, partial(is_asked, page, at), "for the next question")
    until(page, lambda: not read_on(page) and page.locator("[data-stage=over]").count(), "for the end")


def answer_wrongly(page: Page, sheet: dict[str, Any]) -> None:
    question = sheet["questions"][0]
    right = {one["move"] for one in question["right"]}
    moves = question["moves"] or list(sheet["figures"])
    make(page, sheet["game"], next(move for move in moves if move not in right), moves)
    expect(page.locator("aside .said")).to_contain_text(words("web-puzzle-hint-wrong"))


def watch(page: Page, sheet: dict[str, Any]) -> None:
    see_board(page)
    if len(sheet["shown"]) > 1:
        page.get_by_role("button", name=words("web-puzzle-start")).click()
    until(page, partial(is_asked, page, 0), "for the question")


def test_the_puzzles_of_a_day(visit: Visit, house: RunningHouse) -> None:
    page = visit("/")
    page.get_by_role("link", name=words("web-daily")).click()
    expect(page.get_by_role("heading", name=words("web-daily"))).to_be_visible()
    page.goto(f"/daily/{DAY}")
    sheets = sheets_of(house, DAY)
    for game in sheets:
        page.locator(f"a[href*='game={game}']").first.click()
        watch(page, sheets[game])
        solve(page, sheets[game])
        expect(page.locator(".outcome .said")).to_have_text(words("web-puzzle-solved"))
        expect(page.get_by_role("link", name=words("web-daily-back"))).to_have_count(1)
        assert not re.search(r"[!?]\s*:", page.locator(".outcome").inner_text())
        check_light_and_dark(page)
        shot(page, f"daily-{game}")
        page.locator(".outcome").get_by_role("link", name=words("web-daily-back")).click()
    page.get_by_role("button", name=words("web-puzzle-introduce")).click()
    expect(page.get_by_role("heading", name=words("web-daily-list"))).to_be_visible()
    expect(page.locator(".games").get_by_text(words("web-daily-done"))).to_have_count(4)
    check_light_and_dark(page)
    check_fingers_and_large_letters(page)
    shot(page, "daily")


def test_a_date_without_puzzles_leads_to_those_of_today(visit: Visit) -> None:
    page = visit("/daily/toto")
    for wrong in ("toto", "2026-02-31", "2026-10-31", "2099-01-01"):
        page.goto(f"/daily/{wrong}")
        expect(page.get_by_role("heading", level=1)).to_have_text(words("web-daily-none"))
        expect(page).to_have_title(words("web-daily-none"))
    page.locator("main").get_by_role("link", name=words("web-daily")).click()
    expect(page.locator(".games li")).to_have_count(4)
    expect(page.get_by_role("heading", level=1)).to_have_text(words("web-daily"))


def test_letters_that_are_no_word_are_not_praised(visit: Visit, house: RunningHouse) -> None:
    """The sheet knows the points of the best words alone: of another it is not said that it can be bettered."""
    sheet = sheets_of(house, DAY)["rondorondo"]
    view, right = sheet["questions"][0]["view"], sheet["questions"][0]["right"][0]["move"]
    known = {right, *sheet["figures"]}
    rest = "." * (len(view["rack"]) - 1)
    nonsense = next(card + rest for card in view["hands"][view["seat"]] if card.isalpha() and card + rest not in known)
    page = visit(f"/daily/{DAY}?game=rondorondo")
    watch(page, sheet)
    make(page, "rondorondo", nonsense, [])
    said = words("web-rondorondo-puzzle-wrong", figure=0, goal=sheet["goal"])
    expect(page.locator("aside .said")).to_have_text(f"{said} {words('web-puzzle-hint-wrong')}")
    assert "mieux" not in said


@pytest.mark.service_worker
def test_a_puzzle_without_a_network(visit: Visit, house: RunningHouse) -> None:
    page = visit("/", "phone")
    until(page, lambda: page.evaluate(LISTED) >= 6, "for puzzles to be kept")
    until(page, lambda: is_complete(page, games=-1), "for all pages to be kept")
    sheet = sheets_of(house, page.evaluate(TODAY))["ronda"]
    page.context.set_offline(True)
    page.goto("/puzzles")
    expect(page.locator("a[href='/puzzles/ronda']")).to_be_visible()
    page.get_by_role("link", name=words("web-daily")).click()
    page.locator("a[href*='game=ronda']").click()
    watch(page, sheet)
    answer_wrongly(page, sheet)
    solve(page, sheet)
    expect(page.locator(".outcome .said")).to_have_text(words("web-puzzle-solved-late", wrong=1))
    shot(page, "puzzle-offline")


def test_all_that_is_to_be_remembered_is_drawn_where_nothing_moves(visit: Visit, house: RunningHouse) -> None:
    """A bowl that lies open is on the screen for a while: what is shown has its time, whatever the motion."""
    sheet = sheets_of(house, DAY)["ronda"]
    page = visit(f"/daily/{DAY}?game=ronda", "phone")
    page.evaluate(BOWLS_DRAWN)
    watch(page, sheet)
    opened = {(bowl, view["bowls"][bowl - 1]) for view in sheet["shown"] for bowl in view["open"]}
    wanted = {words("web-ronda-open", bowl=bowl, beans=beans) for bowl, beans in opened}
    assert wanted <= set(page.evaluate("[...window.drawn]"))


def test_the_question_comes_when_all_was_shown(visit: Visit, house: RunningHouse) -> None:
    """Whoever knew the number would watch for it alone: it is neither written nor told to those who listen."""
    sheet = sheets_of(house, DAY)["ronda"]
    page = visit(f"/daily/{DAY}?game=ronda")
    see_board(page)
    asks = words(f"web-ronda-puzzle-{sheet['kind']}", goal=sheet["goal"])
    page.evaluate("(asks) => window.setInterval(() => {" + TELLS_EARLY + "}, 50)", asks)
    expect(page.locator(".asks")).to_have_text(words("web-puzzle-watch"))
    page.get_by_role("button", name=words("web-puzzle-start")).click()
    until(page, partial(is_asked, page, 0), "for the question")
    assert page.evaluate("(asks) => document.body.textContent.includes(asks)", asks)
    assert page.evaluate("window.early ?? []") == []


def missed_and_solved(visit: Visit, sheet: Any, path: str) -> Page:
    """Somebody whom the house knows answers wrongly, loads the page anew, and solves it."""
    page = visit("/")
    page.evaluate(BECOME_KNOWN)
    page.goto(path)
    watch(page, sheet)
    answer_wrongly(page, sheet)
    until(page, lambda: page.evaluate(COUNTED) == [1, 0], "for the wrong answer to be counted")
    page.reload()
    watch(page, sheet)
    solve(page, sheet)
    return page


def test_the_first_wrong_answer_counts_at_once_and_only_once(visit: Visit, house: RunningHouse) -> None:
    sheet = sheets_of(house, DAY)["kala"]
    page = missed_and_solved(visit, sheet, f"/puzzles/kala/{sheet['id']}")
    expect(page.get_by_role("button", name=words("web-puzzle-next"))).to_be_visible()
    assert page.evaluate(COUNTED) == [1, 0]


def test_wrong_answers_of_the_day_are_not_forgotten_by_leaving(visit: Visit, house: RunningHouse) -> None:
    sheet = sheets_of(house, DAY)["kala"]
    page = missed_and_solved(visit, sheet, f"/daily/{DAY}?game=kala")
    expect(page.locator(".outcome .said")).to_have_text(words("web-puzzle-solved-late", wrong=1))
    page.locator(".outcome").get_by_role("link", name=words("web-daily-back")).click()
    page.reload()
    expect(page.get_by_text(words("web-daily-done-late", wrong=1))).to_be_visible()
    expect(page.get_by_role("heading", name=words("web-daily-list"))).to_be_visible()
    assert page.evaluate(COUNTED) == [1, 0]


def test_a_puzzle_of_the_day_tells_what_it_made_of_the_rating(visit: Visit, house: RunningHouse) -> None:
    page = visit("/")
    page.evaluate(BECOME_KNOWN)
    sheets = sheets_of(house, DAY)
    gained = page.locator(".outcome .gained")
    for game, sign in (("kala", "+"), ("rondelic", "−")):
        page.goto(f"/daily/{DAY}?game={game}")
        watch(page, sheets[game])
        if sign == "−":
            answer_wrongly(page, sheets[game])
        solve(page, sheets[game])
        expect(gained).to_be_visible()
        number = page.evaluate(RATED, game)
        expect(gained).to_have_text(re.compile(rf"{number} \({re.escape(sign)}[1-9]"))
        shot(page, f"daily-gained-{game}")


@pytest.mark.service_worker
def test_whoever_is_known_is_not_called_unknown_without_a_network(visit: Visit, house: RunningHouse) -> None:
    page = visit("/", "phone")
    page.evaluate(BECOME_KNOWN)
    until(page, lambda: page.evaluate(LISTED) >= 6, "for puzzles to be kept")
    until(page, lambda: is_complete(page, games=-1), "for all pages to be kept")
    sheet = sheets_of(house, page.evaluate(TODAY))["kala"]
    page.context.set_offline(True)
    page.goto("/daily")
    page.locator("a[href*='game=kala']").click()
    watch(page, sheet)
    solve(page, sheet)
    expect(page.locator(".outcome").get_by_text(words("web-puzzle-kept"))).to_be_visible()
    page.locator(".outcome").get_by_role("link", name=words("web-daily-back")).click()
    page.reload()
    expect(page.get_by_text(words("web-puzzle-kept"))).to_be_visible()
    expect(page.get_by_text(words("web-puzzle-nobody"))).to_have_count(0)
    shot(page, "daily-offline")


@pytest.mark.service_worker
def test_a_streak_is_told_without_a_network_as_it_was_told_last(visit: Visit, house: RunningHouse) -> None:
    page = visit("/")
    page.evaluate(BECOME_KNOWN)
    until(page, lambda: is_complete(page, games=-1), "for all pages to be kept")
    day = page.evaluate(TODAY)
    page.goto(f"/daily/{day}?game=kala")
    sheet = sheets_of(house, day)["kala"]
    watch(page, sheet)
    solve(page, sheet)
    page.locator(".outcome").get_by_role("link", name=words("web-daily-back")).click()
    streak = page.get_by_text(words("web-daily-streak", days=1))
    expect(streak).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".games").get_by_text(words("web-daily-done"))).to_be_visible()
    expect(streak).to_be_visible()


@pytest.mark.parametrize("game", ["kala", "ronda", "rondelic", "rondorondo"])
def test_a_solution_can_be_seen_from_the_start_and_again(visit: Visit, game: str) -> None:
    page = visit(f"/daily/{DAY}?game={game}", "phone")
    see_board(page)
    solution = page.get_by_role("button", name=words("web-puzzle-solution"))
    expect(solution).to_contain_text(words("web-puzzle-solution-counts"))
    shot(page, f"solution-offered-{game}")
    solution.click()
    over = page.locator("[data-stage=over]")
    until(page, lambda: not read_on(page) and over.count(), "for the solution")
    expect(page.locator(".outcome .said")).to_have_text(words("web-puzzle-shown"))
    shot(page, f"solution-{game}")
    page.get_by_role("button", name=words("web-puzzle-again")).click()
    expect(page.locator("[data-stage=answering]")).to_be_visible()
    until(page, lambda: not read_on(page) and over.count(), "for the solution again", 2 * PATIENCE)
    shot(page, f"solution-again-{game}")
    page.locator(".outcome").get_by_role("link", name=words("web-daily-back")).click()
    expect(page.locator(f"a[href*='game={game}']")).to_contain_text(words("web-daily-lost"))


def test_a_puzzle_that_asks_for_a_word_offers_no_pass(visit: Visit, house: RunningHouse) -> None:
    page = visit(f"/daily/{DAY}?game=rondorondo")
    watch(page, sheets_of(house, DAY)["rondorondo"])
    expect(page.get_by_role("button", name=words("web-rondorondo-do-shuffle"))).to_be_visible()
    for never in ("web-rondorondo-do-pass", "web-rondorondo-do-exchange-none"):
        expect(page.get_by_role("button", name=words(never))).to_have_count(0)


@pytest.mark.parametrize("game", ["kala", "ronda", "rondelic", "rondorondo"])
def test_nothing_is_cut_on_small_screens_and_in_large_letters(visit: Visit, game: str) -> None:
    page = visit(f"/puzzles/{game}", viewport={"width": 320, "height": 640})
    see_board(page)
    expect(page.locator(".below")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 320
    check_fingers_and_large_letters(page)
    resize(page, {"width": 390, "height": 844})
    page.evaluate("void (document.documentElement.style.fontSize = '200%')")
    page.wait_for_timeout(100)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
    shot(page, f"large-{game}")


def test_a_day_gone_by_names_its_date_once(visit: Visit) -> None:
    page = visit("/daily/2026-11-01")
    expect(page.get_by_role("heading", level=1)).to_contain_text("dimanche 1er novembre 2026")
    expect(page.get_by_text("dimanche 1er novembre 2026")).to_have_count(1)


def test_words_of_a_result_stay_beside_its_box(visit: Visit) -> None:
    result = {"game": "kala", "solved": True, "wrong": 1}
    page = visit("/", "phone")
    page.evaluate("([day, all]) => localStorage.setItem(`haricot.daily.${day}`, all)", [DAY, json.dumps([result])])
    for width in (390, 768, 1024, 1280):
        resize(page, {"width": width, "height": 844})
        page.goto(f"/daily/{DAY}")
        card = page.locator(".games a", has_text=words("web-daily-done-late", wrong=1))
        box, told = card.locator(".thumb").bounding_box(), card.locator("strong").bounding_box()
        assert box
        assert told
        assert told["x"] >= box["x"] + box["width"], width
        shot(page, f"daily-late-{width}")


def test_a_puzzle_whose_board_does_not_come_says_so_and_has_no_solution_to_see(visit: Visit) -> None:
    page = visit("/")
    page.route("**/assets/Board-*.js", lambda route: route.abort())
    page.goto(f"/daily/{DAY}?game=kala")
    expect(page.locator(".board [role=alert]")).to_have_text(words("web-offline"))
    expect(page.get_by_role("button", name=words("web-puzzle-solution"))).to_have_count(0)
