"""What is in the views of every game, as JSON Schema: for programs in any language, and for the browser's types."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from haricot.core.game import Game
from haricot.core.view_types import AnyLast, AnyPreview, AnyView
from haricot.games.registry import is_ours, named, names

LOG = logging.getLogger("haricot.games")

Schema = dict[str, Any]


def view_schemas(ref_template: str = "#/$defs/{name}") -> dict[str, Schema]:
    """By name: `AnyView`, which every view fits, and for each game its view and what is in it; `AnyPreview` likewise.

    What a game from outside declares stands under the game's name (`my_game.MyView`): it takes the place of nothing.
    """
    games = [named(name) for name in names()]
    ours = [declared for game in games if is_ours(game.name) for declared in _declared(game)]
    schemas = _schemas([AnyView, AnyPreview, *ours], ref_template)
    for open_type in (AnyView, AnyLast, AnyPreview):
        schemas[open_type.__name__]["additionalProperties"] = True  # a game may say more than all do
    for game in games:
        if not is_ours(game.name):
            schemas |= _schemas_from_outside(game, ref_template)
    return schemas


def _declared(game: Game) -> list[type[Any]]:
    previews = [game.preview_type] if game.preview_type is not None else []
    return ([] if game.view_type is AnyView else [game.view_type]) + previews


def _schemas(types: list[type[Any]], ref_template: str) -> dict[str, Schema]:
    _, schemas = msgspec.json.schema_components(types, ref_template=ref_template)
    add_enum_types(schemas)
    return schemas


def _schemas_from_outside(game: Game, ref_template: str) -> dict[str, Schema]:
    """One whose types cannot be described is told of in the log, and harms no other."""
    own = f"{game.name}.{{name}}"
    try:
        schemas = _schemas(_declared(game), ref_template.format(name=own))
    except (TypeError, NameError):
        LOG.exception("view types could not be described", extra={"game": game.name})
        return {}
    return {own.format(name=name): schema for name, schema in schemas.items()}


def add_enum_types(schema: Any) -> None:
    """Words of a fixed set are strings, and say so: what makes types from a schema wants to know."""
    if isinstance(schema, dict):
        if "enum" in schema and all(isinstance(value, str) for value in schema["enum"]):
            schema.setdefault("type", "string")
        for part in schema.values():
            add_enum_types(part)
    elif isinstance(schema, list):
        for part in schema:
            add_enum_types(part)
