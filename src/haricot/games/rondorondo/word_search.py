"""Which words of the lexicon can be laid in a place, and in how many ways: found for all words at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby, pairwise
from math import comb
from typing import TYPE_CHECKING, Any

import numpy as np

from haricot.games.rondorondo.cards import JOKER, LETTERS
from haricot.lexicon.lexicon_file import LENGTHS

if TYPE_CHECKING:
    from haricot.lexicon.lexicon import Lexicon

Array = np.ndarray[Any, Any]

BITS = 4
"""A word has at most nine of a letter: four bits count them."""
COUNTED_AT_ONCE = 32 // BITS
WORD_BITS = 64
NO_LETTER = 255
LONGEST = LENGTHS[-1]


@dataclass(frozen=True)
class WordArrays:
    """All words, the shorter ones first."""

    letters: Array
    """Of shape (LONGEST, words): each word's letters, 0–25, by place; NO_LETTER where it has ended."""
    lengths: Array
    """Of shape (words,)."""
    first: tuple[int, ...]
    """By length: the number of the first word; and so where they end, by the next length."""
    sets: Array
    """Of shape (words,): which letters each word has, as bits."""
    repeats: Array
    """Of shape (numbers, words): a bit for each word that has a letter, for each that has it twice, and so on."""
    most: tuple[int, ...]
    """By letter: how often a word has it at most; so many bits it has among these, one letter after the other."""


@dataclass(frozen=True)
class Fit:
    """The words that fit a place, by their number among those of its length, and the ways to lay each: one axis."""

    words: Array
    ways: Array


@lru_cache(maxsize=16)
def word_arrays(lexicon: Lexicon) -> WordArrays:
    """A lexicon, ready to be searched."""
    rows = {length: np.frombuffer(lexicon.row(length), np.uint8).reshape(-1, length) for length in LENGTHS}
    letters = np.full((LONGEST, sum(map(len, rows.values()))), NO_LETTER, np.uint8)
    first = [0] * (LENGTHS[0] + 1)
    for length, row in rows.items():
        letters[:length, first[-1] : first[-1] + len(row)] = row.T - ord("A")
        first.append(first[-1] + len(row))
    counts = [np.add.reduce(letters == letter, 0, dtype=np.uint8) for letter in range(len(LETTERS))]
    sets = np.zeros(letters.shape[1], np.uint32)
    for letter, count in enumerate(counts):
        sets |= (count > 0).astype(np.uint32) << np.uint32(letter)
    most = tuple(int(count.max(initial=0)) for count in counts)
    repeats = np.zeros((sum(most) // WORD_BITS + 1, len(sets)), np.uint64)
    bits = ((count, times) for count, upto in zip(counts, most, strict=True) for times in range(1, upto + 1))
    for bit, (count, times) in enumerate(bits):
        repeats[bit // WORD_BITS] |= (count >= times).astype(np.uint64) << np.uint64(bit % WORD_BITS)
    lengths = np.add.reduce(letters != NO_LETTER, 0, dtype=np.uint8)
    return WordArrays(letters, lengths, tuple(first), sets, repeats, most)


class WordSearch:
    """The words that a hand may spell over certain stretches of the rack."""

    def __init__(self, words: WordArrays, hand: str, beneaths: Sequence[str]) -> None:
        held = Counter(hand)
        self.words = words
        self.beneaths = beneaths
        """Those of one length stand together."""
        self.jokers = held.pop(JOKER, 0)
        self.kinds = [LETTERS.index(letter) for letter in held]
        self.held = [min(count, LONGEST) for count in held.values()]
        self.spelt = _made_of(words, held, beneaths, self.jokers)

    def fits(self, keeps: bool, barred: int | None) -> list[Fit]:
        """For each stretch, those that can stand over it; not the one whose number, among all words, is barred."""
        places, which, same = self._pairs(keeps)
        chosen = self.spelt[which]
        covered, kept = self._counts(self.words.letters[:, chosen], self.words.lengths[chosen], same)
        lacking = covered.sum(0)
        lacking -= np.minimum(covered[:-1], np.array(self.held, np.uint32)[:, None]).sum(0)
        fits = lacking <= self.jokers
        if barred is not None:
            fits &= chosen != barred
        here = np.flatnonzero(fits)
        ways = self._ways(covered[:, here], kept[:, here], keeps)
        chosen = chosen[here]
        cuts = np.searchsorted(places[here], np.arange(len(self.beneaths) + 1)).tolist()
        firsts = [self.words.first[len(beneath)] for beneath in self.beneaths]
        return [
            Fit(chosen[start:end] - first, ways[start:end])
            for (start, end), first in zip(pairwise(cuts), firsts, strict=True)
        ]

    def _pairs(self, keeps: bool) -> tuple[Array, Array, Array]:
        """Each stretch with each word that keeps a card there; and, of shape (LONGEST, pairs), where they are alike."""
        ends = np.searchsorted(self.spelt, self.words.first).tolist()
        found = []
        for length, group in groupby(range(len(self.beneaths)), key=lambda at: len(self.beneaths[at])):
            at = list(group)
            begin, end = ends[length], ends[length + 1]
            shown = "".join(self.beneaths[one] for one in at).encode()
            under = (np.frombuffer(shown, np.uint8) - np.uint8(ord("A"))).reshape(-1, length, 1)
            alike = self.words.letters[:length, self.spelt[begin:end]] == under
            kept = np.bitwise_or.reduce(alike.view(np.uint8), 1) if keeps else np.ones((len(at), end - begin))
            place, which = np.nonzero(kept)
            found.append((place + at[0], which + begin, alike[place, :, which].T))
        same = np.zeros((LONGEST, sum(len(which) for _, which, _ in found)), np.bool_)
        upto = 0
        for _, which, alike in found:
            same[: len(alike), upto : upto + len(which)] = alike
            upto += len(which)
        places, words = (np.concatenate([one[side] for one in found]) for side in (0, 1))
        return places, words, same

    def _counts(self, letters: Array, lengths: Array, same: Array) -> tuple[Array, Array]:
        """How many of each held letter, and last of all others, each word has to be covered and could keep.

        `letters` and `same` have the shape (LONGEST, words), both answers (held letters + 1, words). The counts of
        several letters stand side by side in one number, so that they are added all at once.
        """
        covered = np.empty((len(self.kinds) + 1, letters.shape[1]), np.uint32)
        kept = np.empty_like(covered)
        for first in range(0, len(self.kinds), COUNTED_AT_ONCE):
            together = self.kinds[first : first + COUNTED_AT_ONCE]
            shifts = np.arange(len(together), dtype=np.uint32) * np.uint32(BITS)
            units = np.zeros(NO_LETTER + 1, np.uint32)
            units[together] = np.uint32(1) << shifts
            ones = units[letters]
            in_all = np.add.reduce(ones, 0)
            to_keep = np.add.reduce(ones * same, 0)
            rows = slice(first, first + len(together))
            np.bitwise_and(to_keep >> shifts[:, None], np.uint32(15), out=kept[rows])
            np.bitwise_and((in_all - to_keep) >> shifts[:, None], np.uint32(15), out=covered[rows])
        all_kept = np.add.reduce(same, 0, dtype=np.uint32)
        kept[-1] = all_kept - kept[:-1].sum(0)
        covered[-1] = lengths - all_kept - covered[:-1].sum(0)
        return covered, kept

    def _ways(self, covered: Array, kept: Array, keeps: bool) -> Array:
        """How many ways there are to lay each word: the product over its letters, less those that keep nothing."""
        some, none = _tables((*self.held, 0), self.jokers)
        kinds = np.arange(len(covered))[:, None]
        ways = _product(some[kinds, covered, kept])
        if keeps and min(map(len, self.beneaths)) <= sum(self.held) + self.jokers:
            ways = ways - _product(none[kinds, covered, kept])
        return ways


def _made_of(words: WordArrays, held: Counter[str], beneaths: Sequence[str], jokers: int) -> Array:
    """The words that lack no more letters than there are jokers, if all that lies beneath could be kept.

    First those that lack a letter altogether are sorted out, as most do, then those that have one too often.
    """
    available = held.copy()
    beneath = Counter[str]()
    for stretch in beneaths:
        beneath |= Counter(stretch)
    available += beneath
    known = sum(1 << LETTERS.index(letter) for letter in available if letter in LETTERS)
    lengths = [len(stretch) for stretch in beneaths]
    begin, end = words.first[min(lengths)], words.first[max(lengths) + 1]
    others = words.sets[begin:end] & np.uint32(~known & 0xFFFFFFFF)
    some = np.flatnonzero(np.bitwise_count(others) <= jokers if jokers else others == 0)
    some += begin
    missing = (1 << sum(words.most)) - 1
    shift = 0
    for letter, most in zip(LETTERS, words.most, strict=True):
        missing &= ~((1 << min(available[letter], most)) - 1 << shift)
        shift += most
    lacking = np.zeros(len(some), np.uint8)
    for at, repeats in enumerate(words.repeats):
        lacking += np.bitwise_count(repeats[some] & np.uint64(missing >> WORD_BITS * at & 0xFFFF_FFFF_FFFF_FFFF))
    spelt: Array = some[lacking <= jokers]
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
