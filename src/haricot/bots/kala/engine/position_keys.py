"""One key for a position and all that look the same when the field is turned or mirrored, whoever's colour it is."""

from __future__ import annotations

from haricot.games.kala.field import CELLS, SIDE
from haricot.games.kala.kernel import Position
from haricot.games.kala.masks import byte_table
from haricot.games.kernels import as_int64, inlined

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
FORM = byte_table(best_form(own, other) for own, other in _PAIRS)
"""By the cells of the mover's bowl and of the other one, `16 * own + other`: how the field is turned."""
CELLS_TURNED = byte_table(
    turned(own, best_form(own, other)) * 16 + turned(other, best_form(own, other)) for own, other in _PAIRS
)
"""By the same: these cells once it is turned, again as `16 * own + other`."""
ON_DIAGONAL = 1 | 1 << 5 | 1 << 10 | 1 << 15
"""The cells from a1 to d4, as bits: with both bowls there, two ways to turn the field are equally good."""


@inlined
def mirror_columns(half: int) -> int:
    """Of two ranks, a byte for each cup: each rank the other way round."""
    half = (half >> 8 & EVEN_BYTES) | (half & EVEN_BYTES) << 8
    return (half >> 16 & EVEN_PAIRS) | (half & EVEN_PAIRS) << 16


@inlined
def exchange_ranks(half: int) -> int:
    """Of two ranks: the one in the other's place."""
    return (half >> 32 & LOW_HALF) | (half & LOW_HALF) << 32


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
    """The cups of the field turned that way."""
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
    """Two numbers, each as good as random: the slot in a table, and the check by which it is known again there."""
    pair = 16 * position.own_cell + position.other_cell
    low, high = turn(position.low, position.high, as_int64(FORM[pair]))
    cells = as_int64(CELLS_TURNED[pair])
    if ON_DIAGONAL >> (cells >> 4) & ON_DIAGONAL >> (cells & 15) & 1:
        low_too, high_too = transpose(low, high)
        if low_too < low or (low_too == low and high_too < high):
            low, high = low_too, high_too
    bowls = cells | position.held << 8 | position.other_held << 16
    things = bowls | position.reserve << 24 | position.other_reserve << 32 | position.extra << 40
    slot = mixed(mixed(low + things * 0x1E37_79B9_7F4A_7C15) + high)
    check = mixed(mixed(high - things * 0x632B_E59B_D9B4_E019) ^ low)
    return slot ^ slot >> 32 & LOW_HALF, check ^ check >> 31 & LOW_HALF
