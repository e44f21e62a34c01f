"""Kala: sow beans, harvest the full cups. A game for two by Steffen Mühlhäuser and Daniel Krieg."""

from __future__ import annotations

from collections.abc import Hashable
from typing import cast

from haricot.core.chance import Chance
from haricot.core.errors import BadOption
from haricot.core.game import Box, Game, View
from haricot.core.options import Option, Options
from haricot.games.kala.field import BY_NAME, CELLS
from haricot.games.kala.likeness import likeness
from haricot.games.kala.positions import read_position, read_view
from haricot.games.kala.rules import HANDFUL, Kala
from haricot.games.kala.view_types import KalaView


class KalaGame(Game):
    """The game before anybody sits down: its options, its start."""

    name = "kala"
    seats = range(2, 3)
    options = {
        option.name: option
        for option in (
            Option("kala", "first", "lot", choices=(0, 1, "lot"), names_a_seat=True),
            Option("kala", "reserve", 28, range=range(4, 29)),
            Option("kala", "handicap", 0, range=range(-24, 25)),
        )
    }
    box = Box(age=10, minutes=15, company=2)
    secret = "none"
    view_type = KalaView

    def check_options(self, options: Options) -> None:
        """A handicap must leave both players a handful to sow."""
        if min(reserves(options)) < HANDFUL:
            raise BadOption("kala-handicap-too-large", reserve=options["reserve"], handicap=options["handicap"])

    def deal(self, seats: int, options: Options, chance: Chance) -> Kala:
        """Field and bowls empty, white on a1, black on d4, the reserves full; lot decides who starts."""
        first = options["first"]
        if first == "lot":
            first, _ = chance.below(2)
        corners = BY_NAME["a1"], BY_NAME["d4"]
        return Kala(options, (0,) * len(CELLS), corners, (0, 0), reserves(options), 0, int(first), extra=False)

    def likeness(self, view: View) -> Hashable:
        """The same for positions that differ only by how the field lies and who is to sow."""
        return likeness(cast(KalaView, view))

    def read(self, text: str, options: Options, chance: Chance) -> Kala:
        """A position from its notation; Kala leaves nothing to chance."""
        return read_position(text, options)

    def fit(self, view: View, options: Options, chance: Chance) -> Kala:
        """The position of a view, which hides nothing."""
        return read_view(cast(KalaView, view), options)


def reserves(options: Options) -> tuple[int, int]:
    """A positive handicap is taken from seat 0, a negative one from seat 1."""
    reserve, handicap = int(options["reserve"]), int(options["handicap"])
    return reserve - max(handicap, 0), reserve - max(-handicap, 0)


GAME = KalaGame()
