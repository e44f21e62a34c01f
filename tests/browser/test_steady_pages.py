"""Pages do not jump while they load over a slow network, nor at a table from its opening to the first move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import haricot
from tests.browser.tables import Visit, see_board
from tests.browser.turns import one_move, wait_for_turn

SLOW_3G = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
MOST = 0.1
# also what moves just after a touch: on a slow machine that comes later, and would count now and then
WATCH = """
window.shifts = [];
const told = ({node, previousRect, currentRect}) =>
  `${node?.nodeName}.${node?.className} ${previousRect.y}→${currentRect.y}`;
new PerformanceObserver((list) => {
  for (const one of list.getEntries())
    window.shifts.push([one.value, one.sources.map(told).join(' | ')]);
}).observe({type: 'layout-shift', buffered: true});
"""


def slowly(visit: Visit, size: str) -> Page:
    page = visit("about:blank", size)
    page.add_init_script(WATCH)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_3G)
    page.set_default_timeout(60_000)
    return page


def check(page: Page, where: str) -> None:
    page.wait_for_timeout(300)  # shifts are told when a frame is drawn
    shifts: list[tuple[float, str]] = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) <= MOST, (where, shifts)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_pages_do_not_jump_on_a_slow_network(visit: Visit, size: str) -> None:
    page = slowly(visit, size)
    for path in ("/", "/game/rondelic"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        check(page, path)


@pytest.mark.parametrize(
    ("game", "size"), list(zip(haricot.games(), ("desktop", "phone", "desktop", "phone"), strict=True))
)
def test_a_table_does_not_jump_from_its_opening_to_the_first_move(visit: Visit, game: str, size: str) -> None:
    page = slowly(visit, size)
    page.goto(f"/game/{game}")
    opened: list[str] = []
    page.on("request", lambda asked: opened.append(asked.url) if asked.method == "POST" else None)
    page.get_by_role("button", name="Contre des robots").click(timeout=60_000)
    expect(page.get_by_role("region", name="Le plateau")).to_be_visible(timeout=60_000)
    see_board(page)
    tables = [one for one in opened if "/api/tables" in one]
    assert len(tables) == 1, f"one request opens a table: {opened}"
    wait_for_turn(page)
    assert one_move([page], game)
    check(page, game)
