"""What a word at Rondelic may be expected to bring."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Prospect:
    """How likely it is to end the round with the lowest card, a tie included; and what the word is worth in all."""

    risk: float
    worth: float


Prospects = dict[str, Prospect]
"""By the words that may be said."""


def best(prospects: Prospects) -> str:
    """The word that is worth most; of equals, the first."""
    return max(prospects, key=lambda word: round(prospects[word].worth, 12))
