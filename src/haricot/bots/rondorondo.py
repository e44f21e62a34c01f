"""A first opponent at RondoRondo: lays the word that brings most, and judges by the lexicon."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.bots import Answer
from haricot.core.game import View
from haricot.core.sentences import Sentence
from haricot.games.rondorondo import GAME
from haricot.games.rondorondo.best import best_laying
from haricot.games.rondorondo.form import score, word_in
from haricot.games.rondorondo.rules import JUDGE, OPENING, RondoRondo


def answer(views: Sequence[View], seed: int, seconds: float) -> Answer:
    """The word with the highest score, if it scores at all; else a pass, which brings a card."""
    state = GAME.imagine(views[-1], seed)
    assert isinstance(state, RondoRondo)
    if state.phase == JUDGE:
        return _judgement(state)
    lay = best_laying(state)
    if lay is None:
        return Answer(str(state.default), Sentence("bot-rondorondo-no-word"))
    word = word_in(lay.shown_on(state.rack))
    if state.phase == OPENING:
        return Answer(str(lay), Sentence("bot-rondorondo-opens"))
    points = score(state.rack, lay, state.exchanged, state.pack).total
    if points < 0 and state.pile:
        return Answer(str(state.default), Sentence("bot-rondorondo-waits"))
    return Answer(str(lay), Sentence("bot-rondorondo-lays", {"word": word, "points": points}))


def _judgement(state: RondoRondo) -> Answer:
    assert state.trial is not None
    word = word_in(state.trial.lay.shown_on(state.rack))
    if word in state.lexicon:
        return Answer("accept", Sentence("bot-rondorondo-accepts", {"word": word}))
    return Answer("reject", Sentence("bot-rondorondo-rejects", {"word": word}))


LEVELS = {"germe": answer}
