"""Any game looked at once more, by the player for any game: what each move promised if all went on at random.

Only what is surely lost counts as lost: a difference that may be due to the games that were tried is none.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from haricot.bots.any_game.monte_carlo import TriedMove, weigh
from haricot.core.game import Seat
from haricot.games.drawing import explain
from haricot.review.history import GameHistory, Remark
from haricot.review.marks import dearest
from haricot.review.svg import INK, Chart
from haricot.texts import Sentence, has_text, say, seat_name

UNIT = "chances"
"""A worth is the share of the others that the mover would end ahead of."""

MOST_GAMES = 500
NODES = 5_000
SURE = 2.5
"""How many standard deviations a difference must be to count."""


def remarks(history: GameHistory, seconds: float, nodes: int | None = None) -> Iterator[Remark]:
    """One for each move, as they are found: what was best by playing games out."""
    for number in range(1, len(history.moves) + 1):
        yield _remark(history, number, seconds, nodes)


def _remark(history: GameHistory, number: int, seconds: float, nodes: int | None) -> Remark:
    """From what the mover could know, and no more."""
    seat, move, view = history.mover(number), history.moves[number - 1], history.views(number)[-1]
    trials = {trial.move: trial for trial in weigh(view, number, seconds, MOST_GAMES, also=move, nodes=nodes)}
    made = trials[move]
    best = max(trials.values(), key=lambda trial: trial.worth - math.sqrt(trial.variance))
    if not _is_surely_better(best, made):
        best = made
    return Remark(
        number,
        seat,
        move,
        best.move,
        made.worth,
        best.worth,
        words=(_words(made, best, is_only=len(trials) == 1),),
        chance=made.worth if made.games else None,
        best_chance=best.worth if made.games else None,
        has_choice=len(trials) > 1,
        line=() if best is made else (best.move,),
    )


def _is_surely_better(one: TriedMove, other: TriedMove) -> bool:
    return one.worth - other.worth > SURE * math.sqrt(one.variance + other.variance)


def _words(made: TriedMove, best: TriedMove, *, is_only: bool) -> Sentence:
    if is_only:
        return Sentence("review-any-only")
    if not made.games:
        return Sentence("review-any-unknown")
    percent, most = round(100 * made.worth), round(100 * best.worth)
    if best is made:
        return Sentence("review-any-best", {"percent": percent})
    return Sentence("review-any-better", {"percent": percent, "most": most})


def summary(history: GameHistory, remarks: Sequence[Remark], seat: Seat) -> Sentence:
    """What a seat lost in all, and its dearest move."""
    own = [remark for remark in remarks if remark.seat == seat]
    dear = dearest(own)
    if not dear:
        return Sentence("review-any-nothing-lost")
    lost = round(100 * sum(remark.lost for remark in own) / len(own), 1)
    most = dear[0]
    return Sentence("review-any-summary", {"lost": lost, "number": most.number, "dearest": round(100 * most.lost)})


def worded(history: GameHistory, number: int, move: str, lang: str) -> str:
    """As the game explains it, or names it by `<game>-move`; else as it stands on the button for it."""
    key = f"{history.game}-move"
    if has_text(key, lang):
        return say(key, lang, move=move)
    return explain(move, history.views(number)[-1], lang) or say("review-any-move", lang, move=move)


def graph(history: GameHistory, remarks: Sequence[Remark]) -> list[list[float | None]]:
    """What each seat could hope for at its last move, and of two the other what is left; at the end, what came."""
    if not remarks:
        return [[None] * history.seats]
    first = remarks[0]
    points = [_hopes([None] * history.seats, first.seat, first.best_chance)]
    for remark in remarks:
        points.append(_hopes(points[-1], remark.seat, remark.chance))
    return [*points[:-1], at_the_end(history) or points[-1]]


def _hopes(before: Sequence[float | None], seat: Seat, chance: float | None) -> list[float | None]:
    if chance is not None and len(before) == 2:
        return [chance if at == seat else 1 - chance for at in range(2)]
    return [chance if at == seat else other for at, other in enumerate(before)]


def at_the_end(history: GameHistory) -> list[float | None] | None:
    """Whoever won has all of it, several share it; None where the rules have not ended the game."""
    outcome = history.states[-1].outcome
    if outcome is None:
        return None
    return [(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(history.seats)]


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
                hint = f"{one.number}. {worded(history, one.number, one.best, lang)}"
                chart.dot(chart.at(*point), INK, size=3 + 6 * one.lost, hint=hint)
    return str(chart)
