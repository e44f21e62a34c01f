"""Haricot: a house of games. Kala, Ronda, Rondelic and RondoRondo as values, to play and to study.

import haricot

state = haricot.game("kala").new(first=0)
state = state.play("a1a2a3a4")
print(state)
"""

from haricot.core.chance import Chance
from haricot.core.errors import BadGame, BadOption, BadPosition, BadRecord, HaricotError, IllegalMove, UnknownGame
from haricot.core.game import Box, Game, Move, Outcome, PlainMove, Seat, State, View
from haricot.core.options import Option, Options
from haricot.games import load_file, named, names
from haricot.lexicon import lexicon
from haricot.records import Record
from haricot.texts import Sentence

__all__ = [
    "BadGame",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Box",
    "Chance",
    "Game",
    "HaricotError",
    "IllegalMove",
    "Move",
    "Option",
    "Options",
    "Outcome",
    "PlainMove",
    "Record",
    "Seat",
    "Sentence",
    "State",
    "UnknownGame",
    "View",
    "game",
    "games",
    "lexicon",
    "load_file",
]


def games() -> tuple[str, ...]:
    """The names of the games: ours by the alphabet, then those from outside."""
    return names()


def game(name: str) -> Game:
    """The game of that name; UnknownGame names those that there are."""
    return named(name)
