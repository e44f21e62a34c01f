"""The house described as OpenAPI: made when somebody first asks, since it takes as long as the rest of a start."""

from __future__ import annotations

import asyncio
from importlib.metadata import version
from threading import Lock
from typing import Any

from litestar import Litestar, Request, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from msgspec import Struct

from haricot.analysis import tree
from haricot.house.http import analysis, friends, passkeys, puzzles, ratings, schemas, study
from haricot.house.http.wire_schema import add_schemas
from haricot.house.notices import preferences
from haricot.house.people.auth import COOKIE
from haricot.table import Clock, Setup, commands

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
    described = (schemas, study, analysis, tree, ratings, friends, passkeys, puzzles, commands, preferences)
    shapes = (shape for module in described for shape in vars(module).values())
    for shape in (*shapes, Setup, Clock):
        is_struct = isinstance(shape, type) and issubclass(shape, Struct)
        if is_struct and shape.__struct_config__.forbid_unknown_fields and shape.__name__ in documented:
            documented[shape.__name__].additional_properties = False
