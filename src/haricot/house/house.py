"""The house as a whole: what every route and socket needs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from haricot.core.errors import HaricotError
from haricot.house.bots.bot_pool import Chairs
from haricot.house.bots.review_pool import Look, Reviews
from haricot.house.http import client_files
from haricot.house.live.live_table import Room
from haricot.house.live.table_service import Hall
from haricot.house.people.people import People, Person
from haricot.house.rate_limit import Buckets, Counts
from haricot.house.settings import Settings
from haricot.house.store import schema
from haricot.house.store.store import Store
from haricot.table.errors import NotAllowed, Refused

T = TypeVar("T")

LOG = logging.getLogger("haricot.house")

NEWCOMERS_PER_SECOND = 1
REACTIONS_PER_SECOND = 2
STUDIES_PER_ADDRESS = 8


class NotKnown(HaricotError):
    """The house does not know who asks."""


class NotThere(HaricotError):
    """There is no such thing, or not for whoever asks: the answer is the same."""


class TooMuch(HaricotError):
    """More than one may ask for."""


class House:
    """Settings, store, people, tables, bots and limits."""

    def __init__(self, settings: Settings, look: Look | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.store)
        self.people = People(self.store)
        self.hall = Hall(self.store, self.people)
        self.chairs = Chairs(self.hall, settings)
        self.reviews = Reviews(look)
        self.requests = Buckets(settings.requests_per_second, 10 * settings.requests_per_second)
        self.newcomers = Buckets(NEWCOMERS_PER_SECOND, settings.newcomers_per_address)
        self.sockets = Counts(settings.sockets_each)
        self.addresses = Counts(settings.sockets_per_address)
        self.reviewers = Counts(1)
        self.advised = Counts(1)
        self.students = Counts(STUDIES_PER_ADDRESS)
        self.reactions = Buckets(REACTIONS_PER_SECOND, 5 * REACTIONS_PER_SECOND)
        self.study = ThreadPoolExecutor(1, thread_name_prefix="study")
        self.client = client_files.load()
        self.refused = 0
        self.served = 0

    async def open(self) -> None:
        asyncio.get_running_loop().set_exception_handler(_log_fault)
        self.store.open()
        await self.hall.open()

    async def close(self) -> None:
        await self.chairs.close()
        self.reviews.close()
        self.study.shutdown(wait=False, cancel_futures=True)
        await self.hall.close()
        await self.store.close()

    async def is_healthy(self) -> bool:
        """Whether the store can be read."""
        try:
            await self.store.read(lambda connection: connection.scalar(select(schema.people.c.id).limit(1)))
        except SQLAlchemyError:
            return False
        return True

    async def studied(self, by: str, work: Callable[[], T]) -> T:
        """The rules' answer to a question, beside the tables: one at a time, and a few from each address may wait."""
        if not self.students.take(by):
            raise TooMuch("house-too-often")
        try:
            return await asyncio.get_running_loop().run_in_executor(self.study, work)
        finally:
            self.students.give_back(by)

    async def room_for(self, person: Person, table: str) -> Room:
        """The table, if that person may see it; otherwise the same answer as for one that does not exist."""
        room = await self.hall.room(table) if is_table_id(table) else None
        if room is None or not room.shown.may_see(person.id):
            raise NotThere("table-not-there")
        return room

    async def come(self, person: Person, table: str, invitation: str | None) -> Room:
        """Lets a person in, with an invitation's fingerprint or to a public table."""
        from haricot.table import Come

        room = await self.hall.room(table) if is_table_id(table) else None
        if room is None or room.shown.closed:
            raise NotThere("table-not-there")
        try:
            await self.hall.ask(room, Come(invitation), person.id)
        except NotAllowed:
            raise NotThere("table-not-there") from None
        except Refused as why:
            if why.key != "table-unchanged":  # who is there already comes in again
                raise
        return room


def _log_fault(loop: asyncio.AbstractEventLoop, about: dict[str, Any]) -> None:
    """Where it happened, and nothing of what was at hand: that may be somebody's cards."""
    fault = about.get("exception")
    LOG.error("something failed", extra={"kind": type(fault).__name__}, exc_info=fault)


def is_table_id(table: str) -> bool:
    return len(table) == 16 and all(sign in "0123456789abcdef" for sign in table)
