"""A table of what has been found out about positions, for several threads at once.

It is an array of one axis. An entry is two numbers in a row: the check of a position, crossed (xor) with what is known
of it, and what is known. When two threads write at once, what does not belong together fails the check and is not read.
The highest bits of what is known say what it cost to find out; the others are the business of whoever writes it.
"""

from __future__ import annotations

import numpy as np

from haricot.games.kala.bits import prefetch
from haricot.games.kernels import Int64Array, as_int64, inlined

ENTRY = 2
"""The numbers of an entry: its check first, then, at KNOWN, what is known."""
KNOWN = 1
BUCKET = 4 * ENTRY
"""Four entries share a place: as much as the processor fetches at once."""
COST_SHIFT = 54
"""Where the bits begin that say what an entry cost."""


def new_table(megabytes: int) -> Int64Array:
    """The largest table that fits: its length is a power of two."""
    return np.zeros(length_of(megabytes), np.int64)


def length_of(megabytes: int) -> int:
    """How many numbers of eight bytes a table of that size has."""
    return 1 << (max(megabytes, 1) << 20 >> 3).bit_length() - 1


@inlined
def fetch(table: Int64Array, slot: int) -> None:
    """What will be looked up soon: a large table is far from the processor."""
    prefetch(table, slot & len(table) - BUCKET)


@inlined
def look_up(table: Int64Array, slot: int, check: int) -> int:
    """What is known of a position, or 0."""
    start = slot & len(table) - BUCKET
    for at in range(start, start + BUCKET, ENTRY):
        known = as_int64(table[at + KNOWN])
        if table[at] ^ known == check and known != 0:
            return known
    return 0


@inlined
def store(table: Int64Array, slot: int, check: int, known: int) -> None:
    """Over what was known of this position, else over what cost least."""
    start = slot & len(table) - BUCKET
    chosen, least = start, 1 << 62
    for at in range(start, start + BUCKET, ENTRY):
        there = as_int64(table[at + KNOWN])
        if table[at] ^ there == check:
            chosen = at
            break
        if there >> COST_SHIFT < least:
            chosen, least = at, there >> COST_SHIFT
    table[chosen] = check ^ known
    table[chosen + KNOWN] = known
