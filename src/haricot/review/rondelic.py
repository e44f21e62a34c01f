"""Rondelic looked at once more: the odds at each decision, and what chance gave against what was to be expected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from haricot.bots.rondelic import expected_value, race
from haricot.bots.rondelic.endgame.play import pot_of
from haricot.bots.rondelic.expected_value import are_two, prospects
from haricot.bots.rondelic.knowledge import own_card, rank_of
from haricot.bots.rondelic.prospects import Prospects, best
from haricot.bots.rondelic.reasons import reason
from haricot.core.game import Seat, State
from haricot.games.drawing import explain
from haricot.games.rondelic.rules import Round
from haricot.games.rondelic.view_types import RondelicView
from haricot.review.any_game import at_the_end
from haricot.review.history import GameHistory, Remark
from haricot.review.lines import continued
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
LONGEST_LINE = 8
NODES = 4_000


def remarks(history: GameHistory, seconds: float, nodes: int | None = None) -> Iterator[Remark]:
    """What came of a decision is told with the last one that its seat made in the round. A node is a deal."""
    last_words = {round_.last_word[seat]: round_ for round_ in rounds(history) for seat in round_.players}
    deals = round(min(max(FEWEST_DEALS, DEALS_PER_SECOND * seconds if nodes is None else nodes), MOST_DEALS))
    for number in range(1, len(history.moves) + 1):
        yield _remark(history, number, deals, last_words.get(number))


def _remark(history: GameHistory, number: int, deals: int, ended: RoundResult | None) -> Remark:
    seat, move, views = history.mover(number), history.moves[number - 1], history.views(number)
    found = prospects(views, deals, number)
    if move not in found:
        said = (*_held(views[-1], move), Sentence("review-rondelic-no-choice"))
        return Remark(number, seat, move, move, words=said, has_choice=False)
    wise = best(found)
    if views[-1]["phase"] == "restart":  # a matter of stakes, not of who wins
        return Remark(number, seat, move, wise, words=(_staked(views, found, move, wise),))
    risk = found[move].risk
    is_staked = views[-1]["phase"] == "answer" or (are_two(views[-1]) and found[wise].risk - risk >= CLOSE)
    if not is_staked and risk - found[wise].risk < (CLOSE_BETWEEN_TWO if are_two(views[-1]) else CLOSE):
        wise = move
    chance, best_chance = (chance_of(views[-1], seat, found[word].worth) for word in (move, wise))
    remark = Remark(
        number,
        seat,
        move,
        wise,
        chance=chance,
        best_chance=best_chance,
        chance_luck=0.0 if ended is None else _standing_after(history, ended, seat) - chance,
        has_choice=len(found) > 1,
        line=() if wise == move else _line(history, number, wise),
    )
    if is_staked:  # on the edge, the lower card may be the better one
        return replace(remark, words=(*_held(views[-1], move), _staked(views, found, move, wise)))
    came_lowest = None if ended is None else seat in ended.lowest
    return replace(
        remark,
        worth=1 - risk,
        most=1 - found[wise].risk,
        luck=0.0 if came_lowest is None else risk - came_lowest,
        words=(
            *_held(views[-1], move),
            *_words(found, move, wise),
            *(_at_stake(views[-1], remark) if wise != move else ()),
            *_came_of(came_lowest),
        ),
    )


def chance_of(view: RondelicView, seat: Seat, worth: float) -> float:
    """The chance to be the last: between two the word's own share, else what it adds to where the tokens stand."""
    chance = worth / pot_of(view) if are_two(view) else race.standings(view)[seat] + worth
    return min(1.0, max(0.0, chance))


def _standing_after(history: GameHistory, ended: RoundResult, seat: Seat) -> float:
    """The chance to be the last once the cards were shown."""
    after = history.after(ended.number)
    outcome = after.outcome
    if outcome is not None:
        return float(seat in outcome.winners)
    view: Any = after.view(None)
    return race.standings(view)[seat]


def graph(history: GameHistory, remarks: Sequence[Remark]) -> list[list[float | None]]:
    """By where the tokens stand, which everybody sees."""
    course: list[list[float | None]] = [[*race.standings(view)] for view in history.shown(0)]
    return [*course[:-1], at_the_end(history) or course[-1]]


def _line(history: GameHistory, number: int, word: str) -> tuple[str, ...]:
    """To the end of the round, with the cards as they lay."""
    return continued(history, number, word, expected_value.answer, LONGEST_LINE, _has_ended)


def _has_ended(before: State, after: State) -> bool:
    assert isinstance(after, Round)
    return after.last is not None and after.last.ended is not None


def worded(history: GameHistory, number: int, move: str, lang: str) -> str:
    """A word, said at that point of the game, in a sentence."""
    return explain(move, history.views(number)[-1], lang)


def _held(view: RondelicView, word: str) -> tuple[Sentence, ...]:
    """The card that the word is about: the mover's own, or the one that lies there."""
    lies_there = word in ("take", "turn", "draw") and (view["up"] is not None or view["phase"] == "pick")
    card = (view["up"] or view["offer"]) if lies_there else own_card(view)
    if card is None:
        return ()
    key = "review-rondelic-offered" if lies_there else "review-rondelic-held"
    return (Sentence(key, {"card": Sentence("bot-rondelic-card", {"rank": rank_of(card)})}),)


def _words(found: Prospects, move: str, wise: str) -> tuple[Sentence, ...]:
    percent = round(100 * found[move].risk)
    if len(found) == 1:
        return (Sentence("review-rondelic-forced", {"percent": percent}),)
    if wise == move:
        return (Sentence("review-rondelic-best", {"percent": percent}),)
    values = {"percent": percent, "best": wise, "least": round(100 * found[wise].risk)}
    return (Sentence("review-rondelic-better", values),)


def _at_stake(view: RondelicView, remark: Remark) -> tuple[Sentence, ...]:
    """What the risk was a risk of: the same odds weigh much or little, by where everybody's tokens stand."""
    token, cost = view["tokens"][remark.seat], round(100 * (remark.cost or 0.0))
    if are_two(view):
        return (Sentence("review-rondelic-cost", {"cost": cost}),)
    order = [seat for seat, one in enumerate(view["tokens"]) if one["circle"] is not None]
    stake = round(-100 * race.stakes(view, order)[order.index(remark.seat)])
    return (Sentence("review-rondelic-stake", {"circle": token["circle"] or 0, "stake": stake, "cost": cost}),)


def _came_of(came_lowest: bool | None) -> tuple[Sentence, ...]:
    if came_lowest is None:
        return ()
    return (Sentence("review-rondelic-fell" if came_lowest else "review-rondelic-spared"),)


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
    """How often a seat was lowest, how often by bad luck, and what its own words cost it."""
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
