"""How an observation is laid out: named fields of whole numbers, one after the other, each with its bounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Observation = NDArray[np.int16]
"""What a seat may know, as numbers: one axis, as long as its layout."""

Numbers = Mapping[str, Sequence[int]]
"""The numbers of an observation by the names of its fields."""


@dataclass(frozen=True, slots=True)
class Field:
    """Some numbers of an observation that mean the same; `high` is the largest that one of them may be."""

    name: str
    size: int
    high: int
    meaning: str
    low: int = 0


class Layout:
    """The fields of an observation in their order."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        self.slices: dict[str, slice] = {}
        self.size = 0
        for field in fields:
            self.slices[field.name] = slice(self.size, self.size + field.size)
            self.size += field.size

    @property
    def low(self) -> Observation:
        """The least that each number may be."""
        return self._bounds(field.low for field in self.fields)

    @property
    def high(self) -> Observation:
        """The most that each number may be."""
        return self._bounds(field.high for field in self.fields)

    def _bounds(self, bounds: Iterable[int]) -> Observation:
        return np.repeat(np.fromiter(bounds, np.int16), [field.size for field in self.fields])

    def holds(self, observation: Observation) -> bool:
        """Whether every number of a row is one that its field may have."""
        return bool(((self.low <= observation) & (observation <= self.high)).all())

    def pack(self, numbers: Numbers) -> Observation:
        """One row of numbers; every field must be there, and have its size."""
        row = [number for field in self.fields for number in self._sized(field, numbers[field.name])]
        return np.array(row, np.int16)

    def _sized(self, field: Field, numbers: Sequence[int]) -> Sequence[int]:
        if len(numbers) != field.size:
            raise ValueError(f"{field.name} has {field.size} numbers, not {len(numbers)}")
        return numbers

    def unpack(self, observation: Observation) -> dict[str, list[int]]:
        """The numbers of a row by the names of its fields."""
        row = np.asarray(observation)
        if row.dtype.kind not in "biuf":
            raise TypeError(f"an observation has numbers, not {row.dtype}")
        with np.errstate(invalid="ignore"):  # what is no number becomes one that no field may have
            numbers = row.astype(np.int64).tolist()
        return {name: numbers[where] for name, where in self.slices.items()}

    def table(self) -> str:
        """The layout in words, as Markdown."""
        lines = ["| at | field | numbers | from | to | what they are |", "|---|---|---|---|---|---|"]
        for field in self.fields:
            at = self.slices[field.name].start
            lines.append(f"| {at} | `{field.name}` | {field.size} | {field.low} | {field.high} | {field.meaning} |")
        return "\n".join(lines) + "\n"


def one_hot(number: int | None, size: int) -> list[int]:
    """A one at that place, zeros elsewhere; zeros alone for None."""
    return [int(place == number) for place in range(size)]


def place_of_one(numbers: Sequence[int]) -> int | None:
    """Where the one stands; None where there is none."""
    return numbers.index(1) if 1 in numbers else None
