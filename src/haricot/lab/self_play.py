"""Games that bots play among themselves, as entries of a corpus: the same for the same seed, however many play.

Bots count nodes, so that it is so on every machine; with seconds, a busy one plays other games.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from haricot.bots import answer_within, bot_for, bot_of, nodes_of, seed_at
from haricot.bots.outside import OwnPlayer, look_in
from haricot.core.chance import Chance
from haricot.core.errors import BadOption, BadRecord
from haricot.core.game import Outcome, State
from haricot.games import named
from haricot.lab.arena import MOST_OPENINGS, LazyViews, identity_of, own_player, played
from haricot.lab.executors import ALONE, Executor
from haricot.records.corpus import BUDGET, OPENING, GameEntry
from haricot.records.record import Record

SECONDS = 1.0
"""For a bot from outside that knows no nodes."""
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
    nodes: int | None = None
    """What a bot may look at for a move; as many as are usual in that game, unless said."""
    seconds: float | None = None
    """How long it may think instead, by the clock."""
    players: Mapping[str, OwnPlayer] = field(default_factory=dict)
    """Those among the levels who are none of the house, by name (`haricot.bots.outside`)."""

    def check(self) -> None:
        """Raises BadOption where a level is unknown, the seats do not fit, nodes and seconds are both said, or the
        opening leaves nothing to play.
        """
        if self.nodes is not None and self.seconds is not None:
            raise BadOption("self-play-two-budgets")
        for level in self.levels:
            if level not in self.players:  # they are found where they play: a program runs in each process
                bot_for(self.game, level)
        opened(0, self)

    @property
    def nodes_counted(self) -> int | None:
        """What each move may take; None where the clock is looked at."""
        return None if self.seconds is not None else self.nodes or nodes_of(self.game)

    @property
    def told(self) -> dict[str, str]:
        """How the games are made, as each of them says in its headers."""
        nodes = self.nodes_counted
        return {OPENING: str(self.opening), BUDGET: f"seconds={self.seconds:g}" if nodes is None else f"nodes={nodes}"}

    def seed_of(self, number: int) -> int:
        """Of the game of that number."""
        return self.seed * STRIDE + number

    def sitting(self, number: int) -> list[str]:
        """Who sits where in the game of that number."""
        return [self.levels[(seat + number) % len(self.levels)] for seat in range(self.seats)]

    def entry(self, number: int, moves: Sequence[str] = (), outcome: Outcome | None = None) -> GameEntry:
        """The game of that number, as it is written."""
        bots = self.sitting(number)
        seed = self.seed_of(number)
        made: dict[str, Any] = {"options": self.options, "moves": tuple(moves), "others": self.told}
        record = Record(game=self.game, seats=self.seats, seed=seed, **made)
        return GameEntry.of(record, outcome, bots)


def play_one(number: int, asked: SelfPlay) -> GameEntry:
    """The game of that number."""
    seed, sitting = asked.seed_of(number), asked.sitting(number)
    states, moves = opened(number, asked)
    state, outside = states[-1], {name: own_player(name, number + 1, one) for name, one in asked.players.items()}
    bots = {level: outside.get(level) or bot_of(asked.game, level) for level in asked.levels}
    shown = [LazyViews(states, seat) for seat in range(asked.seats)]
    seconds = SECONDS if asked.seconds is None else asked.seconds
    while state.turn is not None:
        name, drawn = sitting[state.turn], seed_at(seed, state.turn, len(moves))
        bot = bots[name]
        assert bot is not None  # whoever asked was told
        moves.append(answer_within(bot, shown[state.turn], drawn, seconds, asked.nodes_counted).move)
        state = played(name, number + 1, state, moves[-1])
        states.append(state)
    return asked.entry(number, moves, state.outcome)


def opened(number: int, asked: SelfPlay) -> tuple[list[State], list[str]]:
    """The beginning of the game of that number, at random, before the bots play on: drawn anew where it ends the game.

    BadOption where it always does.
    """
    start = named(asked.game).new(asked.seats, asked.seed_of(number), **asked.options)
    chance = Chance.of(asked.seed_of(number) + STRIDE // 2)
    for _ in range(MOST_OPENINGS):
        states, moves = [start], list[str]()
        while len(moves) < asked.opening and states[-1].turn is not None:
            at, chance = chance.below(len(states[-1].moves()))
            moves.append(str(states[-1].moves()[at]))
            states.append(states[-1].play(moves[-1]))
        if states[-1].turn is not None:
            return states, moves
    raise BadOption("arena-opening-too-long", opening=asked.opening)


def identity(entry: GameEntry) -> str:
    """The same for games with the same start and the same moves, whoever played them."""
    return identity_of(str(next(iter(entry.record().states()))), entry.moves)


def are_games_of(entries: Iterable[GameEntry | BadRecord], asked: SelfPlay) -> bool:
    """Whether that is what was asked for, from the first game on, as far as one can see without playing it again."""
    for number, entry in enumerate(entries):
        if isinstance(entry, BadRecord):  # at the end, where somebody stopped; elsewhere it is told to whoever reads
            continue
        if not is_game_of(entry, number, asked):
            return False
    return True


def is_game_of(entry: GameEntry, number: int, asked: SelfPlay) -> bool:
    """Whether it says that it is the game of that number."""
    return _headers(entry) == _headers(asked.entry(number))


def _headers(entry: GameEntry) -> dict[str, list[str]]:
    """What was asked for; options in any order."""
    names = ("Game", "Seats", "Options", "Seed", OPENING, BUDGET, *(f"Bot{seat}" for seat in range(entry.seats)))
    return {name: sorted(entry.headers.get(name, "").split()) for name in names}


def play_games(numbers: Iterable[int], asked: SelfPlay, where: Executor = ALONE) -> Generator[GameEntry]:
    """The games of these numbers, in that order."""
    asked.check()
    yield from where.run(partial(play_one, asked=asked), numbers, partial(look_in, os.getcwd()))
