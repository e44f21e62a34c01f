"""Whole games to their natural end, in real browsers against the real house."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import haricot
from tests.browser.pages import is_to_act
from tests.browser.players import player_of
from tests.browser.tables import Visit, against_bots, gather, see_board, sit_down
from tests.browser.turns import play_out, see_the_end, wait_for_turn


@pytest.mark.parametrize("game", haricot.games())
def test_a_whole_game_through_an_invitation(visit: Visit, game: str) -> None:
    pages = gather(visit, game, "phone" if game == "ronda" else "desktop")
    play_out(pages, game)
    for page in pages:
        see_the_end(page)
        assert (player_of(page).view or {})["outcome"] is not None
        expect(page.get_by_role("link", name="Revoir la partie")).to_be_visible()


@pytest.mark.parametrize("game", ["kala", "ronda", "rondelic"])
def test_a_whole_game_against_bots(visit: Visit, game: str) -> None:
    page = against_bots(visit, game, "desktop" if game == "ronda" else "phone")
    play_out([page], game)
    see_the_end(page)


def test_from_the_shelf_to_a_board_it_is_three_clicks_and_one_back(visit: Visit) -> None:
    page = visit("/", "phone")
    page.locator("a[href='/game/kala']").click()
    page.get_by_role("button", name="Contre des robots").click()
    wait_for_turn(see_board(page))
    page.goto("/")
    expect(page.get_by_role("heading", name="Mes parties")).to_be_visible()
    page.locator("a.continue").click()
    wait_for_turn(see_board(page))


def test_a_big_screen_shows_what_spectators_may_see_and_phones_sit_down(visit: Visit) -> None:
    screen = visit("/game/ronda")
    screen.get_by_role("button", name="Table et téléphones").click()
    link = screen.get_by_label("Lien", exact=True).input_value()
    expect(screen.get_by_alt_text("Code QR du lien")).to_be_visible()
    phones = [visit(link, "phone") for _ in range(3)]
    for phone in phones:
        sit_down(phone)
    screen.get_by_role("button", name="Commencer").click()
    for page in (screen, *phones):
        see_board(page)
    play_out(phones, "ronda", 2)
    assert not screen.locator(".board [data-bowl][aria-disabled=false]").count()
    assert (player_of(screen).view or {})["seat"] is None
    assert sum(is_to_act(phone) for phone in phones) <= 1
