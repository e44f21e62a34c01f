"""Players who know nothing but what their page was told: its socket's frames and the house's answers to it."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Error, Page, Response, WebSocket

from haricot.bots import bot_for, levels
from haricot.games import named
from tests.browser.games import board_of

Told = dict[str, Any]
A_TABLE = re.compile(r"/api/tables/[0-9a-f]{16}(\?|$)")
SECONDS = 0.05


def all_see_the_same(game: str) -> bool:
    return named(game).secret != "private"


def told_again(view: Told) -> Told:
    """Where remembering is the game, a page that comes late is told less: nothing is being covered just then."""
    return {**view, "covered": []} if view.get("covered") and view["last"] is None else view


class Player:
    """What one page was told, by seat and number: a page around which several sit is told the views of several."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.answers: list[str] = []
        self.number = 0
        self.view: Told | None = None
        """The last position told over the socket."""
        self._seen: dict[int | None, dict[int, Told]] = {}
        page.on("websocket", self._listen)
        page.on("response", self._read)

    def views(self, seat: int | None) -> list[Told]:
        """What that seat saw of this game, the oldest first."""
        return [self._seen[seat][number] for number in sorted(self._seen.get(seat, ()))]

    def knows(self, game: str, seat: int) -> bool:
        """Whether the position is known as that seat sees it: answers may come later than what the socket tells."""
        return all_see_the_same(game) or max(self._seen.get(seat, (-1,))) >= self.number

    def moves(self, game: str) -> list[str]:
        """The legal moves, where nothing is hidden: a board may ask only where they leave a choice."""
        rules = named(game)
        return [str(move) for move in rules.imagine(self.view or {}, 1).moves()] if rules.secret == "none" else []

    def move(self, game: str, seat: int) -> str:
        """What one of the library's bots would do; where all see the same, with what the socket told."""
        assert self.view is not None
        seen = self.views(self.view["seat"]) if all_see_the_same(game) else []
        views = [{**told_again(view), "seat": seat} for view in seen]
        level = board_of(game).LEVEL or next(iter(levels(game)))
        return bot_for(game, level)(views or self.views(seat), 1, SECONDS).move

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if message.get("event", {}).get("kind") == "started":
            self._seen = {}
        if message["kind"] in ("table", "event"):
            self.number = message["number"]
        if message.get("view"):
            self.view = message["view"]
            self._keep(message)

    def _read(self, response: Response) -> None:
        if "/api/" not in response.url:
            return
        with suppress(Error):  # a page that is left takes its answers with it
            answer = response.text()
            self.answers.append(answer)
            if response.ok and response.request.method == "GET" and A_TABLE.search(response.url):
                message = json.loads(answer)
                if message["view"]:
                    self._keep(message)

    def _keep(self, message: Told) -> None:
        """The first sight of a position stays: where remembering is the game, later ones show less."""
        view = message["view"]
        self._seen.setdefault(view["seat"], {}).setdefault(message["number"], view)


_PLAYERS: WeakKeyDictionary[Page, Player] = WeakKeyDictionary()


def listen(page: Page) -> None:
    _PLAYERS[page] = Player(page)


def player_of(page: Page) -> Player:
    return _PLAYERS[page]
