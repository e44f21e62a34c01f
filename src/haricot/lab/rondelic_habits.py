"""Rondelic's habits: which card is enough for a player, found by letting sensible players play against each other.

Everybody swaps below a certain rank, which depends on the number of players and on the place in the order of play. From
the last place to the first, each looks for the rank that loses least often while the others stay as they are; after a
few such turns nobody wants another. `python -m haricot.lab.rondelic_habits` writes the table by which bots read others.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray

Ranks = NDArray[np.int8]
Flags = NDArray[np.bool_]

KING = 13
DEALS = 60_000
TURNS = 4
FEWEST_CASES = 300
"""With fewer cases than these, nobody changes a habit."""
TABLE = Path(__file__).parents[1] / "bots" / "rondelic" / "habits.json"
PLAYERS = {"rondelic": range(3, 21), "rondellig": range(2, 9)}


@dataclass
class Habits:
    """The lowest rank that is kept in each place; the same once a King was shown; the two that a dealer settles for."""

    enough: list[int]
    warned: list[int]
    dealer: tuple[int, int]


@dataclass
class Turn:
    """What a player knows when the word is theirs, in every deal."""

    held: Ranks
    given: Ranks
    lent: Flags
    shown: Flags
    """Whether somebody before wanted a swap and met a King that was shown."""


def dealt(cards: int, deals: int) -> Ranks:
    """The first cards of so many shuffled packs."""
    lot = np.random.default_rng(1)
    pack = np.tile(np.repeat(np.arange(1, KING + 1, dtype=np.int8), 4), (deals, 1))
    return lot.permuted(pack, axis=1)[:, :cards]


def played(cards: Ranks, rules: str, habits: Habits, place: int, word: str | None) -> tuple[Ranks, Turn | None]:
    """The cards at the showing, if all keep to their habits and one says this word; and what that one knew."""
    players = len(habits.enough) + 1
    hands, pack = cards[:, :players].copy(), cards[:, players:]
    given, laid = np.zeros(len(hands), np.int8), np.zeros(len(hands), np.int8)
    lent, shown = np.zeros(len(hands), np.bool_), np.zeros(len(hands), np.bool_)
    turn = None
    for at in range(players - 1):
        held = hands[:, at].copy()
        enough = np.where(shown, habits.warned[at], habits.enough[at])
        swaps = (held < enough) & ((given == 0) | (given >= held)) & ~lent
        if at == place:
            turn = Turn(held, given, lent, shown)
            swaps = np.full(len(hands), word == "swap") & ~lent
        if at == players - 2:
            laid = np.where(swaps, held, 0).astype(np.int8)
            hands[:, at] = np.where(swaps, pack[:, 0], held)
            break
        asked = hands[:, at + 1].copy()
        lent = swaps & (asked == KING)
        shown = shown | (lent if rules == "rondelic" else False)
        changes = swaps & ~lent
        hands[:, at], hands[:, at + 1] = np.where(changes, asked, held), np.where(changes, held, asked)
        given = np.where(changes, asked, 0).astype(np.int8)
    hands[:, -1] = _settled(hands[:, -1] if rules == "rondellig" else None, laid, pack[:, 1:], habits.dealer)
    return hands, turn


def _settled(own: Ranks | None, laid: Ranks, pack: Ranks, enough: tuple[int, int]) -> Ranks:
    """The dealer's card: one of three that come one by one, or the own one, if there is one, and it is higher."""
    if own is None:
        cards = [np.where(laid > 0, laid, pack[:, 0]), pack[:, 1], pack[:, 2]]
        lowest = [np.full(len(pack), rank) for rank in enough]
    else:
        cards = [pack[:, 0], pack[:, 1], np.maximum(own, pack[:, 2])]
        lowest = [np.maximum(rank, own + 1) for rank in enough]
    later = np.where(cards[1] >= lowest[1], cards[1], cards[2])
    settled: Ranks = np.where(cards[0] >= lowest[0], cards[0], later).astype(np.int8)
    return settled


def found(rules: str, players: int, deals: int = DEALS) -> Habits:
    """The habits that so many players come to."""
    cards = dealt(players + 4, deals)
    habits = Habits([7] * (players - 1), [7] * (players - 1), (8, 7))
    for _ in range(TURNS):
        for place in reversed(range(players - 1)):
            _learn(cards, rules, habits, place)
        habits.dealer = _dealer(cards[: deals // 3], rules, habits)
    return habits


def _learn(cards: Ranks, rules: str, habits: Habits, place: int) -> None:
    kept, turn = played(cards, rules, habits, place, "keep")
    swapped, _ = played(cards, rules, habits, place, "swap")
    assert turn is not None
    better = _lowest(kept, place).astype(float) - _lowest(swapped, place)
    open_ = ~turn.lent & ((turn.given == 0) | (turn.given >= turn.held))
    for enough, cases in ((habits.enough, open_ & ~turn.shown), (habits.warned, open_ & turn.shown)):
        if cases.sum() >= FEWEST_CASES:
            by_rank = np.bincount(turn.held[cases], better[cases], KING + 1)
            enough[place] = 1 + int(np.argmax(np.cumsum(np.append(0, by_rank[1:]))))
        elif enough is habits.warned:
            enough[place] = habits.enough[place]


def _dealer(cards: Ranks, rules: str, habits: Habits) -> tuple[int, int]:
    tried = []
    for first, less in product(range(4, 13), range(4)):
        pair = (first, max(2, first - less))
        hands, _ = played(cards, rules, Habits(habits.enough, habits.warned, pair), -1, None)
        tried.append((_lowest(hands, -1).mean(), pair))
    return min(tried)[1]


def _lowest(hands: Ranks, place: int) -> Flags:
    lowest: Flags = hands[:, place] == hands.min(axis=1)
    return lowest


def main() -> None:
    """Finds the habits of every number of players by both rules, and writes the table."""
    table: dict[str, dict[int, Any]] = {}
    for rules, numbers in PLAYERS.items():
        table[rules] = {}
        for players in numbers:
            habits = found(rules, players)
            table[rules][players] = vars(habits)
            click.echo(f"{rules} {players}: {habits}")
    text = json.dumps(table, separators=(",", ":")).replace('},"', '},\n"')
    TABLE.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
