"""The house as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from msgspec import Struct

from haricot.core.errors import HaricotError
from haricot.house.errors import answer_fault, answer_http_error, answer_lost_write, answer_refusal, answer_unreadable
from haricot.house.house import House
from haricot.house.http import client_files, dependencies, friends, passkeys, puzzles, ratings, schemas, study
from haricot.house.http.front_door import FrontDoor
from haricot.house.http.routes import ROUTES
from haricot.house.http.wire_schema import add_schemas, wire_schema
from haricot.house.notices import preferences
from haricot.house.people.auth import COOKIE
from haricot.house.settings import Settings
from haricot.house.store.store import WriteFailed
from haricot.table import Clock, Setup, commands

LARGEST_BODY = 65_536

KEYS: dict[str, SecurityScheme | Reference] = {
    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
    "token": SecurityScheme(type="http", scheme="bearer"),
}


def build(settings: Settings) -> Litestar:
    house = House(settings)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[*ROUTES, wire_schema, openapi_document],
        state=State({"house": house, "client": client_files.load()}),
        lifespan=[open_house],
        dependencies={
            "house": Provide(dependencies.the_house, sync_to_thread=False),
            "me": Provide(dependencies.me),
        },
        exception_handlers={
            HaricotError: answer_refusal,
            HTTPException: answer_http_error,
            WriteFailed: answer_lost_write,
            RecursionError: answer_unreadable,
            UnicodeError: answer_unreadable,
            Exception: answer_fault,
        },
        openapi_config=_openapi(),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    _say_what_is_strict(app)
    add_schemas(app)
    app.asgi_handler = FrontDoor(app.asgi_handler, house)
    return app


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Haricot",
        version=version("haricot"),
        description="A house of games. Live play is over the WebSocket /api/tables/{table}/live: see docs/bots.md.",
        path="/api/openapi",  # not /api: whatever is not found below it would be answered in HTML
        render_plugins=[JsonRenderPlugin(path="/")],
        components=Components(security_schemes=KEYS),
        use_handler_docstrings=True,
    )


@get("/api/openapi.json", include_in_schema=False)
async def openapi_document(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """What this house answers, as OpenAPI."""
    return request.app.openapi_schema.to_schema()


def _say_what_is_strict(app: Litestar) -> None:
    """What refuses unknown fields says so in the document."""
    documented = app.openapi_schema.components.schemas or {}
    described = (schemas, study, ratings, friends, passkeys, puzzles, commands, preferences)
    shapes = (shape for module in described for shape in vars(module).values())
    for shape in (*shapes, Setup, Clock):
        is_struct = isinstance(shape, type) and issubclass(shape, Struct)
        if is_struct and shape.__struct_config__.forbid_unknown_fields and shape.__name__ in documented:
            documented[shape.__name__].additional_properties = False
