"""A table of what has been found out about positions, for several threads at once.

An entry is two words: the check, crossed with the other word, and what is known. When two threads write at once, what
does not belong together fails the check and is not read. The highest bits of what is known say how dear it is.
"""

from __future__ import annotations

import numpy as np

from haricot.games.kala.bits import send_for
from haricot.games.kala.masks import Words
from haricot.games.kernels import inlined, whole

WORDS = 8
"""Four entries share a place: as much as the processor fetches at once."""
DEAR = 54
"""Where the bits begin that say how dear an entry is."""


def new_table(megabytes: int) -> Words:
    """The largest table that fits: its length is a power of two."""
    return np.zeros(words_in(megabytes), np.int64)


def words_in(megabytes: int) -> int:
    return 1 << (max(megabytes, 1) << 20 >> 3).bit_length() - 1


@inlined
def fetch(table: Words, place: int) -> None:
    """What will be looked up soon: a large table is far from the processor."""
    send_for(table, place & len(table) - WORDS)


@inlined
def look_up(table: Words, place: int, check: int) -> int:
    """What is known of a position, or 0."""
    start = place & len(table) - WORDS
    for at in range(start, start + WORDS, 2):
        known = whole(table[at + 1])
        if table[at] ^ known == check and known != 0:
            return known
    return 0


@inlined
def write_down(table: Words, place: int, check: int, known: int) -> None:
    """Over what was known of this position, else over what is least dear."""
    start = place & len(table) - WORDS
    chosen, dear = start, 1 << 62
    for at in range(start, start + WORDS, 2):
        there = whole(table[at + 1])
        if table[at] ^ there == check:
            chosen = at
            break
        if there >> DEAR < dear:
            chosen, dear = at, there >> DEAR
    table[chosen] = check ^ known
    table[chosen + 1] = known
