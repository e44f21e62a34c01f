"""A level's answer at Rondelic, asked for a single view."""

from haricot.bots import Answer, levels
from haricot.core.game import State


def said(state: State, level: str = "fleur") -> Answer:
    """What a level says that has seen nothing before."""
    return levels("rondelic")[level]([state.view(state.turn)], 0, 1.0)
