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
    """A stretch of the rack: the signs laid around it, what shows beneath it, and the cards for the word itself."""

    beneath: str
    hand: str
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    grows_before: bool = False
    grows_after: bool = False
    keeps: bool = True

    def lay(self, signs: tuple[str, ...]) -> Lay:
        """The whole laying, for the signs of the word."""
        first = 1 if self.grows_before else 0
        end = len(signs) - (1 if self.grows_after else 0)
        return Lay(
            (*self.left, *signs[first:end], *self.right),
            signs[0] if self.grows_before else "",
            signs[-1] if self.grows_after else "",
        )

    def layings(self, word: str) -> Iterator[Lay]:
        """Every way to lay that word here: cards kept, covered by their like, or covered by jokers."""
        return (self.lay(signs) for signs in self._signs(word, self.hand, kept=not self.keeps))

    def _signs(self, word: str, hand: str, kept: bool) -> Iterator[tuple[str, ...]]:
        at = len(self.beneath) - len(word)
        if not word:
            if kept:
                yield ()
            return
        letter, rest = word[0], word[1:]
        if self.beneath[at] == letter:
            for signs in self._signs(rest, hand, True):
                yield (KEPT, *signs)
        for card, sign in ((letter, letter), (JOKER, letter.lower())):
            if card in hand:
                for signs in self._signs(rest, without(hand, card), kept):
                    yield (sign, *signs)


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
    shows = "".join(sign.upper() if is_letter(sign) else COVER for sign in rack)
    wide = COVER * before + shows + COVER * after
    most = hand.count(ERASER) + beginner
    for start in range(1 if before else len(wide) - SHORTEST_WORD + 1):
        for end in range(len(wide), len(wide) - 1 if after else start + SHORTEST_WORD - 1, -1):
            around, beneath = wide[:start] + wide[end:], wide[start:end]
            erased = len(around) - around.count(COVER)
            if erased > most:
                break
            if beneath.strip(COVER):
                for signs, rest in _erasures(around, erased, hand, beginner):
                    yield Place(beneath, rest, signs[:start], signs[start:], before, after)


def _erasures(around: str, erased: int, hand: str, beginner: bool) -> Iterator[tuple[tuple[str, ...], str]]:
    """The signs around a word, with the cards left for it: erasers, and for beginners one card face down among them."""
    signs = tuple(KEPT if sign == COVER else ERASER for sign in around)
    if erased <= hand.count(ERASER):
        yield signs, _for_words(hand)
    for card in sorted(set(hand)) if beginner else ():
        rest = without(hand, card)
        if erased - 1 <= rest.count(ERASER):
            for at, sign in enumerate(signs):
                if sign == ERASER:
                    yield (*signs[:at], f"[{card}]", *signs[at + 1 :]), _for_words(rest)


def _for_words(hand: str) -> str:
    """The letters and jokers of a hand."""
    return hand.replace(ERASER, "")
