"""What the schemas of views say is true, complete, and on the pages of the documents."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import haricot
from haricot.core.view_types import AnyView
from haricot.games.schemas import view_schemas
from haricot.lab.contract import readers, some_states

PAGES = Path(__file__).parents[2] / "docs" / "views"
SCHEMAS = view_schemas()

every_game = pytest.mark.parametrize("name", haricot.games())


def validator(name: str) -> Any:
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMAS})


@every_game
def test_views_are_as_the_schema_of_their_game_says(name: str) -> None:
    game = haricot.game(name)
    own, common = validator(game.view_type.__name__), validator(AnyView.__name__)
    for state in some_states(game, seed=2):
        for reader in readers(state):
            own.validate(state.view(reader))
            common.validate(state.view(reader))
    view = state.view(None)
    assert not own.is_valid({**view, "turn": "me"})
    assert not own.is_valid({field: view[field] for field in view if field != "last"})


@pytest.mark.parametrize("schema", SCHEMAS.values(), ids=SCHEMAS)
def test_every_field_is_explained_and_required(schema: dict[str, Any]) -> None:
    assert schema["description"]
    assert set(schema["required"]) == set(schema["properties"])
    for field, declared in schema["properties"].items():
        assert declared["description"].endswith("."), f"{schema['title']}.{field}"


@every_game
def test_a_view_names_its_game(name: str) -> None:
    schema = SCHEMAS[haricot.game(name).view_type.__name__]
    assert schema["properties"]["game"]["enum"] == [name]


def test_the_pages_say_what_is_declared() -> None:
    found = importlib.util.spec_from_file_location("view_pages", PAGES / "pages.py")
    assert found is not None
    assert found.loader is not None
    written = importlib.util.module_from_spec(found)
    found.loader.exec_module(written)
    pages = written.pages()
    assert set(pages) == {page.name for page in PAGES.glob("*.md")}
    for page, text in pages.items():
        assert (PAGES / page).read_text("utf-8") == text, "run: .venv/bin/python docs/views/pages.py"
