"""A level's answer at RondoRondo, and whole games between levels."""

from collections.abc import Callable
from typing import Any

from haricot.bots import Answer, levels
from haricot.core.game import Seat
from haricot.games.rondorondo.rules import RondoRondo
from haricot.texts import LANGUAGES, say

LEVELS = levels("rondorondo")
BY_POINTS = ["graine", "germe", "racine", "pousse", "tige", "feuille"]
FORESIGHTED = ["bouton", "fleur", "gousse"]


def said(level: str, state: RondoRondo, seconds: float = 60.0) -> Answer:
    return LEVELS[level]([state.view(state.turn)], 1, seconds)


def played(state: RondoRondo, level_of: Callable[[Seat], str]) -> tuple[list[RondoRondo], list[list[Any]]]:
    """A whole game: what each seat saw of it, and its states."""
    states = [state]
    views: list[list[Any]] = [[state.view(seat)] for seat in range(state.seats)]
    while states[-1].turn is not None:
        seat = states[-1].turn
        answer = LEVELS[level_of(seat)](views[seat], len(states), 0.05)
        assert all(say(answer.reason, lang) for lang in LANGUAGES)
        states.append(states[-1].play(answer.move))
        for seat, seen in enumerate(views):
            seen.append(states[-1].view(seat))
    return states, views
