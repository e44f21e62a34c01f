"""The house described as OpenAPI: made when somebody first asks, since it takes as long as the rest of a start."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from importlib.metadata import version
from threading import Lock
from typing import Any

from litestar import Litestar, Request, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.routes import HTTPRoute
from msgspec import Struct
from msgspec.inspect import Field, StructType, Type, multi_type_info

from haricot.house.http.wire_schema import add_schemas
from haricot.house.people.auth import COOKIE

KEYS: dict[str, SecurityScheme | Reference] = {
    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
    "token": SecurityScheme(type="http", scheme="bearer"),
}
_making = Lock()


@get("/api/openapi.json", include_in_schema=False)
async def openapi_document(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """What this house answers, as OpenAPI."""
    return await asyncio.to_thread(describe, request.app)


def describe(app: Litestar) -> dict[str, Any]:
    """The whole document of that house; made once."""
    with _making:
        if "openapi" not in app.state:
            _say_what_is_strict(app)
            add_schemas(app)
            app.state["openapi"] = app.openapi_schema.to_schema()
        document: dict[str, Any] = app.state["openapi"]
        return document


class _Document(JsonRenderPlugin):
    """Litestar's own address of the document gives the same as ours."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, describe(request.app))


def openapi_config() -> OpenAPIConfig:
    """How the API's description introduces itself."""
    return OpenAPIConfig(
        title="Haricot",
        version=version("haricot"),
        description="A house of games. Live play is over the WebSocket /api/tables/{table}/live: see docs/bots.md.",
        path="/api/openapi",  # not /api: whatever is not found below it would be answered in HTML
        render_plugins=[_Document(path="/")],
        components=Components(security_schemes=KEYS),
        use_handler_docstrings=True,
    )


def _say_what_is_strict(app: Litestar) -> None:
    """What refuses unknown fields says so in the document."""
    documented = app.openapi_schema.components.schemas or {}
    handlers = [handler for route in app.routes if isinstance(route, HTTPRoute) for handler in route.route_handlers]
    taken = [handler.parsed_data_field.annotation for handler in handlers if handler.parsed_data_field is not None]
    for shape in _structs_in(multi_type_info(taken)):
        if shape.__struct_config__.forbid_unknown_fields and shape.__name__ in documented:
            documented[shape.__name__].additional_properties = False


def _structs_in(described: Iterable[Any]) -> set[type[Struct]]:
    """Every Struct in what requests bring, however deep."""
    found: set[type[Struct]] = set()
    left = list(described)
    while left:
        one = left.pop()
        if isinstance(one, StructType):
            if one.cls in found:
                continue
            found.add(one.cls)
        if isinstance(one, Type | Field):
            left += (getattr(one, name) for name in one.__struct_fields__)
        elif isinstance(one, tuple):
            left += one
    return found
