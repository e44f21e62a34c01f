"""RondoRondo looked at once more: the best words that were missed, and what each turn might have brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from haricot.core.game import Seat
from haricot.core.sentences import Sentence
from haricot.games.rondorondo.best import best_laying
from haricot.games.rondorondo.form import EXCHANGE_COST, score, word_in
from haricot.games.rondorondo.laying import PASS, Exchange, Lay
from haricot.games.rondorondo.rules import JUDGE, OPENING, RondoRondo
from haricot.lab.review.played import Played, Remark
from haricot.lab.review.svg import Chart, round_numbers
from haricot.texts import say, seat_name

UNIT = "points"


def remarks(played: Played, seconds: float) -> Iterator[Remark]:
    """Each word against the best one; where the table judges, against the best one of the lexicon."""
    for number in range(1, len(played.moves) + 1):
        yield _remark(played, number)


def _remark(played: Played, number: int) -> Remark:
    state = played.before(number)
    assert isinstance(state, RondoRondo)
    seat, text = state.mover, played.moves[number - 1]
    move = state.formed(text)
    if state.phase == JUDGE:
        return Remark(number, seat, text, _verdict(state), words=(_vote(state),))
    if isinstance(move, Exchange):
        return Remark(number, seat, text, text, words=(Sentence("review-rondorondo-exchange"),))
    best = best_laying(state)
    if state.phase == OPENING:
        return _bid(number, seat, state, move if isinstance(move, Lay) else None, best)
    passing = float(-EXCHANGE_COST * state.exchanged)
    worth = _points(state, move) if isinstance(move, Lay) and not _rejected(played, number) else passing
    most = max(worth, passing, _points(state, best) if best else passing)
    wanted = text if most == worth else str(best if best and most > passing else PASS)
    return Remark(number, seat, text, wanted, worth, most, words=(_words(state, wanted, worth, most),))


def _words(state: RondoRondo, wanted: str, worth: float, most: float) -> Sentence:
    if most == worth:
        return Sentence("review-rondorondo-best", {"points": round(worth)})
    if wanted == str(PASS):
        return Sentence("review-rondorondo-passing", {"points": round(worth), "most": round(most)})
    lay = state.formed(wanted)
    assert isinstance(lay, Lay)
    word = word_in(lay.shown_on(state.rack))
    return Sentence("review-rondorondo-missed", {"points": round(worth), "word": word, "most": round(most)})


def _rejected(played: Played, number: int) -> bool:
    """Whether the table took this word back."""
    judged = played.states[number : number + played.seats]
    state = played.before(number)
    assert isinstance(state, RondoRondo)
    verdicts = [after.last.verdict for after in judged if isinstance(after, RondoRondo) and after.last]
    return state.players_judge and "rejected" in verdicts


def _points(state: RondoRondo, lay: Lay) -> float:
    return float(score(state.rack, lay, state.exchanged, state.pack).total)


def _bid(number: int, seat: Seat, state: RondoRondo, bid: Lay | None, best: Lay | None) -> Remark:
    """An opening word brings no points: it only decides who starts."""
    text = "decline" if bid is None else str(bid)
    values = [sum(map(state.pack.showing, lay.signs)) if lay else 0 for lay in (bid, best)]
    if best is None or values[0] >= values[1]:
        return Remark(number, seat, text, text, words=(Sentence("review-rondorondo-opened"),))
    word = word_in("".join(best.signs))
    missed = Sentence("review-rondorondo-opening", {"word": word, "value": values[1]})
    return Remark(number, seat, text, str(best), words=(missed,))


def _verdict(state: RondoRondo) -> str:
    assert state.trial is not None
    return "accept" if word_in(state.trial.lay.shown_on(state.rack)) in state.lexicon else "reject"


def _vote(state: RondoRondo) -> Sentence:
    assert state.trial is not None
    word = word_in(state.trial.lay.shown_on(state.rack))
    return Sentence(f"review-rondorondo-{_verdict(state)}", {"word": word})


def summary(played: Played, remarks: Sequence[Remark], seat: Seat) -> Sentence:
    """The points, what was possible, and the best word missed."""
    own = [remark for remark in remarks if remark.seat == seat]
    values = {
        "points": round(sum(remark.worth for remark in own)),
        "most": round(sum(remark.most for remark in own)),
    }
    dearest = max(own, key=lambda remark: remark.lost, default=None)
    if dearest is None or not dearest.lost:
        return Sentence("review-rondorondo-nothing-missed", values)
    return Sentence("review-rondorondo-summary", {**values, "number": dearest.number, "lost": round(dearest.lost)})


def picture(played: Played, remarks: Sequence[Remark], lang: str) -> str:
    """The points of each seat along the game, and, dotted, what its words might have brought."""
    courses = {
        (seat, kind): _adding_up([(one.number, getattr(one, kind)) for one in remarks if one.seat == seat])
        for seat in range(played.seats)
        for kind in ("worth", "most")
    }
    heights = [worth for course in courses.values() for _, worth in course]
    chart = Chart(say("review-rondorondo-picture", lang), len(played.moves), min(heights), max(heights))
    for level in round_numbers(chart.low, chart.high, 6):
        chart.level(level, f"{level:g}")
    for (seat, kind), course in courses.items():
        chart.course(course, seat, seat_name(played.game, seat, lang) if kind == "worth" else "", thin=kind == "most")
    return str(chart)


def _adding_up(points: Sequence[tuple[int, float]]) -> list[tuple[float, float]]:
    course, total = [(0.0, 0.0)], 0.0
    for number, worth in points:
        total += worth
        course.append((float(number), total))
    return course
