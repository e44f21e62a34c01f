"""A table whose house is the test: any position, any event, told to one real page over its socket.

So a thousand positions of all games can be looked at without playing a thousand games.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

import haricot
from haricot.bots import levels
from haricot.core.game import State
from haricot.house.version import served_version
from haricot.table import AddBot, Command, Request, Setup, Sit, Start, Table, decide, describe_table, fold, opened
from tests.browser.conditions import wait_until
from tests.browser.tables import see_board

TABLE = "00000000000000aa"
KNOWN = "try { localStorage.setItem('haricot.known', 'yes') } catch {}"
"""Whoever was here before is not asked for a name."""
Told = dict[str, Any]


@dataclass(frozen=True)
class Somebody:
    name: str
    sign: str = "●"
    kind: Literal["person", "program"] = "person"


@dataclass
class StagedTable:
    """What the page is told comes from here alone; the house serves nothing but the client and the games' cards."""

    page: Page
    game: str
    seats: int
    options: Told = field(default_factory=dict)
    seat: int | None = 0
    screen: bool = False
    """Whether it is a television."""
    number: int = 10
    asked: list[Told] = field(default_factory=list)
    """What the page has said."""
    last: Told = field(default_factory=dict)
    _socket: WebSocketRoute | None = None

    def __post_init__(self) -> None:
        self.page.add_init_script(KNOWN)
        self.page.route(re.compile(rf"/api/tables/{TABLE}"), self._answer)
        self.page.route_web_socket(re.compile("/live"), self._listen)

    def open(self, state: State) -> None:
        """Goes there; the board is in sight."""
        self.last = self.position(state)
        self.page.goto(f"/table/{TABLE}")
        see_board(self.page)

    def show(self, state: State) -> None:
        """Another position, at once."""
        self.number += 1
        self.tell(self.position(state))
        wait_until(self.page, f"document.querySelector('[data-number=\"{self.number}\"]')")

    def tell(self, message: Told) -> None:
        if message["kind"] == "table":
            self.last = message
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def happen(self, kind: str, **more: Any) -> None:
        """An event that changes the table and not the position."""
        self.number += 1
        event = {"kind": kind, "at": 0, "by": None, **more}
        sight = {key: self.last[key] for key in ("view", "drawing", "moves", "deadline")}
        table = {**self.last["table"], "number": self.number}
        self.last = {**self.last, "number": self.number, "table": table}
        self.tell({"kind": "event", "number": self.number, "event": event, "table": table, **sight})

    def cut(self) -> None:
        """The connection is lost; the page comes back by itself."""
        assert self._socket is not None
        socket, self._socket = self._socket, None
        socket.close(code=4000)

    def position(self, state: State) -> Told:
        """The message that tells everything, as the house would."""
        acts = self.seat is not None and state.turn == self.seat
        listed = acts and haricot.game(self.game).lists_moves
        return {
            "kind": "table",
            "number": self.number,
            "table": self.described(state),
            "view": state.view(self.seat),
            "drawing": None,
            "moves": [str(move) for move in state.moves()] if listed else None,
            "deadline": None,
            "version": served_version(),
        }

    def described(self, state: State) -> Told:
        table = gathered(self.game, self.seats, self.options, self.seat or 0)
        told: Told = msgspec.to_builtins(describe_table(table, "ana", lambda one: Somebody("Anastasia")))
        told["number"] = self.number
        told["you"] = {**told["you"], "seat": self.seat, "screen": self.screen}
        if state.turn is None:
            told["phase"] = "over"
            told["match"] = {**told["match"], "turn": None, "outcome": state.view(None)["outcome"]}
        return told

    def _listen(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda said: self.asked.append(json.loads(said)["ask"]))
        self._socket = socket
        socket.send(json.dumps(self.last))

    def _answer(self, route: Route) -> None:
        """Asked over HTTP: the table, or what was seen before, of which nothing is told."""
        route.fulfill(json=[] if route.request.url.split("?")[0].endswith("/views") else self.last)


def gathered(game: str, seats: int, options: Told, own: int) -> Table:
    """Ana at her seat, bots around her, and the game has begun."""
    table = fold(None, opened(Setup(game, seats, options=options), host="ana", at=0))
    known = list(levels(game))
    bots = (AddBot(seat, level=known[seat % len(known)]) for seat in range(seats) if seat != own)
    commands: list[Command] = [Sit(seat=own), *bots, Start()]
    for at, command in enumerate(commands, 1):
        table = decide(table, command, Request(by="ana", at=at, entropy=7)).table
    return table
