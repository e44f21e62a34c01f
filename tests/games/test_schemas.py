"""What the schemas of views say is true, complete, and on the pages of the documents."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import haricot
from haricot.core.view_types import AnyLast, AnyView
from haricot.games import load_file, put_away
from haricot.games.schemas import view_schemas
from haricot.lab.random_play import readers, some_states

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
    fields = schema["properties"]
    assert set(schema.get("required", ())) == (set() if schema["title"] == AnyLast.__name__ else set(fields))
    for field, declared in fields.items():
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


FROM_OUTSIDE = """
from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from haricot.core.view_types import CommonView
from haricot.games.kala import KalaGame

class Last(TypedDict):
    seat: Annotated[int, Meta(description="Who.")]

class KalaView(CommonView):
    game: Literal["koala"]
    options: dict[str, int]
    last: Last | None

class Koala(KalaGame):
    name = "koala"
    view_type = {view_type}

GAME = Koala()
"""


@pytest.fixture
def koala(tmp_path: Path) -> Iterator[Callable[[str], None]]:
    """A game from outside with a type of that name, taken off the shelf afterwards."""

    def load(view_type: str) -> None:
        file = tmp_path / "koala.py"
        file.write_text(FROM_OUTSIDE.replace("{view_type}", view_type))
        load_file(file)

    yield load
    put_away("koala")


def test_what_a_game_from_outside_declares_stands_under_its_own_name(koala: Callable[[str], None]) -> None:
    koala("KalaView")
    schemas = view_schemas()
    assert schemas["koala.KalaView"]["properties"]["game"]["enum"] == ["koala"]
    assert schemas["koala.KalaView"]["properties"]["last"]["anyOf"][0]["$ref"] == "#/$defs/koala.Last"
    assert {name: schema for name, schema in schemas.items() if not name.startswith("koala.")} == SCHEMAS
    jsonschema_rs.meta.validate({"$defs": schemas})


def test_a_type_from_outside_that_cannot_be_described_harms_no_other(koala: Callable[[str], None]) -> None:
    koala("frozenset[complex]")
    assert view_schemas() == SCHEMAS
