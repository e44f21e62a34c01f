"""Games played at random, with random options and seats: what checks look at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from haricot.core.errors import BadOption
from haricot.core.game import Game, Seat, State

LONGEST_GAME = 20_000
"""Moves after which random play must have come to its end."""


def random_options(game: Game, rng: Random) -> dict[str, Any]:
    """Options that go together; often the defaults, so that these are tried most."""
    while True:
        options = {
            name: rng.choice(option.choices or option.range or (option.default,))
            for name, option in game.options.items()
            if rng.random() < 0.4
        }
        try:
            game.choose(options)
        except BadOption:
            continue
        return options


def random_start(game: Game, rng: Random) -> State:
    """A new game with random options and seats."""
    while True:
        options = random_options(game, rng)
        seats = rng.choice(game.seats_for(game.choose(options)))
        try:
            return game.new(seats, rng.getrandbits(32), **options)
        except BadOption:  # an option may name a seat that is not there
            continue


def random_game(game: Game, seed: int) -> Iterator[State]:
    """Every state of a game played at random to its end."""
    rng = Random(seed)
    state = random_start(game, rng)
    for _ in range(LONGEST_GAME):
        yield state
        if state.turn is None:
            return
        moves = state.moves()
        assert len(moves) > 0, f"it is the turn of seat {state.turn}, but moves() lists none, in {state}"
        state = state.play(rng.choice(moves))
    raise AssertionError(f"random play has not ended after {LONGEST_GAME} moves")


def some_states(game: Game, seed: int, count: int = 12) -> list[State]:
    """A few states of a random game: its first, its last, and some between."""
    states = list(random_game(game, seed))
    rng = Random(seed)
    between = rng.sample(states, min(count, len(states)))
    return [states[0], *between, states[-1]]


def readers(state: State) -> tuple[Seat | None, ...]:
    """Every seat, and the spectator."""
    return (*range(state.seats), None)
