"""The players of the table, by name, and those that somebody brings along in a file."""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from haricot.bots import Bot, answer_within, levels
from haricot.bots.kala import TIME_TO_ANSWER
from haricot.bots.kala.engine import best_move, search
from haricot.bots.kala.engine.search import SearchResult
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.games.faults import summary_with_place
from haricot.games.kala.notation import read_move
from haricot.games.kala.rules import Kala
from haricot.study.kala import tree_search
from haricot.study.kala.bench import Judge, Judgement
from haricot.study.kala.encoding import action_of

SECONDS = 0.1
"""What a level may think; only *gousse* and the deepest ones need it."""
NODES = 100_000
"""Positions that alpha-beta looks into."""
TREE_GAMES = (1_000, 10_000, 100_000)
OWN = "FILE.py:FUNCTION"
TO_ODDS = 30
"""Alpha-beta counts ten for a bean: three beans ahead are odds of e to 1."""

ManyJudged = Callable[[Sequence[Kala]], list[Judgement]]
"""A judge of several positions, which some do faster than one by one."""


class UnknownPlayer(Exception):
    """Nobody of that name; says in a sentence what there is."""


class PlayerFails(Exception):
    """A player from a file raises something; says what, and where."""


def names() -> list[str]:
    """Everybody that needs nothing but Haricot, the weakest kind first."""
    return ["random", *levels("kala"), *(f"mcts-{games}" for games in TREE_GAMES), "alpha-beta"]


def player(name: str, snapshots: Iterable[Path] = ()) -> ManyJudged:
    """By name; or `file.py:judge`.

    Of the learner there are `learner`, `learner-32` with so many simulations, and `learner@600` after so many seconds;
    of a level `gousse`, by the clock, and `gousse-100000`, by so many nodes.
    """
    if name.startswith("learner"):
        try:
            return _learner(name, list(snapshots))
        except ImportError as why:
            raise UnknownPlayer(f"{name} needs what is not installed: {why}.") from None
    return one_by_one(_judge(name))


def one_by_one(judge: Judge) -> ManyJudged:
    """A judge of one position, asked about each."""
    return lambda states: [judge(state) for state in states]


def _judge(name: str) -> Judge:
    kind, _, number = name.partition("-")
    if name == "random":
        return by_lot
    if name == "alpha-beta":
        return alpha_beta
    if kind == "mcts" and number.isdecimal() and int(number):
        return partial(tree, games=int(number))
    if name.partition(":")[0].endswith(".py") or ".py:" in name:
        return _from_file(name)
    if name in levels("kala") or (kind in levels("kala") and number.isdecimal() and int(number)):
        asked = gousse if kind == "gousse" else partial(level, levels("kala")[kind])
        return partial(asked, nodes=int(number) if number else None)
    known = ", ".join([*names(), "learner"])
    raise UnknownPlayer(f"Nobody is called {name}. The players are {known}; one of your own is {OWN}.")


def by_lot(state: Kala) -> Judgement:
    """Any sowing, any chance."""
    rng = Random(str(state))
    return Judgement(rng.random(), action_of(rng.choice(state.moves())))


def level(bot: Bot, state: Kala, nodes: int | None = None) -> Judgement:
    """A bot of the house: it chooses a sowing, and says no chance. By the clock, unless so many nodes are said."""
    seed = Random(str(state)).getrandbits(32)  # some overlook things, each time others
    answered = answer_within(bot, [state.view(state.mover)], seed, SECONDS, nodes)
    return Judgement(None, action_of(read_move(answered.move)))


def gousse(state: Kala, nodes: int | None = None) -> Judgement:
    """The level that proves what it can: the sowing that it chooses at a table, and the chance that it sees."""
    return _judgement(best_move.best(state, TIME_TO_ANSWER * SECONDS, nodes=nodes))


def tree(state: Kala, games: int) -> Judgement:
    """Plain Monte Carlo tree search: its chance is the share that it won after its sowing."""
    found = tree_search.best(state, games)
    return Judgement(found.wins, action_of(found.move))


def alpha_beta(state: Kala) -> Judgement:
    """Looks ahead as far as so many positions allow; beans ahead become a chance by a logistic curve."""
    return _judgement(search.best(state, 0.0, table=new_table(8), nodes=NODES))


def _judgement(found: SearchResult) -> Judgement:
    """What an engine found: the chance is sure where the end is certain."""
    sure = float(found.value > 0)
    wins = sure if found.is_certain else 1 / (1 + math.exp(-found.value / TO_ODDS))
    return Judgement(wins, action_of(found.move))


def _learner(name: str, files: list[Path]) -> ManyJudged:
    from haricot.study.kala.learner.checkpoints import snapshots
    from haricot.study.kala.learner.judge import judgements

    kept = dict(snapshots(files))
    told, _, seconds = name.partition("@")
    if told.partition("-")[2].strip("0123456789") or not kept or (seconds and seconds not in map(str, kept)):
        raise UnknownPlayer(f"Nobody is called {name}: --learnt has snapshots at the seconds {sorted(kept)}.")
    parameters: Any = kept[int(seconds) if seconds else max(kept)]
    simulations = int(told.partition("-")[2] or 0)
    return lambda states: judgements(parameters, states, simulations, at_once=256 if len(states) > 1 else 1)


def _from_file(named: str) -> Judge:
    file, _, name = named.rpartition(":")
    if not file or not name:
        raise UnknownPlayer(f"{named} names no function: write {OWN}.")
    spec = importlib.util.spec_from_file_location("player_of_a_file", file)
    if spec is None or spec.loader is None or not Path(file).is_file():
        raise UnknownPlayer(f"There is no file {file}: write {OWN}.")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as why:
        raise UnknownPlayer(f"{file} cannot be loaded: {summary_with_place(why)}.") from why
    judge = getattr(module, name, None)
    if not callable(judge):
        raise UnknownPlayer(f"{file} has no function {name}: write {OWN}.")

    def asked(state: Kala) -> Judgement:
        try:
            said: Judgement = judge(state)
        except Exception as why:
            raise PlayerFails(f"{named} fails at {state}: {summary_with_place(why)}.") from why
        return said

    return asked
