"""Whether views are what their game declares: no field more, none less, each of its kind; and less at a second look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from haricot.core.game import Game, State, View
from haricot.core.view_types import AnyLast, AnyView
from haricot.lab.random_play import random_game, readers, some_states


def views_are_what_their_type_declares(game: Game, seed: int) -> None:
    """Each field of the declared type, and no other."""
    for state in some_states(game, seed):
        check_views(state)


def a_second_look_shows_less(game: Game, seed: int) -> None:
    """Where remembering is the game: whoever comes back to a view is not shown all of it again."""
    if not game.remembering:
        return
    looks = (
        (state, reader) for state in random_game(game, seed) if state.turn is not None for reader in readers(state)
    )
    assert any(state.view_again(reader) != state.view(reader) for state, reader in looks), (
        "remembering is the game, but a second look shows all that the first did: states need view_again(seat)"
    )


def check_views(state: State) -> None:
    """Every view of a state: of each seat and of a spectator, at the first look and at the second, and the open one."""
    for reader in (*range(state.seats), None):
        check_view(state.game, state.view(reader), f"the view of {reader}")
        check_view(state.game, state.view_again(reader), f"the second view of {reader}")
    check_view(state.game, state.view_open(), "the open view")


def check_view(game: Game, view: View, whose: str = "the view") -> None:
    """AssertionError names the field that is wrong; a game that declares no type may say more than all views do."""
    if game.view_type is AnyView:
        view = _common_part(view)
    try:
        declared = msgspec.to_builtins(msgspec.convert(view, game.view_type, strict=True))
    except msgspec.ValidationError as wrong:
        raise AssertionError(f"{whose} is no {game.view_type.__name__}: {wrong}") from None
    for undeclared in _undeclared(view, declared, "$"):
        raise AssertionError(f"{whose} says more than {game.view_type.__name__} declares: {undeclared}")


def _common_part(view: View) -> View:
    """What is declared for the views of all games, and nothing beside it."""
    common = {name: value for name, value in view.items() if name in AnyView.__annotations__}
    if isinstance(last := common.get("last"), dict):
        common["last"] = {name: value for name, value in last.items() if name in AnyLast.__annotations__}
    return common


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
