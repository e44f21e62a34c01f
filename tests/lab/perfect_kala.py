"""`python -m tests.lab.perfect_kala [GAMES [RESERVE [PROCESSES]]]`: the strongest Kala player as second, and as first.

It moves second, from 28 beans each or from another reserve, and must win every game: against quick players, against
itself and a player with five times its time, each after up to three random turns. As first it cannot: a tenth as many
games tell how often it wins nevertheless.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random

from haricot.bots import any_game, levels
from haricot.bots.compilation import load
from haricot.bots.kala.engine import search
from haricot.games.kala import GAME
from haricot.games.kala.rules import Kala

SECONDS = 1.0
QUICKLY = 0.1
"""Seconds of a quick player for a move."""
QUICK, SLOW = 1000, 100
FIRST = 10
"""For each game as first so many as second."""
RANDOM_TURNS = 3
BEANS = 28

Player = Callable[[Kala, int], str]


@dataclass
class Score:
    games: int = 0
    won: int = 0
    slowest: float = 0.0


def bot(level: str, seconds: float = SECONDS) -> Player:
    return lambda state, seed: levels("kala")[level]([state.view(state.mover)], seed, seconds).move


def monte_carlo(state: Kala, seed: int) -> str:
    return any_game.LEVELS["fleur"]([state.view(state.mover)], seed, QUICKLY).move


def at_random(state: Kala, seed: int) -> str:
    return str(Random(seed).choice(state.moves()))


def looks_longer(state: Kala, seed: int) -> str:
    return str(search.best(state, 5 * SECONDS).move)


QUICK_PLAYERS: dict[str, Player] = {"fleur": bot("fleur", QUICKLY), "Monte Carlo": monte_carlo, "random": at_random}
SLOW_PLAYERS: dict[str, Player] = {"gousse": bot("gousse"), "alpha-beta, five times the time": looks_longer}


def play(opponent: Player, reserve: int, perfect_seat: int, seed: int, random_turns: int) -> tuple[bool, float]:
    """Whether it won, and how long its slowest answer took."""
    rng, perfect = Random(seed), bot("gousse")
    state, turns, slowest = GAME.new(first=0, reserve=reserve), 0, 0.0
    assert isinstance(state, Kala)
    while state.turn is not None:
        if state.mover == perfect_seat:
            began = time.thread_time()
            move = perfect(state, rng.getrandbits(32))
            slowest = max(slowest, time.thread_time() - began)
        else:
            first = turns < random_turns
            move = (at_random if first else opponent)(state, rng.getrandbits(32))
            turns += 1
        after = state.play(move)
        assert isinstance(after, Kala)
        state = after
    assert state.outcome is not None
    return perfect_seat in state.outcome.winners, slowest


@dataclass(frozen=True)
class PerfectMatch:
    """One game: against whom, from which seat, and which one of them."""

    opponent: str
    perfect_seat: int
    number: int
    reserve: int

    @property
    def title(self) -> str:
        return f"{('first', 'second')[self.perfect_seat]}, {self.opponent}"

    def play(self) -> tuple[str, bool, float]:
        opponent = (QUICK_PLAYERS | SLOW_PLAYERS)[self.opponent]
        turns = self.number % (RANDOM_TURNS + 1)
        return self.title, *play(opponent, self.reserve, self.perfect_seat, self.number, turns)


def matches(quick: int, reserve: int) -> Iterator[PerfectMatch]:
    for seat, games in ((1, quick), (0, quick // FIRST)):
        slow = max(1, games * SLOW // QUICK)
        for players, count in ((SLOW_PLAYERS, slow), (QUICK_PLAYERS, games)):  # the long ones first: nobody waits
            for name in players:
                yield from (PerfectMatch(name, seat, number, reserve) for number in range(-(-count // len(players))))


def main(asked: list[str]) -> int:
    """The games as second are all begun before those as first; what is known is told fifty times."""
    quick, reserve, processes = (*map(int, asked), *(QUICK, BEANS, 1)[len(asked) :])
    load("kala")
    wanted, scores = list(matches(quick, reserve)), dict[str, Score]()
    with get_context("fork").Pool(processes) as pool:
        for count, (title, won, slowest) in enumerate(pool.imap_unordered(PerfectMatch.play, wanted), 1):
            score = scores.setdefault(title, Score())
            score.games += 1
            score.won += won
            score.slowest = max(score.slowest, slowest)
            if count % max(1, len(wanted) // 50) == 0 or count == len(wanted):
                sys.stdout.write(f"{count} of {len(wanted)} games\n{table(scores)}\n")
                sys.stdout.flush()
    return int(any(score.won < score.games for title, score in scores.items() if title.startswith("second")))


def table(scores: dict[str, Score]) -> str:
    told = [f"{title}: {one.won} of {one.games}, slowest {one.slowest:.2f} s\n" for title, one in scores.items()]
    return "".join(sorted(told, reverse=True))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
