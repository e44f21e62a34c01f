"""Chance, drawn from a seed: the same on every machine and for every version of Python."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from struct import Struct
from typing import TypeVar

from haricot.core.errors import BadOption, BadRecord

T = TypeVar("T")

WORD = 2**64
first_word = Struct(">Q").unpack_from
"""The first eight bytes of a hash, as a number."""
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
        (number,), after = self._below_each((limit,))
        return number, after

    def shuffled(self, things: Iterable[T]) -> tuple[tuple[T, ...], Chance]:
        """The things in a random order, and the chance after it (Fisher and Yates, from the end)."""
        row = list(things)
        others, after = self._below_each(range(len(row), 1, -1))
        for last, other in zip(range(len(row) - 1, 0, -1), others, strict=True):
            row[last], row[other] = row[other], row[last]
        return tuple(row), after

    def _below_each(self, limits: Sequence[int]) -> tuple[list[int], Chance]:
        """A number below each limit, and the chance after them: a word beyond the last whole round is drawn again."""
        if not limits:
            return [], self  # sealed chance too
        if self.seed is None:
            raise BadRecord("record-sealed-chance")
        seeded = sha256(b"haricot:%d:" % self.seed)  # what all words begin with, hashed once
        numbers, drawn = [], self.drawn
        for limit in limits:
            word = WORD
            while word >= WORD - WORD % limit:
                hashed = seeded.copy()
                hashed.update(b"%d" % drawn)
                (word,) = first_word(hashed.digest())
                drawn += 1
            numbers.append(word % limit)
        return numbers, Chance(self.seed, drawn)
