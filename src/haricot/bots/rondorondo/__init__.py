"""RondoRondo's players: they know more and more words, then weigh what they keep and leave, then simulate answers."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from haricot.bots import Answer, Bot
from haricot.bots.compilation import KernelBot
from haricot.bots.rondorondo.points import by_points
from haricot.core.game import View
from haricot.games.rondorondo import GAME


def loaded_late(module: str, name: str) -> Bot:
    """A bot of one of the modules here that need numba, which is loaded when somebody really plays against it.

    Until its kernels are made, it lays for the points: all words, no look at what comes after.
    """

    def answer(views: Sequence[View], seed: int, seconds: float) -> Answer:
        bot: Bot = getattr(import_module(f"{__name__}.{module}"), name)
        return bot(views, seed, seconds)

    return KernelBot(GAME.name, answer, by_points(0))


LEVELS: dict[str, Bot] = {
    "graine": by_points(128, longest=6),
    "germe": by_points(116, longest=8),
    "racine": by_points(99),
    "pousse": by_points(76),
    "tige": by_points(60, sure=5),
    "feuille": by_points(0),
    "bouton": loaded_late("expected_value", "by_expected_value"),
    "fleur": loaded_late("expected_value", "with_exchanges"),
    "gousse": loaded_late("simulation", "by_simulation"),
}


def warm() -> None:
    import_module(f"{__name__}.simulation").warm()
