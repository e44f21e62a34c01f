"""The keyboard alone is enough, from the shelf to the moves of every game, and one always sees where one is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import haricot
from tests.browser.keyboard import press
from tests.browser.tables import Visit, see_board
from tests.browser.turns import one_move

MOVES = 3


@pytest.mark.parametrize("game", haricot.games())
def test_a_game_is_chosen_and_played_with_the_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit("/")
    press(page, page.locator(f"a[href='/game/{game}']"))
    press(page, page.get_by_role("button", name="Contre des robots"))
    see_board(page)
    for _ in range(MOVES):
        assert one_move([page], game, types=True)


def test_sheets_open_and_close_with_the_keyboard_and_the_focus_comes_back(visit: Visit) -> None:
    page = visit("/game/kala")
    press(page, page.get_by_role("button", name="Contre des robots"))
    see_board(page)
    rules = page.get_by_role("button", name="Règles")
    press(page, rules)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(rules).to_be_focused()
