"""Whole games to their natural end, in real browsers against the real house; those against bots are played by ear."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import haricot
from tests.browser.players import player_of
from tests.browser.tables import Visit, gather, see_board
from tests.browser.turns import play_out, see_the_end, wait_for_turn


@pytest.mark.parametrize("game", haricot.games())
def test_a_whole_game_through_an_invitation(visit: Visit, game: str) -> None:
    pages = gather(visit, game, "phone" if game == "ronda" else "desktop")
    play_out(pages, game)
    for page in pages:
        see_the_end(page)
        assert (player_of(page).view or {})["outcome"] is not None
        expect(page.get_by_role("link", name="Revoir la partie")).to_be_visible()


def test_from_the_shelf_to_a_board_it_is_three_clicks_and_one_back(visit: Visit) -> None:
    page = visit("/", "phone")
    page.locator("a[href='/game/kala']").click()
    page.get_by_role("button", name="Contre des robots").click()
    wait_for_turn(see_board(page))
    page.goto("/")
    expect(page.get_by_role("heading", name="Mes parties")).to_be_visible()
    page.locator("a.continue").click()
    wait_for_turn(see_board(page))
