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
from haricot.bots.kala.engine.search import CERTAIN, WON, SearchResult, turns_to_the_end
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.bots.kala.reasons import reason
from haricot.core.game import Seat
from haricot.games.kala.field import step
from haricot.games.kala.rules import Kala
from haricot.review.history import GameHistory, Remark
from haricot.review.svg import INK, Chart
from haricot.texts import Sentence, SentenceValue, say, seat_name

UNIT = "chances"
"""A worth is how likely the mover is to win, if both go on well."""

A_BEAN = 10
SLOPE = 0.39
"""What a bean ahead adds to the logarithm of the odds of winning: fitted to 780 positions of 150 games."""

BEYOND_SIGHT = 0.5
"""What a proof counts for the chance to win while looking ahead sees no end: nobody at the board knows it yet."""

LESS_AHEAD = 10
"""People see less far than proofs go: looking ahead is given so many times less."""

CLOSE = 0.01
MEGABYTES = 16
NODES = 100_000
LONGEST_LINE = 8
NODES_FOR_A_LINE = 20_000


class ForeseenMove(NamedTuple):
    """The best move in a position, and what it is worth to the seat to move.

    `promised` is what the position was proven to be worth when the move before it was looked at: a look at it alone may
    see less of it, or a longer way. That there is such a way does not say that it begins with this move.

    `ahead` and `ahead_move` are what looking ahead alone sees, as people do: where an end is proven, how well one
    stands until it comes into sight, and what is the best of all that loses.
    """

    move: str
    value: int
    ahead_move: str
    ahead: int
    promised: int = 0

    @property
    def most(self) -> int:
        """All that is known of what the position is worth."""
        return self.promised if abs(self.promised) > max(CERTAIN, abs(self.value)) else self.value


def remarks(history: GameHistory, seconds: float, nodes: int | None = None) -> Iterator[Remark]:
    """Each position is looked at once: what follows a move is what the next position promises."""
    load(history.game)  # before any move's time begins
    foreseen = _foreseen(history.states[0], seconds, nodes)
    for number in range(1, len(history.moves) + 1):
        following = _foreseen(history.after(number), seconds, nodes)
        following = following._replace(promised=_promised(history, number, foreseen))
        yield _remark(history, number, foreseen, following)
        foreseen = following


def _foreseen(state: object, seconds: float, nodes: int | None) -> ForeseenMove:
    """An end is lost for whoever cannot move."""
    assert isinstance(state, Kala)
    if state.turn is None:
        return ForeseenMove("", -WON, "", -WON)
    found = perfect.best(state, seconds, nodes=nodes)
    if not found.is_certain:
        value = _both_last(state, found, seconds, nodes)
        return ForeseenMove(str(found.move), value, str(found.move), value)
    seconds, nodes = seconds / LESS_AHEAD, nodes and max(1, nodes // LESS_AHEAD)
    ahead = search.best(state, seconds, table=new_table(MEGABYTES), nodes=nodes)
    seen = ahead.value if ahead.is_certain else _both_last(state, ahead, seconds, nodes)
    return ForeseenMove(str(found.move), found.value, str(ahead.move), seen)


def _both_last(state: Kala, found: SearchResult, seconds: float, nodes: int | None) -> int:
    """An estimate, whoever sowed last when it was made."""
    if found.turns == 1:
        return found.value
    return (found.value + a_turn_less(state, found.turns, seconds, nodes)) // 2


def _promised(history: GameHistory, number: int, foreseen: ForeseenMove) -> int:
    """What is proven of the position after a move by what was proven before it, for whoever is to move then.

    Whatever a loser plays loses; a winner wins by the move that was proven to.
    """
    before, after = history.before(number), history.after(number)
    assert isinstance(before, Kala)
    assert isinstance(after, Kala)
    if foreseen.most < -CERTAIN:
        proven = foreseen.most
    elif foreseen.value > CERTAIN and history.moves[number - 1] == foreseen.move:
        proven = foreseen.value
    else:
        return 0
    return proven if after.mover == before.mover else _a_turn_sooner(-proven)


def _a_turn_sooner(value: int) -> int:
    """The same end, told by the next player, when the turn is over; one that nobody followed stays some day."""
    if turns_to_the_end(value) is None:
        return value
    return value + 1 if value > 0 else value - 1


def a_turn_less(state: Kala, turns: int, seconds: float, nodes: int | None) -> int:
    """What was seen one turn less deep: whoever sows last looks better than they are, so both are taken together."""
    value = search.best(state, seconds, deepest=turns - 1, table=new_table(MEGABYTES), nodes=nodes).value
    return max(-CERTAIN, min(value, CERTAIN))


def _remark(history: GameHistory, number: int, foreseen: ForeseenMove, following: ForeseenMove) -> Remark:
    before, after = history.before(number), history.after(number)
    assert isinstance(before, Kala)
    assert isinstance(after, Kala)
    seat, move = before.mover, history.moves[number - 1]
    wanted, most = foreseen.move, foreseen.most
    value = following.most if after.mover == seat else _a_turn_later(-following.most)
    is_as_foreseen = move == wanted and abs(foreseen.value) > CERTAIN
    if is_as_foreseen:  # a winner's move wins as it was proven to; whatever a loser plays, all that is known holds
        value = foreseen.value if foreseen.value > 0 else foreseen.most
    sooner = most if CERTAIN < value < most else None
    ahead = following.ahead if after.mover == seat else -following.ahead
    now, best = known_chance(value, ahead), known_chance(most, foreseen.ahead)
    if most < -CERTAIN:  # whatever is played loses: what looks best is the best
        wanted = foreseen.ahead_move if best - now >= CLOSE else move
    elif chance(most) - chance(value) < CLOSE:
        wanted = move
    if wanted == move:
        most, best = value, now
    here, there = ToldChance(now, value, ahead), ToldChance(best, most, foreseen.ahead)
    return Remark(
        number,
        seat,
        move,
        wanted,
        chance(value),
        chance(most),
        words=(
            *_words(before, wanted, here, there, is_best=wanted == move),
            *_end(value, sooner, is_as_foreseen),
        ),
        chance=now,
        best_chance=best,
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


def known_chance(value: int, ahead: int) -> float:
    """How likely it is to win for people who look ahead: `value` may be proven by an end that they do not see yet."""
    if abs(value) <= CERTAIN or abs(ahead) > CERTAIN:
        return chance(value)
    return BEYOND_SIGHT * chance(value) + (1 - BEYOND_SIGHT) * chance(ahead)


class ToldChance(NamedTuple):
    """A chance to win as it is told, and what it was made from."""

    chance: float
    value: int
    ahead: int

    @property
    def percent(self) -> int:
        """In whole numbers."""
        return round(100 * self.chance)

    @property
    def about(self) -> str:
        """Whether it is an estimate: looking ahead did not see the end."""
        return "no" if min(abs(self.value), abs(self.ahead)) > CERTAIN else "yes"


def _words(before: Kala, wanted: str, here: ToldChance, there: ToldChance, *, is_best: bool) -> tuple[Sentence, ...]:
    told: dict[str, SentenceValue] = {"percent": here.percent, "about": here.about}
    if len(before.moves()) == 1:
        return (Sentence("review-kala-only", told),)
    if is_best:
        return (Sentence("review-kala-best", told),)
    better = {"most": there.percent, "most_about": there.about, "best": deed(before, wanted)}
    return (Sentence("review-kala-better", {**told, **better, "reason": reason(before, before.play(wanted))}),)


def _end(value: int, sooner: int | None, is_as_foreseen: bool) -> tuple[Sentence, ...]:
    """Which end is proven, and when it comes at the latest; `sooner` is what an end is worth that comes before it.

    By a move that was thought the best it may come as soon, only nobody has seen it: then it is not said when.
    """
    if abs(value) <= CERTAIN:
        return ()
    key, turns = f"review-kala-{'wins' if value > 0 else 'loses'}", turns_to_the_end(value) or 0
    if sooner is None:
        return (Sentence(key, {"turns": turns}),)
    fewer = turns_to_the_end(sooner) or 0
    if is_as_foreseen or not fewer:
        return (Sentence(key, {"turns": 0}),)
    return Sentence(key, {"turns": turns}), Sentence("review-kala-sooner", {"turns": fewer})


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
    costs = {remark.number: remark.cost or 0.0 for remark in remarks if remark.seat == seat}
    dearest = max(costs, key=lambda number: costs[number], default=0)
    turning = dearest if costs.get(dearest) else 0
    lost = round(100 * sum(costs.values()) / max(1, len(costs)), 1)
    told = {"lost": lost, "turning": turning, "dearest": round(100 * costs.get(dearest, 0))}
    return Sentence("review-kala-summary", told)


def picture(history: GameHistory, remarks: Sequence[Remark], lang: str) -> str:
    """White's chances after each move; a dot where a move lost some, to be pointed at."""
    name = seat_name(history.game, 0, lang)
    chart = Chart(say("review-kala-picture", lang, name=name), len(history.moves), 0, 1)
    for level in (0, 0.25, 0.5, 0.75, 1):
        chart.level(level, f"{100 * level:.0f}")
    chances = [one.worth if one.chance is None else one.chance for one in remarks]
    course = [(float(one.number), now if one.seat == 0 else 1 - now) for one, now in zip(remarks, chances, strict=True)]
    chart.course(course, 0, "")
    for one, point in zip(remarks, course, strict=True):
        if one.cost:
            size = 3 + 6 * one.cost
            better = worded(history, one.number, one.best, lang)
            chart.dot(chart.at(*point), INK, size=size, hint=f"{one.number}. {better}")
    return str(chart)
