"""On a desktop: two clicks from the shelf to a board, one grid for header and content, players named once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import haricot
from tests.browser.staged_table import StagedTable
from tests.browser.tables import Visit, see_board

WIDE = {"width": 1920, "height": 1080}
LEFT = "(one) => one.getBoundingClientRect().left"


@pytest.mark.parametrize("game", haricot.games())
def test_two_clicks_lead_from_the_shelf_to_a_board(visit: Visit, game: str) -> None:
    page = visit("/")
    page.locator(f"a[href='/game/{game}']").click()
    page.get_by_role("button", name="Contre des robots").click()
    see_board(page)


@pytest.mark.parametrize("game", haricot.games())
def test_presets_stand_above_the_ways_to_play_and_options_are_folded(visit: Visit, game: str) -> None:
    page = visit(f"/game/{game}")
    ways = page.get_by_role("button", name="Contre des robots")
    expect(ways).to_be_visible()
    presets = page.locator("fieldset button")
    if haricot.game(game).presets:
        assert presets.last.evaluate("one => one.getBoundingClientRect().bottom") < ways.evaluate(
            "one => one.getBoundingClientRect().top"
        )
    assert not page.locator("details").first.evaluate("one => one.open")


def test_header_and_content_share_a_grid_and_labels_stay_with_their_fields(visit: Visit) -> None:
    page = visit("/", viewport=WIDE)
    inner = "one => one.getBoundingClientRect().left + parseFloat(getComputedStyle(one).paddingLeft)"
    house = page.locator("header .house").evaluate(LEFT)
    assert abs(house - page.locator("main").evaluate(inner)) <= 2
    page.goto("/game/rondelic")
    house = page.locator("header .house").evaluate(LEFT)
    assert abs(house - page.locator(".lid").evaluate(LEFT)) <= 2
    page.set_viewport_size({"width": 1280, "height": 800})
    for pair in page.locator(".pair").all():
        label, field = pair.locator("label").bounding_box(), pair.locator("select").bounding_box()
        assert label
        assert field
        assert abs((label["y"] + label["height"] / 2) - (field["y"] + field["height"] / 2)) < 4


def names_on(page: Page) -> str:
    shown: str = page.locator(".play").evaluate("""(play) => [...play.querySelectorAll('*')].filter((one) =>
      one.checkVisibility() && !one.closest('.unseen, .happened, .whose, .ask, .bar')).flatMap((one) =>
      [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data)).join(' ')""")
    return shown


@pytest.mark.parametrize("game", haricot.games())
def test_players_are_named_once_with_the_levels_of_bots(visit: Visit, game: str) -> None:
    seats = haricot.game(game).seats[0]
    table = StagedTable(visit("about:blank"), game, seats)
    table.open(haricot.game(game).new(seats=seats, seed=1))
    expect(table.page.locator(".players .stands").first).to_be_visible()
    shown = names_on(table.page)
    assert shown.count("Anastasia") == 1, shown
    assert table.page.locator(".players small").nth(1).inner_text().count("·") == 1


def test_kalas_own_side_is_at_the_bottom(visit: Visit) -> None:
    for seat, corner in ((0, "a1"), (1, "d4")):
        table = StagedTable(visit("about:blank"), "kala", 2, seat=seat)
        table.open(haricot.game("kala").new(seed=1, first=seat))
        tops = {
            cell: table.page.locator(f"[data-cell={cell}]").evaluate("one => one.getBoundingClientRect().top")
            for cell in ("a1", "d4")
        }
        assert max(tops, key=lambda cell: tops[cell]) == corner


def test_what_happened_is_listed_beside_the_board(visit: Visit) -> None:
    page = visit("/game/kala")
    page.get_by_role("button", name="Contre des robots").click()
    see_board(page)
    told = page.get_by_role("region", name="Ce qui s’est passé")
    expect(told).to_be_visible()
    page.locator(".board [data-cell].lit").first.wait_for()
    for _ in range(3):
        page.locator(".board [data-cell].lit").first.click()
    expect(told.locator("li.move").first).to_be_visible()
