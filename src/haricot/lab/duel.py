"""Rondelic's last two, solved: a round for two as a game of its own, and how to play it so that nobody can do better.

A round for two ends with one card lower, or a tie. What a tie is worth to the first player, between losing (0) and
winning (1), depends on the circles; a solution is found for several such worths, by regret matching: both sides play
often against each other, and each does more of what it regrets not having done. `python -m haricot.lab.duel` writes
the table by which the strongest bot plays.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

RANKS = 13
SUITS = 4
ROUNDS = 150
TIES = tuple(round(0.1 * step, 1) for step in range(11))
"""The worths of a tie for which the table has a solution."""
SELDOM = 1e-3
"""Where the own play leads so seldom, its average tells nothing."""
TABLE = Path(__file__).parents[1] / "bots" / "rondelic" / "duel.json"


def dealt(cards: int) -> Numbers:
    """How likely each row of so many ranks is to come from a shuffled pack."""
    chances = np.ones(())
    for place in range(cards):
        left = np.full((RANKS,) * (place + 1), float(SUITS))
        for earlier in range(place):
            left -= np.eye(RANKS).reshape([RANKS if axis in (earlier, place) else 1 for axis in range(place + 1)])
        chances = chances[..., None] * np.maximum(left, 0) / (RANKS * SUITS - place)
    return chances


def outcomes(tie: float) -> Numbers:
    """What it is worth to the first player to hold one rank against the dealer's: rows are the own rank."""
    own, other = np.indices((RANKS, RANKS))
    return np.where(own > other, 1.0, np.where(own == other, tie, 0.0))


class Choice:
    """Take it or go on, wherever there is that choice: how often each was regretted, and what was done on average."""

    def __init__(self, *shape: int) -> None:
        self._regrets = np.zeros((2, *shape))
        self._taken, self._reached = np.zeros(shape), np.zeros(shape)
        self.takes = np.full(shape, 0.5)

    def learn(self, take: Numbers, go_on: Numbers, reached: Numbers | float, weight: float) -> None:
        """Both weighed by how likely the place is for whoever chooses; `reached`: how likely own play leads there."""
        self._taken += weight * reached * self.takes
        self._reached += weight * reached
        mean = self.takes * take + (1 - self.takes) * go_on
        self._regrets = np.maximum(self._regrets + np.stack([take - mean, go_on - mean]), 0)
        total = self._regrets.sum(axis=0)
        self.takes = np.where(total > 0, self._regrets[0] / np.where(total > 0, total, 1), 0.5)

    def average(self) -> Numbers:
        """What was done on average; where play never came, what was learnt."""
        there = self._reached > SELDOM * self._reached.max()
        return np.where(there, self._taken / np.where(there, self._reached, 1), self.takes)


@dataclass(frozen=True)
class Solution:
    """How often each side takes a card in each place, and what the first player may expect, at least and at most."""

    first: tuple[Numbers, ...]
    dealer: tuple[Numbers, ...]
    least: float
    most: float


class Rondelic:
    """Two left by the first rules: up to three cards are presented to the first player, then the dealer turns as many.

    The first player chooses at the first card, and at the second; so does the dealer, who knows how many cards the
    first player refused.
    """

    def __init__(self) -> None:
        self._four, self._five, self._six = dealt(4), dealt(5), dealt(6).reshape(RANKS * RANKS, -1)

    def places(self) -> tuple[list[Choice], list[Choice]]:
        return [Choice(RANKS), Choice(RANKS, RANKS)], [Choice(3, RANKS), Choice(3, RANKS, RANKS)]

    def first_learns(self, first: list[Choice], dealer: list[Numbers], tie: float, weight: float) -> None:
        one, two, three = self._worths(dealer, tie)
        later = mixed(first[1].takes, two, three).sum(axis=1)
        first[1].learn(two, three, (1 - first[0].takes)[:, None], weight)
        first[0].learn(one, later, 1.0, weight)

    def dealer_learns(self, dealer: list[Choice], first: list[Numbers], tie: float, weight: float) -> None:
        one, two, three = self._costs(first, tie)
        later = mixed(dealer[1].takes, two, three).sum(axis=2)
        dealer[1].learn(-two, -three, (1 - dealer[0].takes)[..., None], weight)
        dealer[0].learn(-one, -later, 1.0, weight)

    def most(self, dealer: list[Numbers], tie: float) -> float:
        """What the first player gets by the best answer to this dealer."""
        one, two, three = self._worths(dealer, tie)
        return float(np.maximum(one, np.maximum(two, three).sum(axis=1)).sum())

    def least(self, first: list[Numbers], tie: float) -> float:
        """What the dealer's best answer leaves to this first player."""
        one, two, three = self._costs(first, tie)
        return float(np.minimum(one, np.minimum(two, three).sum(axis=2)).sum())

    def _worths(self, dealer: list[Numbers], tie: float) -> tuple[Numbers, Numbers, Numbers]:
        """What it brings the first player to take the first, the second or the third card, by the ranks seen."""
        ends = [self._against(dealer[0][refused], dealer[1][refused], tie) for refused in range(3)]
        one = np.einsum("xabc,xabc->x", self._four, ends[0])
        two = np.einsum("pxabc,xabc->px", self._five, ends[1])
        return one, two, (self._six @ ends[2].ravel()).reshape(RANKS, RANKS)

    def _costs(self, first: list[Numbers], tie: float) -> tuple[Numbers, Numbers, Numbers]:
        """What it leaves the first player that the dealer takes the first, the second or the third card."""
        refused = (1 - first[0])[:, None]
        tables = (
            self._four * first[0][:, None, None, None],
            np.einsum("pxabc,px->xabc", self._five, refused * first[1]),
            ((refused * (1 - first[1])).ravel() @ self._six).reshape((RANKS,) * 4),
        )
        worth = outcomes(tie)
        return (
            np.stack([np.einsum("xabc,xa->a", table, worth) for table in tables]),
            np.stack([np.einsum("xabc,xb->ab", table, worth) for table in tables]),
            np.stack([np.einsum("xabc,xc->ab", table, worth) for table in tables]),
        )

    def _against(self, once: Numbers, twice: Numbers, tie: float) -> Numbers:
        """The worth of each rank against each three cards of a dealer who plays so."""
        worth = outcomes(tie)
        first, second, third = worth[:, :, None, None], worth[:, None, :, None], worth[:, None, None, :]
        return mixed(once[None, :, None, None], first, mixed(twice[None, :, :, None], second, third))


class Rondellig:
    """Two left by the second rules: the first player keeps or lays the card aside, the dealer draws as in any round.

    The first player chooses once. The dealer chooses whether to accept a card that was laid aside, and, whatever the
    first player did, at the first card drawn and at the second; of the third and the own card, the higher one stays.
    """

    def __init__(self) -> None:
        self._three, self._five, self._six = dealt(3), dealt(5), dealt(6).reshape(RANKS, -1)
        own, third = np.indices((RANKS, RANKS))
        self._last = np.maximum(own, third)

    def places(self) -> tuple[list[Choice], list[Choice]]:
        return [Choice(RANKS)], [Choice(RANKS), Choice(2, RANKS, RANKS), Choice(2, RANKS, RANKS, RANKS)]

    def first_learns(self, first: list[Choice], dealer: list[Numbers], tie: float, weight: float) -> None:
        keep, swap = self._worths(dealer, tie)
        first[0].learn(keep, swap, 1.0, weight)

    def dealer_learns(self, dealer: list[Choice], first: list[Numbers], tie: float, weight: float) -> None:
        accept, one, two, three = self._costs(first, tie)
        second = mixed(dealer[2].takes, two, three).sum(axis=3)
        draw = mixed(dealer[1].takes, one, second)[1].sum(axis=1)
        declines = np.stack([np.ones(RANKS), 1 - dealer[0].takes])
        goes_on = declines[:, :, None] * (1 - dealer[1].takes)
        dealer[2].learn(-two, -three, goes_on[..., None], weight)
        dealer[1].learn(-one, -second, declines[:, :, None], weight)
        dealer[0].learn(-accept, -draw, 1.0, weight)

    def most(self, dealer: list[Numbers], tie: float) -> float:
        """What the first player gets by the best answer to this dealer."""
        return float(np.maximum(*self._worths(dealer, tie)).sum())

    def least(self, first: list[Numbers], tie: float) -> float:
        """What the dealer's best answer leaves to this first player."""
        accept, one, two, three = self._costs(first, tie)
        draws = np.minimum(one, np.minimum(two, three).sum(axis=3)).sum(axis=2)
        return float(draws[0].sum() + np.minimum(accept, draws[1]).sum())

    def _worths(self, dealer: list[Numbers], tie: float) -> tuple[Numbers, Numbers]:
        """What it brings the first player to keep each rank, and to lay it aside."""
        kept = np.einsum("xyabc,xyabc->x", self._five, self._against(dealer[1][0], dealer[2][0], tie))
        declines = (1 - dealer[0])[None, :, None, None, None]
        drawn = self._six @ (declines * self._against(dealer[1][1], dealer[2][1], tie)).ravel()
        return kept, drawn + np.einsum("lxy,xl,y->l", self._three, outcomes(tie), dealer[0])

    def _costs(self, first: list[Numbers], tie: float) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """What it leaves the first player that the dealer accepts, or takes the first, the second or no card."""
        worth, laid = outcomes(tie), 1 - first[0]
        tables = (first[0][:, None, None, None, None] * self._five, (laid @ self._six).reshape((RANKS,) * 5))
        return (
            np.einsum("lxy,xl,l->y", self._three, worth, laid),
            np.stack([np.einsum("xya,xa->ya", table.sum(axis=(3, 4)), worth) for table in tables]),
            np.stack([np.einsum("xyab,xb->yab", table.sum(axis=4), worth) for table in tables]),
            np.stack([np.einsum("xyabc,xyc->yab", table, worth[:, self._last]) for table in tables]),
        )

    def _against(self, once: Numbers, twice: Numbers, tie: float) -> Numbers:
        """The worth of each rank against each own card and three drawn of a dealer who plays so."""
        worth = outcomes(tie)
        first, second = worth[:, None, :, None, None], worth[:, None, None, :, None]
        last = worth[:, self._last][:, :, None, None, :]
        return mixed(once[None, :, :, None, None], first, mixed(twice[None, :, :, :, None], second, last))


RULES: dict[str, type[Rondelic | Rondellig]] = {"rondelic": Rondelic, "rondellig": Rondellig}


def mixed(takes: Numbers, take: Numbers, go_on: Numbers) -> Numbers:
    both: Numbers = takes * take + (1 - takes) * go_on
    return both


def solve(duel: Rondelic | Rondellig, tie: float, rounds: int = ROUNDS) -> Solution:
    """Both sides learn in turn; what was done late counts more than what was done early."""
    first, dealer = duel.places()
    for weight in range(1, rounds + 1):
        duel.first_learns(first, [choice.takes for choice in dealer], tie, weight)
        duel.dealer_learns(dealer, [choice.takes for choice in first], tie, weight)
    firsts, dealers = [choice.average() for choice in first], [choice.average() for choice in dealer]
    return Solution(tuple(firsts), tuple(dealers), duel.least(firsts, tie), duel.most(dealers, tie))


def written(solution: Solution, tie: float) -> dict[str, Any]:
    """As the table has it: for each place how many ranks are refused, the last of them perhaps only now and then."""
    refused = [
        [(1 - takes).sum(axis=-1).round(2).tolist() for takes in side] for side in (solution.first, solution.dealer)
    ]
    worth = round((solution.least + solution.most) / 2, 5)
    return {"tie": tie, "worth": worth, "first": refused[0], "dealer": refused[1]}


def main() -> None:
    """Solves both rules for every worth of a tie, says how exactly, and writes the table."""
    table: dict[str, list[dict[str, Any]]] = {}
    for name, rules in RULES.items():
        duel = rules()
        table[name] = []
        for tie in TIES:
            solution = solve(duel, tie)
            table[name].append(written(solution, tie))
            click.echo(f"{name} {tie}: {solution.least:.5f} to {solution.most:.5f}")
    TABLE.write_text(json.dumps(table, separators=(",", ":")).replace('{"tie"', '\n{"tie"') + "\n", "utf-8")


if __name__ == "__main__":
    main()
