"""Which words of the lexicon can be laid in a place, and in how many ways: found for all words at once."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from math import comb
from typing import TYPE_CHECKING, Any

import numpy as np

from haricot.games.rondorondo.cards import JOKER, LETTERS

if TYPE_CHECKING:
    from haricot.games.lexicon import Lexicon

Array = np.ndarray[Any, Any]

NOTHING = 255
"""Beneath a word: no letter that could be kept."""
BITS = 4
"""A word has at most nine of a letter: four bits count them."""
COUNTED_AT_ONCE = 64 // BITS


@dataclass(frozen=True)
class Row:
    """All words of one length: their letters (0–25) by place, and the set of their letters as bits."""

    letters: Array
    sets: Array


@dataclass(frozen=True)
class Fit:
    """The words that fit a place, by their number in the row, and how many ways there are to lay each."""

    words: Array
    ways: Array


@dataclass(frozen=True)
class Counts:
    """For each word: how many of its letters are to be covered, and how many could be kept, of one kind."""

    covered: Array
    kept: Array


@lru_cache(maxsize=32)
def row(lexicon: Lexicon, length: int) -> Row:
    """The words of that length, ready to be searched."""
    words = np.frombuffer(lexicon.row(length), np.uint8).reshape(-1, length) - ord("A")
    letters = np.ascontiguousarray(words.T)
    return Row(letters, np.bitwise_or.reduce(np.uint32(1) << letters.astype(np.uint32), axis=0))


def fit(words: Row, beneath: str, hand: str, keeps: bool, barred: int | None) -> Fit:
    """The words that can stand over `beneath` with cards of that hand; not the one whose number is barred."""
    held = Counter(hand)
    jokers = held.pop(JOKER, 0)
    chosen = _made_of(words, set(held) | set(beneath), jokers)
    letters = words.letters[:, chosen]
    under = np.array([LETTERS.find(sign) % 256 for sign in beneath], np.uint8)
    same = letters == under[:, None]
    kept = same.sum(0, dtype=np.int64)
    counts = _counts(letters, same, held)
    lacking = len(beneath) - kept
    for letter, count in counts.items():
        lacking -= np.minimum(count.covered, held[letter])
    fits = lacking <= jokers
    if keeps:
        fits &= kept > 0
    if barred is not None:
        fits &= chosen != barred
    here = np.flatnonzero(fits)
    counts = {letter: Counts(count.covered[here], count.kept[here]) for letter, count in counts.items()}
    return Fit(chosen[here], _ways(counts, held, len(beneath), kept[here], jokers, keeps))


def _made_of(words: Row, allowed: set[str], jokers: int) -> Array:
    """The words that have no other letters than these, but for as many as there are jokers."""
    known = sum(1 << LETTERS.index(letter) for letter in allowed if letter in LETTERS)
    others = words.sets & np.uint32(~known & 0xFFFFFFFF)
    for _ in range(jokers):
        others &= others - np.uint32(1)
    return np.flatnonzero(others == 0)


def _counts(letters: Array, same: Array, held: Counter[str]) -> dict[str, Counts]:
    """How many of each held letter the words have, covered and kept: several letters in each sum, side by side."""
    counts = {}
    kinds = list(held)
    for first in range(0, len(kinds), COUNTED_AT_ONCE):
        together = kinds[first : first + COUNTED_AT_ONCE]
        units = np.zeros(len(LETTERS), np.uint64)
        for place, letter in enumerate(together):
            units[LETTERS.index(letter)] = 1 << (BITS * place)
        ones = units[letters]
        all_of_them = ones.sum(0)
        to_keep = (ones * same).sum(0)
        for place, letter in enumerate(together):
            shift = np.uint64(BITS * place)
            total = ((all_of_them >> shift) & np.uint64(15)).astype(np.int64)
            kept = ((to_keep >> shift) & np.uint64(15)).astype(np.int64)
            counts[letter] = Counts(total - kept, kept)
    return counts


def _ways(counts: dict[str, Counts], held: Counter[str], length: int, kept: Array, jokers: int, keeps: bool) -> Array:
    """How many ways there are to lay each word: the product over its letters, less those that keep nothing."""
    covered = length - kept
    any_way = np.zeros((jokers + 1, len(kept)), np.int64)
    any_way[0] = 1
    none_kept = any_way.copy()
    for letter, count in counts.items():
        covered = covered - count.covered
        kept = kept - count.kept
        some, none = _letter_ways(held[letter], jokers)
        any_way = _times(any_way, some[:, count.covered, count.kept])
        none_kept = _times(none_kept, none[:, count.covered, count.kept])
    some, none = _letter_ways(0, jokers)
    any_way = _times(any_way, some[:, covered, kept])
    none_kept = _times(none_kept, none[:, covered, kept])
    ways: Array = any_way.sum(0) - none_kept.sum(0) if keeps else any_way.sum(0)
    return ways


@cache
def _letter_ways(held: int, jokers: int) -> tuple[Array, Array]:
    """Of one letter, by jokers used, by how many must be covered and how many could be kept: the ways to lay it.

    The first counts all ways, the second those that keep none.
    """
    most = 10
    some = np.zeros((jokers + 1, most, most), np.int64)
    none = np.zeros((jokers + 1, most, most), np.int64)
    for used in range(jokers + 1):
        for covered in range(most):
            for kept in range(most - covered):
                for more in range(kept + 1):
                    if covered + more - used <= held:
                        ways = comb(kept, more) * comb(covered + more, used)
                        some[used, covered, kept] += ways
                        if more == kept:
                            none[used, covered, kept] = ways
    return some, none


def _times(one: Array, other: Array) -> Array:
    """The product of two polynomials in the number of jokers, cut off at the jokers that there are."""
    if len(one) == 1:
        return one * other
    product = np.zeros_like(one)
    for used in range(len(one)):
        for more in range(len(one) - used):
            product[used + more] += one[used] * other[more]
    return product
