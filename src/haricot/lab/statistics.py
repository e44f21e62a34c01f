"""Many games played at random, and what they come to: how long they are, and who wins."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import mean, median

from haricot.core.chance import Chance
from haricot.core.game import Seat
from haricot.core.options import Value
from haricot.games import named
from haricot.lab.executors import ALONE, Executor

GAMES_AT_A_TIME = 10
STRIDE = 1_000_003
"""Numbers of the games of seeds that follow each other stand so far apart."""


@dataclass(frozen=True, slots=True)
class RandomGame:
    """How a random game went to its end; a turn is what one seat does in a row."""

    moves: int
    turns: int
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Lengths:
    """How long games were."""

    shortest: int
    median: float
    mean: float
    longest: int

    @classmethod
    def of(cls, lengths: Sequence[int]) -> Lengths:
        """Of at least one game."""
        return cls(min(lengths), median(lengths), mean(lengths), max(lengths))


@dataclass(frozen=True, slots=True)
class Statistics:
    """What a number of games came to; a win that is shared counts for each of those who share it."""

    games: int
    moves: Lengths
    turns: Lengths
    wins: tuple[int, ...]

    @classmethod
    def of(cls, played: Sequence[RandomGame], seats: int) -> Statistics:
        """Of games that were played with so many seats."""
        return cls(
            len(played),
            Lengths.of([game.moves for game in played]),
            Lengths.of([game.turns for game in played]),
            tuple(sum(seat in game.winners for game in played) for seat in range(seats)),
        )


def play_at_random(number: int, game: str, seats: int, options: Mapping[str, Value]) -> RandomGame:
    """The game of that number: dealt from one seed, played from another, so that choices know nothing of the deal."""
    state = named(game).new(seats, seed=2 * number, **options)
    chance = Chance.of(2 * number + 1)
    moves = turns = 0
    before: Seat | None = None
    while state.turn is not None:
        turns += state.turn != before
        before = state.turn
        choices = state.moves()
        at, chance = chance.below(len(choices))
        state = state.after(choices[at])
        moves += 1
    assert state.outcome is not None
    return RandomGame(moves, turns, state.outcome.winners)


def numbers_of(seed: int, games: int) -> range:
    """The numbers of that seed's games, which no other seed has; those of seed 1 begin with 1."""
    first = 1 + (seed - 1) * STRIDE
    return range(first, first + games)


def play_many(
    numbers: range, game: str, seats: int, options: Mapping[str, Value], where: Executor = ALONE
) -> Generator[RandomGame]:
    """The games of these numbers, in that order."""
    play = partial(play_at_random, game=game, seats=seats, options=dict(options))
    yield from where.run(play, numbers, at_a_time=GAMES_AT_A_TIME)
