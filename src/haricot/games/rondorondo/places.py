"""Where a word may stand: every stretch of the rack that it can fill, with what must happen around it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from haricot.games.rondorondo.cards import ERASER, JOKER, without
from haricot.games.rondorondo.form import EMPTY_RACK, LONGEST_RACK, SHORTEST_WORD, is_letter
from haricot.games.rondorondo.placement import KEPT, Lay

COVER = "."
"""Beneath a word: a compartment where nothing can be kept, for it is new, empty or erased."""


@dataclass(frozen=True, slots=True)
class Place:
    """A stretch of the rack: the symbols laid around it, what shows beneath it, and the cards for the word itself."""

    beneath: str
    hand: str
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    grows_before: bool = False
    grows_after: bool = False
    keeps: bool = True

    def lay(self, symbols: tuple[str, ...]) -> Lay:
        """The whole placement, for the symbols of the word."""
        first = 1 if self.grows_before else 0
        end = len(symbols) - (1 if self.grows_after else 0)
        return Lay(
            (*self.left, *symbols[first:end], *self.right),
            symbols[0] if self.grows_before else "",
            symbols[-1] if self.grows_after else "",
        )

    def placements(self, word: str) -> Iterator[Lay]:
        """Every way to lay that word here: cards kept, covered by their like, or covered by jokers."""
        return (self.lay(symbols) for symbols in self._symbols(word, self.hand, kept=not self.keeps))

    def _symbols(self, word: str, hand: str, kept: bool) -> Iterator[tuple[str, ...]]:
        at = len(self.beneath) - len(word)
        if not word:
            if kept:
                yield ()
            return
        letter, rest = word[0], word[1:]
        if self.beneath[at] == letter:
            for symbols in self._symbols(rest, hand, True):
                yield (KEPT, *symbols)
        for card, symbol in ((letter, letter), (JOKER, letter.lower())):
            if card in hand:
                for symbols in self._symbols(rest, without(hand, card), kept):
                    yield (symbol, *symbols)


def places(rack: str, hand: str, beginner: bool) -> Iterator[Place]:
    """Every place where a word may stand, once for each way to erase what lies around it."""
    if rack == EMPTY_RACK:
        yield three_letters(hand)
        return
    for before, after in ((False, False), (True, False), (False, True)):
        if not (before or after) or len(rack) < LONGEST_RACK:
            yield from _stretches(rack, hand, beginner, before, after)


def three_letters(hand: str) -> Place:
    """An opening word, or the first of the game."""
    return Place(COVER * SHORTEST_WORD, _for_words(hand), keeps=False)


def _stretches(rack: str, hand: str, beginner: bool, before: bool, after: bool) -> Iterator[Place]:
    """Every stretch that has a card to keep, while there are erasers enough for the letters around it."""
    shows = "".join(symbol.upper() if is_letter(symbol) else COVER for symbol in rack)
    wide = COVER * before + shows + COVER * after
    most = hand.count(ERASER) + beginner
    for start in range(1 if before else len(wide) - SHORTEST_WORD + 1):
        for end in range(len(wide), len(wide) - 1 if after else start + SHORTEST_WORD - 1, -1):
            around, beneath = wide[:start] + wide[end:], wide[start:end]
            erased = len(around) - around.count(COVER)
            if erased > most:
                break
            if beneath.strip(COVER):
                for symbols, rest in _erasures(around, erased, hand, beginner):
                    yield Place(beneath, rest, symbols[:start], symbols[start:], before, after)


def _erasures(around: str, erased: int, hand: str, beginner: bool) -> Iterator[tuple[tuple[str, ...], str]]:
    """The symbols around a word, with the cards left for it: erasers, for beginners one card face down among them."""
    symbols = tuple(KEPT if symbol == COVER else ERASER for symbol in around)
    if erased <= hand.count(ERASER):
        yield symbols, _for_words(hand)
    for card in sorted(set(hand)) if beginner else ():
        rest = without(hand, card)
        if erased - 1 <= rest.count(ERASER):
            for at, symbol in enumerate(symbols):
                if symbol == ERASER:
                    yield (*symbols[:at], f"[{card}]", *symbols[at + 1 :]), _for_words(rest)


def _for_words(hand: str) -> str:
    """The letters and jokers of a hand."""
    return hand.replace(ERASER, "")
