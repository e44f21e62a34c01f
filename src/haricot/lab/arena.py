"""Bots against bots, many games, and what that says of their strength.

Every game can be played again from its seed, exactly so where nodes are counted: by the clock, a bot that uses up its
time plays otherwise on another machine, or a busier one.

What is measured is the share of pairs: of all pairs of a seat of one level and a seat of another at one table, in how
many the one ended ahead (a tie is half). With two seats that is the rate of wins.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, overload

from haricot.bots import Answer, Bot, answer_within, bot_of, levels, seed_at
from haricot.bots.outside import OwnPlayer, bot_from, look_in
from haricot.core.errors import BadOption, HaricotError
from haricot.core.game import Outcome, Seat, State, View
from haricot.games import named
from haricot.games.faults import summary_with_place
from haricot.lab.executors import ALONE, Executor
from haricot.records.corpus import BUDGET, GameEntry
from haricot.records.corpus import OPENING as OPENING_HEADER
from haricot.records.record import Record
from haricot.texts import SentenceValue

MOMENT = 0.05
OPENING = 4
"""Random moves that a game begins with whose players would otherwise play the same one again and again."""
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
    players: Mapping[str, OwnPlayer] = field(default_factory=dict)
    """Those who are no levels of the house, by name: themselves, or where they are found (`haricot.bots.outside`)."""
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
    identity: str
    """The same for games with the same start, sitting and moves."""
    game: GameEntry | None = None
    """The game itself, to be written down: who sat where, and every move, those of the opening too."""


@dataclass(frozen=True, slots=True)
class Share:
    """How often one level ended ahead of another: the share, and half the width of its 95 % interval."""

    stronger: str
    weaker: str
    share: float
    margin: float
    games: int
    distinct: int
    """How many of the games differ from each other: the others prove nothing more."""


def opened(bout: Bout) -> list[State]:
    """The states before the bots play on: random moves from the seed, the same for whoever sits where."""
    return _begun(bout)[0]


def _begun(bout: Bout) -> tuple[list[State], int, list[str]]:
    """The same, with the seed of the deal and the moves of the opening."""
    rng = Random(bout.seed)
    for _ in range(MOST_OPENINGS):
        seed, moves = rng.getrandbits(62), list[str]()
        states = [named(bout.game).new(len(bout.sitting), seed, **bout.options)]
        while len(moves) < bout.opening and states[-1].turn is not None:
            moves.append(str(rng.choice(states[-1].moves())))
            states.append(states[-1].play(moves[-1]))
        if states[-1].turn is not None:
            return states, seed, moves
    raise BadOption("arena-opening-too-long", opening=bout.opening)


def usual_opening(game: str, seats: int, options: Mapping[str, Any]) -> int:
    """How many random moves to begin with, unless somebody says: none where chance makes each game another one.

    Where a game is over sooner than that, as many as leave something to play.
    """
    if not named(game).new(seats, 0, **options).leaves_nothing_to_chance:
        return 0
    for opening in range(OPENING, 0, -1):
        with suppress(BadOption):
            opened(Bout(game, ("",) * seats, 0, options, opening))
            return opening
    return 0


def bots_of(bout: Bout) -> dict[str, Bot]:
    """Who may sit down, by name: the levels and sizes of the house, and those from outside."""
    outside = {name: own_player(name, bout.number, one) for name, one in bout.players.items()}
    sizes = {name: bot for name in bout.sitting if name not in outside and (bot := bot_of(bout.game, name))}
    return {**levels(bout.game), **sizes, **outside}


def own_player(name: str, number: int, who: OwnPlayer) -> Bot:
    """One from outside: whatever it raises is told of that player, in the game of that number."""
    bot = bot_from(who)

    def answer(views: Sequence[View], seed: int, seconds: float, nodes: int | None = None) -> Answer:
        try:
            return answer_within(bot, views, seed, seconds, nodes)
        except HaricotError as wrong:
            why: SentenceValue = wrong.sentence
        except (Exception, SystemExit) as wrong:
            why = summary_with_place(wrong)
        raise HaricotError("arena-player-fails", player=name, number=number, why=why)

    return answer


def played(name: str, number: int, state: State, move: str) -> State:
    """The state after that player's move in the game of that number, who is named where it is against the rules."""
    try:
        return state.play(move)
    except HaricotError as wrong:
        why = wrong.sentence
    raise HaricotError("arena-player-errs", player=name, number=number, why=why)


def play(bout: Bout) -> BoutResult:
    """The whole game; each bot is given the views of its own seat, those of the opening too, and no more."""
    (states, dealt, opening), bots = _begun(bout), bots_of(bout)
    state = states[-1]
    shown = [LazyViews(states, seat) for seat in range(state.seats)]
    begun, moves, slowest = str(state), list[str](), 0.0
    while state.turn is not None:
        name, seed = bout.sitting[state.turn], seed_at(bout.seed, state.turn, len(moves))
        began = time.perf_counter()
        answer = answer_within(bots[name], shown[state.turn], seed, bout.seconds, bout.nodes)
        slowest = max(slowest, time.perf_counter() - began)
        state = played(name, bout.number, state, answer.move)
        moves.append(answer.move)
        states.append(state)
    outcome = state.outcome
    assert outcome is not None
    written = _written(bout, dealt, (*opening, *moves), outcome)
    return BoutResult(bout, outcome.ranks, len(moves), slowest, identity_of(begun, moves, bout.sitting), written)


def _written(bout: Bout, dealt: int, moves: Sequence[str], outcome: Outcome) -> GameEntry:
    """The game as it stands in a corpus."""
    budget = f"seconds={bout.seconds:g}" if bout.nodes is None else f"nodes={bout.nodes}"
    told: dict[str, Any] = {"options": bout.options, "others": {OPENING_HEADER: str(bout.opening), BUDGET: budget}}
    record = Record(game=bout.game, seats=len(bout.sitting), seed=dealt, moves=tuple(moves), **told)
    return GameEntry.of(record, outcome, bout.sitting)


def identity_of(start: str, moves: Sequence[str], sitting: Sequence[str] = ()) -> str:
    """The same for the same game, in every process; short, since many are kept."""
    return sha256("\n".join((start, " ".join(moves), *sitting)).encode()).hexdigest()[:16]


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
    players: Mapping[str, OwnPlayer] | None = None,
) -> Bouts:
    """Two levels on alternate seats; each start is played twice, the second time with the seats swapped.

    So an odd number of games becomes an even one.
    """
    sitting = tuple(pair[seat % 2] for seat in range(seats))
    known = dict(players or {})
    first = Bout(game, sitting, seed * 1_000_003, dict(options or {}), opening, seconds, known, nodes, 1)
    return Bouts(first, pair, games + games % 2)


@dataclass(frozen=True, slots=True)
class Bouts(Sequence[Bout]):
    """Those of two levels: each is made when it is asked for, since there may be millions."""

    first: Bout
    pair: tuple[str, str]
    games: int

    def __len__(self) -> int:
        return self.games

    @overload
    def __getitem__(self, at: int) -> Bout: ...
    @overload
    def __getitem__(self, at: slice) -> list[Bout]: ...
    def __getitem__(self, at: int | slice) -> Bout | list[Bout]:
        if isinstance(at, slice):
            return [self[each] for each in range(*at.indices(len(self)))]
        number = range(len(self))[at]
        sitting = tuple(self.pair[(seat + number) % 2] for seat in range(len(self.first.sitting)))
        return replace(self.first, sitting=sitting, seed=self.first.seed + number // 2, number=number + 1)


def make_ready(bout: Bout) -> None:
    """Has the bots answer for a moment here and there: what they need is loaded before their time is counted."""
    state, bots = opened(bout)[-1], bots_of(bout)
    for _ in range(2 * state.seats):
        if state.turn is None:
            return
        view, seed = state.view(state.turn), seed_at(bout.seed, state.turn, 0)
        answers = {level: bots[level]([view], seed, MOMENT) for level in sorted(set(bout.sitting))}
        name = min(answers)
        state = played(name, bout.number, state, answers[name].move)


def play_all(todo: Sequence[Bout], where: Executor = ALONE) -> Generator[BoutResult]:
    """Every bout, in the same order wherever they are played; who stops asking ends them.

    Players that are no names go to each process once, when it begins, and not with every bout.
    """
    opened(todo[0])  # what cannot be played is refused here, not in another process
    crowd = Crowd.of(todo)
    prepare = partial(crowd.make_ready, crowd.names_in(todo[0]), os.getcwd())
    with closing(where.run(crowd.play, map(crowd.names_in, todo), prepare)) as ended:
        for bout, one in zip(todo, ended, strict=True):
            yield replace(one, bout=bout)


@dataclass(frozen=True, slots=True)
class Crowd:
    """The players of many bouts that are there themselves; a bout that is sent elsewhere has their numbers instead."""

    players: tuple[Any, ...]

    @classmethod
    def of(cls, todo: Sequence[Bout]) -> Crowd:
        """All that sit in these bouts, each once."""
        bouts = [todo.first] if isinstance(todo, Bouts) else todo
        found = {id(one): one for bout in bouts for one in bout.players.values() if not isinstance(one, str)}
        return cls(tuple(found.values()))

    def names_in(self, bout: Bout) -> Bout:
        """That bout, to be sent."""
        numbers: dict[int, Any] = {id(one): number for number, one in enumerate(self.players)}
        return replace(bout, players={name: numbers.get(id(one), one) for name, one in bout.players.items()})

    def seated(self, bout: Bout) -> Bout:
        """That bout, with the players themselves."""
        known = {name: self.players[one] if isinstance(one, int) else one for name, one in bout.players.items()}
        return replace(bout, players=known)

    def play(self, bout: Bout) -> BoutResult:
        """The whole game; what comes back is as light as what was sent."""
        return replace(play(self.seated(bout)), bout=bout)

    def make_ready(self, bout: Bout, folder: str) -> None:
        """Before a worker plays: players by name are found where they were asked for."""
        look_in(folder)
        make_ready(self.seated(bout))


def share(ended: Sequence[BoutResult], stronger: str, weaker: str) -> Share:
    """The share of pairs, with an interval from how much starts differ (both sittings of one start count as one).

    A game that was played before, move by move, is no further proof: so many fewer starts are counted.
    """
    by_start: dict[int, list[float]] = {}
    for one in ended:
        by_start.setdefault(one.bout.seed, []).append(_ahead(one, stronger, weaker))
    means = [sum(shares) / len(shares) for shares in by_start.values()]
    mean, distinct = sum(means) / len(means), len({one.identity for one in ended})
    starts = max(1.0, len(means) * distinct / len(ended))
    spread = sum((each - mean) ** 2 for each in means) / max(1, len(means) - 1)
    spread = max(spread, 0.25 / starts)  # starts that all went alike prove no more than their number allows
    return Share(stronger, weaker, mean, 1.96 * math.sqrt(spread / starts), len(ended), distinct)


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
        sure = min(max(step.share, 0.5 / step.distinct), 1 - 0.5 / step.distinct)
        rating += 400 * math.log10(sure / (1 - sure))
        variance += (400 / math.log(10) * step.margin / (sure * (1 - sure))) ** 2
        table[step.stronger] = (rating, math.sqrt(variance))
    return table
