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
from haricot.games import named as game
from haricot.games import names as games

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
]

# The core imports nothing of ours; the two things that it needs from the rooms above are handed to it here.
Sentence.in_english = texts.english
Record.game_named = game
