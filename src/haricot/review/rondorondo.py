"""RondoRondo looked at once more: the best words missed, what was kept and left, and what the pile gave.

A move is worth its points and what it changes for later: the cards kept in hand, and the rack that the others find.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import inf, sqrt
from typing import Any

from haricot.bots.compilation import load
from haricot.bots.rondorondo.expected_value import Turn, by_expected_value
from haricot.bots.rondorondo.points import named, points, said_by_bots, word_of
from haricot.core.game import Move, Seat
from haricot.games.rondorondo.best_move import best_placement
from haricot.games.rondorondo.form import EXCHANGE_COST, word_in
from haricot.games.rondorondo.placement import Exchange, Lay
from haricot.games.rondorondo.rules import JUDGE, OPENING, RondoRondo
from haricot.review.any_game import at_the_end
from haricot.review.chances import shares, with_gain
from haricot.review.history import GameHistory, Remark
from haricot.review.lines import continued
from haricot.review.marks import LITTLE, NOTICED, dearest
from haricot.review.svg import chart_of
from haricot.texts import Sentence, say, seat_name

UNIT = "points"

TOLD = 1.5
"""Luck below this is not spoken of."""
CLOSE = 0.25
"""A difference that worths learnt from games cannot tell from none."""
MUCH = 3.0
"""Whoever missed so many points wants to know why the mark is a good one all the same."""
SPREAD = 2.1
"""A lead of so many points, times the root of the cards still to come, makes the odds of winning e to one.

Fitted to 10,000 turns of 300 games of bots for two and three.
"""
LONGEST_LINE = 4
NODES = 1
"""All is computed."""


def remarks(history: GameHistory, seconds: float, nodes: int | None = None) -> Iterator[Remark]:
    """Each move against the best one; exchanges are weighed too, unless there is no time at all, and no nodes."""
    load(history.game)  # before any move's time begins
    for number in range(1, len(history.moves) + 1):
        yield _remark(history, number, inf if nodes or seconds > 0 else -inf)


def _remark(history: GameHistory, number: int, until: float) -> Remark:
    state, text = _state(history, number), history.moves[number - 1]
    move = state.formed(text)
    if state.phase == JUDGE:
        return Remark(number, state.mover, text, verdict_on(state), words=(_vote(state),))
    if state.phase == OPENING:
        return _bid(number, state, move if isinstance(move, Lay) else None, best_placement(state, said_by_bots(state)))
    turn = Turn.of(history.views(number), 0)
    options = _options(turn, until)
    luck = _luck(history, number, turn, options)
    worth = _worth_of(turn, move, options, came_to_nothing=_rejected(history, number))
    best, most = max(options, key=lambda one: one[1])
    if most - worth < CLOSE:
        best, most = move, worth
    said = _words(state, move, best, worth, most, _rejected(history, number))
    if isinstance(best, Exchange) and best != move:
        said += _word_missed(state, move, worth, options)
    chance, best_chance = (chance_after(turn, one) for one in (worth, most))
    said += _for_the_win(best_chance - chance) if most - worth >= MUCH else ()
    return Remark(
        number,
        state.mover,
        text,
        str(best),
        worth,
        most,
        luck,
        (*said, *_luck_in_words(luck)),
        chance=chance,
        best_chance=best_chance,
        chance_luck=chance_after(turn, worth + luck) - chance,
        has_choice=len(options) > 1,
        line=() if best == move else _line(history, number, str(best)),
    )


def _for_the_win(cost: float) -> tuple[Sentence, ...]:
    """Many points were missed, and the mark is a good one: why."""
    if cost < NOTICED:
        return (Sentence("review-rondorondo-decided"),)
    return (Sentence("review-rondorondo-little", {"percent": round(100 * cost)}),) if cost < LITTLE else ()


def chance_after(turn: Turn, worth: float) -> float:
    """The mover's chance to win with that worth: by the points, and by how much is still to come."""
    state, me = turn.state, turn.state.mover
    points = [float(score) for score in state.scores]
    points[me] -= EXCHANGE_COST * state.exchanged
    if not state.pile:  # the cards still held will soon count
        costs = turn.rules.left_over
        each = float(costs[turn.loose].mean()) if len(turn.loose) else 0.0
        for seat, hand in enumerate(state.hands):
            points[seat] -= state.pack.left_over(hand) if seat == me else each * len(hand)
    return with_gain(points, me, worth, _slope(state))


def _slope(state: RondoRondo) -> float:
    """What a point ahead adds to the logarithm of the odds of winning."""
    return 1 / (SPREAD * sqrt(1 + len(state.pile) + sum(map(len, state.hands))))


def graph(history: GameHistory, remarks: Sequence[Remark]) -> list[list[float | None]]:
    """By the points, which everybody sees."""
    course: list[list[float | None]] = []
    for state in history.states:
        assert isinstance(state, RondoRondo)
        course.append([*shares([float(score) for score in state.scores], _slope(state))])
    return [*course[:-1], at_the_end(history) or course[-1]]


def _line(history: GameHistory, number: int, best: str) -> tuple[str, ...]:
    """With the cards as they lay, a few turns."""
    return continued(history, number, best, by_expected_value, LONGEST_LINE, lambda before, after: False)


def worded(history: GameHistory, number: int, move: str, lang: str) -> str:
    """A move in words: the word that was laid, or what was done instead."""
    state = _state(history, number)
    found = state.formed(move)
    if isinstance(found, Exchange):
        return say("review-rondorondo-move-exchange", lang, **named(found.card))
    if isinstance(found, Lay):
        return say("review-rondorondo-move-lay", lang, word=word_of(state, found))
    return say(f"review-rondorondo-move-{move}", lang)


def _options(turn: Turn, until: float) -> list[tuple[Move, float]]:
    """What might be done, with its worth beyond a pass: the pass, the word that suits best, and each exchange."""
    options: list[tuple[Move, float]] = [(turn.state.default, 0.0), *turn.placements(1)]
    if turn.may_exchange:
        options += [(Exchange(card), turn.best_worth + gain) for card, gain in turn.exchanges(until)]
    return options


def _worth_of(turn: Turn, move: Move, options: Sequence[tuple[Move, float]], came_to_nothing: bool) -> float:
    if isinstance(move, Lay):
        return 0.0 if came_to_nothing else turn.worth(move)
    known = dict(options)
    return known[move] if move in known else max(known.values())  # without time, an exchange is not judged


def _words(
    state: RondoRondo, move: Move, best: Move, worth: float, most: float, rejected: bool
) -> tuple[Sentence, ...]:
    gained = points(state, move) if isinstance(move, Lay) and not rejected else -EXCHANGE_COST * state.exchanged
    values = {"points": gained, "gained": _told(gained), "lost": _told(round(most - worth, 1))}
    if isinstance(move, Exchange):
        said = Sentence("review-rondorondo-exchange")
        return (said,) if best == move else (said, _better(state, best, values))
    if best == move:
        return (Sentence("review-rondorondo-best", values),)
    return Sentence("review-rondorondo-gained", values), _better(state, best, values)


def _told(points: float) -> Sentence:
    """Points with their unit; below nothing, with the sign that is no hyphen."""
    return Sentence("review-rondorondo-points", {"below": "yes" if points < 0 else "no", "amount": abs(points)})


def _better(state: RondoRondo, best: Move, values: dict[str, Any]) -> Sentence:
    """What would have been better, and by how much; a word that scores no more is better for what comes after it."""
    if isinstance(best, Exchange):
        return Sentence("review-rondorondo-exchanging", {**values, **named(best.card)})
    if not isinstance(best, Lay):
        return Sentence("review-rondorondo-passing", values)
    more = points(state, best)
    if more > values["points"]:
        return Sentence("review-rondorondo-missed", {**values, "word": word_of(state, best), "most": more})
    return Sentence("review-rondorondo-missed-later", {**values, "word": word_of(state, best), "most": _told(more)})


def _word_missed(
    state: RondoRondo, move: Move, worth: float, options: Sequence[tuple[Move, float]]
) -> tuple[Sentence, ...]:
    """Where an exchange was best of all, the word that was better than what was done."""
    gained = points(state, move) if isinstance(move, Lay) else -EXCHANGE_COST * state.exchanged
    better = [(lay, more - worth) for lay, more in options if isinstance(lay, Lay) and lay != move]
    return tuple(
        _better(state, lay, {"points": gained, "lost": _told(round(more, 1))}) for lay, more in better if more >= CLOSE
    )


def _luck(history: GameHistory, number: int, turn: Turn, options: Sequence[tuple[Move, float]]) -> float:
    """What the cards drawn are worth beyond what was to be expected; over all that might have come, that is zero."""
    state, after = turn.state, history.after(number)
    assert isinstance(after, RondoRondo)
    if after.last is None or not after.last.drawn or after.last.layer != state.mover:
        return 0.0
    move = state.formed(history.moves[number - 1])
    if not isinstance(move, Exchange):
        return turn.drawn(after.last.drawn)
    expected = dict(options).get(move)
    if expected is None:
        return 0.0
    then = Turn.of(history.shown(state.mover)[: number + 1], 0)
    return then.best_worth + turn.kept(after.last.drawn) - turn.kept(move.card) - EXCHANGE_COST - expected


def _luck_in_words(luck: float) -> tuple[Sentence, ...]:
    if abs(luck) < TOLD:
        return ()
    return (
        Sentence(f"review-rondorondo-{'lucky' if luck > 0 else 'unlucky'}", {"points": _told(round(abs(luck), 1))}),
    )


def _state(history: GameHistory, number: int) -> RondoRondo:
    state = history.before(number)
    assert isinstance(state, RondoRondo)
    return state


def _rejected(history: GameHistory, number: int) -> bool:
    """Whether the table took this word back."""
    judged = history.states[number : number + history.seats]
    verdicts = [after.last.verdict for after in judged if isinstance(after, RondoRondo) and after.last]
    return _state(history, number).players_judge and "rejected" in verdicts


def _bid(number: int, state: RondoRondo, bid: Lay | None, best: Lay | None) -> Remark:
    """An opening word brings no points: it only decides who starts."""
    text = "decline" if bid is None else str(bid)
    values = [sum(map(state.pack.showing, lay.symbols)) if lay else 0 for lay in (bid, best)]
    if best is None or values[0] >= values[1]:
        return Remark(number, state.mover, text, text, words=(Sentence("review-rondorondo-opened"),))
    word = word_in("".join(best.symbols))
    missed = Sentence("review-rondorondo-opening", {"word": word, "value": values[1]})
    return Remark(number, state.mover, text, str(best), words=(missed,))


def verdict_on(state: RondoRondo) -> str:
    """What whoever goes by the lexicon says of the word that is judged."""
    assert state.trial is not None
    return "accept" if word_of(state, state.trial.lay) in state.lexicon else "reject"


def _vote(state: RondoRondo) -> Sentence:
    assert state.trial is not None
    return Sentence(f"review-rondorondo-{verdict_on(state)}", {"word": word_of(state, state.trial.lay)})


def summary(history: GameHistory, remarks: Sequence[Remark], seat: Seat) -> Sentence:
    """The points, what better moves might have brought, which of them mattered most, and what the pile gave."""
    own = [remark for remark in remarks if remark.seat == seat]
    luck = sum(remark.luck for remark in own)
    lost = sum(remark.lost for remark in own)
    end, points = history.states[-1], _points(history, seat)[-1]
    assert isinstance(end, RondoRondo)
    values = {
        "points": points,
        "gained": _told(points),
        "held": end.scores[seat] - points,
        "lost": _told(round(lost, 1)),
        "luck": _told(round(abs(luck), 1)),
        "kind": "good" if luck > 0 else "bad" if luck < 0 else "none",
    }
    if not lost:
        return Sentence("review-rondorondo-nothing-missed", values)
    dear = dearest(own)
    number, percent = (dear[0].number, round(100 * (dear[0].cost or 0.0))) if dear else (0, 0)
    return Sentence("review-rondorondo-summary", {**values, "number": number, "percent": percent})


def _points(history: GameHistory, seat: Seat) -> list[int]:
    """The points of a seat at the start and after each move; at the end, those of the result."""
    points = [state.scores[seat] for state in history.states if isinstance(state, RondoRondo)]
    outcome = history.states[-1].outcome
    return points if outcome is None else [*points[:-1], outcome.scores[seat]]


def picture(history: GameHistory, remarks: Sequence[Remark], lang: str) -> str:
    """The points of each seat along the game, and, dotted, what better moves might have made of them."""
    courses = {}
    for seat in range(history.seats):
        points = _points(history, seat)
        lost = accumulate((one.lost if one.seat == seat else 0.0 for one in remarks), initial=0.0)
        courses[seat, False] = [(float(at), float(score)) for at, score in enumerate(points)]
        better = [score + more for score, more in zip(points, lost, strict=True)]
        courses[seat, True] = [(float(at), score) for at, score in enumerate(better)]
    names = [seat_name(history.game, seat, lang) for seat in range(history.seats)]
    return str(chart_of(say("review-rondorondo-picture", lang), len(history.moves), courses, names, "{:g}".format))
