"""KalaBench: positions whose truth is proven, and how often somebody is right about them.

A position is made from its number and a seed alone: so the work may stop and go on anywhere, and be shared out. Numbers
go through the strata in turns: every reserve from 4 to 28, and the first, middle and last third of a game. When each
has had a thousand, only those go on of which every one was proven. A number whose position came before is left out, and
from a certain number on also one whose position is like an earlier one, turned or mirrored or with the colours
exchanged: small reserves have few positions, and the rest comes from the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import count
from operator import index
from random import Random
from typing import Any

import numpy as np

from haricot.bots.kala.engine.oracle import Oracle
from haricot.bots.kala.engine.proof_length import UNKNOWN, longest
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.games.kala import GAME
from haricot.games.kala.kernel import pack
from haricot.games.kala.rules import Kala
from haricot.study.kala.bench_card import CARD
from haricot.study.kala.encoding import action_of
from haricot.study.kala.position_classes import class_of, fold_of

RESERVES = range(4, 29)
PHASES = ("early", "middle", "late")
STRATA = tuple((reserve, phase) for phase in PHASES for reserve in RESERVES)
OF_EACH_STRATUM = 1_000
"""So many numbers has every stratum, before those rest that are seldom proven or hold nothing new."""
ALWAYS_PROVEN = tuple(
    (reserve, phase) for reserve, phase in STRATA if 12 <= reserve <= {"early": 23, "middle": 24, "late": 26}[phase]
)
"""Of the first thousand of these a million positions proved every winner; up to 11 beans hardly any is new."""
PATIENCE = 1_000_000
"""So many positions may be looked into for each proof."""
TABLE_MEGABYTES = 64
ALIKE_FROM = 337_657
"""From this number on whatever is like an earlier position is left out too; rows before it were made without that."""
FOLLOWED = 200_000
"""So many positions of a proof may be followed to find how long the game can last."""


@dataclass(frozen=True, slots=True)
class ProvenPosition:
    """A position, and what is proven of it: the winner, every winning action, how many turns the loser can last."""

    number: int
    reserve: int
    phase: str
    position: str
    mover: int
    winner: int | None
    """None where the patience was not enough."""
    winning: tuple[int, ...] | None
    """The action ids that win; None where not every move was proven."""
    turns: int | None
    """At most so many to the end if the winner follows the proof; None where that was not found."""
    expansions: int

    @property
    def state(self) -> Kala:
        """The position as the rules know it."""
        return _placed(self.position, self.reserve)


def stratum_of(number: int) -> tuple[int, str]:
    """The reserve and the phase from which the position of that number is."""
    further = number - OF_EACH_STRATUM * len(STRATA)
    return STRATA[number % len(STRATA)] if further < 0 else ALWAYS_PROVEN[further % len(ALWAYS_PROVEN)]


def position_of(number: int, seed: int = 0) -> tuple[Kala, int, str]:
    """The position of that number, its reserve and its phase: from a game in which each sowing is as likely."""
    rng = Random(f"{seed}:{number}")
    reserve, phase = stratum_of(number)
    states = [GAME.new(first=rng.randrange(2), reserve=reserve)]
    while states[-1].turn is not None:
        states.append(states[-1].play(rng.choice(states[-1].moves())))
    third = (len(states) - 1) / len(PHASES)
    state = states[int(third * (PHASES.index(phase) + rng.random()))]
    return _placed(str(state), reserve), reserve, phase


def _placed(position: str, reserve: int) -> Kala:
    state = GAME.position(position, 0, reserve=reserve)
    assert isinstance(state, Kala)
    return state


def numbers(seed: int = 0, rows: Sequence[Mapping[str, Any]] = ()) -> Iterator[int]:
    """Those whose position no smaller number has, without end; after the last of the rows that there are already."""
    seen = {row["position"]: row["reserve"] for row in rows}
    start = rows[-1]["number"] + 1 if rows else 0
    for number in range(start, ALIKE_FROM):
        state, reserve, _ = position_of(number, seed)
        if str(state) not in seen:
            seen[str(state)] = reserve
            yield number
    classes = {class_of(_placed(position, reserve)) for position, reserve in seen.items()}
    for number in count(max(start, ALIKE_FROM)):
        position_class = class_of(position_of(number, seed)[0])
        if position_class not in classes:
            classes.add(position_class)
            yield number


class Prover:
    """Proves positions one by one, each with an empty table: so what is found does not depend on what came before."""

    def __init__(self, patience: int = PATIENCE, megabytes: int = TABLE_MEGABYTES) -> None:
        self.patience = patience
        self.oracle = Oracle(new_table(megabytes))

    def prove(self, number: int, seed: int = 0) -> ProvenPosition:
        """What is proven of the position of that number."""
        state, reserve, phase = position_of(number, seed)
        self.oracle.table[:] = 0
        before = self.oracle.expansions
        winner = self.oracle.ask(state, patience=self.patience).winner
        turns = None if winner is None else self._turns(state)
        told = (number, reserve, phase, str(state), state.mover, winner)
        winning = None if winner is None else self._winning(state, winner)
        return ProvenPosition(*told, winning, turns, self.oracle.expansions - before)

    def _winning(self, state: Kala, winner: int) -> tuple[int, ...] | None:
        """None win where the mover has lost."""
        if winner != state.mover:
            return ()
        moves = state.moves()
        winners = [self.oracle.ask(state.after(move), patience=self.patience).winner for move in moves]
        if None in winners:
            return None
        return tuple(action_of(move) for move, one in zip(moves, winners, strict=True) if one == state.mover)

    def _turns(self, state: Kala) -> int | None:
        turns = int(longest(pack(state), self.oracle.table, np.array([FOLLOWED])))
        return turns if turns < UNKNOWN else None


def prove_one(number: int, seed: int = 0, patience: int = PATIENCE) -> dict[str, Any]:
    """What is proven of that position, as plain data."""
    return asdict(_prover(patience).prove(number, seed))


@cache
def _prover(patience: int) -> Prover:
    """One in each process."""
    return Prover(patience)


def table_row(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row as the table has it: with the class of its position, and a fold by that class."""
    position_class = class_of(_placed(row["position"], row["reserve"]))
    return {**row, "class": position_class, "fold": fold_of(position_class)}


def read(row: Mapping[str, Any]) -> ProvenPosition:
    """A position back from plain data."""
    winning = None if row["winning"] is None else tuple(row["winning"])
    return ProvenPosition(**{**row, "winning": winning})


def may_go_on(rows: Sequence[Mapping[str, Any]], seed: int, patience: int) -> bool:
    """Whether rows are of that seed and patience, as far as one can see without proving them again."""
    try:
        ends = [rows[0], rows[-1]] if rows else []
        are_of_seed = all(row["position"] == str(position_of(row["number"], seed)[0]) for row in ends)
        return are_of_seed and all(_took(row, patience) for row in rows)
    except (KeyError, TypeError):
        return False


def _took(row: Mapping[str, Any], patience: int) -> bool:
    """Whether it may have taken so much: a proof that is given up has looked into one position more than it may."""
    if row["winner"] is None:
        return bool(row["expansions"] == patience + 1)
    return bool(row["winning"] is not None or row["expansions"] > patience)


def card(rows: Iterable[ProvenPosition], seed: int, patience: int) -> str:
    """What a data set holds and how it was made, in Markdown: by reserve and phase, how much was left out."""
    strata: dict[tuple[int, str], list[ProvenPosition]] = {}
    for row in rows:
        strata.setdefault((row.reserve, row.phase), []).append(row)
    every = [row for found in strata.values() for row in found]
    classes = len({class_of(row.state) for row in every})
    lines = [CARD.format(count=len(every), classes=classes, seed=seed, patience=patience)]
    for (reserve, phase), found in sorted(strata.items(), key=lambda one: (one[0][0], PHASES.index(one[0][1]))):
        unproven = sum(row.winner is None for row in found)
        partly = sum(row.winner is not None and row.winning is None for row in found)
        endless = sum(row.winner is not None and row.turns is None for row in found)
        won = sum(row.winner == row.mover for row in found)
        lines.append(f"| {reserve} | {phase} | {len(found)} | {unproven} | {partly} | {endless} | {won} |")
    return "\n".join(lines) + "\n"


# Metrics


@dataclass(frozen=True, slots=True)
class Judgement:
    """What somebody thinks of a position: how likely the mover wins, and the action they would choose."""

    wins: float | None
    action: int | None


Judge = Callable[[Kala], Judgement]


class BadJudgement(ValueError):
    """What somebody said of a position is no judgement of it; says why."""


def checked(said: object, state: Kala) -> Judgement:
    """What was said of a position, in plain numbers: a chance from 0 to 1, an action that is allowed there."""
    if not isinstance(said, Judgement):
        raise BadJudgement(f"said {said!r} of {state}: a Judgement is wanted")
    try:
        wins = None if said.wins is None else float(said.wins)
        action = None if said.action is None else index(said.action)
    except (TypeError, ValueError):
        raise BadJudgement(f"said {said!r} of {state}: both are numbers or None") from None
    if wins is not None and not 0 <= wins <= 1:
        raise BadJudgement(f"said {said!r} of {state}: the chance to win is a number from 0 to 1")
    allowed = sorted(map(action_of, state.moves()))
    if action is not None and action not in allowed:
        raise BadJudgement(f"said {said!r} of {state}: the actions there are {', '.join(map(str, allowed))}")
    return Judgement(wins, action)


@dataclass(frozen=True, slots=True)
class Score:
    """How right somebody was; None where nobody said anything of the kind."""

    positions: int
    value_accuracy: float | None
    """The share of positions whose winner was named: the mover by more than one half, the other by one half or less."""
    brier: float | None
    """The mean square of what was missed: 0.25 for whoever always says one half."""
    calibration: float | None
    """How far, on average, what was said lies from what came of it, by tenths."""
    optimal_moves: float | None
    """Of positions that the mover wins, with both good and bad moves: the share in which a winning one was chosen."""
    said: int
    chosen: int
    """Of how many positions the first three, and the last one, are told."""


def score(rows: Iterable[ProvenPosition], judge: Judge) -> Score:
    """Asks the judge about every position that is proven; BadJudgement where that is none."""
    said: list[tuple[float, bool]] = []
    chosen: list[bool] = []
    count = 0
    for row in rows:
        if row.winner is None:
            continue
        count += 1
        state = row.state
        judged = checked(judge(state), state)
        if judged.wins is not None:
            said.append((judged.wins, row.winner == row.mover))
        if judged.action is not None and row.winning and len(row.winning) < len(state.moves()):
            chosen.append(judged.action in row.winning)
    right = [(wins > 0.5) == won for wins, won in said]
    missed = [(wins - won) ** 2 for wins, won in said]
    return Score(count, _mean(right), _mean(missed), _calibration(said), _mean(chosen), len(said), len(chosen))


def _mean(numbers: Iterable[float]) -> float | None:
    row = list(numbers)
    return sum(row) / len(row) if row else None


def _calibration(said: list[tuple[float, bool]]) -> float | None:
    tenths: dict[int, list[tuple[float, bool]]] = {}
    for wins, won in said:
        tenths.setdefault(min(9, int(10 * wins)), []).append((wins, won))
    apart = [abs(sum(wins for wins, _ in part) - sum(won for _, won in part)) for part in tenths.values()]
    return sum(apart) / len(said) if said else None
