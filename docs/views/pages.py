"""Writes the pages of this folder from the declared types of views: `python docs/views/pages.py`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints, is_typeddict

import msgspec

from haricot.core.game import Game
from haricot.core.view_types import AnyView
from haricot.games import named, names
from haricot.games.registry import is_ours
from haricot.texts import say

HERE = Path(__file__).resolve().parent
COMMON = "any-game.md"
REF = "#{name}"

Schema = dict[str, Any]


def pages() -> dict[str, str]:
    """The text of every page, by its file's name."""
    written = {COMMON: "\n".join(_common_page())}
    for game in _games():
        written[f"{game.name}.md"] = "\n".join(_game_page(game))
    return written


def _games() -> Iterator[Game]:
    """Those of the house; what one from outside declares is in `/api/schema`."""
    return map(named, filter(is_ours, names()))


def _common_page() -> Iterator[str]:
    yield "# What is in a view of any game\n"
    yield "A view is what one reader may know of a position, as plain JSON data: `state.view(0)` in Python, `view` in"
    yield "what a house says over its socket and in its answers. These fields are in the view of every game:\n"
    yield from _tables(AnyView, list(AnyView.__annotations__))
    yield "A house publishes the same as JSON Schema at `/api/schema`. What each game says:\n"
    for game in _games():
        yield f"- [{say(f'{game.name}-name', 'en')}]({game.name}.md)"
    yield ""


def _game_page(game: Game) -> Iterator[str]:
    title = say(f"{game.name}-name", "en")
    yield f"# What is in a view of {title}\n"
    yield f"As plain JSON data; what the views of all games have in common is [said here]({COMMON}), the rules are"
    yield f"[here](../../src/haricot/texts/rules/{game.name}.en.md). Every field is always there.\n"
    yield f"{_schemas(game.view_type)[game.view_type.__name__]['description']}\n"
    yield from _tables(game.view_type, list(game.new().view(None)))
    if more := _open_sight(game):
        yield "## The open view\n"
        yield "A replay of a game that is over can be looked at with everything open. These fields are then:\n"
        yield from _table(_schemas(more)[more.__name__], list(more.__annotations__))
    if game.preview_type:
        yield "## A preview\n"
        schema = _schemas(game.preview_type)[game.preview_type.__name__]
        yield f"{schema['description']} As `game.preview(view, move)` gives it.\n"
        yield from _table(schema, list(game.preview_type.__annotations__))


def _open_sight(game: Game) -> type[Any] | None:
    """What the open view shows besides, declared beside the view under a name that says so."""
    beside = vars(sys.modules[game.view_type.__module__])
    return next((declared for name, declared in beside.items() if name.endswith("OpenSight")), None)


def _tables(declared: type[Any], order: list[str]) -> Iterator[str]:
    """The fields of a type in that order, then those of every type in it as they are declared."""
    schemas = _schemas(declared)
    yield from _table(schemas[declared.__name__], order)
    for inner in list(dict.fromkeys(_within(declared)))[1:]:
        yield f"## {inner.__name__}\n"
        yield f"{schemas[inner.__name__]['description']}\n"
        yield from _table(schemas[inner.__name__], list(inner.__annotations__))


def _schemas(declared: type[Any]) -> dict[str, Schema]:
    return msgspec.json.schema_components([declared], ref_template=REF)[1]


def _within(declared: Any) -> Iterator[type[Any]]:
    """The type itself, if it has fields, and every such type in it."""
    if is_typeddict(declared):
        yield declared
        for field in get_type_hints(declared).values():
            yield from _within(field)
    for part in get_args(declared):
        yield from _within(part)


def _table(schema: Schema, order: list[str]) -> Iterator[str]:
    yield "| field | what it is | what it says |"
    yield "|---|---|---|"
    for name in order:
        field = schema["properties"][name]
        yield f"| `{name}` | {kind(field)} | {_cell(field['description'])} |"
    yield ""


def kind(field: Schema) -> str:
    """A JSON Schema in a few words."""
    match field:
        case {"$ref": str(ref)}:
            return f"[{ref.removeprefix('#')}]({ref.lower()})"
        case {"anyOf": list(choices)}:
            return ", ".join(map(kind, choices[:-1])) + f" or {kind(choices[-1])}"
        case {"enum": list(values)}:
            return ", ".join(f"`{msgspec.json.encode(value).decode()}`" for value in values)
        case {"type": "array", "items": dict(items)}:
            count = f"{field['minItems']} × " if field.get("minItems") == field.get("maxItems", "any") else ""
            inner = kind(items)
            return f"list of {count}{f'({inner})' if ' or ' in inner else inner}"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"object of {kind(values)}"
        case {"type": "integer"}:
            return _integer(field.get("minimum"), field.get("maximum"))
        case _:
            return str(field.get("type", "string"))


def _integer(least: int | None, most: int | None) -> str:
    if least is None:
        return "integer"
    return f"integer ≥ {least}" if most is None else f"integer, {least} to {most}"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    for name, text in pages().items():
        (HERE / name).write_text(text, "utf-8")
