"""What a player may do: lay cards, exchange one, or say a word such as pass."""

from __future__ import annotations

from dataclasses import dataclass

from haricot.core.game import Move
from haricot.games.rondorondo.cards import FACE_DOWN, HIDDEN, JOKER, JOKERS_LAID

KEPT = "."
"""The sign of a compartment that is left as it is."""


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Cards onto the rack: a sign per compartment, and maybe a card in a new one before or after them."""

    signs: tuple[str, ...]
    before: str = ""
    after: str = ""

    @property
    def laid(self) -> tuple[str, ...]:
        """The signs of the cards laid, from left to right."""
        return tuple(sign for sign in (self.before, *self.signs, self.after) if sign not in ("", KEPT))

    @property
    def cards(self) -> str:
        """The cards that it takes from the hand."""
        return "".join(card_for(sign) for sign in self.laid)

    @property
    def face_down(self) -> str:
        """The cards laid face down."""
        return "".join(card_for(sign) for sign in self.signs if is_face_down(sign))

    def shown_on(self, rack: str) -> str:
        """What the rack shows once it is laid."""
        covered = (old if sign == KEPT else shown(sign) for old, sign in zip(rack, self.signs, strict=True))
        return self.before + "".join(covered) + self.after

    def masked(self) -> Lay:
        """The same for those who may not know which card lies face down."""
        signs = tuple(f"[{HIDDEN}]" if is_face_down(sign) else sign for sign in self.signs)
        return Lay(signs, self.before, self.after)

    def __str__(self) -> str:
        before = f"{self.before}<" if self.before else ""
        after = f">{self.after}" if self.after else ""
        return before + "".join(self.signs) + after


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


def is_face_down(sign: str) -> bool:
    """Whether the sign is `[K]`."""
    return sign.startswith("[")


def shown(sign: str) -> str:
    """How a card just laid shows in the rack."""
    return FACE_DOWN if is_face_down(sign) else sign


def card_for(sign: str) -> str:
    """The card in the hand that is laid with that sign."""
    if is_face_down(sign):
        return sign[1]
    return JOKER if sign in JOKERS_LAID else sign
