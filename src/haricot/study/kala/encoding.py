"""Kala as numbers: 128 actions, each a place for the bowl and three yes or no; and 55 numbers that tell everything."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from haricot.core.game import Outcome, Seat, State, View
from haricot.games.kala.field import BY_NAME, CELL_NAMES, CELLS, LONGEST_PATH, Cell, Path, paths, step
from haricot.games.kala.moves import Sow
from haricot.games.kala.notation import read_move
from haricot.games.kala.positions import beans_in_all
from haricot.games.kala.rules import HANDFUL, Kala
from haricot.games.kala.view_types import KalaView
from haricot.study.encoding import Draft, Encoding, notation_of
from haricot.study.layout import Field, Layout, Numbers, one_hot, place_of_one

UPRIGHT, HARVEST, ASIDE = 16, 32, 64
"""What is added to the cell where the bowl comes to stand."""
ACTIONS = 128
MOST_BEANS = 56

LAYOUT = Layout(
    Field("field", 16, MOST_BEANS, "beans of the cups a1, b1 … d4, those beneath bowls included"),
    Field("own_cell", 16, 1, "one-hot: the cup that this seat's bowl stands on"),
    Field("other_cell", 16, 1, "one-hot: the other bowl's"),
    Field("held", 2, MOST_BEANS, "beans in this seat's bowl, in the other"),
    Field("reserves", 2, MOST_BEANS, "beans in this seat's reserve, in the other"),
    Field("granary", 1, MOST_BEANS, "beans out of the game"),
    Field("extra", 1, 1, "1: the seat to sow owes an extra sowing, from its bowl"),
    Field("mover", 1, 1, "1: this seat is the one to sow; at the end, the one who cannot"),
)


class KalaEncoding(Encoding):
    """An action is where the bowl comes to stand, whether the path first goes up or down, harvest, step aside."""

    name = "kala"

    @property
    def most_decisions(self) -> int:
        """Each sowing brings two cups a bean, since two bowls stand in its way at most, and only a harvest takes any.

        A harvest takes a bean out of the game for good: with n beans left, there are n / 2 sowings until the next one.
        """
        return beans_in_all(self.options) ** 2 // 4

    def laid_out(self) -> Layout:
        """The field, both bowls, reserves, granary and whose turn it is."""
        return LAYOUT

    def numbers(self, view: View, draft: Draft) -> Numbers:
        """The fields of a view; both bowls and reserves from the reader's own on."""
        seen, seat = cast(KalaView, view), view["seat"]
        bowls = self.turned(seen["bowls"], seat)
        return {
            "field": list(seen["field"].values()),
            "own_cell": one_hot(BY_NAME[bowls[0]["cell"]], 16),
            "other_cell": one_hot(BY_NAME[bowls[1]["cell"]], 16),
            "held": [bowl["beans"] for bowl in bowls],
            "reserves": self.turned(seen["reserves"], seat),
            "granary": [seen["granary"]],
            "extra": [int(seen["extra"])],
            "mover": [int(seen["mover"] == seat)],
        }

    def sight(self, numbers: Numbers, seat: Seat) -> Mapping[str, Any]:
        """The view's fields back from their numbers."""
        mover, extra = (seat if numbers["mover"][0] else 1 - seat), bool(numbers["extra"][0])
        cells = self.turned_back([place_of_one(numbers[name]) for name in ("own_cell", "other_cell")], seat)
        held, reserves = (self.turned_back(list(numbers[name]), seat) for name in ("held", "reserves"))
        turn = mover if extra or reserves[mover] >= HANDFUL else None
        lost = Outcome.lost_by(mover, 2)
        return {
            "turn": turn,
            "outcome": None
            if turn is not None
            else {"winners": list(lost.winners), "scores": list(lost.scores), "ranks": list(lost.ranks)},
            "field": dict(zip(CELL_NAMES, numbers["field"], strict=True)),
            "bowls": [
                {"cell": CELL_NAMES[cell], "beans": beans, "beneath": numbers["field"][cell]}
                for cell, beans in zip(cells, held, strict=True)
            ],
            "reserves": reserves,
            "granary": numbers["granary"][0],
            "mover": mover,
            "extra": extra,
            "in_hand": 0 if turn is None else held[mover] if extra else HANDFUL,
        }

    def labels(self) -> tuple[str, ...]:
        """Where the bowl comes to stand, which way first, harvest or not, aside or not."""
        return tuple(map(_label, range(ACTIONS)))

    def ids(self, state: State, move: str) -> Draft:
        """A sowing is one action."""
        return (action_of(read_move(notation_of(move))),)

    def made(self, state: State, draft: Draft) -> str:
        """The sowing of an action; the path follows from where the bowl stands."""
        assert isinstance(state, Kala)
        (action,) = draft
        stand, aside = CELLS[action % 16], bool(action & ASIDE)
        end = state.bowls[state.opponent] if aside else stand
        path = path_to(state.bowls[state.mover], state.path_length, end, bool(action & UPRIGHT))
        return str(Sow(path, bool(action & HARVEST), stand if aside else None))


def action_of(sow: Sow) -> int:
    """The id of a sowing."""
    upright = step(sow.path[0], sow.path[1])[0] == 0
    return int(sow.rest) + UPRIGHT * upright + HARVEST * sow.harvest + ASIDE * (sow.aside is not None)


@cache
def path_to(start: Cell, length: int, end: Cell, upright: bool) -> Path:
    """The path of that length to that end whose first step goes up or down, or does not."""
    assert length <= LONGEST_PATH[start]
    found = (path for path in paths(start, length) if path[-1] == end)
    return next(path for path in found if (step(path[0], path[1])[0] == 0) == upright)


def _label(action: int) -> str:
    words = [f"bowl to {CELL_NAMES[action % 16]}", "first up or down" if action & UPRIGHT else "first left or right"]
    return ", ".join(words + ["harvest"] * bool(action & HARVEST) + ["step aside"] * bool(action & ASIDE))
