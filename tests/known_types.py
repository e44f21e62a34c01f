"""What a test knows of a thing and a type checker cannot: said once, and checked."""

from typing import Any, Generic, TypeVar

import haricot
from haricot.core.game import Seat, State, View

T = TypeVar("T")
S = TypeVar("S", bound=State)


def of_kind(kind: type[T], thing: object) -> T:
    """The thing, which is of that kind."""
    assert isinstance(thing, kind)
    return thing


def there(thing: T | None) -> T:
    """The thing, which is not None."""
    assert thing is not None
    return thing


def reimagined(state: S, seat: Seat | None, seed: int) -> S:
    """As the state's own `reimagined`: a state of the same kind."""
    return of_kind(type(state), state.reimagined(seat, seed))


class KnownGame(Generic[S]):
    """A game whose states are of one known kind: what `haricot.game` gives is under `game`."""

    def __init__(self, name: str, kind: type[S]) -> None:
        self.game, self.kind = haricot.game(name), kind

    def new(self, /, seats: int | None = None, seed: int | None = None, **options: Any) -> S:
        return of_kind(self.kind, self.game.new(seats, seed, **options))

    def position(self, text: str, /, seed: int | None = None, **options: Any) -> S:
        return of_kind(self.kind, self.game.position(text, seed, **options))

    def imagine(self, view: View, seed: int) -> S:
        return of_kind(self.kind, self.game.imagine(view, seed))


def views(state: State, seat: Seat) -> list[Any]:
    """What a seat sees now, for those who read the views of one game alone."""
    return [state.view(seat)]
