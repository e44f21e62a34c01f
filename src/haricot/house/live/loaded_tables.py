"""The tables that are in use; others wait in the store."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import partial
from time import monotonic

from haricot.house.bus.bus import Bus
from haricot.house.errors import GameMissing, NotFound, NotShown, TableUnreadable
from haricot.house.live.live_table import LiveTable
from haricot.house.live.other_houses import OtherHouses
from haricot.house.live.view_cache import ViewCache
from haricot.house.people.people import People, Person
from haricot.house.store import game_rows, table_rows
from haricot.house.store.store import Store, StoreConnection, StoreFault
from haricot.house.store.table_rows import DamagedLog
from haricot.table import Table, unknown_game
from haricot.table.description import mentioned

LOG = logging.getLogger("haricot.house.live")

MOST_LOADED = 3000
IDLE_SECONDS = 120.0
SECONDS_BETWEEN_SWEEPS = 30.0


class LoadedTables:
    """Each is loaded when it is asked for, and let go when nobody has used it for a while."""

    def __init__(self, store: Store, people: People, bus: Bus) -> None:
        self.store, self.people, self.bus = store, people, bus
        self.others = None if bus.is_alone else OtherHouses(store, bus)
        self.loaded: OrderedDict[str, LiveTable] = OrderedDict()
        self.public: OrderedDict[str, None] = OrderedDict()
        self.views = ViewCache()
        self.unreadable: set[str] = set()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._renaming: set[asyncio.Task[None] | None] = set()
        self._heard_of: dict[str, int] = {}
        """Of tables that are being loaded: the number of an event that another house told of meanwhile."""

    async def find(self, table: str) -> LiveTable | None:
        """The table of that name; loaded from the store if need be. GameMissing where its game is not here."""
        live = self.loaded.get(table)
        if live is not None:
            live.used_at = monotonic()
            self.loaded.move_to_end(table)
            return live
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._end_loading(table))
        return await asyncio.shield(loading)

    def _end_loading(self, table: str) -> None:
        self._loading.pop(table, None)
        self._heard_of.pop(table, None)
        if table not in self.loaded:
            self.bus.unsubscribe(table)

    async def visible_to(self, person: Person, table: str) -> LiveTable:
        """The table, if that person may see it; otherwise the same answer as for one that does not exist."""
        live = await self.newest_for(person, table)
        if live is None or not live.stored.may_see(person.id):
            raise NotFound("table-not-there")
        return live

    async def newest_for(self, person: Person | None, table: str) -> LiveTable | None:
        """The newest state; why it cannot be shown, only whoever is at the table or played there is told."""
        if not is_table_id(table):
            return None
        try:
            return await self.newest(table)
        except NotShown:
            if person is None or not await self.store.read(partial(_belongs, person=person.id, table=table)):
                return None
            raise

    async def newest(self, table: str) -> LiveTable | None:
        """The table as it is in the store at this moment, whoever stored it."""
        return await self.find(table)

    async def _load(self, table: str) -> LiveTable | None:
        await self.bus.subscribe(table)
        try:
            live = await self.store.read(partial(self._read, table))
        except NotShown:
            self.public.pop(table, None)  # no need to try again for everybody who looks at the list
            raise
        if live is None:
            return None
        await self.people.find(people_at(live.stored))
        live.heard = self._heard_of.get(table, 0)
        self._keep(live)
        self._loaded(live)
        return live

    def _loaded(self, live: LiveTable) -> None:
        """Somebody may have to act there."""

    def _read(self, table: str, reading: StoreConnection) -> LiveTable | None:
        """In a thread beside the loop: to fold a long log takes a while."""
        try:
            standing = table_rows.standing_of(reading, table)
            log = table_rows.log_of(reading, table) if standing else None
            if not standing or not log:
                return None
            if (game := unknown_game(log)) is not None:
                raise GameMissing(game)
            nameless = game_rows.nameless_at(reading, table)
            return LiveTable(table, log, standing, self.people.cached, nameless, self.others)
        except (GameMissing, StoreFault):
            raise
        except DamagedLog as damage:
            self._note_unreadable(table, str(damage))
        except Exception as fault:  # whatever rules make of a log that they did not write harms this table alone
            self._note_unreadable(table, type(fault).__name__)
        raise TableUnreadable

    def _note_unreadable(self, table: str, kind: str) -> None:
        """Once for each table; what is in the log may be somebody's cards, and is not told."""
        if table not in self.unreadable:
            LOG.error("table is unreadable", extra={"table": table, "kind": kind})
        self.unreadable.add(table)

    def _keep(self, live: LiveTable) -> None:
        self.loaded[live.id] = live
        if self.others is not None:
            self.others.ask_who_is_there(live.id)
        while len(self.loaded) > MOST_LOADED:
            idle = next((one for one in self.loaded.values() if one.is_idle), None)
            if idle is None or idle is live:
                return
            self._unload(idle)

    def tell_name(self, person: str) -> list[asyncio.Task[None]]:
        """That person is called otherwise: whoever looks at a table with them learns it at once.

        Where they played, once it is read whether they took their name out of the games there.
        """
        reading = []
        for live in tuple(self.loaded.values()):
            if person in live.stored.beans:
                reading.append(asyncio.create_task(self._read_nameless(live)))
            elif person in live.stored.guests and live.listeners:
                live.send_names()
        self._renaming.update(reading)
        return reading

    async def _read_nameless(self, live: LiveTable) -> None:
        try:
            live.nameless = await self.store.read(partial(game_rows.nameless_at, table=live.id))
            if live.listeners:
                live.send_names()
        finally:
            self._renaming.discard(asyncio.current_task())

    def sweep(self) -> None:
        """Tables that nobody has used for a while wait in the store again."""
        for live in tuple(self.loaded.values()):
            if live.used_at > monotonic() - IDLE_SECONDS:
                return  # those used longest ago come first
            if live.is_idle:
                self._unload(live)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)
            self.sweep()

    def _unload(self, live: LiveTable) -> None:
        self._keep_standing(live)
        self.views.forget(live.id)
        self.bus.unsubscribe(live.id)
        del self.loaded[live.id]

    def _keep_standing(self, live: LiveTable) -> None:
        if live.deliveries.of_seats and self.bus.is_alone:  # else they are noted as they are given
            self.store.change(table_rows.set_standing(live.id, live.standing))

    def _list(self, live: LiveTable) -> None:
        if live.stored.setup.public and live.stored.guests:
            self.public.setdefault(live.id)
        else:
            self.public.pop(live.id, None)


def _belongs(connection: StoreConnection, person: str, table: str) -> bool:
    return table_rows.is_guest(connection, table, person) or game_rows.took_part(connection, person, table)


def people_at(table: Table) -> set[str]:
    """Everybody whom a description of the table names."""
    return set(mentioned(table))


def is_table_id(table: str) -> bool:
    """Whether a text can be the id of a table at all."""
    return len(table) == 16 and all(character in "0123456789abcdef" for character in table)
