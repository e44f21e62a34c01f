"""What a seat at Ronda has seen, from a position on or along a random game."""

from typing import Any

from haricot.core.game import View
from tests.games.known import ronda

PAIRS = "bowls=3.1.2.3.4.0.1.2.0.4 stocks=10,10 black=0 box=0 turn=0 open=- covered=- phase=lift"


def seen(text: str, *moves: str, **options: Any) -> list[View]:
    """The views that the seat to act was given, from a position on."""
    states = [ronda.position(text, **options)]
    for move in moves:
        states.append(states[-1].play(move))
    return [state.view(states[-1].turn) for state in states]
