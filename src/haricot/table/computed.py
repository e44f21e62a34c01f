"""What is computed once of a value that never changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class computed(Generic[T]):  # noqa: N801 (used as a decorator, as functools.cached_property is)
    """As `functools.cached_property`, without the lock that it takes before Python 3.12."""

    def __init__(self, compute: Callable[[Any], T]) -> None:
        self._compute, self._name, self.__doc__ = compute, compute.__name__, compute.__doc__

    @overload
    def __get__(self, value: None, owner: type) -> computed[T]: ...
    @overload
    def __get__(self, value: object, owner: type) -> T: ...
    def __get__(self, value: Any, owner: type) -> computed[T] | T:
        if value is None:
            return self
        found = value.__dict__[self._name] = self._compute(value)
        return found

    def if_computed(self, value: object) -> T | None:
        """What was computed of that value already; None where nobody has asked for it yet."""
        found: T | None = value.__dict__.get(self._name)
        return found
