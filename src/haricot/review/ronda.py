"""Ronda looked at once more: the odds at each decision, luck told apart, and what had been seen and was forgotten."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from haricot.bots import bot_for
from haricot.bots.ronda.computed_play import computing, considered, worths
from haricot.bots.ronda.memory import CIRCLE, PERFECT, Sight, sights
from haricot.bots.ronda.odds import WIN
from haricot.core.game import Seat
from haricot.games.ronda.view_types import RondaView
from haricot.review.any_game import at_the_end
from haricot.review.chances import shares, with_gain
from haricot.review.history import GameHistory, Remark
from haricot.review.lines import continued
from haricot.review.marks import SERIOUS
from haricot.review.svg import COLOURS, FAINT, OWN_INK, Canvas
from haricot.texts import Sentence, say, seat_name

UNIT = "chances"
"""A worth is the chance to win with the beans that the rest of the turn may be expected to place.

What it costs and gives away is taken off. Beans themselves are not told: where they are computed, the game counts as
WIN of them, which nobody holds.
"""

CLOSE = 0.005
DECISIVE = WIN / 2
"""Beyond this, what is lost is no longer beans but the game."""
SLOPE = 0.35
"""What a bean less in stock adds to the logarithm of the odds of winning: fitted to turns of bots for two to four.

9,000 turns of those who remember as people do give 0.39 to 0.47, 2,900 of the strongest 0.25.
"""
TOLD = 0.05
"""Less of the chance to win than this is not spoken of, where it is luck."""
LONGEST_LINE = 8
NODES = 1
"""All is computed."""
BOWL = "#e9dfcc"
"""Beans are written on it in ink, whatever the paper."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """A bowl lifted beside an open one against what had been seen: it, or the one that matched, was known."""

    number: int
    seat: Seat
    sight: Sight
    matched: bool
    """Whether the bowl that had been seen would have matched; else it could not, and was lifted."""


def remarks(history: GameHistory, seconds: float, nodes: int | None = None) -> Iterator[Remark]:
    """All is computed, whatever the time and the nodes."""
    for number in range(1, len(history.moves) + 1):
        yield _remark(history, number)


def _remark(history: GameHistory, number: int) -> Remark:
    views, move, seat = history.views(number), history.moves[number - 1], history.mover(number)
    worth_of = worths(views)
    answer = bot_for(history.game)(views, number, 1.0)
    best = answer.move if worth_of[answer.move] > worth_of[move] + CLOSE else move
    worth, most = worth_of[move], worth_of[best]
    chance, best_chance = (chance_with(views[-1], one) for one in (worth, most))
    luck = chance_with(views[-1], worth + luck_in_beans(history, number, worth)) - chance
    remark = Remark(
        number,
        seat,
        move,
        best,
        chance,
        best_chance,
        luck,
        decisive=most - worth > DECISIVE and best_chance - chance >= SERIOUS,  # who is far ahead loses no game by it
        chance=chance,
        best_chance=best_chance,
        chance_luck=luck,
        has_choice=len(worth_of) > 1,
        line=() if best == move else _line(history, number, best),
    )
    return replace(remark, words=_words(history, remark, answer.reason))


def chance_with(view: RondaView, worth: float) -> float:
    """The mover's chance to win with that worth: whoever has fewer beans in stock is ahead."""
    return with_gain([-float(stock) for stock in view["stocks"]], view["mover"], worth, SLOPE)


def graph(history: GameHistory, remarks: Sequence[Remark]) -> list[list[float | None]]:
    """By the stocks, which everybody sees."""
    course: list[list[float | None]] = []
    for view in history.shown(0):
        course.append([*shares([-float(stock) for stock in view["stocks"]], SLOPE)])
    return [*course[:-1], at_the_end(history) or course[-1]]


def _line(history: GameHistory, number: int, best: str) -> tuple[str, ...]:
    """To the end of the turn."""
    return continued(
        history, number, best, computing(PERFECT), LONGEST_LINE, lambda before, after: before.turn != after.turn
    )


def _words(history: GameHistory, remark: Remark, reason: Sentence) -> tuple[Sentence, ...]:
    """Something only where there is something to say."""
    said = []
    if remark.best != remark.move:
        said.append(_better(remark, reason))
    if slip := forgotten(history, remark):
        key = "review-ronda-overlooked" if slip.matched else "review-ronda-forgot"
        said.append(Sentence(key, {"bowl": slip.sight.bowl, "beans": slip.sight.beans, "number": slip.sight.view}))
    if abs(remark.chance_luck) >= TOLD:
        key = "review-ronda-lucky" if remark.chance_luck > 0 else "review-ronda-unlucky"
        said.append(Sentence(key, {"percent": round(100 * abs(remark.chance_luck))}))
    return tuple(said)


def _better(remark: Remark, reason: Sentence) -> Sentence:
    key = "review-ronda-decisive" if remark.decisive else "review-ronda-better"
    chances = {"percent": round(100 * (remark.chance or 0)), "most": round(100 * (remark.best_chance or 0))}
    alike = "yes" if chances["percent"] == chances["most"] else "no"
    return Sentence(key, {"best": _deed(remark.best), "reason": reason, "alike": alike, **chances})


def worded(history: GameHistory, number: int, move: str, lang: str) -> str:
    """A deed in words."""
    return say(_deed(move), lang)


def _deed(move: str) -> Sentence:
    """A move in words, from its notation."""
    if move in ("pass", "stop"):
        return Sentence("review-ronda-deed", {"kind": move, "bowl": 0})
    kind = {"+": "add", "=": "keep"}.get(move[0], "lift")
    return Sentence("review-ronda-deed", {"kind": kind, "bowl": int(move.strip("+="))})


def luck_in_beans(history: GameHistory, number: int, expected: float) -> float:
    """What an unknown bowl brought, against what it was expected to bring; nothing else is chance."""
    move = history.moves[number - 1]
    if not move.isdigit() or int(move) in PERFECT.remembers(history.views(number)):
        return 0.0
    seen = history.shown(history.mover(number))[: number + 1]
    if seen[-1]["turn"] == history.mover(number) and not seen[-1]["last"]["mistake"]:
        return max(worths(seen).values()) - expected
    before = history.views(number)
    turn, _, _ = considered(before, PERFECT.remembers(before))
    _, known, unknown = considered(seen, PERFECT.remembers(seen))
    return turn.leave(known, unknown) - int(seen[-1]["last"]["penalty"]) - expected


def forgotten(history: GameHistory, remark: Remark) -> Forgotten | None:
    """Whether a second bowl was lifted that could not match, or while one was known that did, and that mattered."""
    number, views = remark.number, history.views(remark.number)
    view = views[-1]
    if not remark.move.isdigit() or len(view["open"]) != 1 or not remark.lost:
        return None
    wanted, bowl = view["bowls"][view["open"][0] - 1], int(remark.move)
    known = {sight.bowl: sight for sight in sights(views)}
    if bowl in known and known[bowl].beans == wanted:
        return None
    barred = {*view["open"], *view["covered"]}
    matching = [sight for sight in known.values() if sight.beans == wanted and sight.bowl not in barred]
    if matching:
        return Forgotten(number, history.mover(number), matching[-1], matched=True)
    return Forgotten(number, history.mover(number), known[bowl], matched=False) if bowl in known else None


def summary(history: GameHistory, remarks: Sequence[Remark], seat: Seat) -> Sentence:
    """What was forgotten, what choices cost of the chance to win, and what chance gave of it."""
    own = [remark for remark in remarks if remark.seat == seat]
    costs = [remark.cost for remark in own if remark.cost is not None and not remark.decisive]
    luck = _percent([remark.chance_luck for remark in own])
    slips = [forgotten(history, remark) for remark in own]
    return Sentence(
        "review-ronda-summary",
        {
            "forgotten": sum(slip is not None for slip in slips),
            "lost": _percent(costs),
            "games": sum(remark.decisive for remark in own),
            "luck": abs(luck),
            "kind": "good" if luck > 0 else "bad" if luck else "none",
        },
    )


def _percent(shares: Sequence[float]) -> float:
    """Their mean, in percent; a sum would soon be more than there is."""
    return round(100 * sum(shares) / max(1, len(shares)), 1)


# The memory map: a row for each bowl, the game from left to right

LEFT, TOP, ROW, STEP = 64.0, 46.0, 25.0, 24.0
MOVES_BETWEEN_NAMES, GUTTER = 20, 40.0
"""After so many moves the bowls are named again: whoever scrolls through a long game sees which row is whose."""
BEFORE_NAMES, AFTER_NAMES = 14.0, 18.0
"""How far from the moves beside them a line stops at such names: it goes through none."""


def picture(history: GameHistory, remarks: Sequence[Remark], lang: str) -> str:
    """Each sight with its beans, from then on a line: known. A square where somebody lifted against what was known."""
    length = len(history.moves)
    title = say("review-ronda-picture", lang)
    canvas = Canvas(max(620.0, _column(length) + 48), TOP + ROW * CIRCLE + 40, title)
    canvas.text((LEFT - 40, 18), title, size=15)
    for first in range(1, max(1, length) + 1, MOVES_BETWEEN_NAMES):
        for bowl in range(1, CIRCLE + 1):
            canvas.text((_column(first) - STEP, _row(bowl) + 5), bowl, anchor="end", size=14)
        for number in range(first, min(first + MOVES_BETWEEN_NAMES, length + 1), 5):
            canvas.text((_column(number), TOP - 8), number, FAINT, anchor="middle")
    seen = sights(history.shown(0))
    for bowl in sorted({sight.bowl for sight in seen}):
        _draw_bowl(canvas, [sight for sight in seen if sight.bowl == bowl], length)
    for remark in remarks:
        if slip := forgotten(history, remark):
            _draw_slip(canvas, slip, seat_name(history.game, slip.seat, lang))
    return str(canvas)


def _draw_bowl(canvas: Canvas, seen: Sequence[Sight], length: int) -> None:
    row = _row(seen[0].bowl)
    for start, end in _pieces(seen[0].view, length):
        canvas.line([(start, row), (end, row)], FAINT, width=2)
    for sight in seen:
        canvas.dot((_column(sight.view), row), BOWL, size=10)
        canvas.text((_column(sight.view), row + 5), sight.beans, OWN_INK, anchor="middle", size=13)


def _pieces(since: int, length: int) -> Iterator[tuple[float, float]]:
    """A line from that move to the last one, with gaps for the names."""
    for first in range(1, length + 1, MOVES_BETWEEN_NAMES):
        last = min(first + MOVES_BETWEEN_NAMES - 1, length)
        if last < since:
            continue
        start = _column(since) if first <= since else _column(first) - AFTER_NAMES
        yield start, _column(last) + (BEFORE_NAMES if last < length else 0.0)


def _draw_slip(canvas: Canvas, slip: Forgotten, name: str) -> None:
    """A square around what had been seen, and below it who forgot it."""
    colour, x, below = COLOURS[slip.seat % len(COLOURS)], _column(slip.number), TOP + ROW * CIRCLE
    canvas.bar(x - 12, _row(slip.sight.bowl) - 12, 24, 24, colour, filled=False)
    canvas.text((x, below + 16), slip.seat + 1, colour, anchor="middle")
    canvas.dot((x, below + 28), colour, size=4, hint=f"{slip.number}. {name}")


def _row(bowl: int) -> float:
    return TOP + ROW * (bowl - 0.5)


def _column(number: int) -> float:
    return LEFT + STEP * number + GUTTER * (max(0, number - 1) // MOVES_BETWEEN_NAMES)
