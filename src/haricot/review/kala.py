"""Kala looked at once more: the chances of winning along the game, exact where the end was seen."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from haricot.bots.compilation import load
from haricot.bots.kala.engine import best_move as perfect
from haricot.bots.kala.engine import search
from haricot.bots.kala.engine.search import CERTAIN, WON, turns_to_the_end
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.bots.kala.reasons import reason
from haricot.core.game import Seat
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


def remarks(history: GameHistory, seconds: float) -> Iterator[Remark]:
    """Each position is looked at once: what follows a move is what the next position promises."""
    load(history.game)  # before any move's time begins
    foreseen = _foreseen(history.states[0], seconds)
    for number in range(1, len(history.moves) + 1):
        following = _foreseen(history.after(number), seconds)
        yield _remark(history, number, foreseen, following)
        foreseen = following


def _foreseen(state: object, seconds: float) -> tuple[str, int]:
    """The best move there, and what it is worth to the seat to move; an end is lost for whoever cannot move."""
    assert isinstance(state, Kala)
    if state.turn is None:
        return "", -WON
    found = perfect.best(state, seconds)
    if found.is_certain or found.turns == 1:
        return str(found.move), found.value
    return str(found.move), (found.value + _a_turn_less(state, found.turns, seconds)) // 2


def _a_turn_less(state: Kala, turns: int, seconds: float) -> int:
    """What was seen one turn less deep: whoever sows last looks better than they are, so both are taken together."""
    value = search.best(state, seconds, deepest=turns - 1, table=new_table(MEGABYTES)).value
    return max(-CERTAIN, min(value, CERTAIN))


def _remark(history: GameHistory, number: int, foreseen: tuple[str, int], following: tuple[str, int]) -> Remark:
    before, after = history.before(number), history.after(number)
    assert isinstance(before, Kala)
    assert isinstance(after, Kala)
    seat, move = before.mover, history.moves[number - 1]
    wanted, most = foreseen
    value = following[1] if after.mover == seat else _a_turn_later(-following[1])
    if move == wanted and abs(most) > CERTAIN:
        value = most
    if move == wanted or chance(most) - chance(value) < CLOSE:
        wanted, most = move, value
    words = _words(before, wanted, value, most, is_best=wanted == move)
    return Remark(number, seat, move, wanted, chance(value), chance(most), words=words)


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
            {"percent": percent, "most": round(100 * chance(most)), "best": wanted, "reason": why},
        )
    if abs(value) <= CERTAIN:
        return (said,)
    return said, Sentence(f"review-kala-{'wins' if value > 0 else 'loses'}", {"turns": turns_to_the_end(value) or 0})


def summary(history: GameHistory, remarks: Sequence[Remark], seat: Seat) -> Sentence:
    own = [remark for remark in remarks if remark.seat == seat]
    dearest = max(own, key=lambda remark: remark.lost, default=None)
    turning = dearest is not None and dearest.lost > 0
    return Sentence(
        "review-kala-summary",
        {
            "lost": round(100 * sum(remark.lost for remark in own)),
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
            chart.dot(chart.at(*point), INK, size=size, hint=f"{one.number}. {one.move} → {one.best}")
    return str(chart)
