"""Turns played on plain numbers, to simulate how a game goes on.

Whoever plays is sensible: exchanges erasers but for one, lays what is worth most, and passes where no word is worth it.
Racks and hands are as in `games/rondorondo/kernels.py`; the pile is an array of kinds of cards, the top first, and the
marks say which part of it lies there.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from haricot.games.kernels import compiled
from haricot.games.rondorondo.form import EXCHANGE_COST
from haricot.games.rondorondo.kernels import ERASER_KIND, WORTH, Valuation, WordTable, find, put_down
from haricot.games.rondorondo.rules import FULL_HAND, MOST_EXCHANGES
from haricot.games.rondorondo.word_search import Array

SPARE = 256
"""Room for cards that are put under the pile."""
TOP, END, PASSES, EXCHANGED = range(4)
"""What the marks say, an array of shape (4,): where the pile begins and ends, passes in a row, exchanges this turn."""


class Rules(NamedTuple):
    """What stays the same all through a game: the lexicon, what symbols show, what cards cost at the end."""

    words: WordTable
    faces: Array
    left_over: Array
    beginner: bool


class Valuations(NamedTuple):
    """What everybody goes by: while there is a pile, and afterwards."""

    early: Valuation
    late: Valuation


def piled(cards: Array) -> Array:
    """A pile of these cards, the top first, with room for those that are put under it."""
    return np.concatenate([cards, np.zeros(SPARE, np.int64)])


@compiled
def take_turn(
    rules: Rules, valuations: Valuations, rack: Array, hand: Array, pile: Array, marks: Array, found: Array
) -> tuple[Array, int]:
    """One sensible turn: the rack after it, and the points."""
    while hand[ERASER_KIND] > 1 and marks[TOP] < marks[END] and marks[EXCHANGED] < MOST_EXCHANGES:
        exchange(hand, pile, marks, ERASER_KIND)
    valued = valuations.early if marks[TOP] < marks[END] else valuations.late
    find(rules.words, rack, hand, valued, rules.beginner, found[:1])
    if found[0, WORTH] <= 0:
        return rack, pass_turn(hand, pile, marks)
    return lay_row(rules, valued, rack, hand, pile, marks, found[0])


@compiled
def exchange(hand: Array, pile: Array, marks: Array, kind: int) -> None:
    """A card under the pile, the top card into the hand."""
    hand[kind] -= 1
    pile[marks[END]] = kind
    marks[END] += 1
    hand[pile[marks[TOP]]] += 1
    marks[TOP] += 1
    marks[EXCHANGED] += 1


@compiled
def lay_row(
    rules: Rules, valued: Valuation, rack: Array, hand: Array, pile: Array, marks: Array, row: Array
) -> tuple[Array, int]:
    """The placement of a row of `find`, and cards up to seven; the rack after it, and the points."""
    after, points = put_down(rules.words, rack, hand, valued, rules.faces, row)
    draw_up(hand, pile, marks)
    marks[PASSES] = 0
    return after, points - paid(marks)


@compiled
def draw_up(hand: Array, pile: Array, marks: Array) -> None:
    """Cards up to seven, as far as the pile goes."""
    held = 0
    for count in hand:
        held += count
    while held < FULL_HAND and marks[TOP] < marks[END]:
        hand[pile[marks[TOP]]] += 1
        marks[TOP] += 1
        held += 1


@compiled
def pass_turn(hand: Array, pile: Array, marks: Array) -> int:
    """One card more, if there is one; the points."""
    if marks[TOP] < marks[END]:
        hand[pile[marks[TOP]]] += 1
        marks[TOP] += 1
        marks[PASSES] = 0
    else:
        marks[PASSES] += 1
    return -paid(marks)


@compiled
def paid(marks: Array) -> int:
    """What this turn's exchanges cost; the next turn begins with none."""
    cost = EXCHANGE_COST * marks[EXCHANGED]
    marks[EXCHANGED] = 0
    return cost  # type: ignore[no-any-return]


@compiled
def is_over(hands: Array, marks: Array) -> bool:
    """The pile is empty, and a hand too, or all have passed in a row."""
    if marks[TOP] < marks[END]:
        return False
    if marks[PASSES] >= len(hands):
        return True
    for hand in hands:
        held = 0
        for count in hand:
            held += count
        if held == 0:
            return True
    return False
