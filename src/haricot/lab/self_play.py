"""Games that bots play among themselves, as entries of a corpus: the same for the same seed, however many play."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from haricot.bots import bot_for, bot_of
from haricot.core.chance import Chance
from haricot.games import named
from haricot.lab.arena import Shown
from haricot.lab.executors import ALONE, Executor
from haricot.records.corpus import GameEntry
from haricot.records.record import Record

STRIDE = 1_000_003
"""Seeds of games that follow each other stand so far apart."""


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """What is to be played: the levels sit in turns, one seat further on in each game."""

    game: str
    seats: int
    levels: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int = 0
    opening: int = 0
    """So many moves at random before the bots begin, so that strong ones do not play the same game again and again."""
    seconds: float = 1.0

    def check(self) -> None:
        """Raises BadOption where a level is unknown, or the seats do not fit."""
        for level in self.levels:
            bot_for(self.game, level)
        named(self.game).new(self.seats, self.seed, **self.options)


def play_one(number: int, asked: SelfPlay) -> GameEntry:
    """The game of that number."""
    seed = asked.seed * STRIDE + number
    state = named(asked.game).new(asked.seats, seed, **asked.options)
    chance = Chance.of(seed + STRIDE // 2)
    sitting = [asked.levels[(seat + number) % len(asked.levels)] for seat in range(asked.seats)]
    states, bots, moves = [state], {level: bot_of(asked.game, level) for level in asked.levels}, list[str]()
    shown = [Shown(states, seat) for seat in range(asked.seats)]
    while state.turn is not None:
        if len(moves) < asked.opening:
            at, chance = chance.below(len(state.moves()))
            moves.append(str(state.moves()[at]))
        else:
            bot = bots[sitting[state.turn]]
            assert bot is not None  # whoever asked was told
            moves.append(bot(shown[state.turn], seed + len(moves), asked.seconds).move)
        state = state.play(moves[-1])
        states.append(state)
    record = Record(game=asked.game, seats=asked.seats, seed=seed, options=asked.options, moves=tuple(moves))
    return GameEntry.of(record, state.outcome, sitting)


def play_games(numbers: Sequence[int], asked: SelfPlay, where: Executor = ALONE) -> Generator[GameEntry]:
    """The games of these numbers, in that order."""
    asked.check()
    yield from where.run(partial(play_one, asked=asked), numbers)
