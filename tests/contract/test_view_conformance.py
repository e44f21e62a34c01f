"""A view has the fields that its game declares: a check that would find one more, one less, and one of another kind."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert, to_builtins

import haricot
from haricot.core.game import Game, View
from haricot.core.view_types import AnyView
from haricot.games.rondorondo.view_types import RondoRondoPreview
from haricot.lab.random_play import some_states
from haricot.lab.view_conformance import check_view, check_views
from haricot.records.record import Record

PLAYTHROUGHS = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.txt"))
GAMES = [haricot.game(name) for name in haricot.games()]

every_game = pytest.mark.parametrize("game", GAMES, ids=haricot.games())


@pytest.mark.parametrize("page", PLAYTHROUGHS, ids=lambda page: page.stem)
def test_every_view_of_a_playthrough_is_of_its_declared_type(page: Path) -> None:
    for state in Record.loads(page.read_text("utf-8")).states():
        check_views(state)


@every_game
def test_every_game_of_the_house_declares_the_type_of_its_views(game: Game) -> None:
    assert game.view_type is not AnyView


def some_view(game: Game) -> View:
    """One in which a move has led to something, so that `last` is there too."""
    return some_states(game, seed=1)[-1].view(None)


def inner_dicts(view: Any, at: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The places of all that has fields; a dictionary by cell or card has keys of its own."""
    found = [at] if isinstance(view, dict) and "a1" not in view and "A" not in view else []
    parts = view.items() if isinstance(view, dict) else enumerate(view) if isinstance(view, list) else ()
    for key, part in parts:
        found += inner_dicts(part, (*at, key))
    return found


def changed(view: View, at: tuple[str | int, ...], change: Callable[[dict[str, Any]], object]) -> View:
    copy: View = to_builtins(view)
    part: Any = copy
    for key in at:
        part = part[key]
    change(part)
    return copy


@every_game
def test_a_planted_field_is_found_wherever_it_is(game: Game) -> None:
    view = some_view(game)
    check_view(game, view)
    for at in inner_dicts(view):
        planted = changed(view, at, lambda part: part.update(planted=1))
        with pytest.raises(AssertionError, match=r"says more than .* declares: .*\.planted"):
            check_view(game, planted)


@every_game
def test_a_missing_field_is_found_wherever_it_is(game: Game) -> None:
    view = some_view(game)
    for at in inner_dicts(view):
        gone = changed(view, at, lambda part: part.popitem())
        with pytest.raises(AssertionError, match="missing required field"):
            check_view(game, gone)


@every_game
def test_a_field_of_another_kind_is_found_wherever_it_is(game: Game) -> None:
    view = some_view(game)
    for at in inner_dicts(view):
        wrong = changed(view, at, lambda part: part.update(dict.fromkeys(part, 0.5)))
        with pytest.raises(AssertionError, match="Expected"):
            check_view(game, wrong)


def test_a_game_without_a_type_of_its_own_has_what_all_have_and_more() -> None:
    class Undeclared(type(haricot.game("kala"))):  # type: ignore[misc]
        view_type = AnyView

    view = some_view(haricot.game("kala"))
    check_view(Undeclared(), view)
    check_view(Undeclared(), {**view, "last": {}})
    check_view(Undeclared(), {**view, "last": {"seat": 1, "move": None}})
    with pytest.raises(AssertionError, match=r"the view is no AnyView: .*`\$.last.move`"):
        check_view(Undeclared(), {**view, "last": {"seat": 1, "move": 5}})
    del view["turn"]
    with pytest.raises(AssertionError, match=r"the view is no AnyView: .*`turn`"):
        check_view(Undeclared(), view)


def test_a_preview_is_of_its_declared_type() -> None:
    game = haricot.game("rondorondo")
    state = game.new(seed=3, first=0)
    brings = game.preview(state.view(0), str(state.moves()[-1]))
    assert to_builtins(convert(brings, RondoRondoPreview)) == brings
