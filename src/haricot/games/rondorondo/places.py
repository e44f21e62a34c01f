"""Where a word may stand: every stretch of the rack that it can fill, with what must happen around it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from haricot.games.rondorondo.cards import ERASER, JOKER, LETTERS, without
from haricot.games.rondorondo.form import EMPTY_RACK, LONGEST_RACK, SHORTEST_WORD, is_letter
from haricot.games.rondorondo.laying import KEPT, Lay

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
        if (before or after) and len(rack) == LONGEST_RACK:
            continue
        for place in _stretches(rack, before, after):
            yield from _erased(place, hand, beginner)


def three_letters(hand: str) -> Place:
    """An opening word, or the first of the game."""
    return Place(COVER * SHORTEST_WORD, _for_words(hand), keeps=False)


def _stretches(rack: str, before: bool, after: bool) -> Iterator[Place]:
    """Every stretch that has a card to keep; around it, `left` and `right` are what shows."""
    shows = "".join(sign.upper() if is_letter(sign) else COVER for sign in rack)
    wide = COVER * before + shows + COVER * after
    for start in range(1 if before else len(wide)):
        for end in (len(wide),) if after else range(start + SHORTEST_WORD, len(wide) + 1):
            beneath = wide[start:end]
            if len(beneath) >= SHORTEST_WORD and beneath.strip(COVER):
                left, right = tuple(wide[:start]), tuple(wide[end:])
                yield Place(beneath, "", left, right, before, after)


def _erased(place: Place, hand: str, beginner: bool) -> Iterator[Place]:
    """That place with erasers over the letters around it, and for beginners with one card face down among them."""
    around = (*place.left, *place.right)
    letters = [at for at, sign in enumerate(around) if sign != COVER]
    signs = [KEPT if sign == COVER else ERASER for sign in around]
    here = len(place.left)
    if len(letters) <= hand.count(ERASER):
        yield replace(place, hand=_for_words(hand), left=tuple(signs[:here]), right=tuple(signs[here:]))
    for card in sorted(set(hand)) if beginner else ():
        rest = without(hand, card)
        if len(letters) - 1 > rest.count(ERASER):
            continue
        for at in letters:
            turned = [*signs[:at], f"[{card}]", *signs[at + 1 :]]
            yield replace(place, hand=_for_words(rest), left=tuple(turned[:here]), right=tuple(turned[here:]))


def _for_words(hand: str) -> str:
    """The letters and jokers of a hand."""
    return "".join(card for card in hand if card in LETTERS or card == JOKER)
