"""Rondelic: one card, one neighbour, one hole. A Breton game of cards and nerve, by two sets of rules."""

from __future__ import annotations

from typing import cast

from haricot.core.chance import Chance
from haricot.core.game import Box, Game, View
from haricot.core.options import Option, Options
from haricot.games.rondelic.imagination import read_view
from haricot.games.rondelic.phases import Phase
from haricot.games.rondelic.positions import RULES, read_position, rules_of
from haricot.games.rondelic.rules import Round
from haricot.games.rondelic.tokens import Token
from haricot.games.rondelic.view_types import RondelicView

MOST_SEATS = 20


class RondelicGame(Game):
    """The game before anybody sits down: its options, its first deal."""

    name = "rondelic"
    seats = range(3, MOST_SEATS + 1)
    options = {
        option.name: option
        for option in (
            Option("rondelic", "rules", "rondelic", choices=tuple(RULES)),
            Option("rondelic", "circles", 10, range=range(2, 21)),
            Option("rondelic", "first", "lot", choices=(*range(MOST_SEATS), "lot"), names_a_seat=True),
        )
    }
    rated_apart = ("rules",)
    box = Box(minutes=25, company=5, most=10)
    secret = "private"
    view_type = RondelicView

    def seats_for(self, options: Options) -> range:
        """3 to 20 by the first set of rules, 4 to 8 by the second."""
        return self.seats if options["rules"] == "rondelic" else range(4, 9)

    def deal(self, seats: int, options: Options, chance: Chance) -> Round:
        """Every token on the starting place; lot decides who deals first."""
        first = options["first"]
        if first == "lot":
            first, chance = chance.below(seats)
        rules = rules_of(options)
        return rules(
            options,
            tokens=(Token(rules.start),) * seats,
            dealer=int(first),
            hands=(None,) * seats,
            pack=(),
            mover=int(first),
            phase=Phase.DEALER,
            offer=None,
            up=None,
            drawn=0,
            lent=(),
            stakes=(rules.stake,) * seats,
            said=(),
            showing=None,
            chance=chance,
        ).dealt_by(int(first))

    def read(self, text: str, options: Options, chance: Chance) -> Round:
        """A position from its notation, cards in hand and pack included."""
        return read_position(text, options, chance)

    def fit(self, view: View, options: Options, chance: Chance) -> Round:
        """A truth that fits a view: cards that were not seen are dealt anew."""
        return read_view(cast(RondelicView, view), options, chance)


GAME = RondelicGame()
