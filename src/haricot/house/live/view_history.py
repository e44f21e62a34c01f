"""What the seats of a match were given to see so far, made from its states and kept for next time."""

from __future__ import annotations

from haricot.core.game import Seat, State, View
from haricot.table import Match


class ViewHistory:
    """The views of one table's match; they grow with the match, and shrink when moves are taken back."""

    def __init__(self) -> None:
        self._states: tuple[State, ...] = ()
        self._views: dict[Seat | None, list[View]] = {}

    def views(self, match: Match, seat: Seat | None) -> list[View]:
        """What that seat saw at each position of the match as it stands: the first, and one for each move."""
        states = match.states
        kept = _common(self._states, states)
        for views in self._views.values():
            del views[kept:]
        self._states = states
        views = self._views.setdefault(seat, [])
        views.extend(state.view(seat) for state in states[len(views) :])
        return views


def _common(one: tuple[State, ...], other: tuple[State, ...]) -> int:
    """How many states both begin with: the very same ones, since another match has equal states that differ later."""
    same = 0
    for left, right in zip(one, other, strict=False):
        if left is not right:
            break
        same += 1
    return same
