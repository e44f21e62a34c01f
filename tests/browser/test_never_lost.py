"""Reloading, cutting, restarting, two tabs: every game's table is always where it was."""

from __future__ import annotations

import json
import re
import signal
from contextlib import suppress
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page, WebSocketRoute, expect

import haricot
from tests.browser.pages import read_on, until, words
from tests.browser.players import player_of
from tests.browser.tables import Visit, against_bots, choose, gather, see_board
from tests.browser.turns import next_to_act, one_move, play_out, wait_for_turn
from tests.house.running_house import RunningHouse

CUT = words("web-cut")


def shown(page: Page, game: str) -> str:
    """The board at rest, in the words of a screen reader."""
    until(page, lambda: not read_on(page) and page.locator(".board > * *").count(), "for the board")
    # what was just seen in Ronda is told once only, here or there
    part = ".board .table" if game == "ronda" else ".board"
    heard: str = page.locator(part).first.aria_snapshot()
    if game == "rondorondo":  # a hand lies as its reader left it
        heard = re.sub(r"(?s)- group \"Votre main\".*?(?=\n  - \S)", "", heard)
    return re.sub(r" \[\w+(=\w+)?\]", "", heard)


@pytest.mark.parametrize("game", haricot.games())
def test_a_reload_a_second_tab_and_a_cut_connection_lose_nothing(visit: Visit, game: str) -> None:
    pages = gather(visit, game)
    play_out(pages, game, 3)
    page = pages[1]
    until(page, lambda: player_of(page).number == player_of(pages[0]).number, "for the news")
    page.reload()
    see_board(page)
    tab = page.context.new_page()
    tab.goto(page.url)
    see_board(tab)
    assert shown(tab, game) == shown(page, game)
    tab.close()
    mover = next_to_act(pages)
    assert mover is not None
    cut_off = next(one for one in pages if one is not mover)
    cut_off.context.set_offline(True)
    expect(cut_off.get_by_text(CUT)).to_be_visible(timeout=40_000)
    assert one_move([mover], game)
    cut_off.context.set_offline(False)
    expect(cut_off.get_by_text(CUT)).to_have_count(0, timeout=20_000)
    until(cut_off, lambda: player_of(cut_off).number == player_of(mover).number, "for what was missed")
    assert one_move(pages, game)


class SilentNetwork:
    """Between a page and the house: it may go silent, so that neither side notices, and die later."""

    def __init__(self, page: Page) -> None:
        self.is_silent = False
        self.lost: list[int] = []
        """The numbers of the events that never came."""
        self.told: list[dict[str, Any]] = []
        """The messages that came."""
        self.acknowledged: list[int] = []
        self._sockets: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/live"), self._carry)

    def _carry(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._sockets.append(socket)
        socket.on_message(lambda message: self._ask(server, message))
        server.on_message(lambda message: self._tell(socket, message))

    def _ask(self, server: WebSocketRoute, message: str | bytes) -> None:
        if not self.is_silent:
            server.send(message)
            asked = json.loads(message)["ask"]
            self.acknowledged += [asked["number"]] if asked["do"] == "seen" else []

    def _tell(self, socket: WebSocketRoute, message: str | bytes) -> None:
        told = json.loads(message)
        if self.is_silent:
            self.lost += [told["number"]] if told["kind"] == "event" else []
        else:
            socket.send(message)
            self.told.append(told)

    def die(self) -> None:
        self.is_silent = False
        for socket in self._sockets:
            with suppress(Error):
                socket.close(code=4000)
        self._sockets.clear()


@pytest.mark.parametrize("game", [name for name in haricot.games() if haricot.game(name).remembering])
def test_a_view_that_a_silent_network_swallowed_is_given_once_more(visit: Visit, game: str) -> None:
    pages = gather(visit, game)
    mover = next_to_act(pages)
    other = next(page for page in pages if page is not mover)
    network = SilentNetwork(other)
    other.reload()
    see_board(other)
    until(other, lambda: player_of(other).number == player_of(pages[0]).number, "for the table")
    network.is_silent = True
    assert one_move([mover], game) if mover else False
    until(other, lambda: network.lost, "for the house to tell of the move")
    other.wait_for_timeout(2500)  # once, a view counted as seen after two seconds
    network.die()
    (swallowed,) = network.lost
    until(other, lambda: swallowed in network.acknowledged, "for the page to say that it was shown")
    (view,) = [one["view"] for one in network.told if one["kind"] == "event" and one["number"] == swallowed]
    assert view["last"] is not None
    other.wait_for_timeout(300)
    network.told.clear()
    other.reload()
    see_board(other)
    until(other, lambda: "table" in [one["kind"] for one in network.told], "for the table")
    assert "event" not in [one["kind"] for one in network.told], "it was acknowledged, and is not given again"


def seat_of(page: Page) -> int:
    return int((player_of(page).view or {})["seat"])


def test_the_house_may_restart_in_the_middle_of_every_game(visit: Visit, tmp_path: Path) -> None:
    house = RunningHouse(f"sqlite:///{tmp_path / 'haricot.db'}", tmp_path / "log")
    house.start()
    try:
        pages = {game: visit(f"{house.address}/game/{game}") for game in haricot.games()}
        for game, page in pages.items():
            choose(page, game)
            page.get_by_role("button", name="Contre des robots").click()
            assert one_move([see_board(page)], game)
        house.end(signal.SIGKILL)
        for page in pages.values():
            expect(page.get_by_text(CUT)).to_be_visible(timeout=40_000)
        house.start()
        for game, page in pages.items():
            expect(page.get_by_text(CUT)).to_have_count(0, timeout=30_000)
            assert one_move([page], game)
    finally:
        house.end(signal.SIGTERM)


def test_a_refused_move_is_explained_and_the_board_is_right_again(visit: Visit) -> None:
    page = against_bots(visit, "rondorondo")
    wait_for_turn(page)
    held = [card for card in player_of(page).views(seat_of(page))[-1]["hands"][seat_of(page)] if card.isalpha()]
    nonsense = next(word for word in permutations(held, 3) if "".join(word) not in haricot.lexicon("fr"))
    page.locator('.board [data-place="0"]').focus()
    page.keyboard.type("".join(nonsense))
    page.keyboard.press("Enter")
    expect(page.locator(".refused")).to_be_visible()
    page.get_by_role("button", name=words("web-rondorondo-do-take-back"), exact=True).click()
    assert one_move([page], "rondorondo")
    expect(page.locator(".refused")).to_have_count(0)
