"""RondoRondo's players: they know more and more words, then weigh what they keep and leave, then picture answers."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from haricot.bots import Answer, Bot
from haricot.bots.rondorondo.points import knower
from haricot.core.game import View


def thinker(module: str, name: str) -> Bot:
    """A bot of one of the modules here that need numba, which is loaded when somebody really plays against it."""

    def answer(views: Sequence[View], seed: int, seconds: float) -> Answer:
        bot: Bot = getattr(import_module(f"{__name__}.{module}"), name)
        return bot(views, seed, seconds)

    return answer


LEVELS: dict[str, Bot] = {
    "graine": knower(128, longest=6),
    "germe": knower(116, longest=8),
    "racine": knower(99),
    "pousse": knower(76),
    "tige": knower(60, sure=5),
    "feuille": knower(0),
    "bouton": thinker("expected_value", "by_worth"),
    "fleur": thinker("expected_value", "by_odds"),
    "gousse": thinker("simulation", "by_pictures"),
}


def warm() -> None:
    import_module(f"{__name__}.simulation").warm()
