"""Which words of the lexicon can be laid in a place, and in how many ways: found for all words at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import comb
from typing import TYPE_CHECKING, Any

import numpy as np

from haricot.games.rondorondo.cards import JOKER, LETTERS

if TYPE_CHECKING:
    from haricot.lexicon.lexicon import Lexicon

Array = np.ndarray[Any, Any]

BITS = 4
"""A word has at most nine of a letter: four bits count them."""
COUNTED_AT_ONCE = 32 // BITS
LONGEST = 9


@dataclass(frozen=True)
class Row:
    """All words of one length."""

    letters: Array
    """Of shape (length, words): each word's letters, 0–25, by place."""
    sets: Array
    """Of shape (words,): which letters each word has, as bits."""
    having: Array
    """Of shape (length, letters, bytes): by place and letter, a bit for each word that has that letter there."""

    @property
    def count(self) -> int:
        return len(self.sets)


@dataclass(frozen=True)
class Fit:
    """The words that fit a place, by their number in the row, and how many ways there are to lay each: one axis."""

    words: Array
    ways: Array


@lru_cache(maxsize=128)
def row(lexicon: Lexicon, length: int) -> Row:
    """The words of that length, ready to be searched."""
    words = np.frombuffer(lexicon.row(length), np.uint8).reshape(-1, length) - ord("A")
    letters = np.ascontiguousarray(words.T)
    sets = np.bitwise_or.reduce(np.uint32(1) << letters.astype(np.uint32), axis=0)
    having = np.stack([np.packbits(letters == letter, axis=1) for letter in range(len(LETTERS))], axis=1)
    return Row(letters, sets, having)


class Search:
    """The words of one length that a hand may spell together with certain letters of the rack."""

    def __init__(self, words: Row, hand: str, rack: str) -> None:
        held = Counter(hand)
        self.words = words
        self.jokers = held.pop(JOKER, 0)
        self.kinds = [LETTERS.index(letter) for letter in held]
        self.held = [min(count, LONGEST) for count in held.values()]
        self.spelt = _made_of(words, {*held, *rack}, self.jokers)

    def fits(self, beneaths: Sequence[str], keeps: bool, barred: int | None) -> list[Fit]:
        """For each stretch of the rack, those that can stand over it; not the one whose number is barred."""
        under = np.array([[LETTERS.find(symbol) % 256 for symbol in beneath] for beneath in beneaths], np.uint8)
        apart = [np.flatnonzero(self.spelt & self._keep_one(shown) if keeps else self.spelt) for shown in under]
        ends = np.cumsum([len(words) for words in apart])
        chosen = np.concatenate(apart)
        letters = self.words.letters[:, chosen]
        same = letters == np.repeat(under.T, [len(words) for words in apart], axis=1)
        covered, kept = self._counts(letters, same)
        lacking = covered.sum(0)
        lacking -= np.minimum(covered[:-1], np.array(self.held, np.uint32)[:, None]).sum(0)
        fits = lacking <= self.jokers
        if barred is not None:
            fits &= chosen != barred
        here = np.flatnonzero(fits)
        ways = self._ways(covered[:, here], kept[:, here], keeps)
        cuts = np.searchsorted(here, ends[:-1])
        return [Fit(*both) for both in zip(np.split(chosen[here], cuts), np.split(ways, cuts), strict=True)]

    def _keep_one(self, under: Array) -> Array:
        """Whether each word has at least one letter where the rack shows it."""
        places = np.flatnonzero(under < len(LETTERS))
        packed = np.bitwise_or.reduce(self.words.having[places, under[places]], axis=0)
        return np.unpackbits(packed, count=self.words.count).view(np.bool_)

    def _counts(self, letters: Array, same: Array) -> tuple[Array, Array]:
        """How many of each held letter, and last of all others, each word has to be covered and could keep.

        `letters` and `same` have the shape (length, words), both answers (held letters + 1, words). The counts of
        several letters stand side by side in one number, so that they are added all at once.
        """
        covered = np.empty((len(self.kinds) + 1, letters.shape[1]), np.uint32)
        kept = np.empty_like(covered)
        for first in range(0, len(self.kinds), COUNTED_AT_ONCE):
            together = self.kinds[first : first + COUNTED_AT_ONCE]
            shifts = np.arange(len(together), dtype=np.uint32) * np.uint32(BITS)
            units = np.zeros(len(LETTERS), np.uint32)
            units[together] = np.uint32(1) << shifts
            ones = units[letters]
            in_all = np.add.reduce(ones, 0)
            to_keep = np.add.reduce(ones * same, 0)
            rows = slice(first, first + len(together))
            np.bitwise_and(to_keep >> shifts[:, None], np.uint32(15), out=kept[rows])
            np.bitwise_and((in_all - to_keep) >> shifts[:, None], np.uint32(15), out=covered[rows])
        all_kept = np.add.reduce(same, 0, dtype=np.uint32)
        kept[-1] = all_kept - kept[:-1].sum(0)
        covered[-1] = len(letters) - all_kept - covered[:-1].sum(0)
        return covered, kept

    def _ways(self, covered: Array, kept: Array, keeps: bool) -> Array:
        """How many ways there are to lay each word: the product over its letters, less those that keep nothing."""
        some, none = _tables((*self.held, 0), self.jokers)
        kinds = np.arange(len(covered))[:, None]
        ways = _product(some[kinds, covered, kept])
        if keeps and len(self.words.letters) <= sum(self.held) + self.jokers:
            ways = ways - _product(none[kinds, covered, kept])
        return ways


def _made_of(words: Row, allowed: set[str], jokers: int) -> Array:
    """Whether each word has no other letters than these, but for as many as there are jokers."""
    known = sum(1 << LETTERS.index(letter) for letter in allowed if letter in LETTERS)
    others = words.sets & np.uint32(~known & 0xFFFFFFFF)
    for _ in range(jokers):
        others &= others - np.uint32(1)
    spelt: Array = others == 0
    return spelt


@lru_cache(maxsize=512)
def _tables(held: tuple[int, ...], jokers: int) -> tuple[Array, Array]:
    """The two tables of `_letter_ways`, for several letters of which so many are held: the letter is the first axis."""
    tables = [_letter_ways(count, jokers) for count in held]
    return np.stack([some for some, _ in tables]), np.stack([none for _, none in tables])


@cache
def _letter_ways(held: int, jokers: int) -> tuple[Array, Array]:
    """Of one letter, by how many must be covered, how many could be kept, and jokers used: the ways to lay it.

    The first table counts all ways, the second those that keep none.
    """
    some = np.zeros((LONGEST + 1, LONGEST + 1, jokers + 1), np.int64)
    none = np.zeros_like(some)
    for covered in range(LONGEST + 1):
        for kept in range(LONGEST + 1 - covered):
            for more in range(kept + 1):
                for used in range(jokers + 1):
                    if covered + more - used <= held:
                        ways = comb(kept, more) * comb(covered + more, used)
                        some[covered, kept, used] += ways
                        none[covered, kept, used] = ways * (more == kept)
    return some, none


def _product(ways: Array) -> Array:
    """For each word, the product over its letters of the ways by jokers used, as far as the jokers go, added up.

    `ways` has the shape (letters, words, jokers used).
    """
    if ways.shape[2] == 1:
        product: Array = ways.prod(0)[:, 0]
        return product
    together = ways[0].T
    for letter in ways[1:]:
        before, together = together, np.zeros_like(together)
        for used in range(len(before)):
            for more in range(len(before) - used):
                together[used + more] += before[used] * letter[:, more]
    total: Array = together.sum(0)
    return total
