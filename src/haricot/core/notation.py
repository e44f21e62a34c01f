"""What the position notations of all games have in common: named fields, and plain numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, TypeVar

from msgspec import Meta

from haricot.core.errors import BadPosition

MoveText = Annotated[str, Meta(max_length=200)]
"""A move that somebody sends: no game's notation is longer."""
Choice = TypeVar("Choice", bound=str)

NUMBER = re.compile(r"0|[1-9][0-9]{0,5}", re.ASCII)


def read_fields(text: str, names: Sequence[str]) -> dict[str, str]:
    """The fields of `a=1 b=2`, each exactly once, in any order."""
    if not isinstance(text, str):
        raise BadPosition("position-no-text", kind=type(text).__name__)
    fields: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise BadPosition("position-form", text=word)
        if name not in names:
            raise BadPosition("position-field-unknown", field=name, known=", ".join(names))
        if name in fields:
            raise BadPosition("position-field-twice", field=name)
        fields[name] = value
    for name in names:
        if name not in fields:
            raise BadPosition("position-field-missing", field=name)
    return fields


def read_number(field: str, text: str) -> int:
    """A plain number: ASCII digits, no sign, no leading zero."""
    if not NUMBER.fullmatch(text):
        raise BadPosition("position-number", field=field, text=text)
    return int(text)


def read_numbers(field: str, text: str, count: int, between: str = ",") -> tuple[int, ...]:
    """As many numbers as there must be."""
    parts = text.split(between)
    if len(parts) != count:
        raise BadPosition("position-count", field=field, count=count, found=len(parts))
    return tuple(read_number(field, part) for part in parts)


def read_choice(field: str, text: str, choices: Sequence[Choice]) -> Choice:
    """One of a few words."""
    for choice in choices:
        if choice == text:
            return choice
    raise BadPosition("position-choice", field=field, text=text, choices=", ".join(choices))
