"""A puzzle on every screen, whatever was answered: nothing hangs out of its card, nothing is laid over anything.

Asked of the browser as boxes: `HARICOT_SHOTS` names a folder for pictures.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import resize
from tests.browser.pages import read_on, shot, until, words
from tests.browser.tables import Visit, see_board
from tests.browser.test_puzzles import DAY, answer_wrongly, sheets_of, solve, watch
from tests.house.running_house import RunningHouse

SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))
GAMES = ("kala", "ronda", "rondelic", "rondorondo")

LOOK = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const wrong = [];
  const seen = (one) => one && one.checkVisibility({visibilityProperty: true}) && box(one).height > 1;
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => `${one.tagName.toLowerCase()}.${one.className} ${(one.textContent ?? '').trim().slice(0, 30)}`;
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.6 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.6;
  scrollTo(0, 0);
  await drawn();
  const root = document.scrollingElement;
  if (root.scrollWidth > root.clientWidth) wrong.push(`scrolls sideways: ${root.scrollWidth}`);

  const PIECES = '.puzzle > .sheet, .puzzle .ask, .puzzle .picture, .below';
  const pieces = [...document.querySelectorAll(PIECES)].filter(seen);
  for (const [at, one] of pieces.entries()) for (const other of pieces.slice(at + 1))
    if (over(box(one), box(other))) wrong.push(`${name(one)} lies over ${name(other)}`);

  const picture = document.querySelector('.puzzle .picture');
  const boards = picture.querySelectorAll('.table, svg, .rack, .hand');
  for (const one of boards) if (seen(one) && !one.closest('.unseen')) {
    const [inner, outer] = [box(one), box(picture)];
    if (inner.left < outer.left - 8 || inner.right > outer.right + 8 || inner.bottom > outer.bottom + 8)
      wrong.push(`the board is larger than its place: ${name(one)}`);
  }
  if (box(picture).height > innerHeight + 1) wrong.push('the board is higher than the screen');
  if (innerWidth > innerHeight && box(picture).bottom > innerHeight + 1) wrong.push('the board is cut at the bottom');

  for (const card of document.querySelectorAll('.puzzle > .sheet, .puzzle .ask')) {
    if (!seen(card)) continue;
    const parts = [...card.querySelectorAll('p, li, button, a')].filter((one) => seen(one) &&
      one.textContent.trim() && !one.querySelector('p, li, button, a') && !one.closest('.unseen'));
    const style = getComputedStyle(card), scrolls = /auto|scroll/.test(style.overflowY);
    for (const [at, one] of parts.entries()) {
      const [inner, outer] = [box(one), box(card)];
      if (inner.left < outer.left - 0.6 || inner.right > outer.right + 0.6 ||
        !scrolls && (inner.top < outer.top - 0.6 || inner.bottom > outer.bottom + 0.6))
        wrong.push(`hangs out of its card: ${name(one)}`);
      for (const other of parts.slice(at + 1)) if (over(inner, box(other)))
        wrong.push(`${name(one)} lies over ${name(other)}`);
    }
    for (const one of parts.filter((one) => one.matches('button, a'))) {
      one.scrollIntoView({block: 'nearest'});
      await drawn();
      const b = box(one);
      if (b.height < 43.4) wrong.push(`too small: ${name(one)} ${b.height}`);
      const [mx, my] = [b.left + b.width / 2, b.top + b.height / 2];
      for (const [x, y] of [[mx, my], [mx, b.top + 3], [mx, b.bottom - 3], [b.left + 12, my], [b.right - 12, my]]) {
        const top = document.elementFromPoint(x, y);
        if (!top || top !== one && !one.contains(top)) {
          wrong.push(`cannot be pressed: ${name(one)}, there is ${top ? name(top) : 'nothing'}`);
          break;
        }
      }
    }
  }
  scrollTo(0, 0);
  await drawn();
  return [...new Set(wrong)];
}"""


STANDS = """() => ['.picture', '.ask'].map((key) => {
  const box = document.querySelector(`.puzzle ${key}`).getBoundingClientRect();
  return `${key} ${[box.left, box.top, box.width, box.height].map(Math.round).join(',')}`;
})"""


def look(page: Page, game: str, state: str) -> list[str]:
    """What is wrong, on every screen; turned from one to the other as it is."""
    found: list[str] = []
    for width, height in SIZES:
        resize(page, {"width": width, "height": height})
        found += [f"{game}, {state}, {width}×{height}: {one}" for one in page.evaluate(LOOK)]
        shot(page, f"boxes-{game}-{state}-{width}")
    resize(page, {"width": SIZES[0][0], "height": SIZES[0][1]})
    return found


def stands(page: Page) -> dict[tuple[int, int], list[str]]:
    """Where the board and what is asked are, on every screen."""
    found = {}
    for width, height in reversed(SIZES):
        resize(page, {"width": width, "height": height})
        found[width, height] = page.evaluate(STANDS)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_that_is_solved(visit: Visit, house: RunningHouse, game: str) -> None:
    """By somebody whom the house does not know: more is said to them."""
    sheet = sheets_of(house, DAY)[game]
    page = visit(f"/daily/{DAY}?game={game}", has_touch=True, viewport={"width": 360, "height": 640})
    see_board(page)
    found = look(page, game, "begun")
    watch(page, sheet)
    found += look(page, game, "asked")
    before = stands(page)
    answer_wrongly(page, sheet)
    found += look(page, game, "wrong")
    assert stands(page) == before, "a wrong answer moves nothing"
    back = page.get_by_role("button", name=words("web-rondorondo-do-take-back"))
    if back.count():
        back.click()  # a word that was wrong stays, to be changed
    solve(page, sheet)
    expect(page.get_by_role("button", name=words("web-puzzle-introduce"))).to_be_visible()
    found += look(page, game, "solved")
    expect(page.locator(".puzzle .ask")).to_be_hidden()  # nobody is waited for
    assert not found, "\n".join(found)
    page.locator(".outcome").get_by_role("link", name=words("web-daily-back")).click()
    expect(page.locator(f"a[href*='game={game}']")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_whose_solution_is_shown(visit: Visit, house: RunningHouse, game: str) -> None:
    sheet = sheets_of(house, DAY)[game]
    page = visit(f"/puzzles/{game}/{sheet['id']}", has_touch=True, viewport={"width": 360, "height": 640})
    watch(page, sheet)
    answer_wrongly(page, sheet)
    page.get_by_role("button", name=words("web-puzzle-solution")).click()
    until(page, lambda: not read_on(page) and page.locator("[data-stage=over]").count(), "for the solution")
    found = look(page, game, "shown")
    assert not found, "\n".join(found)
    page.get_by_role("button", name=words("web-puzzle-next")).click()
