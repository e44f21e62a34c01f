"""Kala looked at once more: the chances of winning along the game, exact where the end was seen."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from haricot.bots.compilation import load
from haricot.bots.kala.engine import best_move as perfect
from haricot.bots.kala.engine import book, search
from haricot.bots.kala.engine.oracle import Oracle
from haricot.bots.kala.engine.search import CERTAIN, WON, turns_to_the_end
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.bots.kala.reasons import reason
from haricot.core.game import Seat
from haricot.games.kala.field import step
from haricot.games.kala.rules import Kala
from haricot.review.history import GameHistory, Remark
from haricot.review.svg import INK, Chart
from haricot.texts import Sentence, say, seat_name

UNIT = "chances"
"""A worth is how likely the mover is to win, if both go on well."""

A_BEAN = 10
SLOPE = 0.39
"""What a bean ahead adds to the logarithm of the odds of winning: fitted to 780 positions of 150 games."""

CLOSE = 0.01
MEGABYTES = 16
NODES = 100_000
LONGEST_LINE = 8
NODES_FOR_A_LINE = 20_000


class Foreseen(NamedTuple):
    """The best move in a position, and what it is worth to the seat to move."""

    move: str
    value: int


def remarks(history: GameHistory, seconds: float, nodes: int | None = None) -> Iterator[Remark]:
    """Each position is looked at once: what follows a move is what the next position promises."""
    load(history.game)  # before any move's time begins
    foreseen = _foreseen(history.states[0], seconds, nodes)
    for number in range(1, len(history.moves) + 1):
        following = _foreseen(history.after(number), seconds, nodes)
        yield _remark(history, number, foreseen, following)
        foreseen = following


def _foreseen(state: object, seconds: float, nodes: int | None) -> Foreseen:
    """An end is lost for whoever cannot move."""
    assert isinstance(state, Kala)
    if state.turn is None:
        return Foreseen("", -WON)
    found = perfect.best(state, seconds, nodes=nodes)
    if found.is_certain or found.turns == 1:
        return Foreseen(str(found.move), found.value)
    return Foreseen(str(found.move), (found.value + a_turn_less(state, found.turns, seconds, nodes)) // 2)


def a_turn_less(state: Kala, turns: int, seconds: float, nodes: int | None) -> int:
    """What was seen one turn less deep: whoever sows last looks better than they are, so both are taken together."""
    value = search.best(state, seconds, deepest=turns - 1, table=new_table(MEGABYTES), nodes=nodes).value
    return max(-CERTAIN, min(value, CERTAIN))


def _remark(history: GameHistory, number: int, foreseen: Foreseen, following: Foreseen) -> Remark:
    before, after = history.before(number), history.after(number)
    assert isinstance(before, Kala)
    assert isinstance(after, Kala)
    seat, move = before.mover, history.moves[number - 1]
    wanted, most = foreseen
    value = following.value if after.mover == seat else _a_turn_later(-following.value)
    if move == wanted and abs(most) > CERTAIN:
        value = most
    if move == wanted or chance(most) - chance(value) < CLOSE:
        wanted, most = move, value
    return Remark(
        number,
        seat,
        move,
        wanted,
        chance(value),
        chance(most),
        words=_words(before, wanted, value, most, is_best=wanted == move),
        chance=chance(value),
        best_chance=chance(most),
        is_proven=min(abs(value), abs(most)) > CERTAIN,
        has_choice=len(before.moves()) > 1,
        line=() if wanted == move else line(before, wanted, is_proven=abs(most) > CERTAIN),
    )


def line(before: Kala, move: str, *, is_proven: bool) -> tuple[str, ...]:
    """A move and how both would go on: along the proof, where there is one, else as far as it was looked ahead."""
    after, moves = before.play(move), [move]
    if not is_proven and after.turn is not None:
        expected = search.best(after, 0.0, table=new_table(1), nodes=NODES_FOR_A_LINE).line
        return (move, *map(str, expected))[:LONGEST_LINE]
    oracle = Oracle(new_table(MEGABYTES))
    while after.turn is not None and len(moves) < LONGEST_LINE:
        if oracle.ask(after, patience=book.NODES).winner is None:
            break
        moves.append(str(oracle.best_move(after)))
        after = after.play(moves[-1])
    return tuple(moves)


def _a_turn_later(value: int) -> int:
    """An end that the next player sees is one turn further off for whoever moved before."""
    if abs(value) <= CERTAIN:
        return value
    return value - 1 if value > 0 else value + 1


def chance(value: int) -> float:
    """How likely it is to win with that value: certain where the end was seen."""
    if abs(value) > CERTAIN:
        return float(value > 0)
    return 1 / (1 + math.exp(-SLOPE * value / A_BEAN))


def _words(before: Kala, wanted: str, value: int, most: int, *, is_best: bool) -> tuple[Sentence, ...]:
    percent = round(100 * chance(value))
    if len(before.moves()) == 1:
        said = Sentence("review-kala-only", {"percent": percent})
    elif is_best:
        said = Sentence("review-kala-best", {"percent": percent})
    else:
        why = reason(before, before.play(wanted))
        said = Sentence(
            "review-kala-better",
            {"percent": percent, "most": round(100 * chance(most)), "best": deed(before, wanted), "reason": why},
        )
    if abs(value) <= CERTAIN:
        return (said,)
    return said, Sentence(f"review-kala-{'wins' if value > 0 else 'loses'}", {"turns": turns_to_the_end(value) or 0})


def deed(before: Kala, move: str) -> Sentence:
    """A sowing as players say it: from where to where, and around which corner."""
    sow = before.legal(move)
    directions = [step(start, end) for start, end in pairwise(sow.path)]
    turned = next((at for at, (one, other) in enumerate(pairwise(directions), 1) if one != other), 0)
    return Sentence(
        "review-kala-move",
        {
            "start": str(sow.path[0]),
            "corner": str(sow.path[turned]) if turned else "none",
            "end": str(sow.path[-1]),
            "harvest": "yes" if sow.harvest else "no",
            "aside": "none" if sow.aside is None else str(sow.aside),
        },
    )


def worded(history: GameHistory, number: int, move: str, lang: str) -> str:
    """A sowing in words, as it was seen in that position."""
    before = history.before(number)
    assert isinstance(before, Kala)
    return say(deed(before, move), lang)


def summary(history: GameHistory, remarks: Sequence[Remark], seat: Seat) -> Sentence:
    """What a seat lost in all, and the move at which the game turned."""
    own = [remark for remark in remarks if remark.seat == seat]
    dearest = max(own, key=lambda remark: remark.lost, default=None)
    turning = dearest is not None and dearest.lost > 0
    return Sentence(
        "review-kala-summary",
        {
            "lost": round(100 * sum(remark.lost for remark in own) / max(1, len(own)), 1),
            "turning": dearest.number if dearest and turning else 0,
            "dearest": round(100 * dearest.lost) if dearest else 0,
        },
    )


def picture(history: GameHistory, remarks: Sequence[Remark], lang: str) -> str:
    """White's chances after each move; a dot where a move lost some, to be pointed at."""
    name = seat_name(history.game, 0, lang)
    chart = Chart(say("review-kala-picture", lang, name=name), len(history.moves), 0, 1)
    for level in (0, 0.25, 0.5, 0.75, 1):
        chart.level(level, f"{100 * level:.0f}")
    course = [(float(one.number), one.worth if one.seat == 0 else 1 - one.worth) for one in remarks]
    chart.course(course, 0, "")
    for one, point in zip(remarks, course, strict=True):
        if one.lost:
            size = 3 + 6 * one.lost
            better = worded(history, one.number, one.best, lang)
            chart.dot(chart.at(*point), INK, size=size, hint=f"{one.number}. {better}")
    return str(chart)
