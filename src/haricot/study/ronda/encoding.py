"""Ronda as numbers: 32 actions, one for each deed; and what everybody sees at this moment.

Remembering is the game: an observation holds the bowls in sight and no older sight. Whoever learns it is given the
observations of the moves between its own, or remembers them itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from haricot.core.errors import IllegalMove
from haricot.core.game import Outcome, Seat, State, View
from haricot.games.ronda.moves import CIRCLE, DEEDS
from haricot.games.ronda.positions import beans_in_all
from haricot.games.ronda.rules import Phase
from haricot.games.ronda.view_types import RondaView
from haricot.study.encoding import Draft, Encoding, notation_of
from haricot.study.layout import Field, Layout, Numbers, one_hot, place_of_one

NOTATIONS = tuple(DEEDS)
"""The deeds by their id."""
IDS = {notation: number for number, notation in enumerate(NOTATIONS)}
COUNTS = 6
"""A bowl hides none to five."""
PHASES = tuple(phase.value for phase in Phase)
LIFTED = ("open_first", "open_second", "covered_first", "covered_second")


class RondaEncoding(Encoding):
    """Seats are counted from the reader's on."""

    name = "ronda"

    def laid_out(self) -> Layout:
        """What lies open, what was covered last, the phase and all stocks."""
        beans = beans_in_all(self.seats, self.options)
        bowl = "one-hot by bowl: the {} that {}; zeros: none"
        return Layout(
            Field("bowls", len(CIRCLE) * COUNTS, 1, "by bowl, one-hot: 0 to 5 beans seen; zeros: not in sight"),
            Field("open_first", 10, 1, bowl.format("bowl", "was lifted first and is open")),
            Field("open_second", 10, 1, bowl.format("bowl", "was lifted second and is open")),
            Field("covered_first", 10, 1, bowl.format("first bowl", "the last move covered")),
            Field("covered_second", 10, 1, bowl.format("second bowl", "the last move covered")),
            Field("phase", 3, 1, "one-hot: lift, match, added"),
            Field("stocks", self.seats, beans, "beans in stock, from this seat on"),
            Field("black", 1, beans, "beans in the black bowl"),
            Field("box", 1, beans, "beans out of the game"),
            Field("mover", self.seats, 1, "one-hot: whose turn it is, from this seat on; at the end, the winner"),
        )

    def numbers(self, view: View, draft: Draft) -> Numbers:
        """The fields of a view; stocks from the reader's own on."""
        seen, seat = cast(RondaView, view), view["seat"]
        lifted = [*_two(seen["open"]), *_two(seen["covered"])]
        return {
            "bowls": [number for beans in seen["bowls"] for number in one_hot(beans, COUNTS)],
            **{
                name: one_hot(None if bowl is None else bowl - 1, 10) for name, bowl in zip(LIFTED, lifted, strict=True)
            },
            "phase": one_hot(PHASES.index(seen["phase"]), len(PHASES)),
            "stocks": self.turned(seen["stocks"], seat),
            "black": [seen["black"]],
            "box": [seen["box"]],
            "mover": one_hot(self.relative(seen["mover"], seat), self.seats),
        }

    def sight(self, numbers: Numbers, seat: Seat) -> Mapping[str, Any]:
        """The view's fields back from their numbers."""
        bowls = [place_of_one(numbers["bowls"][at : at + COUNTS]) for at in range(0, len(CIRCLE) * COUNTS, COUNTS)]
        lifted = [place_of_one(numbers[name]) for name in LIFTED]
        first, second = ([bowl + 1 for bowl in pair if bowl is not None] for pair in (lifted[:2], lifted[2:]))
        stocks = self.turned_back(list(numbers["stocks"]), seat)
        mover = (seat + (place_of_one(numbers["mover"]) or 0)) % self.seats
        over = stocks[mover] == 0
        return {
            "turn": None if over else mover,
            "outcome": _outcome(stocks, mover) if over else None,
            "bowls": bowls,
            "open": first,
            "covered": second,
            "phase": PHASES[place_of_one(numbers["phase"]) or 0],
            "stocks": stocks,
            "black": numbers["black"][0],
            "box": numbers["box"][0],
            "mover": mover,
        }

    def labels(self) -> tuple[str, ...]:
        """Deeds in notation."""
        return NOTATIONS

    def ids(self, state: State, move: str) -> Draft:
        """A deed is one action."""
        if (move := notation_of(move)) not in IDS:
            raise IllegalMove("move-not-listed", move=move)
        return (IDS[move],)

    def made(self, state: State, draft: Draft) -> str:
        """The deed of an action."""
        return NOTATIONS[draft[0]]


def _two(bowls: list[int]) -> list[int | None]:
    return [*bowls, None, None][:2]


def _outcome(stocks: list[int], winner: Seat) -> dict[str, list[int]]:
    """The winner alone scores; the others are ranked by fewer beans."""
    ranks = Outcome.of_scores([-stock for stock in stocks]).ranks
    return {"winners": [winner], "scores": [int(seat == winner) for seat in range(len(stocks))], "ranks": list(ranks)}
