"""How fast Kala's kernel plays at random, against OpenSpiel's C++ loop at mancala, in turns in the same run.

Seconds of the processor are counted, not of the clock: other programs may run meanwhile.
"""

import time
from collections.abc import Callable
from statistics import median

import haricot
from haricot.games.kala import kernel as fast
from haricot.games.kala.rules import Kala

try:
    import pyspiel
except ImportError:
    raise SystemExit("The peer is missing: pip install open_spiel (there is none for Windows).") from None

ROUNDS = 15


def kala_decisions(seed: int) -> int:
    """Sowings of random games from the start."""
    start = haricot.game("kala").new(first=0)
    assert isinstance(start, Kala)
    _, sowings = fast.play_outs(fast.pack(start), 400_000, seed)
    return sowings


def mancala_decisions(seed: int) -> int:
    """Moves of random games of mancala by two uniform bots, all within OpenSpiel."""
    game, moves = pyspiel.load_game("mancala"), 0
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in (0, 1)]
    for number in range(5_000):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed + number)
        moves += state.move_number()
    return moves


def per_second(play: Callable[[int], int], seed: int) -> float:
    start = time.process_time()
    return play(seed) / (time.process_time() - start)


if __name__ == "__main__":
    kala_decisions(0)  # compiled before it is measured
    pairs = [(per_second(kala_decisions, seed), per_second(mancala_decisions, seed)) for seed in range(ROUNDS)]
    ours, theirs = (median(side) for side in zip(*pairs, strict=True))
    ratio = median(one / other for one, other in pairs)
    print(f"Kala's kernel: {ours:,.0f} decisions/s; OpenSpiel's mancala: {theirs:,.0f}; ratio {ratio:.1f}")
