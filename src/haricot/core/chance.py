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
        """With a seed that nobody has chosen."""
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
        """Without a seed: drawing from it is refused, so that what needs chance cannot be replayed yet."""
        return cls(None)

    def below(self, limit: int) -> tuple[int, Chance]:
        """A number from 0 to limit − 1, each as likely as the others, and the chance after it."""
        number, drawn = self._below(limit, self.drawn)
        return number, Chance(self.seed, drawn)

    def shuffled(self, things: Iterable[T]) -> tuple[tuple[T, ...], Chance]:
        """The things in a random order, and the chance after it (Fisher and Yates, from the end)."""
        row, drawn = list(things), self.drawn
        for last in range(len(row) - 1, 0, -1):
            other, drawn = self._below(last + 1, drawn)
            row[last], row[other] = row[other], row[last]
        return tuple(row), Chance(self.seed, drawn)

    def _below(self, limit: int, drawn: int) -> tuple[int, int]:
        """The number, and how many words were drawn by then: a word beyond the last whole round is drawn again."""
        while True:
            word = self._word(drawn)
            drawn += 1
            number = word % limit
            if word - number <= WORD - limit:
                return number, drawn

    def _word(self, number: int) -> int:
        if self.seed is None:
            raise BadRecord("record-sealed-chance")
        return int.from_bytes(sha256(b"haricot:%d:%d" % (self.seed, number)).digest()[:8])
