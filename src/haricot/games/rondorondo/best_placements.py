"""The best layings of a turn, for programs that look through thousands of turns; proven equal to the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from haricot.games.rondorondo.cards import ERASER, KINDS, Pack
from haricot.games.rondorondo.form import LONGEST_RACK
from haricot.games.rondorondo.kernels import EMPTY, ERASED, LEFT, NOTHING, SIGNS, Place, Taste, Words, find, spell
from haricot.games.rondorondo.placement import KEPT, Lay
from haricot.games.rondorondo.word_search import Array
from haricot.lexicon.lexicon_file import LENGTHS

if TYPE_CHECKING:
    from haricot.lexicon.lexicon import Lexicon


@lru_cache(maxsize=16)
def words_of(lexicon: Lexicon) -> Words:
    """The lexicon, ready to be searched."""
    rows = [lexicon.row(length) for length in LENGTHS]
    counts = [len(row) // length for row, length in zip(rows, LENGTHS, strict=True)]
    letters = np.frombuffer(b"".join(rows), np.uint8) - np.uint8(ord("A"))
    sets, at = [], 0
    for row, length in zip(rows, LENGTHS, strict=True):
        bits = np.uint32(1) << letters[at : at + len(row)].reshape(-1, length).astype(np.uint32)
        sets.append(np.bitwise_or.reduce(bits, axis=1))
        at += len(row)
    firsts = np.concatenate([np.zeros(LENGTHS[0] + 1, np.int64), np.cumsum(counts)])
    ats = np.concatenate([np.zeros(LENGTHS[0] + 1, np.int64), np.cumsum([len(row) for row in rows])])
    return Words(letters, np.concatenate(sets).astype(np.uint32), firsts, ats)


def faces(pack: Pack) -> Array:
    """What each sign that shows adds to a score."""
    return np.array([pack.values[sign] if sign == ERASER else pack.showing(sign) for sign in SIGNS], np.float64)


def taste(shows: Array, lays: Array | None = None, sizes: Array | None = None) -> Taste:
    """With nothing but `faces`, the taste of whoever wants the points of the turn, and no more."""
    nothing, no_size = np.zeros(len(KINDS)), np.zeros(LONGEST_RACK + 1)
    return Taste(shows, nothing if lays is None else lays, no_size if sizes is None else sizes)


def rack_of(rack: str) -> Array:
    return np.array([SIGNS.index(sign) for sign in rack], np.int64)


def hand_of(hand: str) -> Array:
    return np.array([hand.count(card) for card in KINDS], np.int64)


def best_layings(
    lexicon: Lexicon, rack: str, hand: str, beginner: bool, taste: Taste, most: int
) -> list[tuple[Lay, float]]:
    """The layings that suit a taste best, one for each word in each place, with their worth; the best comes first."""
    words, shown, held = words_of(lexicon), rack_of(rack), hand_of(hand)
    found = np.empty((most, 7))
    find(words, shown, held, taste, beginner, found)
    return [(_written(words, shown, held, taste, row), float(row[0])) for row in found if row[0] > NOTHING]


def _written(words: Words, rack: Array, hand: Array, taste: Taste, row: Array) -> Lay:
    """The laying that a row of `find` stands for."""
    place = Place(*map(int, row[1:6]))
    signs = np.empty(LONGEST_RACK, np.int64)
    spell(words, rack, hand, taste, row, signs)
    texts = [KEPT if sign == LEFT else SIGNS[sign] for sign in signs[: place.end - place.start]]
    wide = [*([EMPTY] * place.before), *rack, *([EMPTY] * place.after)]
    around = [KEPT if sign >= ERASED else ERASER for sign in wide]
    if place.down != LEFT:
        outside = [at for at, sign in enumerate(around) if sign == ERASER and not place.start <= at < place.end]
        around[outside[0]] = f"[{KINDS[place.down]}]"
    whole_row = [*around[: place.start], *texts, *around[place.end :]]
    before, after = whole_row[0] if place.before else "", whole_row[-1] if place.after else ""
    return Lay(tuple(whole_row[place.before : len(whole_row) - place.after]), before, after)
