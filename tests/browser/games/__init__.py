"""How a move is made on each board, as people do: one module per game, found by its name.

A game without a module of its own is played on the default board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from playwright.sync_api import Page


class BoardModule(Protocol):
    SHORT: Mapping[str, str]
    """Options, by their names on the page, with which a game ends soon and no clock hurries a slow machine."""
    LEVEL: str | None
    """A bot that thinks quickly and with whom games end soon; the weakest one where none is named."""

    def click_move(self, page: Page, move: str, moves: Sequence[str]) -> None:
        """Makes that move, one of those that are legal, by pressing what lies on the board."""

    def type_move(self, page: Page, move: str, moves: Sequence[str]) -> None:
        """Makes it with the keyboard alone."""


def board_of(game: str) -> BoardModule:
    name = f"{__name__}.{game}"
    return cast(BoardModule, import_module(name if find_spec(name) else f"{__name__}.default_board"))
