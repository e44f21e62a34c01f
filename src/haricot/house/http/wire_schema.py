"""What goes over the wire besides HTTP's own shapes, as JSON Schema: in the OpenAPI document, and by itself."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import msgspec
from litestar import Litestar, get
from litestar.openapi.spec import Schema

from haricot.games import names
from haricot.games.schemas import add_enum_types, view_schemas
from haricot.house.live.messages import Asking, Message
from haricot.house.notices.notice_text import PushNotice
from haricot.table.schemas import description_schemas

IN_OPENAPI = "#/components/schemas/{name}"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


@get("/api/schema", tags=["games"])
async def wire_schema() -> dict[str, Any]:
    """JSON Schemas of views, of messages of the socket in both directions, and of pushes, by name in `$defs`."""
    return schema_document(names())


@cache
def schema_document(games: tuple[str, ...]) -> dict[str, Any]:
    """Made once for the games that there are: it takes longer than a request should."""
    return {"$schema": DIALECT, "title": "Haricot", "$defs": _schemas("#/$defs/{name}")}


def add_schemas(app: Litestar) -> None:
    """The same schemas into the OpenAPI document, from which the client's types are made.

    Where the document describes one of them already, this description says more.
    """
    components = app.openapi_schema.components
    components.schemas = (components.schemas or {}) | cast(dict[str, Schema], _schemas(IN_OPENAPI))


def _schemas(ref_template: str) -> dict[str, Any]:
    return _message_schemas(ref_template) | description_schemas(ref_template) | view_schemas(ref_template)


def _message_schemas(ref_template: str) -> dict[str, Any]:
    """By name: `SocketMessage` (any that the house sends), `Asking` (any that a client sends), `PushNotice`."""
    (any_message, *_), schemas = msgspec.json.schema_components(
        [Message, Asking, PushNotice], ref_template=ref_template
    )
    schemas["SocketMessage"] = any_message | {
        "description": "What the house sends: its `kind` says which message it is."
    }
    add_enum_types(schemas)
    return schemas
