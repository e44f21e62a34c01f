"""Where each game's drawing is found: in the game's own folder."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Protocol, cast

from rich.text import Text

from haricot.core.game import Game, View


class Drawing(Protocol):
    """What a game's module `drawing` offers to the terminal."""

    def draw(self, view: View, lang: str) -> Text:
        """What a view shows, at most 60 columns wide, readable without colour."""

    def explain(self, move: str, view: View, lang: str) -> str:
        """What a move brings, in a few words."""


def drawing_of(game: Game) -> Drawing:
    return cast(Drawing, import_module(f"haricot.games.{game.name}.drawing"))


def understood(game: Game, typed: str, view: View) -> str:
    """What somebody typed, as notation; a game's drawing may understand more than that."""
    understand: Callable[[str, View], str] | None = getattr(drawing_of(game), "understand", None)
    return typed if understand is None else understand(typed, view)
