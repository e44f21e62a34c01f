"""Chance, drawn from a seed: the same on every machine and for every version of Python."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

from haricot.core.errors import BadOption, BadRecord

T = TypeVar("T")

WORD = 2**64
LARGEST_SEED = 2**256


@dataclass(frozen=True, slots=True)
class Chance:
    """A value: the seed and how many words were drawn from it; drawing gives the next chance.

    Word i is the first eight bytes of SHA-256 of `haricot:<seed>:<i>`, so that nobody can compute
    what comes from what was seen. Without a seed it is sealed: nothing can be drawn from it.
    """

    seed: int | None
    drawn: int = 0

    @classmethod
    def fresh(cls) -> Chance:
        return cls(secrets.randbits(64))

    @classmethod
    def of(cls, seed: int | None) -> Chance:
        """Chance from this seed, or from a fresh one."""
        if seed is None:
            return cls.fresh()
        if type(seed) is not int or abs(seed) >= LARGEST_SEED:
            raise BadOption("option-seed", value=repr(seed))
        return cls(seed)

    @classmethod
    def sealed(cls) -> Chance:
        return cls(None)

    def below(self, limit: int) -> tuple[int, Chance]:
        """A number from 0 to limit − 1, each as likely as the others, and the chance after it."""
        fair = WORD - WORD % limit
        drawn = self.drawn
        while True:
            word = self._word(drawn)
            drawn += 1
            if word < fair:
                return word % limit, Chance(self.seed, drawn)

    def shuffled(self, things: Iterable[T]) -> tuple[tuple[T, ...], Chance]:
        """The things in a random order, and the chance after it (Fisher and Yates, from the end)."""
        row, chance = list(things), self
        for last in range(len(row) - 1, 0, -1):
            other, chance = chance.below(last + 1)
            row[last], row[other] = row[other], row[last]
        return tuple(row), chance

    def _word(self, number: int) -> int:
        if self.seed is None:
            raise BadRecord("record-sealed-chance")
        return int.from_bytes(sha256(f"haricot:{self.seed}:{number}".encode()).digest()[:8])
