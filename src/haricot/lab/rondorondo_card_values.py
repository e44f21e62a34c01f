"""What cards are worth to whoever keeps them, and letters to whoever finds them in the rack: learnt from games.

`python -m haricot.lab.rondorondo_card_values fr` lets sensible players play against each other and prints the table
that RondoRondo's bots read. Points of a player's next turn are put down to the cards that were kept, and points of the
next player's to what showed in the rack, by least squares.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np

from haricot.bots.rondorondo.card_values import learnt, left_over_costs, points_only, without_a_pile
from haricot.bots.rondorondo.turns import END, TOP, Rules, Valuations, is_over, piled, take_turn
from haricot.games.rondorondo.best_placements import faces, word_table
from haricot.games.rondorondo.cards import ERASER, JOKER, KINDS, LETTERS, pack
from haricot.games.rondorondo.form import LONGEST_RACK, SHORTEST_WORD
from haricot.games.rondorondo.kernels import EMPTY, ERASED, LETTER_COUNT, ROW_WIDTH, SYMBOLS, Valuation
from haricot.games.rondorondo.word_search import Array
from haricot.lexicon.lexicon import lexicon

GAMES = 2000
SIZES = range(SHORTEST_WORD, LONGEST_RACK + 1)
FEW_LEFT = 14
"""Turns near the end of the pile are left out: hands are no longer full."""
CAUTION = 20.0
"""Cards that are seldom seen count for less."""


def turns(lang: str, valued: Valuation, seed: int) -> Iterator[tuple[Array, Array, int, bool]]:
    """A game of two: for each turn the hand kept, the rack left, the points, and whether it is one to learn from.

    One where cards were exchanged is not, nor one near the end.
    """
    cards = pack(lang)
    rules = Rules(word_table(lexicon(lang)), faces(cards), left_over_costs(lang), False)
    valuations = Valuations(valued, without_a_pile(lang))
    shuffled = np.random.default_rng(seed).permutation(np.repeat(np.arange(len(KINDS)), list(cards.counts.values())))
    hands = np.stack([np.bincount(shuffled[at : at + 7], minlength=len(KINDS)) for at in (0, 7)])
    pile, marks, found = piled(shuffled[14:]), np.array([0, len(shuffled) - 14, 0, 0]), np.empty((1, ROW_WIDTH))
    rack, seat = np.full(SHORTEST_WORD, EMPTY), 0
    while not is_over(hands, marks):
        drawn, end = marks[TOP], marks[END]
        rack, points = take_turn(rules, valuations, rack, hands[seat], pile, marks, found)
        kept = hands[seat] - np.bincount(pile[drawn : marks[TOP]], minlength=len(KINDS))
        yield kept, rack, points, marks[END] == end and marks[END] - marks[TOP] > FEW_LEFT
        seat = 1 - seat


def learn(lang: str, valued: Valuation, games: int, seed: int) -> tuple[Array, Array]:
    """What each card kept brings in the player's next turn, and each symbol left in the other's; sizes come last."""
    kept, left, own, other = [], [], [], []
    for game in range(games):
        played = list(turns(lang, valued, seed + game))
        for first, second, third in zip(played, played[1:], played[2:], strict=False):
            hand, rack, _, good = first
            if good:
                size = [len(rack) == length for length in SIZES]
                kept.append([*hand, *size])
                left.append([*_shown(rack), *size])
                own.append(third[2])
                other.append(second[2])
    return _least_squares(kept, own), _least_squares(left, other)


def _shown(rack: Array) -> list[int]:
    """How many of each letter show, of jokers, and of erasers."""
    counts = np.bincount(rack, minlength=len(SYMBOLS))
    return [*counts[:LETTER_COUNT], counts[LETTER_COUNT:ERASED].sum(), counts[ERASED]]


def _least_squares(rows: list[list[int]], points: list[int]) -> Array:
    matrix, wanted = np.array(rows, np.float64), np.array(points, np.float64)
    square = matrix.T @ matrix + CAUTION * np.eye(matrix.shape[1])
    found: Array = np.linalg.solve(square, matrix.T @ (wanted - wanted.mean()))
    return found


def main(lang: str, games: int = GAMES) -> None:
    """Learns from players who want points, then once more from players who have learnt that."""
    valued = points_only(lang)
    for generation in range(2):
        kept, left = learn(lang, valued, games, generation * games)
        table = {
            "kept": dict(zip(KINDS, kept.round(2).tolist(), strict=False)),
            "left": dict(zip((*LETTERS, JOKER, ERASER), left.round(2).tolist(), strict=False)),
            "size": dict(zip(map(str, SIZES), (kept - left)[-len(SIZES) :].round(2).tolist(), strict=True)),
        }
        valued = learnt(lang, table)
    for name, worth in table.items():
        print(f"[{name}]")  # noqa: T201 (a command: printing is what it does)
        for symbol, value in worth.items():
            print(f'"{symbol}" = {value}')  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
