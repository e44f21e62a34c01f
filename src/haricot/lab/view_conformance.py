"""Whether views are what their game declares: no field more, none less, each of its kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from haricot.core.game import Game, State, View
from haricot.core.view_types import AnyView


def check_views(state: State) -> None:
    """Every view of a state: of each seat and of a spectator, at the first look and at the second, and the open one."""
    for reader in (*range(state.seats), None):
        check_view(state.game, state.view(reader), f"the view of {reader}")
        check_view(state.game, state.view_again(reader), f"the second view of {reader}")
    check_view(state.game, state.view_open(), "the open view")


def check_view(game: Game, view: View, whose: str = "the view") -> None:
    """AssertionError names the field that is wrong; a game that declares no type may say more than all views do."""
    if game.view_type is AnyView:
        view = {name: value for name, value in view.items() if name in AnyView.__annotations__}
    try:
        declared = msgspec.to_builtins(msgspec.convert(view, game.view_type, strict=True))
    except msgspec.ValidationError as wrong:
        raise AssertionError(f"{whose} is no {game.view_type.__name__}: {wrong}") from None
    for undeclared in _undeclared(view, declared, "$"):
        raise AssertionError(f"{whose} says more than {game.view_type.__name__} declares: {undeclared}")


def _undeclared(found: Any, declared: Any, at: str) -> Iterator[str]:
    """Where something was found that no type speaks of: the conversion has left it out."""
    if isinstance(found, dict):
        for name, value in found.items():
            if name in declared:
                yield from _undeclared(value, declared[name], f"{at}.{name}")
            else:
                yield f"{at}.{name}"
    elif isinstance(found, list):
        for place, (one, other) in enumerate(zip(found, declared, strict=True)):
            yield from _undeclared(one, other, f"{at}[{place}]")
