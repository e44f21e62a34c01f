"""What other houses say, heard; and what this one says of its own accord, so that nobody need ask.

Whatever is missed is found in the store: at once when the bus is there again, and else within a few seconds, since
a house that cannot be heard does not know it always.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic

from haricot.house.background_tasks import end_tasks
from haricot.house.bus import bus_messages
from haricot.house.bus.bus import Bus
from haricot.house.bus.bus_messages import BusMessage
from haricot.house.errors import StoreAway
from haricot.house.live import messages
from haricot.house.live.claims import Claims
from haricot.house.live.socket import Sockets
from haricot.house.people.people import People
from haricot.house.rate_limit import Quota, RateLimit

LOG = logging.getLogger("haricot.house.live")

SECONDS_BETWEEN_BEATS = 2.0
SILENT_SECONDS = 7.0
"""After so long without a word, another house counts as gone."""
SECONDS_BETWEEN_CHECKS = 2.0
SECONDS_WITHOUT_BUS = 0.5
SECONDS_BETWEEN_REPORTS = 1.0
CHECKS_BETWEEN_KEYS = 5


class BusListener:
    """Between the bus and what it concerns: tables, people, sockets and budgets of this house."""

    def __init__(self, bus: Bus, people: People, sockets: Sockets, claims: Claims | None = None) -> None:
        """`claims`: where this house thinks for bots, what looks for those that are to move."""
        self._bus, self._people, self._sockets, self._tables = bus, people, sockets, sockets.tables
        auth = sockets.auth
        self._budgets: dict[str, RateLimit] = {
            "people": auth.budgets.people,
            "addresses": auth.budgets.addresses,
            "newcomers": auth.newcomers,
            "reactions": sockets.reactions,
        }
        self._quotas: dict[str, Quota] = {"people": sockets.by_person, "addresses": sockets.by_address}
        self._houses: dict[str, float] = {}
        """When each of the others was last heard."""
        self._tasks: list[asyncio.Task[None]] = []
        self._resyncing: asyncio.Task[None] | None = None
        self._claims = claims

    async def start(self) -> None:
        """Hears the other houses from now on; where there are none, nothing happens."""
        if self._bus.is_alone:
            return
        await self._bus.open(self.on_message, self.resync)
        self._tasks = [asyncio.create_task(work()) for work in (self._beat, self._check, self._report)]

    async def stop(self) -> None:
        """Hears them no more."""
        await end_tasks(*self._tasks, self._resyncing)
        await self._bus.close()

    # Receiving

    def on_message(self, house: str, message: BusMessage) -> None:
        """What another house told, handed to whom it concerns."""
        self._houses[house] = monotonic()
        match message:
            case bus_messages.Stored(table, entries):
                self._tables.on_stored_elsewhere(table, entries)
            case bus_messages.Renamed() | bus_messages.PersonForgotten() | bus_messages.ShutOut():
                self._on_message_of_person(message)
            case bus_messages.Spent(budgets):
                for budget, spent in budgets.items():
                    for key, cost in spent.items():
                        self._budgets[budget].drain(key, cost)
            case bus_messages.Held(quotas):
                for quota, held in quotas.items():
                    self._quotas[quota].note_elsewhere(house, held)
            case bus_messages.Gone():
                self._forget(house)
            case bus_messages.BotDue():
                if self._claims is not None:
                    self._claims.wake()
            case bus_messages.Present() | bus_messages.WhoIsThere() | bus_messages.Reacted() | bus_messages.Woken():
                self._on_message_of_table(house, message)

    def _on_message_of_person(
        self, message: bus_messages.Renamed | bus_messages.PersonForgotten | bus_messages.ShutOut
    ) -> None:
        self._people.on_message(message)
        if isinstance(message, bus_messages.Renamed):
            self._tables.tell_name(message.person.id)  # and they may be on holiday from now on
        elif isinstance(message, bus_messages.PersonForgotten):
            self._sockets.close_person(message.person)
        elif isinstance(message, bus_messages.ShutOut):
            self._sockets.shut_out(message.key)

    def _on_message_of_table(
        self,
        house: str,
        message: bus_messages.Present | bus_messages.WhoIsThere | bus_messages.Reacted | bus_messages.Woken,
    ) -> None:
        live = self._tables.loaded.get(message.table)
        if live is None:
            return
        match message:
            case bus_messages.Present(people=people, looking=looking):
                live.note_elsewhere(house, frozenset(people), frozenset(people if looking is None else looking))
            case bus_messages.WhoIsThere():
                if live.listeners:
                    live.tell_presence()
            case bus_messages.Reacted(person=person, what=what):
                live.send_all(messages.reaction(person, what, live.stored))
            case bus_messages.Woken(person=person, people=called):
                live.send_all(messages.woken(person, called, live.stored))

    def _forget(self, house: str) -> None:
        self._houses.pop(house, None)
        for quota in self._quotas.values():
            quota.note_elsewhere(house, {})
        for live in tuple(self._tables.loaded.values()):
            live.note_elsewhere(house, frozenset())

    def resync(self) -> None:
        """The bus is there, again: what was missed is read from the store, and what others missed is said again."""
        if self._resyncing is None or self._resyncing.done():
            self._resyncing = asyncio.create_task(_log_errors(self._read_again))

    async def _read_again(self) -> None:
        for house in self._houses:
            self._houses[house] = monotonic()
        self._bus.publish(bus_messages.Alive())
        for live in tuple(self._tables.loaded.values()):
            self._bus.publish(bus_messages.WhoIsThere(live.id))
            if live.listeners:
                live.tell_presence()
        await self._tables.check_numbers(tuple(self._tables.loaded))
        await self._people.read_again()
        await self._check_keys()

    # Publishing, and looking, without being asked

    async def _beat(self) -> None:
        while True:
            self._bus.publish(bus_messages.Alive())
            await asyncio.sleep(SECONDS_BETWEEN_BEATS)
            if self._bus.is_connected:
                silent_since = monotonic() - SILENT_SECONDS
                for house in [house for house, heard in self._houses.items() if heard < silent_since]:
                    LOG.warning("heartbeat of another house timed out", extra={"kind": house})
                    self._forget(house)

    async def _check(self) -> None:
        """Somebody may have said what did not come through; without the bus this is how tables go on."""
        checks = 0
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_CHECKS if self._bus.is_connected else SECONDS_WITHOUT_BUS)
            checks += 1
            used = [live.id for live in tuple(self._tables.loaded.values()) if live.listeners]
            if used:
                await _log_errors(partial(self._tables.check_numbers, used))
            if checks % CHECKS_BETWEEN_KEYS == 0:
                await _log_errors(self._check_keys)

    async def _check_keys(self) -> None:
        for key in await self._people.void_among(tuple(self._sockets.by_key)):
            self._sockets.shut_out(key)

    async def _report(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_REPORTS)
            spent = {name: budget.report(SECONDS_BETWEEN_REPORTS) for name, budget in self._budgets.items()}
            if any(spent.values()):
                self._bus.publish(bus_messages.Spent({name: much for name, much in spent.items() if much}))
            held = {name: quota.report() for name, quota in self._quotas.items()}
            if any(held.values()) or self._has_reported:
                self._bus.publish(bus_messages.Held(held))
            self._has_reported = any(held.values())

    _has_reported = False


async def _log_errors(work: Callable[[], Awaitable[None]]) -> None:
    """While the store is away, there is nothing to be found in it; whatever goes wrong, one looks again later."""
    try:
        await work()
    except StoreAway:
        pass
    except Exception:
        LOG.exception("sync with other houses failed")
