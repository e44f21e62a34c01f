"""The house as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from msgspec import Struct

from haricot.core.errors import HaricotError
from haricot.house.bots.review_pool import Look
from haricot.house.errors import refuse, refuse_depth, refuse_fault, refuse_http
from haricot.house.house import House
from haricot.house.http import schemas as answers
from haricot.house.http.routes import ROUTES
from haricot.house.http.wire_schema import add_schemas, wire_schema
from haricot.house.people.auth import COOKIE, check_request, known_person, with_headers
from haricot.house.people.people import Person
from haricot.house.settings import Settings
from haricot.table import Clock, Setup, commands

LARGEST_BODY = 65_536

KEYS: dict[str, SecurityScheme | Reference] = {
    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
    "token": SecurityScheme(type="http", scheme="bearer"),
}


def build(settings: Settings, look: Look | None = None) -> Litestar:
    house = House(settings, look)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[*ROUTES, wire_schema],
        state=State({"house": house}),
        lifespan=[open_house],
        dependencies={"house": Provide(_house, sync_to_thread=False), "me": Provide(_me)},
        guards=[_check],
        middleware=[with_headers],
        exception_handlers={
            HaricotError: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_depth,
            Exception: refuse_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Haricot",
            version=version("haricot"),
            description="A house of games. Live play is over the WebSocket /api/tables/{table}/live: see docs/bots.md.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(security_schemes=KEYS),
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    _say_what_is_strict(app)
    add_schemas(app)
    return app


def _say_what_is_strict(app: Litestar) -> None:
    """What refuses unknown fields says so in the document."""
    schemas = app.openapi_schema.components.schemas or {}
    for shape in (*vars(answers).values(), *vars(commands).values(), Setup, Clock):
        is_struct = isinstance(shape, type) and issubclass(shape, Struct)
        if is_struct and shape.__struct_config__.forbid_unknown_fields and shape.__name__ in schemas:
            schemas[shape.__name__].additional_properties = False


def _house(state: State) -> House:
    house: House = state.house
    return house


async def _me(request: Request[Any, Any, Any]) -> Person:
    return await known_person(request)


def _check(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    if connection.scope["type"] == ScopeType.HTTP:
        check_request(connection)
