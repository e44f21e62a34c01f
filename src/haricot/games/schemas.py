"""What is in the views of every game, as JSON Schema: for programs in any language, and for the browser's types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from haricot.core.view_types import AnyView
from haricot.games.registry import named, names

Schema = dict[str, Any]


def view_schemas(ref_template: str = "#/$defs/{name}") -> dict[str, Schema]:
    """By name: `AnyView`, which every view fits, and for each game its view and what is in it."""
    _, schemas = msgspec.json.schema_components(_declared(), ref_template=ref_template)
    schemas[AnyView.__name__]["additionalProperties"] = True  # a game may say more than all do
    add_enum_types(schemas)
    return schemas


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


def _declared() -> Iterator[type[Any]]:
    yield AnyView
    for game in map(named, names()):
        if game.view_type is not AnyView:
            yield game.view_type
        if game.preview_type is not None:
            yield game.preview_type
