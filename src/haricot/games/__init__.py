"""The games of the house: one folder each, and this list."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from haricot.core.errors import UnknownGame
from haricot.core.game import Game

NAMES = ("kala", "ronda", "rondelic", "rondorondo")
"""Those built so far, in the order of the house."""


def named(name: str) -> Game:
    """The game of that name; a game's folder is loaded when it is first asked for."""
    if not isinstance(name, str) or name not in NAMES:
        raise UnknownGame("game-unknown", name=name, known=", ".join(NAMES))
    return _loaded(name)


@cache
def _loaded(name: str) -> Game:
    game: Game = import_module(f"haricot.games.{name}").GAME
    return game
