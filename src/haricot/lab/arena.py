"""Bots against bots, many games, and what that says of their strength.

Every game can be played again from its seed, exactly so where nodes are counted: by the clock, a bot that uses up its
time plays otherwise on another machine, or a busier one.

What is measured is the share of pairs: of all pairs of a seat of one level and a seat of another at one table, in how
many the one ended ahead (a tie is half). With two seats that is the rate of wins.
"""

from __future__ import annotations

import math
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, overload

from haricot.bots import Answer, Bot, answer_within, bot_of, levels
from haricot.bots.outside import player
from haricot.core.errors import BadOption, HaricotError
from haricot.core.game import Seat, State, View
from haricot.games import named
from haricot.games.faults import summary_with_place
from haricot.lab.executors import ALONE, Executor
from haricot.texts import SentenceValue

MOMENT = 0.05
MOST_OPENINGS = 100
"""How often an opening is drawn anew because the game was over before it was."""


@dataclass(frozen=True, slots=True)
class Bout:
    """One game to be played: who sits where, from which seed, after how many random opening moves."""

    game: str
    sitting: tuple[str, ...]
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    opening: int = 0
    seconds: float = 1.0
    players: Mapping[str, str] = field(default_factory=dict)
    """Those who are no levels of the house, by name: where they are found (`haricot.bots.outside`)."""
    nodes: int | None = None
    """What a bot may look at for a move instead of thinking by the clock, where it knows nodes."""
    number: int = 1
    """Which game of the two it is, from 1: so it can be named where something goes wrong."""


@dataclass(frozen=True, slots=True)
class BoutResult:
    """How it ended: the rank of each seat, the number of moves, and the longest time that any answer took."""

    bout: Bout
    ranks: tuple[int, ...]
    moves: int
    slowest: float


@dataclass(frozen=True, slots=True)
class Share:
    """How often one level ended ahead of another: the share, and half the width of its 95 % interval."""

    stronger: str
    weaker: str
    share: float
    margin: float
    games: int

    @property
    def is_better(self) -> bool:
        """Whether more than half is certain, as far as the margin goes."""
        return self.share - self.margin > 0.5


def opened(bout: Bout) -> list[State]:
    """The states before the bots play on: random moves from the seed, the same for whoever sits where."""
    rng = Random(bout.seed)
    for _ in range(MOST_OPENINGS):
        states = [named(bout.game).new(len(bout.sitting), rng.getrandbits(62), **bout.options)]
        while len(states) <= bout.opening and states[-1].turn is not None:
            states.append(states[-1].play(rng.choice(states[-1].moves())))
        if states[-1].turn is not None:
            return states
    raise BadOption("arena-opening-too-long", opening=bout.opening)


def bots_of(bout: Bout) -> dict[str, Bot]:
    """Who may sit down, by name: the levels and sizes of the house, and those from outside."""
    outside = {name: _as_player(bout, name, player(where)) for name, where in bout.players.items()}
    sizes = {name: bot for name in bout.sitting if name not in outside and (bot := bot_of(bout.game, name))}
    return {**levels(bout.game), **sizes, **outside}


def _as_player(bout: Bout, name: str, bot: Bot) -> Bot:
    """One from outside: whatever it raises is told of that player, in that game."""

    def answer(views: Sequence[View], seed: int, seconds: float, nodes: int | None = None) -> Answer:
        try:
            return answer_within(bot, views, seed, seconds, nodes)
        except HaricotError as wrong:
            why: SentenceValue = wrong.sentence
        except (Exception, SystemExit) as wrong:
            why = summary_with_place(wrong)
        raise HaricotError("arena-player-fails", player=name, number=bout.number, why=why)

    return answer


def _played(bout: Bout, name: str, state: State, move: str) -> State:
    try:
        return state.play(move)
    except HaricotError as wrong:
        why = wrong.sentence
    raise HaricotError("arena-player-errs", player=name, number=bout.number, why=why)


def play(bout: Bout) -> BoutResult:
    """The whole game; each bot is given the views of its own seat, those of the opening too, and no more."""
    states, bots = opened(bout), bots_of(bout)
    state = states[-1]
    shown = [LazyViews(states, seat) for seat in range(state.seats)]
    moves, slowest = 0, 0.0
    while state.turn is not None:
        began, name = time.perf_counter(), bout.sitting[state.turn]
        answer = answer_within(bots[name], shown[state.turn], bout.seed + moves, bout.seconds, bout.nodes)
        slowest = max(slowest, time.perf_counter() - began)
        state = _played(bout, name, state, answer.move)
        moves += 1
        states.append(state)
    outcome = state.outcome
    assert outcome is not None
    return BoutResult(bout, outcome.ranks, moves, slowest)


class LazyViews(Sequence[View]):
    """What one seat was shown so far; each view is made when a bot first looks at it, since most never do."""

    def __init__(self, states: Sequence[State], seat: Seat) -> None:
        self._states, self._seat = states, seat
        self._made: dict[int, View] = {}

    def __len__(self) -> int:
        return len(self._states)

    @overload
    def __getitem__(self, at: int) -> View: ...
    @overload
    def __getitem__(self, at: slice) -> list[View]: ...
    def __getitem__(self, at: int | slice) -> View | list[View]:
        if isinstance(at, slice):
            return [self[each] for each in range(*at.indices(len(self)))]
        number = range(len(self))[at]
        if number not in self._made:
            self._made[number] = self._states[number].view(self._seat)
        return self._made[number]


def bouts(
    game: str,
    pair: tuple[str, str],
    games: int,
    *,
    seats: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    opening: int = 0,
    seconds: float = 1.0,
    nodes: int | None = None,
    players: Mapping[str, str] | None = None,
) -> Iterator[Bout]:
    """Two levels on alternate seats; each start is played twice, the second time with the seats swapped.

    So an odd number of games becomes an even one.
    """
    for number in range(games + games % 2):
        first, second = pair if number % 2 == 0 else (pair[1], pair[0])
        sitting = tuple(first if seat % 2 == 0 else second for seat in range(seats))
        start, known = seed * 1_000_003 + number // 2, dict(players or {})
        yield Bout(game, sitting, start, dict(options or {}), opening, seconds, known, nodes, number + 1)


def make_ready(bout: Bout) -> None:
    """Has the bots answer for a moment here and there: what they need is loaded before their time is counted."""
    state, bots = opened(bout)[-1], bots_of(bout)
    for _ in range(2 * state.seats):
        if state.turn is None:
            return
        view = state.view(state.turn)
        answers = {level: bots[level]([view], bout.seed, MOMENT) for level in sorted(set(bout.sitting))}
        name = min(answers)
        state = _played(bout, name, state, answers[name].move)


def play_all(todo: Sequence[Bout], where: Executor = ALONE) -> Generator[BoutResult]:
    """Every bout, in the same order wherever they are played; who stops asking ends them."""
    opened(todo[0])  # what cannot be played is refused here, not in another process
    yield from where.run(play, todo, partial(make_ready, todo[0]))


def share(ended: Sequence[BoutResult], stronger: str, weaker: str) -> Share:
    """The share of pairs, with an interval from how much starts differ (both sittings of one start count as one)."""
    by_start: dict[int, list[float]] = {}
    for one in ended:
        by_start.setdefault(one.bout.seed, []).append(_ahead(one, stronger, weaker))
    means = [sum(shares) / len(shares) for shares in by_start.values()]
    mean = sum(means) / len(means)
    spread = sum((each - mean) ** 2 for each in means) / max(1, len(means) - 1)
    spread = max(spread, 0.25 / len(means))  # starts that all went alike prove no more than their number allows
    return Share(stronger, weaker, mean, 1.96 * math.sqrt(spread / len(means)), len(ended))


def _ahead(one: BoutResult, stronger: str, weaker: str) -> float:
    ours = [rank for rank, level in zip(one.ranks, one.bout.sitting, strict=True) if level == stronger]
    theirs = [rank for rank, level in zip(one.ranks, one.bout.sitting, strict=True) if level == weaker]
    pairs = [1.0 if mine < other else 0.5 if mine == other else 0.0 for mine in ours for other in theirs]
    return sum(pairs) / len(pairs)


def ratings(shares: Sequence[Share]) -> dict[str, tuple[float, float]]:
    """Each level's rating and its margin, by Bradley and Terry on Elo's scale, the weakest at 0.

    `shares` is a ladder: each level against the one below, so ratings add up from step to step.
    """
    rating, variance = 0.0, 0.0
    table = {shares[0].weaker: (0.0, 0.0)} if shares else {}
    for step in shares:
        sure = min(max(step.share, 0.5 / step.games), 1 - 0.5 / step.games)
        rating += 400 * math.log10(sure / (1 - sure))
        variance += (400 / math.log(10) * step.margin / (sure * (1 - sure))) ** 2
        table[step.stronger] = (rating, math.sqrt(variance))
    return table
