"""RondoRondo by points: the word that scores most, of those that somebody knows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from haricot.bots import Answer, Bot
from haricot.core.game import View
from haricot.games.rondorondo import GAME
from haricot.games.rondorondo.best_move import best_laying
from haricot.games.rondorondo.cards import pack
from haricot.games.rondorondo.form import score, word_in
from haricot.games.rondorondo.placement import Lay
from haricot.games.rondorondo.rules import JUDGE, OPENING, RondoRondo
from haricot.lexicon.lexicon import Lexicon
from haricot.texts import Sentence


def by_points(least: int, longest: int = 9, sure: int = 0) -> Bot:
    """Somebody who knows the words that are common enough (`Lexicon.common`), and lays the one that scores most."""
    return partial(_answer, (least, longest, sure))


def _answer(known: tuple[int, int, int], views: Sequence[View], seed: int, seconds: float) -> Answer:
    state = GAME.imagine(views[-1], seed)
    assert isinstance(state, RondoRondo)
    words = said_by_bots(state).common(*known)
    return answer_out_of_turn(state, words) or _lay_or_wait(state, words)


def said_by_bots(state: RondoRondo) -> Lexicon:
    """The words that bots lay: whatever the table allows, none that is not for children."""
    return state.lexicon.family()


def answer_out_of_turn(state: RondoRondo, known: Lexicon) -> Answer | None:
    """What is answered out of turn: a vote by the lexicon, an opening word. None where it is time for a turn."""
    if state.phase == JUDGE:
        return _judgement(state)
    if state.phase == OPENING:
        lay = best_laying(state, known)
        return Answer(str(lay), Sentence("bot-rondorondo-opens")) if lay else no_word(state)
    return None


def _lay_or_wait(state: RondoRondo, known: Lexicon) -> Answer:
    """The word with the highest score, if it scores at all; else a pass, which brings a card."""
    lay = best_laying(state, known)
    if lay is None:
        return no_word(state)
    if points(state, lay) < 0 and state.pile:
        return Answer(str(state.default), Sentence("bot-rondorondo-waits"))
    return Answer(str(lay), lays_for_points(state, lay))


def no_word(state: RondoRondo) -> Answer:
    return Answer(str(state.default), Sentence("bot-rondorondo-no-word"))


def lays_for_points(state: RondoRondo, lay: Lay) -> Sentence:
    """The word and its points; or that it ends the game."""
    key = "bot-rondorondo-ends" if ends_the_game(state, lay) else "bot-rondorondo-lays"
    return Sentence(key, {"word": word_of(state, lay), "points": points(state, lay)})


def ends_the_game(state: RondoRondo, lay: Lay) -> bool:
    """Whether the game is over with it, unless the table rejects it."""
    return not state.pile and len(lay.cards) == len(state.hands[state.mover])


def word_of(state: RondoRondo, lay: Lay) -> str:
    return word_in(lay.shown_on(state.rack))


def points(state: RondoRondo, lay: Lay) -> int:
    """What it brings by the end of the turn."""
    return score(state.rack, lay, state.exchanged, pack(state.options["lexicon"])).total


def _judgement(state: RondoRondo) -> Answer:
    assert state.trial is not None
    word = word_of(state, state.trial.lay)
    if word in state.lexicon:
        return Answer("accept", Sentence("bot-rondorondo-accepts", {"word": word}))
    return Answer("reject", Sentence("bot-rondorondo-rejects", {"word": word}))
