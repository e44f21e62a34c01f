"""What seats were given to see of their matches so far: made from the states, and kept for next time within a bound."""

from __future__ import annotations

from collections import OrderedDict

from msgspec import Struct

from haricot.core.game import Seat, State, View
from haricot.table import Match

MOST_KEPT = 20_000
"""Views of all tables together; one takes a kilobyte or two, and those used longest ago go first."""


class _Kept(Struct):
    states: tuple[State, ...]
    views: list[View]


class ViewCache:
    """One for the house. A bot is asked again after every move, and should not cost more as its game grows."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, Seat | None], _Kept] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def views(self, table: str, match: Match, seat: Seat | None) -> list[View]:
        """What that seat saw at each position of the match as it stands: the first, and one for each move."""
        states = match.states
        kept = self._kept.pop((table, seat), None) or _Kept((), [])
        self._count -= len(kept.views)
        common = _common(kept.states, states)
        views = kept.views[:common]
        views.extend(state.view(seat) for state in states[common:])
        self._kept[table, seat] = _Kept(states, views)
        self._count += len(views)
        self._evict()
        return list(views)

    def forget(self, table: str) -> None:
        """Of a table that is in use no longer."""
        for key in [key for key in self._kept if key[0] == table]:
            self._count -= len(self._kept.pop(key).views)

    def _evict(self) -> None:
        while self._count > self._most and self._kept:
            _, oldest = self._kept.popitem(last=False)
            self._count -= len(oldest.views)


def _common(one: tuple[State, ...], other: tuple[State, ...]) -> int:
    """How many states both begin with: the very same ones, since another match has equal states that differ later."""
    shortest = min(len(one), len(other))
    if shortest and one[shortest - 1] is other[shortest - 1]:
        return shortest  # the same state was reached by the same way
    same = 0
    while same < shortest and one[same] is other[same]:
        same += 1
    return same
