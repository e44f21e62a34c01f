"""Rondelic's last two: a round for two as a game of its own, and how to play it so that nobody can do better.

Cards come one by one, and each is taken or passed for the next, first by the first player, then by the dealer, who
knows how many were passed. What losing, a tie and winning are worth depends on the circles. A solution is found by
regret matching: both sides play often against each other, and each does more of what it regrets not having done.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from haricot.bots.rondelic.draws import RANKS, Numbers, drawn

TIMES, TIMES_UNORDERED = 150, 80
"""How often both sides play; nobody can then gain more than some ten thousandths of what is at stake."""
SELDOM = 1e-3
"""Where the own play leads so seldom, its average tells nothing."""
UNSURE = 0.01
"""What was done so seldom was done before much was learnt: nobody refuses a King now and then."""


class Payoffs(NamedTuple):
    """What it is worth to the first player to lose the round alone, to tie, and to win it."""

    lost: float
    tied: float
    won: float


@dataclass(frozen=True, slots=True)
class Solution:
    """How often each side takes the card that lies there, by the ranks seen; and what the first player may expect.

    The dealer has a way to play for every number of cards that the first player passed. The first player of Rondellig
    takes by keeping the own card. What the dealer sees there is the own card before all others; where a card was laid
    aside, the first choice is whether to accept that; the last is whether the third card is rather taken than the own.
    """

    first: tuple[Numbers, ...]
    dealer: tuple[tuple[Numbers, ...], ...]
    least: float
    most: float


class Board(NamedTuple):
    """Where each side can stop, by the number of cards passed, and what comes of every two of these places together.

    For each number passed: a row for every place of the first player, a column for every place of the dealer, and how
    likely they are to come about at all, with a tie, and with the first player higher.
    """

    first: list[tuple[int, ...]]
    dealer: list[list[tuple[int, ...]]]
    meetings: list[tuple[Numbers, Numbers, Numbers]]


class Side:
    """Take it or go on, place by place: how often each was regretted, and what was done on average."""

    def __init__(self, shapes: Sequence[tuple[int, ...]]) -> None:
        self._shapes, choices = shapes, shapes[:-1]
        self._regrets = [np.zeros((2, *shape)) for shape in choices]
        self._taken, self._reached = ([np.zeros(shape) for shape in choices] for _ in range(2))
        self.takes = [np.full(shape, 0.5) for shape in choices]

    def learn(self, worths: Numbers, weight: float) -> None:
        """From what it is worth to stop in each place, weighed by how likely the place is but for the own play."""
        came = self._came(self.takes)
        *stops, later = parted(worths, self._shapes)
        for at in reversed(range(len(stops))):
            take, go_on = stops[at], folded(later, stops[at].ndim)
            later = mixed(self.takes[at], take, go_on)
            self._taken[at] += weight * came[at] * self.takes[at]
            self._reached[at] += weight * came[at]
            self._regrets[at] = np.maximum(self._regrets[at] + np.stack([take - later, go_on - later]), 0)
            total = self._regrets[at].sum(axis=0)
            self.takes[at] = np.where(total > 0, self._regrets[at][0] / np.where(total > 0, total, 1), 0.5)

    def average(self) -> list[Numbers]:
        """What was done on average; where play never came, what was learnt."""
        means = []
        for takes, taken, reached in zip(self.takes, self._taken, self._reached, strict=True):
            there = reached > SELDOM * reached.max()
            mean = np.where(there, taken / np.where(there, reached, 1), takes)
            means.append(np.where(mean < UNSURE, 0.0, np.where(mean > 1 - UNSURE, 1.0, mean)))
        return means

    def stops(self, takes: Sequence[Numbers]) -> Numbers:
        """How likely whoever takes so stops in each place, as far as that is the own doing."""
        came = self._came(takes)
        stops = [going * take for going, take in zip(came, takes, strict=False)]
        return np.concatenate([stop.ravel() for stop in (*stops, came[-1])])

    def best(self, worths: Numbers) -> float:
        """What the best way to play brings, against these worths of stopping in each place."""
        *stops, later = parted(worths, self._shapes)
        for stop in reversed(stops):
            later = np.maximum(stop, folded(later, stop.ndim))
        return float(later.sum())

    def _came(self, takes: Sequence[Numbers]) -> list[Numbers]:
        came: list[Numbers] = [np.ones(self._shapes[0])]
        for take, shape in zip(takes, self._shapes[1:], strict=True):
            going = came[-1] * (1 - take)
            came.append(np.broadcast_to(going.reshape(*going.shape, *(1,) * (len(shape) - going.ndim)), shape))
        return came


def parted(worths: Numbers, shapes: Sequence[tuple[int, ...]]) -> list[Numbers]:
    ends = np.cumsum([np.prod(shape) for shape in shapes])[:-1]
    return [part.reshape(shape) for part, shape in zip(np.split(worths, ends), shapes, strict=True)]


def folded(later: Numbers, cards: int) -> Numbers:
    """What comes after so many cards, whatever the next ones are."""
    summed: Numbers = later.sum(axis=tuple(range(cards, later.ndim)))
    return summed


def mixed(takes: Numbers, take: Numbers, go_on: Numbers) -> Numbers:
    both: Numbers = takes * take + (1 - takes) * go_on
    return both


@lru_cache(maxsize=64)
def solve(rules: str, payoffs: Payoffs, times: int | None = None) -> Solution:
    """Both sides learn in turn; what was done late counts more than what was done early."""
    if payoffs.won < payoffs.lost:
        return _upside_down(solve(rules, Payoffs(payoffs.won, payoffs.tied, payoffs.lost), times))
    ordered = payoffs.lost <= payoffs.tied <= payoffs.won
    times = times or (TIMES if ordered or rules == "rondelic" else TIMES_UNORDERED)
    board = _rondelic() if rules == "rondelic" else _rondellig(ordered)
    tables = [
        payoffs.lost * total + (payoffs.tied - payoffs.lost) * tie + (payoffs.won - payoffs.lost) * higher
        for total, tie, higher in board.meetings
    ]
    first, dealers = Side(board.first), [Side(shapes) for shapes in board.dealer]
    for weight in range(1, times + 1):
        first.learn(_worths(tables, dealers, [dealer.takes for dealer in dealers]), weight)
        for dealer, costs in zip(dealers, _costs(tables, board, first, first.takes), strict=True):
            dealer.learn(-costs, weight)
    firsts, dealt = first.average(), [dealer.average() for dealer in dealers]
    least = -sum(
        dealer.best(-costs) for dealer, costs in zip(dealers, _costs(tables, board, first, firsts), strict=True)
    )
    most = first.best(_worths(tables, dealers, dealt))
    if rules == "rondellig" and ordered:
        dealt = [[*takes, _higher_of_own_and_third()] for takes in dealt]
    return Solution(tuple(firsts), tuple(map(tuple, dealt)), least, most)


def _worths(tables: Sequence[Numbers], dealers: Sequence[Side], takes: Sequence[Sequence[Numbers]]) -> Numbers:
    """What it brings the first player to stop in each place."""
    return np.concatenate(
        [
            np.einsum("fd,d->f", table, dealer.stops(take))  # not `@`: that wakes threads on every core, and waits
            for table, dealer, take in zip(tables, dealers, takes, strict=True)
        ]
    )


def _costs(tables: Sequence[Numbers], board: Board, first: Side, takes: Sequence[Numbers]) -> list[Numbers]:
    """What it leaves the first player that the dealer stops in each place, by the number of cards passed."""
    stops = parted(first.stops(takes), board.first)
    return [np.einsum("f,fd->d", stop.ravel(), table) for stop, table in zip(stops, tables, strict=True)]


def _upside_down(solution: Solution) -> Solution:
    """Where the lower card is wanted, all is the same with the ranks the other way round."""
    first, *dealers = (tuple(np.flip(takes) for takes in side) for side in (solution.first, *solution.dealer))
    return Solution(first, tuple(dealers), solution.least, solution.most)


def _higher_of_own_and_third() -> Numbers:
    own, third = np.indices((RANKS, RANKS))
    higher = (third > own).astype(float)[:, None, None, :]
    return np.broadcast_to(higher, (RANKS,) * 4)


# What comes of it: the cards are named p, q (passed by the first player), x (kept), y (the dealer's own), a, b, c


@lru_cache
def _rondelic() -> Board:
    """The first player takes the first card, the second or the third; so does the dealer."""
    three, four, five, six = (_dealt(cards) for cards in (3, 4, 5, 6))
    return Board(
        [(RANKS,), (RANKS, RANKS), (RANKS, RANKS)],
        [[(RANKS,), (RANKS, RANKS), (RANKS, RANKS)]] * 3,
        [
            _meetings(1, (_dealt(2), "xa,xa->xa"), (three, "xab,xb->xab"), (four, "xabc,xc->xab")),
            _meetings(2, (three, "pxa,xa->pxa"), (four, "pxab,xb->pxab"), (five, "pxabc,xc->pxab")),
            _meetings(2, (four, "pqxa,xa->pqa"), (five, "pqxab,xb->pqab"), (six, "pqxabc,xc->pqab")),
        ],
    )


@lru_cache
def _rondellig(ordered: bool) -> Board:
    """The first player keeps the card, or passes it; the dealer may accept that, else draws up to three.

    Where a tie is worth something between winning and losing, the higher of the third and the own card stays.
    """
    three, four, five, six = (_dealt(cards) for cards in (3, 4, 5, 6))
    kept = [(three, "xya,xa->xya"), (four, "xyab,xb->xyab")]
    laid = [(three, "pxy,xp->py"), (four, "pxya,xa->pya"), (five, "pxyab,xb->pyab")]
    shapes = [(RANKS, RANKS), (RANKS, RANKS, RANKS)]
    if ordered:
        kept.append((_higher(five), "xyabz,xz->xyab"))
        laid.append((_higher(six), "pxyabz,xz->pyab"))
        shapes.append(shapes[-1])
    else:
        kept += [(five, "xyabc,xc->xyabc"), (five, "xyabc,xy->xyabc")]
        laid += [(six, "pxyabc,xc->pyabc"), (six, "pxyabc,xy->pyabc")]
        shapes += [(RANKS,) * 4] * 2
    return Board([(RANKS,), (RANKS,)], [shapes, [(RANKS,), *shapes]], [_meetings(1, *kept), _meetings(1, *laid)])


def _meetings(cards: int, *stops: tuple[Numbers, str]) -> tuple[Numbers, Numbers, Numbers]:
    """The columns of all of the dealer's places, for rows of so many cards of the first player."""
    own, other = np.indices((RANKS, RANKS))
    total, tie, higher = (
        np.concatenate(
            [np.einsum(how, rows, met.astype(float)).reshape(RANKS**cards, -1) for rows, how in stops], axis=1
        )
        for met in (own >= 0, own == other, own > other)
    )
    return total, tie, higher


def _higher(rows: Numbers) -> Numbers:
    """The last card of each row replaced by the dealer's own, three before it, where that is the higher one."""
    higher = np.maximum(*np.indices((RANKS, RANKS)))
    stays = [np.einsum("...yabc,yc->...yab", rows, (higher == rank).astype(float)) for rank in range(RANKS)]
    return np.stack(stays, axis=-1)


def _dealt(cards: int) -> Numbers:
    """How likely each row of so many ranks is to come from a shuffled pack."""
    return drawn(np.full(RANKS, 4.0), cards)
