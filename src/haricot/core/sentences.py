"""A sentence before it has a language: a key in the Fluent files, and the values it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

Said = object
"""What a sentence may speak of: a number, a text, or another sentence."""

LONGEST_QUOTE = 80
COUNTABLE = 10**15


@dataclass(frozen=True, slots=True)
class Sentence:
    """Something to say to a person, in whatever language that person reads; `str()` is English."""

    key: str
    values: Mapping[str, Said] = field(default_factory=dict)

    # The texts are a room above this one; `haricot/__init__.py` hands their voice down to here.
    in_english: ClassVar[Callable[[Sentence], str]]

    def __post_init__(self) -> None:
        quoted = {name: _quotable(value) for name, value in self.values.items()}
        object.__setattr__(self, "values", quoted)

    def __str__(self) -> str:
        return Sentence.in_english(self)

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted((name, str(value)) for name, value in self.values.items()))))


def _quotable(value: Said) -> Said:
    """A sentence may quote what somebody typed: neither megabytes of it nor what would steer a terminal.

    A number beyond all counting is quoted too, as text: what formats numbers in a language cannot take it.
    """
    if isinstance(value, Sentence) or (isinstance(value, int | float) and abs(value) < COUNTABLE):
        return value
    text = str(value)
    if len(text) > LONGEST_QUOTE:
        text = text[: LONGEST_QUOTE - 1] + "…"
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
