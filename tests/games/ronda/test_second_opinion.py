"""The whole game once more, told as one long story with real beans on a table, and compared move by move."""

from __future__ import annotations

from collections.abc import Generator
from itertools import product
from random import Random
from typing import Any

import pytest

from haricot.games.ronda.rules import Ronda
from tests.games.known import ronda
from tests.known_types import there

EVERY_WAY: list[dict[str, Any]] = [
    {"flow": flow, "cap": cap, "penalty": penalty, "stock": stock}
    for flow, cap, penalty, stock in product(("original", "simple"), (5, 4), (True, False), (10, 9))
]

Story = Generator[tuple[str, set[str]], str, None]
"""Yields the phase and the choices, is sent the choice."""


class Table:
    """Beans are things here: each lies in one place, and moves only by being carried."""

    def __init__(self, state: Ronda) -> None:
        beans = iter(range(1000))
        self.bowls = {number: [next(beans) for _ in range(count)] for number, count in enumerate(state.bowls, 1)}
        self.stocks = [[next(beans) for _ in range(count)] for count in state.stocks]
        self.black: list[int] = []
        self.box: list[int] = []
        self.up: list[int] = []
        self.just_covered: list[int] = []
        self.player = state.mover
        self.flow, self.cap, self.penalty = (state.options[name] for name in ("flow", "cap", "penalty"))

    def cover(self, *bowls: int) -> None:
        self.just_covered = [bowl for bowl in self.up if bowl in bowls]
        self.up = [bowl for bowl in self.up if bowl not in bowls]

    def everything(self) -> list[int]:
        places = [*self.bowls.values(), *self.stocks, self.black, self.box]
        return sorted(bean for place in places for bean in place)

    def text(self, phase: str) -> str:
        return (
            f"bowls={'.'.join(str(len(self.bowls[bowl])) for bowl in range(1, 11))}"
            f" stocks={','.join(str(len(stock)) for stock in self.stocks)}"
            f" black={len(self.black)} box={len(self.box)} turn={self.player}"
            f" open={'.'.join(map(str, self.up)) or '-'} covered={'.'.join(map(str, self.just_covered)) or '-'}"
            f" phase={phase}"
        )


def story(table: Table) -> Story:
    """The game: turns, until a stock is empty."""
    while True:
        yield from one_turn(table)
        if not table.stocks[table.player]:
            return
        table.player = (table.player + 1) % len(table.stocks)


def one_turn(table: Table) -> Story:
    lifted = yield "lift", {str(bowl) for bowl in table.bowls}
    while True:
        if not table.up:
            table.up.append(int(lifted))
        barred = {*table.up, *table.just_covered}
        lifted = yield "lift", {str(bowl) for bowl in table.bowls if bowl not in barred}
        table.up.append(int(lifted))
        one, other = table.up
        if len(table.bowls[one]) != len(table.bowls[other]):
            if table.penalty and table.black:
                table.stocks[table.player].append(table.black.pop())
            return table.cover(one, other)
        chosen = yield "match", {f"+{one}", f"+{other}", "pass"}
        if chosen == "pass":
            return table.cover(one, other)
        filled = table.bowls[int(chosen[1:])]
        filled.append(table.stocks[table.player].pop())
        is_full_group = len(filled) == table.cap + 1
        if is_full_group:
            into = table.black if table.penalty and not table.black else table.box
            into += filled
            filled.clear()
        if is_full_group or not table.stocks[table.player]:
            return table.cover(one, other)
        if table.flow == "simple":
            table.cover(one, other)
            lifted = yield "added", {"stop", *(str(bowl) for bowl in table.bowls)}
            if lifted == "stop":
                return None
        else:
            chosen = yield "added", {f"={one}", f"={other}", "stop"}
            if chosen == "stop":
                return table.cover(one, other)
            table.cover(other if chosen == f"={one}" else one)


def choose(state: Ronda, rng: Random) -> str:
    """Half at random, half as one who remembers everything: so that games are short and rare things happen."""
    moves = [str(move) for move in state.moves()]
    if rng.random() < 0.5:
        return rng.choice(moves)
    matching = [move for move in moves if move.isdigit() and state.open and _matches(state, int(move))]
    return rng.choice(matching or [move for move in moves if move[0] in "+="] or moves)


def _matches(state: Ronda, bowl: int) -> bool:
    return state.beans(bowl) == state.beans(state.open[0])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", EVERY_WAY, ids=lambda options: " ".join(map(str, options.values())))
def test_both_tell_the_same_game(options: dict[str, Any], seats: int) -> None:
    groups = penalties = 0
    for seed in range(3):
        rng = Random(f"{options} {seats} {seed}")
        state = ronda.new(seats, seed, **options)
        assert isinstance(state, Ronda)
        table = Table(state)
        everything = table.everything()
        game = story(table)
        phase, choices = next(game)
        while True:
            assert str(state) == table.text(phase)
            assert {str(move) for move in state.moves()} == choices
            assert state.turn == table.player
            move = choose(state, rng)
            before, state = state, state.play(move)
            groups += state.box > before.box or state.black > before.black
            penalties += state.black < before.black
            table.just_covered = []
            try:
                phase, choices = game.send(move)
            except StopIteration:
                break
            assert table.everything() == everything
        assert str(state) == table.text("lift")
        assert state.turn is None
        assert state.outcome is not None
        assert there(state.outcome).winners == (table.player,)
        left = sorted(map(len, table.stocks))
        assert there(state.outcome).ranks == tuple(left.index(len(stock)) + 1 for stock in table.stocks)
    assert groups > 0
    assert (penalties > 0) == options["penalty"]


def test_random_games_conserve_every_bean() -> None:
    """20 beans under the bowls, and the stocks dealt, wherever they lie now."""
    for seed, options in enumerate(EVERY_WAY):
        seats = 2 + seed % 4
        rng = Random(seed)
        state = ronda.new(seats, seed, **options)
        assert isinstance(state, Ronda)
        while state.turn is not None:
            assert sum(state.bowls) + sum(state.stocks) + state.black + state.box == 20 + seats * int(options["stock"])
            assert max(state.bowls) <= int(options["cap"])
            state = state.play(rng.choice(state.moves()))
