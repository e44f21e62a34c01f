"""One key for a position and all that look the same when the field is turned or mirrored, whoever's colour it is."""

from __future__ import annotations

from haricot.games.kala.field import CELLS, SIDE
from haricot.games.kala.kernel import Position
from haricot.games.kala.masks import small
from haricot.games.kernels import inlined, whole

MIRROR_COLUMNS, MIRROR_RANKS, TRANSPOSE = 1, 2, 4
EVEN_BYTES, EVEN_PAIRS, LOW_HALF = 0x00FF_00FF_00FF_00FF, 0x0000_FFFF_0000_FFFF, 0xFFFF_FFFF


def turned(cell: int, form: int) -> int:
    """Where a cell comes to lie."""
    column, rank = cell % SIDE, cell // SIDE
    if form & MIRROR_COLUMNS:
        column = SIDE - 1 - column
    if form & MIRROR_RANKS:
        rank = SIDE - 1 - rank
    return column * SIDE + rank if form & TRANSPOSE else rank * SIDE + column


def best_form(own: int, other: int) -> int:
    """The way to turn the field that gives both bowls the lowest cells."""
    return min(range(8), key=lambda form: (turned(own, form), turned(other, form)))


_PAIRS = tuple((own, other) for own in CELLS for other in CELLS)
FORM = small(best_form(own, other) for own, other in _PAIRS)
CELLS_TURNED = small(
    turned(own, best_form(own, other)) * 16 + turned(other, best_form(own, other)) for own, other in _PAIRS
)
ON_DIAGONAL = 1 | 1 << 5 | 1 << 10 | 1 << 15


@inlined
def mirror_columns(word: int) -> int:
    word = (word >> 8 & EVEN_BYTES) | (word & EVEN_BYTES) << 8
    return (word >> 16 & EVEN_PAIRS) | (word & EVEN_PAIRS) << 16


@inlined
def exchange_ranks(word: int) -> int:
    return (word >> 32 & LOW_HALF) | (word & LOW_HALF) << 32


@inlined
def transpose(low: int, high: int) -> tuple[int, int]:
    """Mirrors the field in the diagonal from a1 to d4."""
    block = (low >> 16 ^ high) & EVEN_PAIRS
    low, high = low ^ block << 16, high ^ block
    pair = (low ^ low >> 24) & 0xFF00_FF00
    low ^= pair ^ pair << 24
    pair = (high ^ high >> 24) & 0xFF00_FF00
    return low, high ^ pair ^ pair << 24


@inlined
def turn(low: int, high: int, form: int) -> tuple[int, int]:
    if form & MIRROR_COLUMNS:
        low, high = mirror_columns(low), mirror_columns(high)
    if form & MIRROR_RANKS:
        low, high = exchange_ranks(high), exchange_ranks(low)
    if form & TRANSPOSE:
        low, high = transpose(low, high)
    return low, high


@inlined
def mixed(number: int) -> int:
    """Scatters the bits of a number over all of it."""
    number = (number ^ number >> 32 & LOW_HALF) * 0x2545_F491_4F6C_DD1D
    return (number ^ number >> 29 & 0x7_FFFF_FFFF) * 0x1B87_3593_27D4_EB2F


@inlined
def key(position: Position) -> tuple[int, int]:
    """Two numbers, each as good as random: the place in a table, and what is written there to know it again."""
    low, high, own, other, held, other_held, reserve, other_reserve, extra, _ = position
    pair = 16 * own + other
    low, high = turn(low, high, whole(FORM[pair]))
    cells = whole(CELLS_TURNED[pair])
    if ON_DIAGONAL >> (cells >> 4) & ON_DIAGONAL >> (cells & 15) & 1:
        low_too, high_too = transpose(low, high)
        if low_too < low or (low_too == low and high_too < high):
            low, high = low_too, high_too
    things = cells | held << 8 | other_held << 16 | reserve << 24 | other_reserve << 32 | extra << 40
    place = mixed(mixed(low + things * 0x1E37_79B9_7F4A_7C15) + high)
    check = mixed(mixed(high - things * 0x632B_E59B_D9B4_E019) ^ low)
    return place ^ place >> 32 & LOW_HALF, check ^ check >> 31 & LOW_HALF
