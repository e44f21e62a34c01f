"""Rondelic's habits: which card is enough for a player, found by letting sensible players play against each other.

Everybody swaps below a certain rank, which depends on the number of players and on the place in the order of play. From
the last place to the first, each looks for the rank that loses least often while the others stay as they are; after a
few such turns nobody wants another. `python -m haricot.lab.rondelic_habits` writes the table by which bots read others.
"""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from itertools import product
from pathlib import Path
from typing import Any

import click
import numpy as np

from haricot.bots.rondelic.habits import Habits
from haricot.bots.rondelic.round_simulation import FROM_THE_PACK, Flags, Ranks, SwapChoice, play_round
from haricot.games.rondelic.cards import KING

DEALS = 60_000
GENERATIONS = 4
FEWEST_CASES = 300
"""With fewer cases than these, nobody changes a habit."""
TABLE = Path(__file__).parents[1] / "bots" / "rondelic" / "habits.json"
PLAYERS = {"rondelic": range(3, 21), "rondellig": range(2, 9)}


def dealt(cards: int, deals: int) -> Ranks:
    """The first cards of so many shuffled packs, a row for each."""
    pack = np.tile(np.repeat(np.arange(1, KING + 1, dtype=np.int8), 4), (deals, 1))
    return np.random.default_rng(1).permuted(pack, axis=1)[:, :cards]


def played(cards: Ranks, rules: str, habits: Habits, place: int, word: str | None) -> tuple[Ranks, SwapChoice | None]:
    """The cards at the showing, if all keep to their habits and one says this word; and what that one knew."""
    players = len(habits.enough) + 1
    hands = cards[:, :players].copy()
    if rules == "rondelic":
        hands[:, -1] = 0
    known: list[SwapChoice] = []

    def swaps(turn: SwapChoice) -> Flags:
        if turn.place != place:
            return turn.swaps_by_habit(habits)
        known.append(turn)
        return np.full(len(turn.held), word == "swap") & ~turn.lent

    shown = play_round(hands, cards[:, players:], swaps, habits.dealer, shows_kings=rules == "rondelic")
    return shown, known[0] if known else None


def found(rules: str, players: int, deals: int = DEALS) -> Habits:
    """The habits that so many players come to."""
    cards = dealt(players + FROM_THE_PACK, deals)
    habits = Habits((7,) * (players - 1), (7,) * (players - 1), (8, 7))
    for _ in range(GENERATIONS):
        for place in reversed(range(players - 1)):
            habits = _learn(cards, rules, habits, place)
        habits = replace(habits, dealer=_dealer(cards[: deals // 3], rules, habits))
    return habits


def _learn(cards: Ranks, rules: str, habits: Habits, place: int) -> Habits:
    """The same habits, but for the card that is enough in that place."""
    kept, turn = played(cards, rules, habits, place, "keep")
    swapped, _ = played(cards, rules, habits, place, "swap")
    assert turn is not None
    better = _lowest(kept, place).astype(float) - _lowest(swapped, place)

    def enough(cases: Flags, otherwise: int) -> int:
        if cases.sum() < FEWEST_CASES:
            return otherwise
        by_rank = np.bincount(turn.held[cases], better[cases], KING + 1)
        return 1 + int(np.argmax(np.cumsum(np.append(0, by_rank[1:]))))

    unwarned = enough(turn.is_open & ~turn.warned, habits.enough[place])
    warned = enough(turn.is_open & turn.warned, unwarned)
    return replace(
        habits,
        enough=_with(habits.enough, place, unwarned),
        warned=_with(habits.warned, place, warned),
    )


def _with(ranks: tuple[int, ...], place: int, rank: int) -> tuple[int, ...]:
    return (*ranks[:place], rank, *ranks[place + 1 :])


def _dealer(cards: Ranks, rules: str, habits: Habits) -> tuple[int, int]:
    """The ranks to settle for by which the dealer is lowest least often."""
    tried = []
    for first, less in product(range(4, 13), range(4)):
        pair = (first, max(2, first - less))
        hands, _ = played(cards, rules, replace(habits, dealer=pair), -1, None)
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
            table[rules][players] = asdict(habits)
            click.echo(f"{rules} {players}: {habits}")
    text = json.dumps(table, separators=(",", ":")).replace('},"', '},\n"')
    TABLE.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
