"""Ronda: remember what the bowls hide, and be the first to be rid of your beans. By Steffen Mühlhäuser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from haricot.core.chance import Chance
from haricot.core.game import Box, Feat, Game, Seat, State, View
from haricot.core.options import Option, Options
from haricot.games.ronda.feats import longest_memories
from haricot.games.ronda.positions import imagine, read_position
from haricot.games.ronda.rules import DEALT, Ronda
from haricot.games.ronda.view_types import RondaView


class RondaGame(Game):
    """The game before anybody sits down: its options, its start."""

    name = "ronda"
    seats = range(2, 6)
    options = {
        option.name: option
        for option in (
            Option("ronda", "flow", "original", choices=("original", "simple")),
            Option("ronda", "cap", 5, choices=(5, 4)),
            Option("ronda", "penalty", True, choices=(True, False)),
            Option("ronda", "stock", 10, choices=(10, 9)),
            Option("ronda", "first", "lot", choices=(0, 1, 2, 3, 4, "lot"), names_a_seat=True),
        )
    }
    box = Box(age=7, youngest=5, minutes=15, company=3)
    secret = "common"
    remembering = True
    view_type = RondaView
    presets = {"simple": {"flow": "simple"}, "children": {"flow": "simple", "cap": 4, "penalty": False}}

    def deal(self, seats: int, options: Options, chance: Chance) -> Ronda:
        """Two bowls each of 0 to 4 beans, shuffled; the black bowl empty; lot decides who starts."""
        bowls, chance = chance.shuffled(DEALT)
        first = options["first"]
        if first == "lot":
            first, _ = chance.below(seats)
        return Ronda(options, bowls, (int(options["stock"]),) * seats, black=0, box=0, mover=int(first))

    def read(self, text: str, options: Options, chance: Chance) -> Ronda:
        """A position from its notation, beans below covered bowls included."""
        return read_position(text, options)

    def fit(self, view: View, options: Options, chance: Chance) -> Ronda:
        """A truth that fits a view: beans that were not seen are shared out by chance."""
        return imagine(cast(RondaView, view), options, chance)

    def feats(self, states: Sequence[State]) -> Mapping[Seat, Sequence[Feat]]:
        """Who found a bowl again after the most moves."""
        return longest_memories(states)


GAME = RondaGame()
