"""What the house publishes of its views: as JSON Schema, and in the OpenAPI document."""

from __future__ import annotations

from collections.abc import Iterator

import jsonschema_rs
import msgspec
import pytest
from msgspec import Struct

import haricot
from haricot.house.http.app import build
from haricot.house.http.openapi import describe
from haricot.house.settings import Settings
from tests.house.full_tables import gather
from tests.house.running_house import RunningHouse


@pytest.mark.parametrize("game", haricot.games())
def test_a_view_that_the_house_gives_is_as_its_published_schema_says(house: RunningHouse, game: str) -> None:
    table, (ana, *_) = gather(house, game)
    ana.ask(table, "start")
    view = ana.get(f"/api/tables/{table}")["view"]
    document = ana.get("/api/schema")
    name = haricot.game(game).view_type.__name__
    schema = {"$schema": document["$schema"], "$ref": f"#/$defs/{name}", "$defs": document["$defs"]}
    jsonschema_rs.validator_for(schema).validate(view)


def test_tables_and_events_are_told_as_their_published_schemas_say(house: RunningHouse) -> None:
    table, (ana, *_) = gather(house, haricot.games()[0])
    document = ana.get("/api/schema")

    def check(name: str, told: object) -> None:
        schema = {"$schema": document["$schema"], "$ref": f"#/$defs/{name}", "$defs": document["$defs"]}
        jsonschema_rs.validator_for(schema).validate(told)

    with ana.live(table) as live:
        check("TableDescription", live.until(lambda m: m["kind"] == "table")["table"])
        ana.ask(table, "start")
        message = live.until(lambda m: m["kind"] == "event")
        check("EventDescription", message["event"])
        check("TableDescription", message["table"])


def test_the_openapi_document_has_the_schemas_of_all_views() -> None:
    document = msgspec.to_builtins(describe(build(Settings(store="sqlite://"))))
    schemas = document["components"]["schemas"]
    for name in haricot.games():
        assert schemas[haricot.game(name).view_type.__name__]["properties"]["game"]["enum"] == [name]
    assert schemas["AnyView"]["properties"]["seat"]["description"]
    jsonschema_rs.meta.validate({"$defs": schemas})


def strict(shape: type[Struct]) -> Iterator[str]:
    for one in shape.__subclasses__():
        if one.__module__.startswith("haricot.") and one.__struct_config__.forbid_unknown_fields:
            yield one.__name__
        yield from strict(one)


def test_whatever_refuses_unknown_fields_says_so() -> None:
    document = msgspec.to_builtins(describe(build(Settings(store="sqlite://"))))
    schemas = document["components"]["schemas"]
    said = {name for name in strict(Struct) if name in schemas}
    assert {"NewTable", "PairingWanted", "Setup", "Clock", "Preferences"} <= said
    assert not [name for name in said if schemas[name].get("additionalProperties") is not False]


def test_a_preview_is_of_any_type_whatever_games_there_are() -> None:
    document = msgspec.to_builtins(describe(build(Settings(store="sqlite://"))))
    schemas = document["components"]["schemas"]
    any_preview = {"$ref": "#/components/schemas/AnyPreview"}
    assert schemas["Preview"]["properties"]["brings"] == {"oneOf": [any_preview, {"type": "null"}]}
    assert schemas["AnyPreview"]["type"] == "object"
    assert schemas["AnyPreview"]["additionalProperties"] is True
    assert not schemas["AnyPreview"].get("properties")
    assert schemas["RondoRondoPreview"]["properties"]


def test_every_view_over_http_is_said_to_be_one() -> None:
    document = msgspec.to_builtins(describe(build(Settings(store="sqlite://"))))
    schemas = document["components"]["schemas"]
    any_view = {"$ref": "#/components/schemas/AnyView"}
    assert all(schemas[name]["properties"]["view"] == any_view for name in ("Frame", "SeenView", "SeenPosition"))
    assert schemas["TableSeen"]["properties"]["view"] == {"oneOf": [any_view, {"type": "null"}]}
