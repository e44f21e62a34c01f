"""Kala on plain numbers, for programs that play millions of sowings; proven equal to `rules.py`.

A position is ten numbers, as the mover sees it: two words of cups (see `masks.py`), the own and the other bowl's cell,
the beans they hold, the own and the other reserve, whether this is an extra sowing, and the mover's seat. The granary
is left out: what is there decides nothing more.
"""

from __future__ import annotations

from haricot.core.options import Options
from haricot.games.kala.bits import nearly_ripe, ones
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
    HARVEST,
    NTH_ONE,
    PLAIN,
    PLAINS,
    RIPE_WAYS,
    ROOM,
    ROW,
    STAND,
)
from haricot.games.kala.moves import Sow
from haricot.games.kala.positions import beans_in_all
from haricot.games.kala.rules import HANDFUL, Kala
from haricot.games.kernels import compiled, inlined, whole

Position = tuple[int, int, int, int, int, int, int, int, int, int]


# There and back


def pack(state: Kala) -> Position:
    """The numbers of a state: every state fits."""
    low, high = (int.from_bytes(bytes(half), "little") for half in (state.field[:8], state.field[8:]))
    own, other = state.mover, state.opponent
    things = (state.bowls, state.held, state.reserves)
    own_cell, other_cell, *beans = (int(thing[seat]) for thing in things for seat in (own, other))
    return low, high, own_cell, other_cell, beans[0], beans[1], beans[2], beans[3], int(state.extra), own


def unpack(position: Position, options: Options) -> Kala:
    """The state of these numbers; what the options say is in the game and not here lies in the granary."""
    low, high, *things, extra, mover = position
    field = (*int(low).to_bytes(8, "little"), *int(high).to_bytes(8, "little"))
    bowls, held, reserves = ((things[at + mover], things[at + 1 - mover]) for at in (0, 2, 4))
    granary = beans_in_all(options) - sum(field) - sum(held) - sum(reserves)
    white, black = (CELLS[cell] for cell in bowls)
    return Kala(options, field, (white, black), held, reserves, granary, mover, bool(extra))


def sowing(position: Position, move: int) -> Sow:
    """That move as the rules know it."""
    path = paths(CELLS[position[2]], path_row(position) // 16 + HANDFUL)[move & 7]
    stand = CELLS[move >> STAND]
    return Sow(path, bool(move >> HARVEST & 1), None if stand == path[-1] else stand)


def moves(position: Position) -> list[int]:
    """Every move; none when the game is over."""
    return [] if is_over(position) else [nth_move(position, number) for number in range(count_moves(position))]


# A sowing


@inlined
def is_over(position: Position) -> bool:
    """Whether the mover can neither pay nor owes an extra sowing."""
    return position[6] < HANDFUL and not position[8]


@inlined
def path_row(position: Position) -> int:
    """The row of the paths that the mover's sowing may take."""
    _, _, own, _, held, _, _, _, extra, _ = position
    return whole(ROW[(extra << 8 | min(held, 15) << 4 | own) & 511])


@inlined
def meeting_of(position: Position, row: int) -> int:
    """These paths and the other bowl."""
    return 16 * row + (position[3] & 15)


@inlined
def ripe_ways(position: Position, row: int) -> int:
    """Which paths end in a cup, free of bowls, that the last bean makes ripe."""
    cups = nearly_ripe(position[0], position[1])
    ways = RIPE_WAYS[512 * row + (cups & 255)] | RIPE_WAYS[512 * row + 256 + (cups >> 8)]
    return whole(ways) & whole(APART_WAYS[meeting_of(position, row)])


@inlined
def survey(position: Position) -> tuple[int, int, int]:
    """The row of the paths, which of them are ripe, and how many moves there are; the game must not be over."""
    row = path_row(position)
    ripe = ripe_ways(position, row)
    return row, ripe, ones(ripe) + whole(CERTAIN[2 * meeting_of(position, row) + (position[5] >= HANDFUL - 1)])


@inlined
def surveyed_move(position: Position, row: int, ripe: int, number: int) -> int:
    """The move of that number: first those without harvest, then harvests of cups, then of the other bowl."""
    meeting, cups = meeting_of(position, row), ones(ripe)
    harvest = number - whole(PLAINS[meeting])
    if harvest < 0:
        return whole(PLAIN[ROOM * meeting + (number & 15)])
    if harvest < cups:
        way = whole(NTH_ONE[8 * ripe + (harvest & 7)])
        return way | 1 << HARVEST | whole(END[8 * row + way]) << STAND
    return whole(PLAIN[ROOM * meeting + whole(APARTS[meeting]) + harvest - cups]) | 1 << HARVEST


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
    way, stand, other = 8 * row + (move & 7), move >> STAND & 15, other & 15
    into_bowl = (ADD_LOW[way] & CUP_LOW[other]) | (ADD_HIGH[way] & CUP_HIGH[other])
    low += ADD_LOW[way] & ~CUP_LOW[other]
    high += ADD_HIGH[way] & ~CUP_HIGH[other]
    other_held += whole(into_bowl != 0)
    if move >> HARVEST & 1:
        end = whole(END[way]) & 15
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
    return (
        low,
        high,
        stand if full else other,
        other if full else stand,
        held if full else other_held,
        other_held if full else held,
        reserve if full else other_reserve,
        other_reserve if full else reserve,
        whole(full),
        seat if full else 1 - seat,
    )


# Playing on


@inlined
def draw(lot: int) -> int:
    """The next lot: its high half is as good as random."""
    return lot * 6364136223846793005 + 1442695040888963407


@inlined
def sow_at_random(position: Position, lot: int) -> Position:
    """One of the sowings, each as likely as the others."""
    row, ripe, count = survey(position)
    number = (lot >> 32 & 0xFFFF_FFFF) * count >> 32
    return sow(position, surveyed_move(position, row, ripe, number))


@compiled
def play_out(position: Position, lot: int) -> tuple[int, int]:
    """Who wins when both sow at random from here, and after how many sowings."""
    sowings = 0
    while not is_over(position):
        lot = draw(lot)
        position = sow_at_random(position, lot)
        sowings += 1
    return 1 - position[9], sowings


@compiled
def play_outs(start: Position, games: int, lot: int) -> tuple[int, int]:
    """Random games, two or more: how many of them black won, and how many sowings they took in all.

    Two are played at a time: the processor works at one while it waits for numbers of the other.
    """
    if is_over(start):
        return games * (1 - start[9]), 0
    black, sowings, begun = 0, 0, 2
    one = another = start
    while True:
        if is_over(one):
            if begun >= games:
                break
            black, begun, one = black + 1 - one[9], begun + 1, start
        if is_over(another):
            if begun >= games:
                break
            black, begun, another = black + 1 - another[9], begun + 1, start
        lot = draw(lot)
        one = sow_at_random(one, lot)
        lot = draw(lot)
        another = sow_at_random(another, lot)
        sowings += 2
    for winner, more in (play_out(one, lot), play_out(another, lot)):
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
