"""RondoRondo: one rack, one word after another. A game of letters for two to six."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import cast

from haricot.core.chance import Chance
from haricot.core.game import Box, Feat, Game, Seat, State, View
from haricot.core.options import Option, Options
from haricot.games.rondorondo.cards import LANGUAGES, in_order, pack
from haricot.games.rondorondo.feats import best_words
from haricot.games.rondorondo.form import EMPTY_RACK
from haricot.games.rondorondo.imagination import read_view
from haricot.games.rondorondo.positions import read_position
from haricot.games.rondorondo.preview import preview
from haricot.games.rondorondo.rules import FULL_HAND, OPENING, PLAY, RondoRondo, words_of
from haricot.games.rondorondo.view_types import RondoRondoPreview, RondoRondoView

NONE = "none"


class RondoRondoGame(Game):
    """The game before anybody sits down: its options, its deal."""

    name = "rondorondo"
    seats = range(2, 7)
    options = {
        option.name: option
        for option in (
            Option("rondorondo", "lexicon", "fr", choices=LANGUAGES),
            Option("rondorondo", "referee", "lexicon", choices=("lexicon", "table")),
            Option("rondorondo", "beginner", False, choices=(False, True)),
            Option("rondorondo", "opening", "word", choices=("word", "lot")),
            Option("rondorondo", "youngest", NONE, choices=(NONE, *range(6)), names_a_seat=True),
            Option("rondorondo", "first", NONE, choices=(NONE, *range(6)), names_a_seat=True),
            Option("rondorondo", "minute", 60, range=range(3601)),
            Option("rondorondo", "words", "all", choices=("all", "family")),
        )
    }
    presets = {"beginners": {"beginner": True}}
    family = {"words": "family"}
    who_begins = ("opening", "youngest", "first")
    rated_apart = ("lexicon",)
    box = Box(minutes=25, company=2)
    secret = "private"
    lists_moves = False
    view_type = RondoRondoView
    preview_type = RondoRondoPreview

    def seconds_per_turn(self, options: Options) -> int | None:
        """What the option `minute` gives for a turn; None: as long as one likes."""
        return int(options["minute"]) or None

    def lexicon_version(self, options: Options) -> str | None:
        """Of the words that are allowed; None where the table judges."""
        return words_of(options).version if options["referee"] == "lexicon" else None

    def deal(self, seats: int, options: Options, chance: Chance) -> RondoRondo:
        """Seven cards each, the rest is the pile; then the opening, unless an option says who starts."""
        cards, chance = chance.shuffled(pack(options["lexicon"]).cards)
        hands = tuple(in_order(cards[FULL_HAND * seat : FULL_HAND * (seat + 1)]) for seat in range(seats))
        first, phase = 0, PLAY
        if options["first"] != NONE:
            first = int(options["first"])
        elif options["opening"] == "lot":
            first, chance = chance.below(seats)
        else:
            phase = OPENING
        pile = "".join(cards[FULL_HAND * seats :])
        return RondoRondo(options, EMPTY_RACK, hands, pile, (0,) * seats, first, phase, chance=chance)

    def read(self, text: str, options: Options, chance: Chance) -> RondoRondo:
        """A position from its notation, hands and pile included."""
        return read_position(text, options, chance)

    def fit(self, view: View, options: Options, chance: Chance) -> RondoRondo:
        """A truth that fits a view: cards that were not seen are dealt anew."""
        return read_view(cast(RondoRondoView, view), options, chance)

    def likeness(self, view: View) -> Hashable:
        """What lies on the rack and what one holds: whoever looks for a word looks at nothing else."""
        seen = cast(RondoRondoView, view)
        return seen["rack"], tuple(seen["hands"]) if seen["seat"] is None else seen["hands"][seen["seat"]]

    def preview(self, view: View, move: str) -> View:
        """What a word would look like and score, for its player's eyes."""
        return {**preview(cast(RondoRondoView, view), move)}

    def feats(self, states: Sequence[State]) -> Mapping[Seat, Sequence[Feat]]:
        """The best words of a game."""
        return best_words(states)


GAME = RondoRondoGame()
