"""Any game looked at once more, by the player for any game: what each move promised if all went on at random.

Only what is surely lost counts as lost: a difference that may be due to the games that were tried is none.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from haricot.bots.any_game.monte_carlo import Trial, weigh
from haricot.core.game import Seat
from haricot.review.history import GameHistory, Remark
from haricot.review.svg import INK, Chart
from haricot.texts import Sentence, say, seat_name

UNIT = "chances"
"""A worth is the share of the others that the mover would end ahead of."""

MOST_GAMES = 500
SURE = 2.5
"""How many standard deviations a difference must be to count."""


def remarks(history: GameHistory, seconds: float) -> Iterator[Remark]:
    for number in range(1, len(history.moves) + 1):
        yield _remark(history, number, seconds)


def _remark(history: GameHistory, number: int, seconds: float) -> Remark:
    """From what the mover could know, and no more."""
    seat, move = history.mover(number), history.moves[number - 1]
    trials = {trial.move: trial for trial in weigh(history.views(number)[-1], number, seconds, MOST_GAMES, also=move)}
    made = trials[move]
    best = max(trials.values(), key=lambda trial: trial.worth - math.sqrt(trial.variance))
    if not _is_surely_better(best, made):
        best = made
    words = _words(made, best, is_only=len(trials) == 1)
    return Remark(number, seat, move, best.move, made.worth, best.worth, words=(words,))


def _is_surely_better(one: Trial, other: Trial) -> bool:
    return one.worth - other.worth > SURE * math.sqrt(one.variance + other.variance)


def _words(made: Trial, best: Trial, *, is_only: bool) -> Sentence:
    if is_only:
        return Sentence("review-any-only")
    if not made.games:
        return Sentence("review-any-unknown")
    percent, most = round(100 * made.worth), round(100 * best.worth)
    if best is made:
        return Sentence("review-any-best", {"percent": percent})
    return Sentence("review-any-better", {"percent": percent, "most": most, "best": best.move})


def summary(history: GameHistory, remarks: Sequence[Remark], seat: Seat) -> Sentence:
    own = [remark for remark in remarks if remark.seat == seat]
    dearest = max(own, key=lambda remark: remark.lost, default=None)
    if dearest is None or not dearest.lost:
        return Sentence("review-any-nothing-lost")
    lost = round(100 * sum(remark.lost for remark in own))
    return Sentence(
        "review-any-summary", {"lost": lost, "number": dearest.number, "dearest": round(100 * dearest.lost)}
    )


def picture(history: GameHistory, remarks: Sequence[Remark], lang: str) -> str:
    """What each seat could hope for at its moves; a dot where a move lost some of it, to be pointed at."""
    chart = Chart(say("review-any-picture", lang), len(history.moves), 0, 1)
    for level in (0, 0.25, 0.5, 0.75, 1):
        chart.level(level, f"{100 * level:.0f}")
    for seat in range(history.seats):
        own = [remark for remark in remarks if remark.seat == seat]
        course = [(float(one.number), one.worth) for one in own]
        chart.course(course, seat, seat_name(history.game, seat, lang))
        for one, point in zip(own, course, strict=True):
            if one.lost:
                hint = f"{one.number}. {one.move} → {one.best}"
                chart.dot(chart.at(*point), INK, size=3 + 6 * one.lost, hint=hint)
    return str(chart)
