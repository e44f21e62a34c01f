"""Players that see views and answer a move, with a reason in words.

A bot is a function of the views that its seat was given so far, a seed and a time budget in seconds. It keeps
no memory of its own: it can run anywhere, be replaced, and take over a person's seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module

from haricot.core.game import View
from haricot.core.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Answer:
    """A move, in notation, and why."""

    move: str
    reason: Sentence


Bot = Callable[[Sequence[View], int, float], Answer]


def bot_for(game: str) -> Bot:
    """The bot that plays that game: `answer` in the module of that name."""
    bot: Bot = import_module(f"haricot.bots.{game}").answer
    return bot
