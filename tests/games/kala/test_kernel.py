"""The kernel against the readable rules: counted, and move by move in positions of every kind."""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from haricot.games.kala import kernel as fast
from haricot.games.kala.field import CELLS
from haricot.games.kala.rules import HANDFUL, Kala
from haricot.games.kernels import next_random
from tests.games.known import kala
from tests.known_types import there

KNOWN = json.loads(Path(__file__).with_name("perft.json").read_text())


def any_options(rng: random.Random) -> dict[str, Any]:
    reserve = rng.randint(4, 28)
    most = reserve - HANDFUL
    return {"first": rng.choice([0, 1, "lot"]), "reserve": reserve, "handicap": rng.randint(-most, most)}


def any_position(rng: random.Random) -> Kala:
    """Beans thrown anywhere, so that most of these positions can never be reached."""
    start = kala.new(seed=rng.randrange(100), **any_options(rng))
    things = [0] * 21
    crowd = rng.sample(range(21), rng.randint(1, 21))
    for _ in range(sum(start.reserves)):
        things[rng.choice(crowd)] += 1
    (white, black), mover = rng.sample(CELLS, 2), rng.randrange(2)
    held = (things[16], things[17])
    extra = held[mover] >= HANDFUL and rng.random() < 0.5
    return Kala(
        start.options, tuple(things[:16]), (white, black), held, (things[18], things[19]), things[20], mover, extra
    )


def check_equal(state: Kala) -> list[tuple[int, Kala]]:
    """The kernel and the rules have the same moves here, and they lead to the same positions; gives those."""
    position = fast.pack(state)
    assert fast.unpack(position, state.options) == state
    moves = fast.moves(position)
    assert fast.is_over(position) == (state.turn is None)
    sowings = {fast.sowing(position, move): move for move in moves}
    assert len(moves) == len(sowings)
    assert set(sowings) == set(state.moves())
    for sowing, move in sowings.items():
        assert fast.unpack(fast.sow(position, move), state.options) == state.play(sowing), f"{state}: {sowing}"
    return [(move, state.play(sowing)) for sowing, move in sowings.items()]


@pytest.mark.parametrize("depth", range(1, len(KNOWN["moves"]) + 1))
def test_the_kernel_counts_as_the_rules_do(depth: int) -> None:
    assert fast.perft(fast.pack(kala.new(first=0)), depth) == KNOWN["moves"][depth - 1]


def test_random_games_are_the_same_under_any_options() -> None:
    rng = random.Random(7)
    for _ in range(25):
        state = kala.new(seed=rng.randrange(100), **any_options(rng))
        while following := check_equal(state):
            state = rng.choice(following)[1]


def test_positions_that_cannot_be_reached_are_the_same() -> None:
    rng = random.Random(8)
    for _ in range(1500):
        check_equal(any_position(rng))


def test_random_sowings_are_all_possible_and_equally_likely() -> None:
    state = kala.position(
        "field=0.0.0.3/0.3.2.0/1.0.0.0/2.3.0.4 bowls=b2:2,b4:3 reserves=16,17 granary=0 turn=0 extra=no"
    )
    position, counts, rng = fast.pack(state), dict.fromkeys(map(fast.pack, map(state.play, state.moves())), 0), 5
    for _ in range(1000 * len(counts)):
        rng = next_random(rng)
        counts[fast.sow_at_random(position, rng)] += 1
    assert all(850 < count < 1150 for count in counts.values()), counts


def test_random_games_by_the_kernel_end_as_random_games_by_the_rules_do() -> None:
    rng, black, sowings, games = random.Random(9), 0, 0, 300
    for _ in range(games):
        state = kala.new(first=0)
        while state.turn is not None:
            state, sowings = state.play(rng.choice(state.moves())), sowings + 1
        black += there(state.outcome).winners == (1,)
    black_by_kernel, sowings_by_kernel = fast.play_outs(fast.pack(kala.new(first=0)), 20_000, 1)
    assert abs(black / games - black_by_kernel / 20_000) < 0.1
    assert abs(sowings / games - sowings_by_kernel / 20_000) < 1
    assert fast.play_outs(fast.pack(kala.new(first=0)), 3, 1) == fast.play_outs(fast.pack(kala.new(first=0)), 3, 1)


def test_random_games_from_a_game_that_is_over_are_over() -> None:
    state = kala.new(first=0, reserve=4)
    while state.turn is not None:
        state = state.play(state.moves()[0])
    winner = there(state.outcome).winners[0]
    assert fast.play_outs(fast.pack(state), 10, 1) == (10 * winner, 0)
    assert fast.play_out(fast.pack(state), 1) == (winner, 0)


def test_the_house_opens_without_waiting_for_the_kernel() -> None:
    code = "import haricot, sys; haricot.game('kala').new(); sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
