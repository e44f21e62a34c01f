"""What the seats of a running game were given to see so far, made again from its moves and kept for next time."""

from __future__ import annotations

from haricot.core.game import Seat, State, View
from haricot.table import Game


class Sights:
    """The states and views of one table's game; grows with the game, and shrinks when moves are taken back."""

    def __init__(self) -> None:
        self._began = 0
        self._moves: tuple[int, ...] = ()
        self._states: list[State] = []
        self._views: dict[Seat | None, list[View]] = {}

    def states(self, game: Game) -> list[State]:
        """Every position of the game as it stands: the first, and one for each move."""
        numbers = tuple(made.number for made in game.moves)
        if game.began != self._began:
            self._began, self._states, self._views, self._moves = game.began, [], {}, ()
        kept = _common(self._moves, numbers)
        del self._states[kept + 1 :]
        for views in self._views.values():
            del views[kept + 1 :]
        if not self._states:
            self._states = [next(iter(game.record.states()))]
        for made in game.moves[len(self._states) - 1 :]:
            self._states.append(self._states[-1].play(made.move))
        self._moves = numbers
        return self._states

    def views(self, game: Game, seat: Seat | None) -> list[View]:
        """What that seat saw at each of these positions."""
        states = self.states(game)
        views = self._views.setdefault(seat, [])
        views.extend(state.view(seat) for state in states[len(views) :])
        return views


def _common(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """How many moves both begin with. A move keeps its event's number, so equal numbers are the same move."""
    if other[: len(one)] == one:
        return len(one)
    same = 0
    for left, right in zip(one, other, strict=False):
        if left != right:
            break
        same += 1
    return same
