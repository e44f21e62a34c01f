"""Which small decisions a turn at RondoRondo allows next: only those from which a legal move can be made."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from haricot.core.errors import IllegalMove
from haricot.games.rondorondo.cards import JOKER, JOKERS_LAID, KINDS, LETTERS, without
from haricot.games.rondorondo.form import EMPTY_RACK, word_in
from haricot.games.rondorondo.placement import KEPT, Exchange, Lay, card_for, is_face_down
from haricot.games.rondorondo.places import COVER, Place, places, three_letters
from haricot.games.rondorondo.rules import OPENING, PLAY, RondoRondo
from haricot.games.rondorondo.word_search import NO_LETTER, word_arrays
from haricot.study.encoding import Draft
from haricot.study.rondorondo.decisions import (
    ERASERS_ONLY,
    EXCHANGE,
    FACE_DOWN,
    GROWTHS,
    LAY,
    LETTER,
    ONTO,
    PLACE,
    SAID,
    STRETCHES,
    SYMBOLS,
    WORDS_SAID,
)

Letters = NDArray[np.uint8]
"""Of shape (length, words): the letters, 0–25, of the words that may stand in a place."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place with the words that fit it; None where any letters do."""

    place: Place
    words: Letters | None

    @property
    def id(self) -> int:
        """The decision for its stretch."""
        growth = GROWTHS.index("before" if self.place.grows_before else "after" if self.place.grows_after else "")
        stretch = len(self.place.left), len(self.place.beneath)
        return PLACE + growth * len(STRETCHES) + STRETCHES.index(stretch)

    @property
    def face_down(self) -> tuple[int, int] | None:
        """The decisions for its card face down, and for where that lies."""
        around = (*self.place.left, *([KEPT] * self._between), *self.place.right)
        for at, symbol in enumerate(around):
            if is_face_down(symbol):
                return FACE_DOWN + KINDS.index(card_for(symbol)), ONTO + at
        return None

    def symbols_of(self, lay: Lay, wide: tuple[str, ...]) -> tuple[str, ...] | None:
        """What a placement does with the compartments of this place; None where its word stands elsewhere."""
        place, start = self.place, len(self.place.left)
        end = start + len(place.beneath)
        symbols = wide[start:end]
        if (bool(lay.before), bool(lay.after)) != (place.grows_before, place.grows_after):
            return None
        if (wide[:start], wide[end:]) != (place.left, place.right) or len(symbols) < len(place.beneath):
            return None
        pairs = zip(symbols, place.beneath, strict=True)
        fits = all(symbol in SYMBOLS and not (symbol == KEPT and beneath == COVER) for symbol, beneath in pairs)
        return symbols if fits else None

    @property
    def _between(self) -> int:
        return len(self.place.beneath) - self.place.grows_before - self.place.grows_after


class TurnActions:
    """What the mover may do, seen from its own hand and the rack alone."""

    def __init__(self, state: RondoRondo) -> None:
        self.plain = tuple(
            EXCHANGE + KINDS.index(move.card) if isinstance(move, Exchange) else SAID[WORDS_SAID.index(str(move))]
            for move in _plain_moves(state)
        )
        self.spots = _spots(state)
        self.before = word_in(state.rack) if state.phase == PLAY else ""
        self.asks_face_down = state.beginner and state.phase == PLAY and state.rack != EMPTY_RACK

    def next(self, draft: Draft) -> set[int]:
        """The ids that may follow those of a draft."""
        if not draft:
            return {*self.plain, *(spot.id for spot in self.spots if self._can_be_filled(spot))}
        spots = [spot for spot in self.spots if spot.id == draft[0]]
        rest = draft[1:]
        if self.asks_face_down:
            if not rest:
                return {_down(spot)[0] for spot in spots if self._can_be_filled(spot)}
            spots, rest = [spot for spot in spots if _down(spot)[0] == rest[0]], rest[1:]
            if draft[1] != ERASERS_ONLY:
                if not rest:
                    return {_down(spot)[1] for spot in spots if self._can_be_filled(spot)}
                spots, rest = [spot for spot in spots if _down(spot)[1] == rest[0]], rest[1:]
        (spot,) = spots
        return self._fillings(spot, rest) if len(rest) < len(spot.place.beneath) else {LAY}

    def spot(self, draft: Draft) -> tuple[Spot, str]:
        """The place that a whole draft has chosen, and the symbols for its compartments."""
        at = 1
        spots = [spot for spot in self.spots if spot.id == draft[0]]
        if self.asks_face_down:
            at = 2 if draft[1] == ERASERS_ONLY else 3
            spots = [spot for spot in spots if _down(spot)[: at - 1] == draft[1:at]]
        (spot,) = spots
        return spot, "".join(SYMBOLS[one - LETTER] for one in draft[at:-1])

    def draft_of(self, lay: Lay) -> Draft:
        """The decisions that lead to a legal placement."""
        wide = (*filter(None, (lay.before,)), *lay.symbols, *filter(None, (lay.after,)))
        for spot in self.spots:
            if (symbols := spot.symbols_of(lay, wide)) is not None:
                down = _down(spot) if self.asks_face_down else ()
                return (spot.id, *down, *(LETTER + SYMBOLS.index(symbol) for symbol in symbols), LAY)
        raise IllegalMove("move-not-listed", move=str(lay))

    def _can_be_filled(self, spot: Spot) -> bool:
        """Places that a lexicon has words for can be; others by trying."""
        return spot.words is not None or bool(self._fillings(spot, ()))

    def _fillings(self, spot: Spot, chosen: Draft) -> set[int]:
        symbols = "".join(SYMBOLS[one - LETTER] for one in chosen)
        found = _any_letters(spot.place, symbols, self.before) if spot.words is None else _known(spot, symbols)
        return {LETTER + SYMBOLS.index(symbol) for symbol in found}


@lru_cache(maxsize=64)
def turn_of(state: RondoRondo) -> TurnActions:
    """The turn of a state: masks, moves and ids ask for it several times."""
    return TurnActions(state)


def _plain_moves(state: RondoRondo) -> tuple[object, ...]:
    moves = state.moves()
    return tuple(getattr(moves, "plain", moves))


def _down(spot: Spot) -> tuple[int, ...]:
    return spot.face_down or (ERASERS_ONLY,)


def _spots(state: RondoRondo) -> tuple[Spot, ...]:
    """Every place of this turn; where the table judges, without a lexicon."""
    if state.turn is None or state.phase not in (OPENING, PLAY):
        return ()
    if state.players_judge:
        hand = state.hands[state.mover]
        found = (three_letters(hand),) if state.phase == OPENING else places(state.rack, hand, state.beginner)
        return tuple(Spot(place, None) for place in found)
    placements, words = state.placements(), word_arrays(state.lexicon)
    fitting = [
        (place, words.letters[: len(place.beneath), words.first[len(place.beneath)] + fit.words])
        for place, fit in zip(placements.places, placements.fits, strict=True)
        if len(fit.words)
    ]
    return tuple(Spot(place, letters) for place, letters in fitting)


def _known(spot: Spot, symbols: str) -> set[str]:
    """What may be done with the next compartment, so that a word of the lexicon can still be laid."""
    place, words, at = spot.place, spot.words, len(symbols)
    assert words is not None
    for number, symbol in enumerate(symbols):
        letter = place.beneath[number] if symbol == KEPT else symbol.upper()
        words = words[:, words[number] == LETTERS.index(letter)]
    hand = without(place.hand, map(card_for, symbols.replace(KEPT, "")))
    held = np.array([hand.count(letter) for letter in LETTERS])
    need, keepable = _needed(place, words, at + 1)
    lacking, jokers = np.maximum(need - held[:, None], 0).sum(0), hand.count(JOKER)
    keeps = keepable | (not place.keeps or KEPT in symbols)
    here, columns = words[at], np.arange(words.shape[1])
    short = lacking + (need[here, columns] >= held[here])
    found = {KEPT} if bool(((here == _letter(place.beneath[at])) & (lacking <= jokers)).any()) else set()
    for covers, symbols in (((short <= jokers) & (held[here] > 0), LETTERS), (lacking < jokers, JOKERS_LAID)):
        found |= {symbols[letter] for letter in np.unique(here[covers & keeps]).tolist()}
    return found


def _letter(beneath: str) -> int:
    return NO_LETTER if beneath == COVER else LETTERS.index(beneath)


def _needed(place: Place, words: Letters, start: int) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """By letter and word, how many cards the rest of each word takes if all is kept that can be; and whether any is."""
    need = np.zeros((len(LETTERS), words.shape[1]), np.int64)
    keepable = np.zeros(words.shape[1], np.bool_)
    columns = np.arange(words.shape[1])
    for at in range(start, len(place.beneath)):
        same = words[at] == _letter(place.beneath[at])
        keepable |= same
        np.add.at(need, (words[at][~same], columns[~same]), 1)
    return need, keepable


def _any_letters(place: Place, symbols: str, before: str) -> set[str]:
    """What may be done with the next compartment, where the form alone counts."""
    return {symbol for symbol in _options(place, symbols) if _can_end(place, symbols + symbol, before)}


def _options(place: Place, symbols: str) -> str:
    hand = without(place.hand, map(card_for, symbols.replace(KEPT, "")))
    beneath = place.beneath[len(symbols)]
    jokers = JOKERS_LAID if JOKER in hand else ""
    return KEPT * (beneath != COVER) + "".join(dict.fromkeys(hand.replace(JOKER, ""))) + jokers


def _can_end(place: Place, symbols: str, before: str) -> bool:
    """Whether some word of the right form begins so: another than before, with a card kept and a card laid."""
    if len(symbols) == len(place.beneath):
        word = "".join(old if new == KEPT else new for old, new in zip(place.beneath, symbols, strict=True)).upper()
        return word != before and (KEPT in symbols or not place.keeps)
    rest = place.beneath[len(symbols) :]
    cards_left = len(place.hand) - len(symbols.replace(KEPT, ""))
    if rest.count(COVER) > cards_left or (place.keeps and KEPT not in symbols and not rest.strip(COVER)):
        return False
    return any(_can_end(place, symbols + symbol, before) for symbol in _options(place, symbols))
