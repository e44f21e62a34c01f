"""How fast the plain rules play at random, against python-chess doing the same, in turns in the same run.

Seconds of the processor are counted, not of the clock: other programs may run meanwhile.
"""

import random
import time
from statistics import median

import chess

import haricot

SECONDS, ROUNDS = 1.0, 5


def moves_of(name: str) -> int:
    """Decisions of random games, as the plain rules list them."""
    game = haricot.game(name)
    rng, state, count, end = random.Random(1), game.new(seed=1), 0, time.process_time() + SECONDS
    while time.process_time() < end:
        if state.turn is None:
            state = game.new(seed=count)
        state = state.play(rng.choice(state.moves()))
        count += 1
    return count


def chess_moves() -> int:
    """Decisions of random games of chess, through python-chess."""
    rng, board, count, end = random.Random(1), chess.Board(), 0, time.process_time() + SECONDS
    while time.process_time() < end:
        if board.is_game_over():
            board = chess.Board()
        board.push(rng.choice(list(board.legal_moves)))
        count += 1
    return count


if __name__ == "__main__":
    for name in haricot.games():
        rounds = [(moves_of(name) / SECONDS, chess_moves() / SECONDS) for _ in range(ROUNDS)]
        ours, theirs = (median(side) for side in zip(*rounds, strict=True))
        ratio = median(one / other for one, other in rounds)
        print(f"{name}, plain rules: {ours:,.0f} moves/s; python-chess: {theirs:,.0f}; ratio {ratio:.2f}")
