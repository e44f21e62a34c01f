"""The house as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from haricot.core.errors import HaricotError
from haricot.house.errors import answer_fault, answer_http_error, answer_lost_write, answer_refusal, answer_unreadable
from haricot.house.house import House
from haricot.house.http import client_files, dependencies
from haricot.house.http.openapi import openapi_config, openapi_document
from haricot.house.http.routes import ROUTES
from haricot.house.http.wire_schema import wire_schema
from haricot.house.processes.siblings import Siblings
from haricot.house.settings import Settings
from haricot.house.store.store import WriteFailed

LARGEST_BODY = 65_536


def build(settings: Settings, siblings: Siblings | None = None) -> Litestar:
    """The routes around a house, which opens with them and closes with them; `RequestMiddleware` stands before them."""
    house = House(settings, siblings)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
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
        openapi_config=openapi_config(),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
