"""Rondelic looked at once more: the odds at each decision, and what chance gave against what was to be expected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from haricot.bots.rondelic.expected_value import are_two, prospects
from haricot.bots.rondelic.prospects import Prospects, best
from haricot.bots.rondelic.reasons import reason
from haricot.core.game import Seat
from haricot.games.rondelic.rules import Round
from haricot.games.rondelic.view_types import RondelicView
from haricot.review.history import GameHistory, Remark
from haricot.review.svg import chart_of
from haricot.texts import Sentence, say, seat_name

UNIT = "chances"
"""A worth is how likely it is not to end with the lowest card."""

DEALS_PER_SECOND = 20_000
FEWEST_DEALS, MOST_DEALS = 2000, 6000
CLOSE = 0.02
"""A difference that simulated rounds cannot tell from none."""
CLOSE_BETWEEN_TWO = 0.002
"""The same where the odds are exact."""


def remarks(history: GameHistory, seconds: float) -> Iterator[Remark]:
    """What came of a decision is told with the last one that its seat made in the round."""
    last_words = {
        round_.last_word[seat]: seat in round_.lowest for round_ in rounds(history) for seat in round_.players
    }
    for number in range(1, len(history.moves) + 1):
        yield _remark(history, number, seconds, last_words.get(number))


def _remark(history: GameHistory, number: int, seconds: float, came_lowest: bool | None) -> Remark:
    seat, move, views = history.mover(number), history.moves[number - 1], history.views(number)
    deals = round(min(max(FEWEST_DEALS, DEALS_PER_SECOND * seconds), MOST_DEALS))
    found = prospects(views, deals, number)
    if move not in found:
        return Remark(number, seat, move, move, words=(Sentence("review-rondelic-no-choice"),))
    wise = best(found)
    if views[-1]["phase"] in ("answer", "restart"):
        return Remark(number, seat, move, wise, words=(_staked(views, found, move, wise),))
    risk = found[move].risk
    if are_two(views[-1]) and found[wise].risk - risk >= CLOSE:  # the lower card is the better one there
        return Remark(number, seat, move, wise, words=(_staked(views, found, move, wise),))
    if risk - found[wise].risk < (CLOSE_BETWEEN_TWO if are_two(views[-1]) else CLOSE):
        wise = move
    luck = 0.0 if came_lowest is None else risk - came_lowest
    words = _words(found, move, wise, came_lowest)
    return Remark(number, seat, move, wise, 1 - risk, 1 - found[wise].risk, luck, words)


def _words(found: Prospects, move: str, wise: str, came_lowest: bool | None) -> tuple[Sentence, ...]:
    percent = round(100 * found[move].risk)
    if len(found) == 1:
        said = Sentence("review-rondelic-forced", {"percent": percent})
    elif wise == move:
        said = Sentence("review-rondelic-best", {"percent": percent})
    else:
        values = {"percent": percent, "best": wise, "least": round(100 * found[wise].risk)}
        said = Sentence("review-rondelic-better", values)
    if came_lowest is None:
        return (said,)
    return said, Sentence("review-rondelic-fell" if came_lowest else "review-rondelic-spared")


def _staked(views: Sequence[RondelicView], found: Prospects, move: str, wise: str) -> Sentence:
    """What is no matter of one's own lowest card, but of the whole game: Kings, stakes, falls that do no harm."""
    key = "agrees" if move == wise else "bot"
    return Sentence(f"review-rondelic-{key}", {"move": wise, "reason": reason(views, wise, found)})


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A round that was played to its showing: who played, the last word of each, whose cards were lowest."""

    number: int
    players: tuple[Seat, ...]
    last_word: dict[Seat, int]
    lowest: tuple[Seat, ...]


def rounds(history: GameHistory) -> list[RoundResult]:
    """Every round up to its showing; one that was broken off is not counted."""
    ended: list[RoundResult] = []
    spoke: dict[Seat, int] = {}
    for number in range(1, len(history.moves) + 1):
        before, after = history.before(number), history.after(number)
        assert isinstance(before, Round)
        assert isinstance(after, Round)
        if history.moves[number - 1] not in ("restart", "leave"):
            spoke[history.mover(number)] = number
        if after.last is not None and after.last.ended is not None:
            players = tuple(seat for seat in before.players if seat in spoke)
            ended.append(RoundResult(number, players, spoke, after.last.ended.lowest))
            spoke = {}
    return ended


@dataclass(frozen=True, slots=True)
class RoundsLost:
    """Rounds lost: as many as an equal share, and those that decisions cost, and those that chance did."""

    rounds: int
    lowest: int
    fair: float
    cost: float

    @property
    def luck(self) -> float:
        """How many rounds chance spared, beyond an equal share and the seat's own mistakes."""
        return self.fair + self.cost - self.lowest


def share(ended: Sequence[RoundResult], remarks: Sequence[Remark], seat: Seat) -> RoundsLost:
    """What a seat made of these rounds, the first of the game and those that followed."""
    own = [round_ for round_ in ended if seat in round_.players]
    last = ended[-1].number if ended else 0
    return RoundsLost(
        rounds=len(own),
        lowest=sum(seat in round_.lowest for round_ in own),
        fair=sum(len(round_.lowest) / len(round_.players) for round_ in own),
        cost=sum(remark.lost for remark in remarks if remark.seat == seat and remark.number <= last),
    )


def summary(history: GameHistory, remarks: Sequence[Remark], seat: Seat) -> Sentence:
    lost = share(rounds(history), remarks, seat)
    return Sentence(
        "review-rondelic-summary",
        {
            "rounds": lost.rounds,
            "lowest": lost.lowest,
            "fair": round(lost.fair, 1),
            "cost": round(lost.cost, 1),
            "luck": round(abs(lost.luck), 1),
            "kind": "good" if lost.luck >= 0 else "bad",
        },
    )


def picture(history: GameHistory, remarks: Sequence[Remark], lang: str) -> str:
    """How many rounds chance has spared each seat so far, and, dotted, how many its decisions have cost."""
    ended = rounds(history)
    courses = {}
    for seat in range(history.seats):
        shares = [(ended[at].number, share(ended[: at + 1], remarks, seat)) for at in range(len(ended))]
        courses[seat, False] = [(0.0, 0.0), *((float(end), so_far.luck) for end, so_far in shares)]
        courses[seat, True] = [(0.0, 0.0), *((float(end), -so_far.cost) for end, so_far in shares)]
    names = [seat_name(history.game, seat, lang) for seat in range(history.seats)]
    title = say("review-rondelic-picture", lang)
    return str(chart_of(title, len(history.moves), courses, names, lambda level: f"{level:+g}" if level else "0"))
