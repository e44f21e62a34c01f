"""Rondelic's last two: a round for two as a game, and its equilibrium, by counterfactual regret minimization (CFR).

Cards come one by one, and each is taken or passed for the next, first by the first player, then by the dealer, who
knows how many were passed. What losing, a tie and winning are worth depends on the circles. Both sides play often
against each other, and each does more of what it regrets not having done (regret matching).

A decision is made by the ranks of the cards that were seen, so what belongs to it is an array with an axis of length
`ranks` for each of these cards, in the order in which they came; its shape says how many were seen. To stop after a
decision is a leaf. All leaves of a side stand in one array of one axis: the decisions one after the other, each
flattened, and last what follows when every card was passed.

Each axis has a letter, by which `einsum` is told of it, here and in `play.py`:

- `p`, `q`: the first card and the second, if the first player passes them;
- `x`: the card that the first player ends with;
- `y`: the dealer's own card, by the rules of Rondellig;
- `a`, `b`, `c`: the cards that come to the dealer, in this order;
- `z`: the higher one of `y` and `c`;
- `f`: all leaves of the first player;
- `d`: all leaves of the dealer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from haricot.bots.rondelic.draws import RANK_COUNT, Float64Array, draw_chances

Shape = tuple[int, ...]

ITERATIONS, ITERATIONS_UNORDERED = 150, 80
"""How often both sides play; nobody can then gain more than some ten thousandths of what is at stake."""
SELDOM = 1e-3
"""Where a side's play leads so seldom, its average tells nothing."""
UNSURE = 0.01
"""What was done so seldom was done before much was learnt: nobody refuses a King now and then."""


class Payoffs(NamedTuple):
    """What it is worth to the first player to lose the round alone, to tie, and to win it."""

    lost: float
    tied: float
    won: float


@dataclass(frozen=True, slots=True)
class Equilibrium:
    """How often each side takes the card that lies there, by the ranks seen; and what the first player may expect.

    The dealer has a way to play for every number of cards that the first player passed. The first player of Rondellig
    takes by keeping the card dealt. What the dealer sees there is the dealer's own card before all others; where a card
    was laid aside, the first choice is whether to accept that; the last is whether the third card is taken rather than
    the dealer's own one kept.
    """

    first: tuple[Float64Array, ...]
    dealer: tuple[tuple[Float64Array, ...], ...]
    least: float
    most: float


class Meetings(NamedTuple):
    """What comes of every leaf of the first player (axis 0) together with every leaf of the dealer (axis 1).

    How likely the two are to come about at all, with a tie, and with the first player higher, but for what both choose.
    """

    total: Float64Array
    tied: Float64Array
    higher: Float64Array


class RoundTree(NamedTuple):
    """The shapes of both sides' decisions, the dealer's by the number of cards passed; what comes of their leaves."""

    first: list[Shape]
    dealer: list[list[Shape]]
    meetings: list[Meetings]


class RegretMatcher:
    """One side that learns to take or to go on: what it regrets, by decision, and what it did on average."""

    def __init__(self, shapes: Sequence[Shape]) -> None:
        self._shapes, choices = shapes, shapes[:-1]
        self._regrets = [np.zeros((2, *shape)) for shape in choices]
        self._taken, self._reached = ([np.zeros(shape) for shape in choices] for _ in range(2))
        self.takes = [np.full(shape, 0.5) for shape in choices]

    def learn(self, worths: Float64Array, weight: float) -> None:
        """From the worths of all leaves, weighed by how likely each is but for this side's own choices."""
        reach = self._reach(self.takes)
        *stops, later = split_leaves(worths, self._shapes)
        for at in reversed(range(len(stops))):
            take, go_on = stops[at], sum_over_later_cards(later, stops[at].ndim)
            later = mixture(self.takes[at], take, go_on)
            self._taken[at] += weight * reach[at] * self.takes[at]
            self._reached[at] += weight * reach[at]
            self._regrets[at] = np.maximum(self._regrets[at] + np.stack([take - later, go_on - later]), 0)
            total = self._regrets[at].sum(axis=0)
            self.takes[at] = np.where(total > 0, self._regrets[at][0] / np.where(total > 0, total, 1), 0.5)

    def average(self) -> list[Float64Array]:
        """What was done on average; where play never came, what was learnt."""
        means = []
        for takes, taken, reached in zip(self.takes, self._taken, self._reached, strict=True):
            there = reached > SELDOM * reached.max()
            mean = np.where(there, taken / np.where(there, reached, 1), takes)
            means.append(np.where(mean < UNSURE, 0.0, np.where(mean > 1 - UNSURE, 1.0, mean)))
        return means

    def leaf_chances(self, takes: Sequence[Float64Array]) -> Float64Array:
        """How likely whoever takes so stops in each leaf, as far as that is this side's own doing."""
        reach = self._reach(takes)
        stops = [going * take for going, take in zip(reach, takes, strict=False)]
        return np.concatenate([stop.ravel() for stop in (*stops, reach[-1])])

    def best_response(self, worths: Float64Array) -> float:
        """What the best way to play brings, against these worths of all leaves."""
        *stops, later = split_leaves(worths, self._shapes)
        for stop in reversed(stops):
            later = np.maximum(stop, sum_over_later_cards(later, stop.ndim))
        return float(later.sum())

    def _reach(self, takes: Sequence[Float64Array]) -> list[Float64Array]:
        """How likely this side comes to each decision by its own doing, and last to the end of them."""
        reach: list[Float64Array] = [np.ones(self._shapes[0])]
        for take, shape in zip(takes, self._shapes[1:], strict=True):
            going = reach[-1] * (1 - take)
            reach.append(np.broadcast_to(going.reshape(*going.shape, *(1,) * (len(shape) - going.ndim)), shape))
        return reach


def split_leaves(leaves: Float64Array, shapes: Sequence[Shape]) -> list[Float64Array]:
    """An array over all leaves of a side, taken apart by decision."""
    ends = np.cumsum([np.prod(shape) for shape in shapes])[:-1]
    return [part.reshape(shape) for part, shape in zip(np.split(leaves, ends), shapes, strict=True)]


def sum_over_later_cards(later: Float64Array, cards: int) -> Float64Array:
    """What comes after so many cards, whatever the next ones are."""
    summed: Float64Array = later.sum(axis=tuple(range(cards, later.ndim)))
    return summed


def mixture(takes: Float64Array, take: Float64Array, go_on: Float64Array) -> Float64Array:
    """What taking so often is worth, by what both choices are."""
    both: Float64Array = takes * take + (1 - takes) * go_on
    return both


@lru_cache(maxsize=64)
def solve(rules: str, payoffs: Payoffs, iterations: int | None = None, ranks: int = RANK_COUNT) -> Equilibrium:
    """Both sides learn in turn; what was done late counts more than what was done early."""
    if payoffs.won < payoffs.lost:
        return _ranks_reversed(solve(rules, Payoffs(payoffs.won, payoffs.tied, payoffs.lost), iterations, ranks))
    ordered = payoffs.lost <= payoffs.tied <= payoffs.won
    iterations = iterations or (ITERATIONS if ordered or rules == "rondelic" else ITERATIONS_UNORDERED)
    tree = _rondelic(ranks) if rules == "rondelic" else _rondellig(ordered, ranks)
    tables = [
        payoffs.lost * total + (payoffs.tied - payoffs.lost) * tied + (payoffs.won - payoffs.lost) * higher
        for total, tied, higher in tree.meetings
    ]
    first, dealers = RegretMatcher(tree.first), [RegretMatcher(shapes) for shapes in tree.dealer]
    for weight in range(1, iterations + 1):
        first.learn(_worths(tables, dealers, [dealer.takes for dealer in dealers]), weight)
        for dealer, costs in zip(dealers, _costs(tables, tree, first, first.takes), strict=True):
            dealer.learn(-costs, weight)
    firsts, dealt = first.average(), [dealer.average() for dealer in dealers]
    responses = zip(dealers, _costs(tables, tree, first, firsts), strict=True)
    least = -sum(dealer.best_response(-costs) for dealer, costs in responses)
    most = first.best_response(_worths(tables, dealers, dealt))
    if rules == "rondellig" and ordered:
        dealt = [[*takes, _higher_of_own_and_third(ranks)] for takes in dealt]
    return Equilibrium(tuple(firsts), tuple(map(tuple, dealt)), least, most)


def _worths(
    tables: Sequence[Float64Array], dealers: Sequence[RegretMatcher], takes: Sequence[Sequence[Float64Array]]
) -> Float64Array:
    """What each of the first player's leaves is worth to the first player, against dealers who take so.

    A table has the leaves of both, `fd`; the dealer's are summed out by their chances, and `f` is left. Tables, dealers
    and `takes` are by the number of cards passed; one after the other, all of the first player's leaves come of them.
    """
    return np.concatenate(
        [
            np.einsum("fd,d->f", table, dealer.leaf_chances(take))  # not `@`: it wakes threads on every core, and waits
            for table, dealer, take in zip(tables, dealers, takes, strict=True)
        ]
    )


def _costs(
    tables: Sequence[Float64Array], tree: RoundTree, first: RegretMatcher, takes: Sequence[Float64Array]
) -> list[Float64Array]:
    """What each of the dealer's leaves leaves to the first player, who takes so; by the number of cards passed.

    The first player's leaves are summed out of a table `fd` by their chances, and `d` is left.
    """
    stops = split_leaves(first.leaf_chances(takes), tree.first)
    return [np.einsum("f,fd->d", stop.ravel(), table) for stop, table in zip(stops, tables, strict=True)]


def _ranks_reversed(solved: Equilibrium) -> Equilibrium:
    """Where the lower card is wanted, all is the same with the ranks the other way round."""
    first, *dealers = (tuple(np.flip(takes) for takes in side) for side in (solved.first, *solved.dealer))
    return Equilibrium(first, tuple(dealers), solved.least, solved.most)


def _higher_of_own_and_third(ranks: int) -> Float64Array:
    """Whether the third card is higher, by the dealer's own card and the three that were drawn."""
    own, third = np.indices((ranks, ranks))
    higher = (third > own).astype(float)[:, None, None, :]
    return np.broadcast_to(higher, (ranks,) * 4)


# The rounds


class DealerStop(NamedTuple):
    """One way for the dealer to stop: which cards were dealt, in order; the one kept; and those that decide on it.

    Cards are named by their letters. `seen` are the axes of what comes of it: first what the first player saw, then
    what the dealer saw. A third card is taken whatever it is, so it need not be seen.
    """

    dealt: str
    kept: str
    seen: str


@lru_cache
def _rondelic(ranks: int = RANK_COUNT) -> RoundTree:
    """The first player takes the first card, the second or the third; so does the dealer."""
    one, two = (ranks,), (ranks, ranks)
    at_once = DealerStop("xa", "a", "xa"), DealerStop("xab", "b", "xab"), DealerStop("xabc", "c", "xab")
    one_passed = DealerStop("pxa", "a", "pxa"), DealerStop("pxab", "b", "pxab"), DealerStop("pxabc", "c", "pxab")
    two_passed = DealerStop("pqxa", "a", "pqa"), DealerStop("pqxab", "b", "pqab"), DealerStop("pqxabc", "c", "pqab")
    return RoundTree(
        [one, two, two],
        [[one, two, two]] * 3,
        [_meetings(1, at_once, ranks), _meetings(2, one_passed, ranks), _meetings(2, two_passed, ranks)],
    )


@lru_cache
def _rondellig(ordered: bool, ranks: int = RANK_COUNT) -> RoundTree:
    """The first player keeps the card, or passes it; the dealer may accept that, else draws up to three.

    Where a tie is worth something between winning and losing, the higher of the third and the dealer's own card stays.
    """
    kept = [DealerStop("xya", "a", "xya"), DealerStop("xyab", "b", "xyab")]
    laid = [DealerStop("pxy", "p", "py"), DealerStop("pxya", "a", "pya"), DealerStop("pxyab", "b", "pyab")]
    shapes: list[Shape] = [(ranks,) * 2, (ranks,) * 3]
    if ordered:
        kept.append(DealerStop("xyabz", "z", "xyab"))
        laid.append(DealerStop("pxyabz", "z", "pyab"))
        shapes.append((ranks,) * 3)
    else:
        kept += [DealerStop("xyabc", "c", "xyabc"), DealerStop("xyabc", "y", "xyabc")]
        laid += [DealerStop("pxyabc", "c", "pyabc"), DealerStop("pxyabc", "y", "pyabc")]
        shapes += [(ranks,) * 4] * 2
    one = (ranks,)
    return RoundTree([one, one], [shapes, [one, *shapes]], [_meetings(1, kept, ranks), _meetings(1, laid, ranks)])


def _meetings(cards: int, stops: Sequence[DealerStop], ranks: int) -> Meetings:
    """What comes of all of the dealer's leaves, in this order, where the first player has seen so many cards."""
    own, other = np.indices((ranks, ranks))
    chances = {dealt: _dealt(dealt, ranks) for dealt in {stop.dealt for stop in stops}}
    total, tied, higher = (
        np.concatenate([_met(stop, chances[stop.dealt], counts).reshape(ranks**cards, -1) for stop in stops], 1)
        for counts in (own >= 0, own == other, own > other)
    )
    return Meetings(total, tied, higher)


def _met(stop: DealerStop, chances: Float64Array, counts: NDArray[np.bool_]) -> Float64Array:
    """How likely it is that the cards both end with count, by all that was seen.

    `chances`: how likely the cards of `stop.dealt` are, an axis each. `counts`: whether they do, by the rank of the
    first player's card (axis 0, `x`) and of the dealer's (axis 1, `stop.kept`).
    """
    return np.asarray(np.einsum(f"{stop.dealt},x{stop.kept}->{stop.seen}", chances, counts.astype(float)))


def _dealt(cards: str, ranks: int) -> Float64Array:
    """How likely these cards, an axis each, are to come from a shuffled pack, by the ranks of all."""
    if cards.endswith("z"):
        return _higher_last(_dealt(cards[:-1] + "c", ranks))
    return draw_chances(np.full(ranks, 4.0), len(cards))


def _higher_last(chances: Float64Array) -> Float64Array:
    """How likely cards are whose last is the higher one of y and c: axes `…yabc` to `…yabz` (`…`: p and x).

    For each rank of `z`, `c` is summed out where the higher of `y` and `c` is that rank.
    """
    ranks = chances.shape[0]
    higher = np.maximum(*np.indices((ranks, ranks)))
    by_rank = [np.einsum("...yabc,yc->...yab", chances, (higher == rank).astype(float)) for rank in range(ranks)]
    return np.stack(by_rank, axis=-1)
