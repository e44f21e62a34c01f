"""The pack: 52 cards, the King high, the Ace lowest; suits mean nothing."""

from __future__ import annotations

RANKS = "A23456789TJQK"
SUITS = "CDHS"
KING = len(RANKS)
"""The highest rank."""


class Card(int):
    """A card, as a number: four times its rank, and its suit; prints as rank and suit, `7S`."""

    __slots__ = ()

    @property
    def rank(self) -> int:
        """1 for an Ace, 13 for a King."""
        return self // len(SUITS)

    @property
    def is_king(self) -> bool:
        """Whether it is a King, which may be shown instead of given."""
        return self.rank == KING

    def __str__(self) -> str:
        return RANKS[self.rank - 1] + SUITS[self % len(SUITS)]

    __repr__ = __str__


PACK = tuple(Card(number) for number in range(4, 56))
BY_NAME = {str(card): card for card in PACK}

Hands = tuple[Card | None, ...]
"""The card that each seat holds, or none."""
