"""RondoRondo by points: the word that scores most, of those that somebody knows and sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from haricot.bots import Answer
from haricot.core.game import View
from haricot.games.rondorondo import GAME
from haricot.games.rondorondo.best_move import best_placement
from haricot.games.rondorondo.cards import ERASER, JOKER, LETTERS, pack
from haricot.games.rondorondo.form import EXCHANGE_COST, score, word_in
from haricot.games.rondorondo.placement import Lay
from haricot.games.rondorondo.rules import JUDGE, OPENING, RondoRondo
from haricot.lexicon.lexicon import Lexicon
from haricot.texts import Sentence


@dataclass(frozen=True, slots=True)
class Speller:
    """What somebody knows, sees and does who lays for the points.

    `least`, `longest`, `sure`: the words known, by `Lexicon.common`; `sees`: how many of the words that could be laid
    come to mind; `exchanges`: how many cards of a turn are given away where no word was found.
    """

    least: int
    longest: int = 9
    sure: int = 0
    sees: float = 1.0
    exchanges: int = 0

    def __call__(self, views: Sequence[View], seed: int, seconds: float) -> Answer:
        state = GAME.imagine(views[-1], seed)
        assert isinstance(state, RondoRondo)
        words = said_by_bots(state).common(self.least, self.longest, self.sure)
        return answer_out_of_turn(state, words) or self._turn(state, words, seed)

    def _turn(self, state: RondoRondo, words: Lexicon, seed: int) -> Answer:
        """The word with the highest score, if it scores at all; else another card, or a pass, which brings one too."""
        lay = best_placement(state, words, self._sight(seed))
        if lay is None:
            card = awkward_card(state) if state.exchanged < self.exchanges else None
            return Answer(f"~{card}", Sentence("bot-rondorondo-no-word-yet", named(card))) if card else no_word(state)
        if points(state, lay) + EXCHANGE_COST * state.exchanged < 0 and state.pile:
            return Answer(str(state.default), Sentence("bot-rondorondo-waits"))
        return Answer(str(lay), lays_for_points(state, lay))

    def _sight(self, seed: int) -> Callable[[str], bool]:
        if self.sees >= 1:
            return lambda word: True
        return lambda word: Random(f"{seed} {word}").random() < self.sees


def awkward_card(state: RondoRondo) -> str | None:
    """The card that whoever finds no word gives away: an eraser too many, else the rarest letter; never a joker."""
    hand = state.hands[state.mover]
    if not state.pile:
        return None
    if hand.count(ERASER) > 1:
        return ERASER
    values = pack(state.options["lexicon"]).values
    return max((card for card in hand if card in LETTERS), key=lambda card: values[card], default=None)


def named(card: str) -> dict[str, str]:
    """How a sentence names a card: an eraser, a joker, or a letter."""
    return {"card": card, "kind": {ERASER: "eraser", JOKER: "joker"}.get(card, "letter")}


def said_by_bots(state: RondoRondo) -> Lexicon:
    """The words that bots lay: whatever the table allows, none that is not for children."""
    return state.lexicon.family()


def answer_out_of_turn(state: RondoRondo, known: Lexicon) -> Answer | None:
    """What is answered out of turn: a vote by the lexicon, an opening word. None where it is time for a turn."""
    if state.phase == JUDGE:
        return _judgement(state)
    if state.phase == OPENING:
        lay = best_placement(state, known)
        return Answer(str(lay), Sentence("bot-rondorondo-opens")) if lay else no_word(state)
    return None


def no_word(state: RondoRondo) -> Answer:
    """The answer of whoever finds no word to lay."""
    return Answer(str(state.default), Sentence("bot-rondorondo-no-word"))


def lays_for_points(state: RondoRondo, lay: Lay) -> Sentence:
    """The word and its points; or that it ends the game."""
    key = "bot-rondorondo-ends" if ends_the_game(state, lay) else "bot-rondorondo-lays"
    return Sentence(key, {"word": word_of(state, lay), "points": points(state, lay)})


def ends_the_game(state: RondoRondo, lay: Lay) -> bool:
    """Whether the game is over with it, unless the table rejects it."""
    return not state.pile and len(lay.cards) == len(state.hands[state.mover])


def word_of(state: RondoRondo, lay: Lay) -> str:
    """The word that a placement makes, as it is read on the rack."""
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
