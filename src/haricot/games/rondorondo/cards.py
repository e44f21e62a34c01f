"""The cards: letters with their values, jokers and erasers; and how they are written."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from string import ascii_lowercase, ascii_uppercase

LETTERS = ascii_uppercase
JOKERS_LAID = ascii_lowercase
"""A joker in the rack shows as the letter that it stands for, written small."""
JOKER = "?"
ERASER = "-"
FACE_DOWN = "#"
"""In the rack: a card laid face down, which erases."""
HIDDEN = "*"
"""In a view: a card that its reader may not know."""
ERASING = ERASER + FACE_DOWN
KINDS = LETTERS + JOKER + ERASER
"""What a card can be, in the order in which hands are written."""

JOKER_VALUE = 1
ERASER_VALUE = -2
ERASER_LEFT_OVER = 2
"""What an eraser still held at the end costs."""

_ORDER = {card: place for place, card in enumerate(KINDS)}
_PACKS = files(__package__) / "packs"

LANGUAGES = tuple(sorted((file.name.removesuffix(".toml") for file in _PACKS.iterdir()), key=lambda name: name != "fr"))
"""Those that have a pack; French first."""


@dataclass(frozen=True)
class Pack:
    """All the cards of a game in one language: how many of each, and what each is worth in the rack."""

    counts: Mapping[str, int]
    values: Mapping[str, int]

    @property
    def cards(self) -> str:
        """All cards in a row, in the order of their kinds."""
        return "".join(card * count for card, count in self.counts.items())

    def showing(self, symbol: str) -> int:
        """What a symbol of the rack adds to the score of a word."""
        return self.values.get(symbol, JOKER_VALUE if symbol in JOKERS_LAID else 0)

    def left_over(self, hand: str) -> int:
        """What the cards still held cost at the end, the erasers without their minus."""
        return sum(ERASER_LEFT_OVER if card == ERASER else self.values[card] for card in hand)


@cache
def pack(lang: str) -> Pack:
    """The pack of that language, from its file."""
    content = tomllib.loads((_PACKS / f"{lang}.toml").read_text("utf-8"))
    letters = {
        word[0]: (int(word[1:]), int(value)) for value, row in content["letters"].items() for word in row.split()
    }
    counts = {letter: letters[letter][0] for letter in LETTERS} | {JOKER: content["jokers"], ERASER: content["erasers"]}
    values = {letter: letters[letter][1] for letter in LETTERS} | {JOKER: JOKER_VALUE, ERASER: ERASER_VALUE}
    return Pack(counts, values)


def in_order(cards: Iterable[str]) -> str:
    """A hand as it is written: A–Z, then jokers, then erasers."""
    return "".join(sorted(cards, key=_ORDER.__getitem__))


def without(hand: str, cards: Iterable[str]) -> str:
    """The hand after these cards have left it."""
    for card in cards:
        hand = hand.replace(card, "", 1)
    return hand


def missing(hand: str, cards: Iterable[str]) -> str | None:
    """The first kind of card that the hand has too few of; None if it has all of these."""
    held = Counter(hand)
    return next((card for card, count in Counter(cards).items() if count > held[card]), None)


def card_showing(symbol: str) -> str:
    """The card that shows as that symbol in the rack; a card face down could be any."""
    return JOKER if symbol in JOKERS_LAID else symbol
