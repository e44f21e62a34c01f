"""`python -m tests.lab.perfect_kala [GAMES [RESERVE]]`: how the strongest Kala player does as second, and as first.

It moves second, from 28 beans each or from another reserve, and must win every game: against quick players after
random first turns, and against itself and a player with five times its time. As first it cannot: how often it wins
nevertheless is told.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
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


def play(opponent: Player, reserve: int, perfect_seat: int, seed: int, random_turns: int, score: Score) -> None:
    lot, perfect = Random(seed), bot("gousse")
    state, turns = GAME.new(first=0, reserve=reserve), 0
    assert isinstance(state, Kala)
    while state.turn is not None:
        if state.mover == perfect_seat:
            began = time.thread_time()
            move = perfect(state, lot.getrandbits(32))
            score.slowest = max(score.slowest, time.thread_time() - began)
        else:
            first = turns < random_turns
            move = (at_random if first else opponent)(state, lot.getrandbits(32))
            turns += 1
        after = state.play(move)
        assert isinstance(after, Kala)
        state = after
    assert state.outcome is not None
    score.games += 1
    score.won += perfect_seat in state.outcome.winners


def main(asked: list[str]) -> int:
    quick, reserve = (int(asked[0]) if asked else QUICK), (int(asked[1]) if asked[1:] else BEANS)
    slow, lost = max(1, quick * SLOW // QUICK), 0
    load("kala")
    for seat, role in ((1, "second"), (0, "first")):
        for players, games, random_turns in ((QUICK_PLAYERS, quick, RANDOM_TURNS), (SLOW_PLAYERS, slow, 0)):
            for name, opponent in players.items():
                score = Score()
                for number in range(games // len(players) + 1):
                    play(opponent, reserve, seat, number, number % (random_turns + 1), score)
                sys.stdout.write(f"{role}, {name}: {score.won} of {score.games}, slowest {score.slowest:.2f} s\n")
                sys.stdout.flush()
                lost += seat and score.games - score.won
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
