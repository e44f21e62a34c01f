"""The moves of a match as a value that shares what it has with those before and after it.

A table is kept after each of its events; if each kept moves of its own, a game of ten thousand would fill a machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

if TYPE_CHECKING:
    from haricot.table.table import PlayedMove


class MoveList(Sequence["PlayedMove"]):
    """One more, or back to fewer, is another list; the last ones are the cheapest to look at."""

    __slots__ = ("_before", "_count", "_last")

    def __init__(self, before: MoveList | None = None, last: PlayedMove | None = None) -> None:
        self._before, self._last = before, last
        self._count: int = 0 if before is None else before._count + 1

    def plus(self, played: PlayedMove) -> MoveList:
        """The list with one more move; this one is shared with it, not copied."""
        return MoveList(self, played)

    def first(self, count: int) -> MoveList:
        """The list as it was when it had so many."""
        found = self
        while found._count > count:
            assert found._before is not None
            found = found._before
        return found

    def __len__(self) -> int:
        return self._count

    def __reversed__(self) -> Iterator[PlayedMove]:
        one = self
        while one._before is not None:
            assert one._last is not None
            yield one._last
            one = one._before

    def __iter__(self) -> Iterator[PlayedMove]:
        return reversed(tuple(reversed(self)))

    @overload
    def __getitem__(self, at: int) -> PlayedMove: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[PlayedMove, ...]: ...
    def __getitem__(self, at: int | slice) -> PlayedMove | tuple[PlayedMove, ...]:
        if isinstance(at, slice):
            return tuple(self)[at]
        number = range(self._count)[at] + 1
        found = self.first(number)._last
        assert found is not None
        return found

    def since(self, count: int) -> tuple[PlayedMove, ...]:
        """Those after the first so many."""
        later = [one for _, one in zip(range(self._count - count), reversed(self), strict=False)]
        return tuple(reversed(later))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, MoveList):
            return NotImplemented
        return self is other or (len(self) == len(other) and tuple(self) == tuple(other))

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"MoveList({tuple(self)!r})"


NO_MOVES = MoveList()
