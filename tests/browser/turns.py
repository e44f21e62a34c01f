"""Turns at a table: waiting for one's own, and making a move on the board as people do."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from haricot.house.bots.workers import START
from tests.browser import keyboard
from tests.browser.games import board_of
from tests.browser.pages import do, is_to_act, read_on, until
from tests.browser.players import player_of

BOT_PATIENCE = round(1000 * START)
"""A bot's process may have to start first, and to load what it thinks with: the house waits as long."""


def until_told(page: Page, number: int, what: str) -> None:
    """Waits until the page was told something after that number."""
    until(page, lambda: player_of(page).number > number, what)


def wait_for_turn(page: Page, *, types: bool = False) -> None:
    reads_on = keyboard.read_on if types else read_on
    until(page, lambda: not reads_on(page) and is_to_act(page), "for one’s turn")


def see_the_end(page: Page) -> None:
    until(page, lambda: not read_on(page) and page.locator("#result").count(), "for the result")


def make(page: Page, game: str, move: str, moves: Sequence[str]) -> None:
    """Makes that move, one of those that are legal, on the board."""
    board_of(game).click_move(page, move, moves)


def play_out(pages: Sequence[Page], game: str, most: int = 250) -> int:
    """Everybody plays to the end, or so many moves; each player knows what its own page was told. How many moves."""
    made = 0
    while made < most and one_move(pages, game):
        made += 1
    return made


def one_move(pages: Sequence[Page], game: str, *, types: bool = False) -> bool:
    """Whoever of these is to act makes one move, and all are told; False where the game ends without them."""
    page = next_to_act(pages)
    if page is None:
        return False
    player, board = player_of(page), board_of(game)
    wait_for_turn(page, types=types)
    number = player.number
    seat = (player.view or {})["seat"]
    (board.type_move if types else board.click_move)(page, player.move(game, seat), player.moves(game))
    for one in pages:
        until_told(one, number, f"for the news of a move of {game}")
    return True


def next_to_act(pages: Sequence[Page]) -> Page | None:
    """The page whose turn it is, once the bots have played; None when the game is over."""
    acting: list[Page | None] = []

    def somebody_acts() -> bool:
        newest = max((player_of(one) for one in pages), key=lambda player: player.number)
        view = newest.view or {"turn": -1}
        seats = {(player_of(one).view or {"seat": -2})["seat"]: one for one in pages}
        acting[:] = [None] if view["turn"] is None else [seats[view["turn"]]] if view["turn"] in seats else []
        return bool(acting)

    def what() -> str:
        return f"for somebody to act, after {[known_to(one) for one in pages]}"

    until(pages[0], somebody_acts, what, BOT_PATIENCE)
    return acting[0]


def known_to(page: Page) -> str:
    """How far a page was told of its game."""
    player = player_of(page)
    view = player.view or {}
    return f"number {player.number}, seat {view.get('seat')}, turn {view.get('turn')}, {len(player.frames)} frames"


def give_up(page: Page) -> None:
    do(page, "Abandonner")
    page.get_by_role("dialog", name="Abandonner").get_by_role("button", name="Abandonner").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def resign(page: Page, *others: Page) -> None:
    """Of two, one ends the game by it; of more, bots play it out once these have given up."""
    for one in (page, *others):
        give_up(one)
    see_the_end(page)
