"""RondoRondo's players: children, then those who know more and more words, then those who think of what comes after."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from haricot.bots import Answer, Bot, answer_within
from haricot.bots.compilation import KernelBot
from haricot.bots.rondorondo.mixed_turns import MixedTurns
from haricot.bots.rondorondo.points import Speller
from haricot.core.game import View
from haricot.games.rondorondo import GAME


def loaded_late(module: str, name: str) -> Bot:
    """A bot of one of the modules here that need numba, which is loaded when somebody really plays against it.

    Until its kernels are made, it lays for the points: all words, no look at what comes after.
    """

    def answer(views: Sequence[View], seed: int, seconds: float, nodes: int | None = None) -> Answer:
        bot: Bot = getattr(import_module(f"{__name__}.{module}"), name)
        return answer_within(bot, views, seed, seconds, nodes)

    return KernelBot(GAME.name, answer, Speller(0))


BOT_NODES = 1_000
"""Playouts, where these are counted instead of seconds: more than it ever takes to find the best candidate."""

LEVELS: dict[str, Bot] = {
    "graine": Speller(90, longest=5, sees=0.35, exchanges=2),
    "germe": Speller(90, longest=6, sees=0.35, exchanges=2),
    "racine": Speller(99),
    "pousse": Speller(76),
    "tige": Speller(60, sure=5),
    "feuille": Speller(0),
    "bouton": loaded_late("expected_value", "by_expected_value"),
    "fleur": loaded_late("expected_value", "with_exchanges"),
    "gousse": loaded_late("simulation", "by_simulation"),
}


EXCHANGING = ("graine", "germe", "fleur", "gousse")
"""Those who exchange any card before they lay; bouton gives away erasers alone, the others nothing."""
BEND = 1.6
"""Somebody who exchanges and somebody who does not are better together than their mean: the share to this power."""


def between(weaker: str, stronger: str, share: float) -> Bot:
    """Somebody who plays some turns as the one level, and the others as the other."""
    is_bent = (weaker in EXCHANGING) != (stronger in EXCHANGING)
    return MixedTurns(LEVELS[weaker], LEVELS[stronger], share**BEND if is_bent else share)


def warm() -> None:
    """Loads, or compiles, what the levels that simulate think with."""
    import_module(f"{__name__}.simulation").warm()
