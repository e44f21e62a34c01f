"""Plain Monte Carlo tree search (UCT): games played out at random, no knowledge of Kala but its rules; a baseline."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from haricot.games.kala.kernel import Position, count_moves, is_over, nth_move, pack, sow, sowing
from haricot.games.kala.moves import Sow
from haricot.games.kala.rules import Kala
from haricot.games.kernels import Int64Array, as_int64, compiled

EXPLORATION = 1.0
LONGEST = 1000
"""No line in the tree is as long."""
ROOM = 16
"""Places in the tree for each game; when they are used up, it grows no further."""
FIRST, COUNT, VISITS, WINS, CHOOSER = range(5)
"""Of a node: its first child, how many there are, how often it was met and won, and the seat that chose it."""


@dataclass(frozen=True, slots=True)
class Found:
    """The sowing that was tried most often, and the share of its games that the mover won."""

    move: Sow
    wins: float


def best(state: Kala, games: int, seed: int = 0) -> Found:
    """What so many games say; the game must not be over. The same seed finds the same."""
    position = pack(state)
    tree = np.zeros((1 + ROOM * games + count_moves(position), 5), np.int64)
    grow(position, games, seed, tree)
    first, count = tree[0, FIRST], tree[0, COUNT]
    children = tree[first : first + count]
    chosen = int(children[:, VISITS].argmax())
    wins = float(children[chosen, WINS] / children[chosen, VISITS])
    return Found(sowing(position, nth_move(position, chosen)), wins)


@compiled
def grow(root: Position, games: int, seed: int, tree: Int64Array) -> None:
    """Adds so many games to an empty tree."""
    np.random.seed(seed)
    line = np.zeros(LONGEST, np.int64)
    used = 1
    for _ in range(games):
        position, node, length = root, 0, 1
        while True:
            if tree[node, COUNT] == 0:
                grows = (node == 0 or tree[node, VISITS] > 0) and not is_over(position)
                if not grows or used + count_moves(position) > len(tree):
                    break
                tree[node, FIRST], tree[node, COUNT] = used, count_moves(position)
                tree[used : used + tree[node, COUNT], CHOOSER] = position.seat
                used += tree[node, COUNT]
            number = most_promising(tree, node)
            position = sow(position, nth_move(position, number))
            node = tree[node, FIRST] + number
            line[length] = node
            length += 1
        winner = played_out(position)
        for at in range(length):
            tree[line[at], VISITS] += 1
            tree[line[at], WINS] += tree[line[at], CHOOSER] == winner


@compiled
def most_promising(tree: Int64Array, node: int) -> int:
    """One that was not tried yet, else the one that may be the best still (UCB1)."""
    log, chosen, most = math.log(tree[node, VISITS] + 1), 0, -1.0
    offset = np.random.randint(tree[node, COUNT])  # so that no sowing is tried first because it is named first
    for at in range(tree[node, COUNT]):
        number = as_int64((at + offset) % tree[node, COUNT])
        child = tree[node, FIRST] + number
        visits = tree[child, VISITS]
        if visits == 0:
            return number
        promise = tree[child, WINS] / visits + EXPLORATION * math.sqrt(log / visits)
        if promise > most:
            chosen, most = number, promise
    return chosen


@compiled
def played_out(position: Position) -> int:
    """The seat that wins if both sow at random from here."""
    while not is_over(position):
        position = sow(position, nth_move(position, np.random.randint(count_moves(position))))
    return 1 - position.seat
