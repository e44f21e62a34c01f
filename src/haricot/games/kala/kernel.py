"""Kala on plain numbers, for programs that play millions of sowings; proven equal to `rules.py`.

A move is a number; rows, ways and meetings, by which its tables are looked up, are those of `masks.py`.
"""

from __future__ import annotations

from typing import NamedTuple

from haricot.core.options import Options
from haricot.games.kala.bits import nearly_ripe, popcount
from haricot.games.kala.field import CELLS, paths
from haricot.games.kala.masks import (
    ADD_HIGH,
    ADD_LOW,
    APART_WAYS,
    APARTS,
    CERTAIN,
    CUP_HIGH,
    CUP_LOW,
    END,
    HARVEST_BIT,
    MOST_PLAIN,
    NTH_ONE,
    PLAIN,
    PLAINS,
    RIPE_WAYS,
    ROW,
    STAND_SHIFT,
)
from haricot.games.kala.moves import Sow
from haricot.games.kala.positions import beans_in_all
from haricot.games.kala.rules import HANDFUL, Kala
from haricot.games.kernels import Int64Array, as_int64, compiled, inlined, next_random


class Position(NamedTuple):
    """A position as the mover sees it; the granary is left out, for what is there decides nothing more."""

    low: int
    high: int
    """The beans of cups 0 to 7, and of cups 8 to 15, a byte for each cup."""
    own_cell: int
    other_cell: int
    """Where the mover's bowl stands, and where the other one does."""
    held: int
    other_held: int
    """The beans in these bowls."""
    reserve: int
    other_reserve: int
    extra: int
    """1 in an extra sowing, else 0."""
    seat: int
    """The mover's."""


LOW, HIGH, OWN_CELL, OTHER_CELL, HELD, OTHER_HELD, RESERVE, OTHER_RESERVE, EXTRA, SEAT = range(len(Position._fields))
"""The columns of an array that has a row for each of many positions: the fields of one."""

# There and back


def pack(state: Kala) -> Position:
    """The numbers of a state: every state fits."""
    mover, opponent = state.mover, state.opponent
    return Position(
        low=int.from_bytes(bytes(state.field[:8]), "little"),
        high=int.from_bytes(bytes(state.field[8:]), "little"),
        own_cell=int(state.bowls[mover]),
        other_cell=int(state.bowls[opponent]),
        held=state.held[mover],
        other_held=state.held[opponent],
        reserve=state.reserves[mover],
        other_reserve=state.reserves[opponent],
        extra=int(state.extra),
        seat=mover,
    )


def unpack(position: Position, options: Options) -> Kala:
    """The state of these numbers; what the options say is in the game and not here lies in the granary."""
    field = (*position.low.to_bytes(8, "little"), *position.high.to_bytes(8, "little"))
    white, black = position, other_side(position)
    if position.seat == 1:
        white, black = black, white
    bowls, held = (CELLS[white.own_cell], CELLS[black.own_cell]), (white.held, black.held)
    reserves = white.reserve, black.reserve
    granary = beans_in_all(options) - sum(field) - sum(held) - sum(reserves)
    return Kala(options, field, bowls, held, reserves, granary, position.seat, bool(position.extra))


@inlined
def position_in(rows: Int64Array, number: int) -> Position:
    """The position of that row, whose first columns it is."""
    return Position(
        rows[number, LOW],
        rows[number, HIGH],
        rows[number, OWN_CELL],
        rows[number, OTHER_CELL],
        rows[number, HELD],
        rows[number, OTHER_HELD],
        rows[number, RESERVE],
        rows[number, OTHER_RESERVE],
        rows[number, EXTRA],
        rows[number, SEAT],
    )


@inlined
def put_position(rows: Int64Array, number: int, position: Position) -> None:
    """That position into that row."""
    for column in range(len(position)):
        rows[number, column] = position[column]


def sowing(position: Position, move: int) -> Sow:
    """That move as the rules know it."""
    path = paths(CELLS[position.own_cell], path_row(position) // 16 + HANDFUL)[move & 7]
    stand = CELLS[move >> STAND_SHIFT]
    return Sow(path, bool(move >> HARVEST_BIT & 1), None if stand == path[-1] else stand)


def moves(position: Position) -> list[int]:
    """Every move; none when the game is over."""
    return [] if is_over(position) else [nth_move(position, number) for number in range(count_moves(position))]


@inlined
def other_side(position: Position) -> Position:
    """The same things as if it were the other player's turn."""
    return Position(
        position.low,
        position.high,
        position.other_cell,
        position.own_cell,
        position.other_held,
        position.held,
        position.other_reserve,
        position.reserve,
        0,
        1 - position.seat,
    )


# A sowing


@inlined
def is_over(position: Position) -> bool:
    """Whether the mover can neither pay nor owes an extra sowing."""
    return position.reserve < HANDFUL and not position.extra


@inlined
def path_row(position: Position) -> int:
    """The row of the paths that the mover's sowing may take."""
    return as_int64(ROW[(position.extra << 8 | min(position.held, 15) << 4 | position.own_cell) & 511])


@inlined
def meeting_of(position: Position, row: int) -> int:
    """These paths and the other bowl."""
    return 16 * row + (position.other_cell & 15)


@inlined
def ripe_ways(position: Position, row: int) -> int:
    """Which paths end in a cup, free of bowls, that the last bean makes ripe."""
    cups = nearly_ripe(position.low, position.high)
    ways = RIPE_WAYS[512 * row + (cups & 255)] | RIPE_WAYS[512 * row + 256 + (cups >> 8)]
    return as_int64(ways) & as_int64(APART_WAYS[meeting_of(position, row)])


@inlined
def survey(position: Position) -> tuple[int, int, int]:
    """The row of the paths, which of them are ripe, and how many moves there are; the game must not be over."""
    row = path_row(position)
    ripe = ripe_ways(position, row)
    bowl_is_ripe = position.other_held >= HANDFUL - 1
    return row, ripe, popcount(ripe) + as_int64(CERTAIN[2 * meeting_of(position, row) + bowl_is_ripe])


@inlined
def surveyed_move(position: Position, row: int, ripe: int, number: int) -> int:
    """The move of that number: first those without harvest, then harvests of cups, then of the other bowl."""
    meeting, cups = meeting_of(position, row), popcount(ripe)
    harvest = number - as_int64(PLAINS[meeting])
    if harvest < 0:
        return as_int64(PLAIN[MOST_PLAIN * meeting + (number & 15)])
    if harvest < cups:
        way = as_int64(NTH_ONE[8 * ripe + (harvest & 7)])
        return way | 1 << HARVEST_BIT | as_int64(END[8 * row + way]) << STAND_SHIFT
    return as_int64(PLAIN[MOST_PLAIN * meeting + as_int64(APARTS[meeting]) + harvest - cups]) | 1 << HARVEST_BIT


@inlined
def count_moves(position: Position) -> int:
    """How many moves there are; the game must not be over."""
    return survey(position)[2]


@inlined
def nth_move(position: Position, number: int) -> int:
    """The move of that number."""
    row, ripe, _ = survey(position)
    return surveyed_move(position, row, ripe, number)


@inlined
def sow(position: Position, move: int) -> Position:
    """Beans out along the path, harvest, the bowl moves, and the turn passes unless the bowl is full."""
    low, high, _, other, held, other_held, reserve, other_reserve, extra, seat = position
    row = path_row(position)
    way, stand, other = 8 * row + (move & 7), move >> STAND_SHIFT & 15, other & 15
    into_bowl = (ADD_LOW[way] & CUP_LOW[other]) | (ADD_HIGH[way] & CUP_HIGH[other])
    low += ADD_LOW[way] & ~CUP_LOW[other]
    high += ADD_HIGH[way] & ~CUP_HIGH[other]
    other_held += as_int64(into_bowl != 0)
    if move >> HARVEST_BIT & 1:
        end = as_int64(END[way]) & 15
        if end == other:
            reserve += other_held - 1
            other_held = 0
        else:
            low_beans, high_beans = low & CUP_LOW[end], high & CUP_HIGH[end]
            low, high = low - low_beans, high - high_beans
            reserve += ((low_beans | high_beans) >> 8 * (end & 7)) - 1
    other_reserve += held - HANDFUL - (row >> 4) if extra else 0
    reserve -= 0 if extra else HANDFUL
    held = 1 if extra else held + 1
    full = held >= HANDFUL
    return Position(
        low,
        high,
        stand if full else other,
        other if full else stand,
        held if full else other_held,
        other_held if full else held,
        reserve if full else other_reserve,
        other_reserve if full else reserve,
        as_int64(full),
        seat if full else 1 - seat,
    )


# Playing on


@inlined
def sow_at_random(position: Position, random: int) -> Position:
    """One of the sowings, each as likely as the others."""
    row, ripe, count = survey(position)
    number = (random >> 32 & 0xFFFF_FFFF) * count >> 32
    return sow(position, surveyed_move(position, row, ripe, number))


@compiled
def play_out(position: Position, random: int) -> tuple[int, int]:
    """Who wins when both sow at random from here, and after how many sowings."""
    sowings = 0
    while not is_over(position):
        random = next_random(random)
        position = sow_at_random(position, random)
        sowings += 1
    return 1 - position.seat, sowings


@compiled
def play_outs(start: Position, games: int, random: int) -> tuple[int, int]:
    """Random games, two or more: how many of them black won, and how many sowings they took in all.

    Two are played at a time: the processor works at one while it waits for numbers of the other.
    """
    if is_over(start):
        return games * (1 - start.seat), 0
    black, sowings, begun = 0, 0, 2
    one = another = start
    while True:
        if is_over(one):
            if begun >= games:
                break
            black, begun, one = black + 1 - one.seat, begun + 1, start
        if is_over(another):
            if begun >= games:
                break
            black, begun, another = black + 1 - another.seat, begun + 1, start
        random = next_random(random)
        one = sow_at_random(one, random)
        random = next_random(random)
        another = sow_at_random(another, random)
        sowings += 2
    for winner, more in (play_out(one, random), play_out(another, random)):
        black, sowings = black + winner, sowings + more
    return black, sowings


@compiled
def perft(position: Position, depth: int) -> int:
    """How many sequences of that many sowings there are."""
    if depth == 0:
        return 1
    if is_over(position):
        return 0
    count = count_moves(position)
    if depth == 1:
        return count
    total = 0
    for number in range(count):
        total += perft(sow(position, nth_move(position, number)), depth - 1)
    return total
