"""The house as a whole: what every route and socket needs, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from haricot.bots.compilation import begin_all
from haricot.core.errors import HaricotError
from haricot.house import wall_clock
from haricot.house.bots.analyses import Analyses
from haricot.house.bots.bot_pool import BotPool
from haricot.house.bots.review_pool import ReviewPool
from haricot.house.bus.bus import check_bus, make_bus
from haricot.house.errors import RateLimited
from haricot.house.friends import Friends
from haricot.house.history.backfill import catch_up
from haricot.house.live.bus_listener import BusListener
from haricot.house.live.erased_names import ErasedNames
from haricot.house.live.finished_games import FinishedGames
from haricot.house.live.heartbeat import Heartbeat
from haricot.house.live.hints import Hints
from haricot.house.live.idle_reviews import IdleReviews
from haricot.house.live.join_codes import JoinCodes
from haricot.house.live.kept_reviews import KeptReviews
from haricot.house.live.loop_lag import LoopLag
from haricot.house.live.pairing import Pairing
from haricot.house.live.sign_out import SignOut
from haricot.house.live.socket import Sockets
from haricot.house.live.table_service import TableService
from haricot.house.notices.holidays import Holidays
from haricot.house.notices.notices import Notices
from haricot.house.notices.push_sender import PushSender
from haricot.house.notices.reminders import Reminders
from haricot.house.notices.vapid import NOBODY, VapidKey, own_key
from haricot.house.people.auth import Auth
from haricot.house.people.passkeys import Passkeys
from haricot.house.people.people import People
from haricot.house.processes.siblings import Siblings
from haricot.house.rate_limit import Quota
from haricot.house.settings import Settings
from haricot.house.store import notice_rows
from haricot.house.store.database import store_url
from haricot.house.store.notice_rows import Subscription
from haricot.house.store.store import Store
from haricot.texts import load_all

T = TypeVar("T")

LOG = logging.getLogger("haricot.house")

RULES_QUESTIONS_PER_ADDRESS = 8


class House:
    """Settings, store, people, tables, bots and limits."""

    def __init__(self, settings: Settings, siblings: Siblings | None = None) -> None:
        self.settings = settings
        self.siblings = siblings
        """The other processes of this house on this machine, where there are several."""
        check_settings(settings)
        self.bus = make_bus(settings.bus)
        self.store = Store(settings.store, is_shared=not self.bus.is_alone)
        self.people = People(self.store, self.bus)
        self.passkeys = Passkeys(self.store, self.people)
        self.auth = Auth(settings, self.people)
        self.heartbeat = Heartbeat(self.store, None if self.bus.is_alone else self.bus.house)
        self.loop_lag = LoopLag()
        self.bots = BotPool(settings)
        self.reviews = ReviewPool()
        self.analyses = Analyses(self.reviews)
        self.kept_reviews = KeptReviews(self.store, self.reviews)
        self.tables = TableService(self.store, self.people, self.bots, settings, self.bus)
        self.holidays = Holidays(self.people, self.tables)
        self.notices = Notices(self.store, self.people, self.tables)
        self.friends = Friends(self.store, self.people, self.tables, self.notices)
        self.reminders = Reminders(self.store, self.tables, self.notices)
        self.push_key: VapidKey | None = None
        """Made, or read, when the house opens."""
        self.tables.observe(self.holidays)
        self.tables.observe(self.notices)
        self.join_codes = JoinCodes(self.store, self.tables)
        self.idle_reviews = IdleReviews(self.store, self.reviews, self.kept_reviews, self.tables)
        self.erased_names = ErasedNames(self.store, self.people, self.tables)
        self.hints = Hints(self.tables, self.bots)
        self.finished_games = FinishedGames(self.tables, self.store)
        self.pairing = Pairing(self.store, self.tables, settings)
        self.sockets = Sockets(self.tables, self.auth, settings)
        self.sign_out = SignOut(self.people, self.passkeys, self.tables, self.sockets)
        thinks = self.tables.claims if settings.bot_workers else None
        self.bus_listener = BusListener(self.bus, self.people, self.sockets, thinks)
        self.review_quota = Quota(1)
        self.export_quota = Quota(1)
        self.rules_quota = Quota(RULES_QUESTIONS_PER_ADDRESS)
        self.rules_thread = ThreadPoolExecutor(1, thread_name_prefix="rules")

    def prepare(self) -> None:
        """Takes its store; what is wrong with a setting has a sentence."""
        check_bus(self.settings.bus)
        self.store.prepare()

    async def open(self) -> None:
        """Prepares the store, catches up with what was missed, and starts what works beside requests."""
        asyncio.get_running_loop().set_exception_handler(_log_fault)
        begin_all()
        self.store.prepare()
        try:
            await asyncio.to_thread(catch_up, self.store)
            self.push_key = await asyncio.to_thread(own_key, self.store)
            self.store.open()
            if (told := await self.store.wall_time()) is not None:
                wall_clock.start(*told)
            last_alive = await self.heartbeat.last()
            wall_clock.start_no_earlier_than(last_alive or 0)
            await self.heartbeat.start()
            await self.bus_listener.start()
            await self.tables.open(last_alive if self.store.lock.was_free else None)
            self.notices.start(self._push_sender(self.push_key))
            self.reminders.start()
            await asyncio.to_thread(self.store.lock.opened)
            self.loop_lag.start()
            self.rules_thread.submit(load_all)  # beside: a hundred files to read, once
        except BaseException:
            await self.close()
            raise

    def _push_sender(self, key: VapidKey) -> PushSender:
        loop = asyncio.get_running_loop()

        def drop(subscription: Subscription) -> None:
            with suppress(RuntimeError):  # the house has closed meanwhile
                loop.call_soon_threadsafe(self.store.change, notice_rows.remove_subscription(subscription.id))

        address = self.settings.address
        subject = address if address is not None and self.settings.is_secure else NOBODY
        return PushSender(key, subject, anywhere=self.settings.push_anywhere, when_gone=drop)

    async def close(self) -> None:
        """Ends everything in the order in which it depends on each other; what was decided is stored first."""
        await self.reminders.close()
        await self.notices.close()
        await self.holidays.close()
        await self.idle_reviews.stop()
        await self.tables.close()
        await self.bus_listener.stop()
        await self.loop_lag.stop()
        await self.heartbeat.stop()
        self.bots.close()
        self.reviews.close()
        self.rules_thread.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    async def ask_rules(self, by: str, work: Callable[[], T]) -> T:
        """The rules' answer to a question, beside the tables: one at a time, and a few from each address may wait."""
        if not self.rules_quota.acquire(by):
            raise RateLimited("house-too-often")
        try:
            return await asyncio.get_running_loop().run_in_executor(self.rules_thread, work)
        finally:
            self.rules_quota.release(by)


def check_settings(settings: Settings) -> None:
    """Which settings go together."""
    if settings.bus and store_url(settings.store).get_backend_name() == "sqlite":
        raise HaricotError("house-bus-sqlite")
    if settings.bot_workers == 0 and not settings.bus:
        raise HaricotError("house-bots-nowhere")


def _log_fault(loop: asyncio.AbstractEventLoop, about: dict[str, Any]) -> None:
    """Where it happened, and nothing of what was at hand: that may be somebody's cards."""
    fault = about.get("exception")
    LOG.error("event loop callback failed", extra={"kind": type(fault).__name__}, exc_info=fault)
