"""Haricot: a house of games. Kala, Ronda, Rondelic and RondoRondo as values, to play and to study.

import haricot

state = haricot.game("kala").new(first=0)
state = state.play("a1a2a3a4")
print(state)
"""

from haricot import texts
from haricot.core.errors import BadOption, BadPosition, BadRecord, HaricotError, IllegalMove, UnknownGame
from haricot.core.game import Game, Move, Outcome, Seat, State, View
from haricot.core.records import Record
from haricot.core.sentences import Sentence
from haricot.games import NAMES, named
from haricot.games.lexicon import lexicon

__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "HaricotError",
    "IllegalMove",
    "Move",
    "Outcome",
    "Record",
    "Seat",
    "Sentence",
    "State",
    "UnknownGame",
    "View",
    "game",
    "games",
    "lexicon",
]


def games() -> tuple[str, ...]:
    """The names of the games built so far, in the order of the house."""
    return NAMES


def game(name: str) -> Game:
    """The game of that name; UnknownGame names those that there are."""
    return named(name)


# The core imports nothing of ours; the two things that it needs from the rooms above are handed to it here.
Sentence.in_english = texts.english
Record.game_named = game
