"""The best placements of a turn, for programs that look through thousands of turns; proven equal to the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from haricot.games.rondorondo.cards import ERASER, KINDS, Pack
from haricot.games.rondorondo.form import LONGEST_RACK
from haricot.games.rondorondo.kernels import (
    EMPTY,
    ERASED,
    IMPOSSIBLE,
    NO_CARD,
    ROW_WIDTH,
    SYMBOLS,
    UNTOUCHED,
    WORTH,
    Valuation,
    WordTable,
    find,
    spell,
    stretch_of,
)
from haricot.games.rondorondo.placement import KEPT, Lay
from haricot.games.rondorondo.word_search import Array
from haricot.lexicon.lexicon_file import LENGTHS

if TYPE_CHECKING:
    from haricot.lexicon.lexicon import Lexicon


@lru_cache(maxsize=16)
def word_table(lexicon: Lexicon) -> WordTable:
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
    return WordTable(letters, np.concatenate(sets).astype(np.uint32), firsts, ats)


def faces(pack: Pack) -> Array:
    """What each symbol that shows adds to a score."""
    return np.array(
        [pack.values[symbol] if symbol == ERASER else pack.showing(symbol) for symbol in SYMBOLS], np.float64
    )


def valuation(shows: Array, lays: Array | None = None, sizes: Array | None = None) -> Valuation:
    """With nothing but `faces`, that of whoever wants the points of the turn, and no more."""
    nothing, no_size = np.zeros(len(KINDS)), np.zeros(LONGEST_RACK + 1)
    return Valuation(shows, nothing if lays is None else lays, no_size if sizes is None else sizes)


def rack_of(rack: str) -> Array:
    """A rack as the compiled search reads it: a number for each compartment."""
    return np.array([SYMBOLS.index(symbol) for symbol in rack], np.int64)


def hand_of(hand: str) -> Array:
    """A hand as the compiled search reads it: how many of each kind of card."""
    return np.array([hand.count(card) for card in KINDS], np.int64)


def best_placements(
    lexicon: Lexicon, rack: str, hand: str, beginner: bool, valued: Valuation, most: int
) -> list[tuple[Lay, float]]:
    """The placements that are worth most, one for each word in each place, with their worth; the best comes first."""
    words, shown, held = word_table(lexicon), rack_of(rack), hand_of(hand)
    found = np.empty((most, ROW_WIDTH))
    find(words, shown, held, valued, beginner, found)
    possible = found[found[:, WORTH] > IMPOSSIBLE]
    return [(_written(words, shown, held, valued, row), float(row[WORTH])) for row in possible]


def _written(words: WordTable, rack: Array, hand: Array, valued: Valuation, row: Array) -> Lay:
    """The placement that a row of `find` stands for."""
    stretch = stretch_of(row)
    symbols = np.empty(LONGEST_RACK, np.int64)
    spell(words, rack, hand, valued, row, symbols)
    texts = [KEPT if symbol == UNTOUCHED else SYMBOLS[symbol] for symbol in symbols[: stretch.end - stretch.start]]
    wide = [*([EMPTY] * stretch.before), *rack, *([EMPTY] * stretch.after)]
    around = [KEPT if symbol >= ERASED else ERASER for symbol in wide]
    if stretch.down != NO_CARD:
        outside = [at for at, symbol in enumerate(around) if symbol == ERASER and not stretch.start <= at < stretch.end]
        around[outside[0]] = f"[{KINDS[stretch.down]}]"
    compartments = [*around[: stretch.start], *texts, *around[stretch.end :]]
    before, after = compartments[0] if stretch.before else "", compartments[-1] if stretch.after else ""
    return Lay(tuple(compartments[stretch.before : len(compartments) - stretch.after]), before, after)
