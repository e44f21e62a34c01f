"""Values that differ in a few fields from others: what rules make at every move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")


def changed(value: T, /, **changes: Any) -> T:
    """The same with these fields changed: as `dataclasses.replace`, for dataclasses with slots, in a third of its time.

    Fields are copied slot by slot, since nobody has seen the new value yet; `__post_init__` is not called.
    """
    copied, setters = _copying(type(value))  # type: ignore[arg-type]
    after: T = copied(value)
    try:
        for name, new in changes.items():
            setters[name](after, new)
    except KeyError as unknown:
        raise TypeError(f"{type(value).__name__} has no field {unknown.args[0]}") from None
    return after


@cache
def _copying(kind: type[Any]) -> tuple[Callable[[Any], Any], dict[str, Callable[[Any, Any], None]]]:
    """What copies a value, and what sets each field of the copy.

    The copying is written out field by field, as `dataclass` writes its methods: a loop takes half as long again.
    """
    setters = {field.name: getattr(kind, field.name).__set__ for field in fields(kind)}
    lines = [
        "def copied(value):",
        "    after = new(kind)",
        *[f"    set_{name}(after, value.{name})" for name in setters],
        "    return after",
    ]
    names: dict[str, Any] = {"new": object.__new__, "kind": kind} | {
        f"set_{name}": setter for name, setter in setters.items()
    }
    exec("\n".join(lines), names)
    return names["copied"], setters
