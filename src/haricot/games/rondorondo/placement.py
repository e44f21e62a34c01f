"""What a player may do: lay cards, exchange one, or say a word such as pass."""

from __future__ import annotations

from dataclasses import dataclass

from haricot.core.game import Move
from haricot.games.rondorondo.cards import FACE_DOWN, HIDDEN, JOKER, JOKERS_LAID

KEPT = "."
"""The symbol of a compartment that is left as it is."""


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Cards onto the rack: a symbol per compartment, and maybe a card in a new one before or after them."""

    symbols: tuple[str, ...]
    before: str = ""
    after: str = ""

    @property
    def laid(self) -> tuple[str, ...]:
        """The symbols of the cards laid, from left to right."""
        return tuple(symbol for symbol in (self.before, *self.symbols, self.after) if symbol not in ("", KEPT))

    @property
    def cards(self) -> str:
        """The cards that it takes from the hand."""
        return "".join(card_for(symbol) for symbol in self.laid)

    @property
    def face_down(self) -> str:
        """The cards laid face down."""
        return "".join(card_for(symbol) for symbol in self.symbols if is_face_down(symbol))

    def shown_on(self, rack: str) -> str:
        """What the rack shows once it is laid."""
        covered = (old if symbol == KEPT else shown(symbol) for old, symbol in zip(rack, self.symbols, strict=True))
        return self.before + "".join(covered) + self.after

    def masked(self) -> Lay:
        """The same for those who may not know which card lies face down."""
        symbols = tuple(f"[{HIDDEN}]" if is_face_down(symbol) else symbol for symbol in self.symbols)
        return Lay(symbols, self.before, self.after)

    def __str__(self) -> str:
        before = f"{self.before}<" if self.before else ""
        after = f">{self.after}" if self.after else ""
        return before + "".join(self.symbols) + after


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """A card of the hand under the pile, the top card of the pile into the hand."""

    card: str

    def __str__(self) -> str:
        return f"~{self.card}"


@dataclass(frozen=True, slots=True)
class Say(Move):
    """A move without cards."""

    word: str

    def __str__(self) -> str:
        return self.word


PASS = Say("pass")
DECLINE = Say("decline")
ACCEPT = Say("accept")
REJECT = Say("reject")


def is_face_down(symbol: str) -> bool:
    """Whether the symbol is `[K]`."""
    return symbol.startswith("[")


def shown(symbol: str) -> str:
    """How a card just laid shows in the rack."""
    return FACE_DOWN if is_face_down(symbol) else symbol


def card_for(symbol: str) -> str:
    """The card in the hand that is laid with that symbol."""
    if is_face_down(symbol):
        return symbol[1]
    return JOKER if symbol in JOKERS_LAID else symbol
