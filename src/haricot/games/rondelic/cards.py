"""The pack: 52 cards, the King high, the Ace lowest; suits mean nothing."""

from __future__ import annotations

RANKS = "A23456789TJQK"
SUITS = "CDHS"


class Card(int):
    """A card, as a number: 0 is the Ace of clubs, 51 the King of spades; prints as rank and suit, `7S`."""

    __slots__ = ()

    @property
    def rank(self) -> int:
        """1 for an Ace, 13 for a King."""
        return self // len(SUITS) + 1

    @property
    def is_king(self) -> bool:
        return self.rank == len(RANKS)

    def __str__(self) -> str:
        return RANKS[self // len(SUITS)] + SUITS[self % len(SUITS)]

    __repr__ = __str__


PACK = tuple(Card(number) for number in range(len(RANKS) * len(SUITS)))
BY_NAME = {str(card): card for card in PACK}

Hands = tuple[Card | None, ...]
"""The card that each seat holds, or none."""
