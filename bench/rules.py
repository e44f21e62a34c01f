"""How fast the plain rules play at random, against python-chess doing the same in the same run."""

import random
import time

import chess

import haricot

SECONDS = 5.0


def kala_moves() -> int:
    """Decisions of random games of Kala."""
    lot, state, count, end = random.Random(1), haricot.game("kala").new(seed=1), 0, time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        if state.turn is None:
            state = haricot.game("kala").new(seed=count)
        state = state.play(lot.choice(state.moves()))
        count += 1
    return count


def chess_moves() -> int:
    """Decisions of random games of chess, through python-chess."""
    lot, board, count, end = random.Random(1), chess.Board(), 0, time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        if board.is_game_over():
            board = chess.Board()
        board.push(lot.choice(list(board.legal_moves)))
        count += 1
    return count


if __name__ == "__main__":
    ours, theirs = kala_moves() / SECONDS, chess_moves() / SECONDS
    print(f"Kala, plain rules: {ours:,.0f} decisions/s; python-chess: {theirs:,.0f} moves/s; ratio {ours / theirs:.2f}")
