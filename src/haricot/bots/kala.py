"""A first opponent at Kala: takes what it can, and looks at what the other can take back."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from haricot.bots import Answer
from haricot.core.game import View
from haricot.core.sentences import Sentence
from haricot.games.kala import GAME
from haricot.games.kala.rules import Kala


def answer(views: Sequence[View], seed: int, seconds: float) -> Answer:
    """The sowing that leaves the best difference of reserves after the opponent's best reply."""
    state = GAME.imagine(views[-1], seed)
    assert isinstance(state, Kala)
    lot = Random(seed)
    worth = {move: _worth(state.after(move), state.mover) + lot.random() / 2 for move in state.moves()}
    best = max(worth, key=lambda move: worth[move])
    return Answer(str(best), reason(state, state.after(best)))


def _worth(state: Kala, seat: int) -> float:
    if state.turn is None:
        return -1000 if state.mover == seat else 1000
    replies = (state.after(reply) for reply in state.moves())
    differences = [after.reserves[seat] - after.reserves[1 - seat] for after in replies]
    return max(differences) if state.mover == seat else min(differences)


def reason(before: Kala, after: Kala) -> Sentence:
    """What the move between two positions does."""
    assert after.last is not None
    if after.turn is None:
        return Sentence("bot-kala-wins")
    if after.last.harvested:
        return Sentence("bot-kala-harvests", {"beans": after.last.harvested})
    if after.extra:
        return Sentence("bot-kala-sows-again", {"beans": after.held[after.mover]})
    if before.extra:
        return Sentence("bot-kala-extra")
    return Sentence("bot-kala-careful")


LEVELS = {"germe": answer}
