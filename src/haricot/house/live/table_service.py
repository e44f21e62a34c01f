"""A command's way: decided by the table, stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

import msgspec
from sqlalchemy import Executable, bindparam, delete, insert, select, update

from haricot.house.live.deadlines import HouseClock
from haricot.house.live.live_table import Room, now
from haricot.house.people.people import People
from haricot.house.store import schema
from haricot.house.store.store import Lost, Row, Store
from haricot.table import (
    HOUSE,
    Command,
    Decision,
    DrawLots,
    HouseCommand,
    Rematch,
    Request,
    Setup,
    Start,
    Table,
    TimeOut,
    decide,
    events,
    opened,
)
from haricot.table.errors import Refused

LOG = logging.getLogger("haricot.house.live")

MOST_ROOMS = 3000
MOST_PUBLIC = 100

ADD_TABLE = insert(schema.tables)
ADD_GUEST = insert(schema.guests)
_guest = (schema.guests.c.table_id == bindparam("of"), schema.guests.c.person == bindparam("who"))
FORGET_GUEST = delete(schema.guests).where(*_guest)
_this = update(schema.tables).where(schema.tables.c.id == bindparam("of"))
SET_PUBLIC = _this.values(public=bindparam("is_public"))
SET_CLOSED = _this.values(closed=True)
SET_STANDING = _this.values(due=bindparam("now_due"), marks=bindparam("now_marks"))


DRAWING = (Start, Rematch, DrawLots)
"""Only these draw on chance, and to draw entropy for every move would cost more than the move."""


class Hall:
    """The tables that are in use; others wait in the store."""

    def __init__(self, store: Store, people: People) -> None:
        self.store, self.people = store, people
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.public: OrderedDict[str, None] = OrderedDict()
        self.clock = HouseClock(self._time_is_up)
        self.stored = 0
        self.after_each: Callable[[Room], None] = lambda room: None
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    async def open(self) -> None:
        """Takes up again what waits for nobody but the house: running clocks, and bots that are to move."""
        c = schema.tables.c
        waiting = select(c.id, c.due).where(c.due.is_not(None), c.closed.is_(False))
        for name, due in await self.store.read(lambda connection: connection.execute(waiting).all()):
            self.clock.set(name, due)
        listed = (
            select(c.id).where(c.public.is_(True), c.closed.is_(False)).order_by(c.opened.desc()).limit(MOST_PUBLIC)
        )
        rows = await self.store.read(lambda connection: connection.scalars(listed).all())
        self.public.update((name, None) for name in reversed(rows))
        self.clock.start()

    async def close(self) -> None:
        await self.clock.stop()
        for room in self.rooms.values():
            if room.marks:
                self.store.change(self._standing(room))

    # Finding

    async def room(self, name: str) -> Room | None:
        """The table of that name; loaded from the store if need be."""
        room = self.rooms.get(name)
        if room is not None:
            self.rooms.move_to_end(name)
            return room
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Room | None:
        c = schema.tables.c
        asked = select(c.due, c.marks).where(c.id == name)
        row = await self.store.read(lambda connection: connection.execute(asked).first())
        if row is None:
            return None
        log = await self.store.log(name)
        if not log:
            return None
        room = Room(name, log, msgspec.json.decode(row.marks, type=dict[int, int]), row.due, self.people.known)
        mentioned = {*room.table.guests, *room.table.beans}
        await self.people.named(mentioned)
        self._keep(room)
        self._look_ahead(room)
        return room

    def _keep(self, room: Room) -> None:
        self.rooms[room.id] = room
        while len(self.rooms) > MOST_ROOMS:
            idle = next((one for one in self.rooms.values() if not (one.listeners or one.waiting or one.bot)), None)
            if idle is None or idle is room:
                return
            if idle.marks:
                self.store.change(self._standing(idle))
            del self.rooms[idle.id]

    # Asking

    async def open_table(self, setup: Setup, host: str, start: str | None = None) -> Room:
        name = secrets.token_hex(8)
        entry = opened(setup, host, now(), start)
        row: Row = {"id": name, "opened": entry.at, "public": setup.public, "closed": False, "due": None, "marks": "{}"}
        others: list[tuple[Executable, Row]] = [(ADD_TABLE, row), (ADD_GUEST, {"table_id": name, "person": host})]
        await self.store.append(name, [entry], others)
        room = Room(name, [entry], {}, None, self.people.known)
        self._keep(room)
        if setup.public:
            self.public[name] = None
        return room

    def ask(self, room: Room, command: Command | HouseCommand, by: str | None) -> asyncio.Future[None]:
        """Done once what happened is stored and told; an error of the family says why nothing happens."""
        entropy = secrets.randbits(256) if isinstance(command, DRAWING) else 0
        decision = decide(room.table, command, Request(by, now(), entropy))
        room.table = decision.table
        then = partial(self._stored, room, decision)
        room.waiting = self.store.append(room.id, decision.entries, self._beside(room, decision), then)
        return room.waiting

    def _beside(self, room: Room, decision: Decision) -> list[tuple[Executable, Row]]:
        """What is kept beside the events, so that things are found without reading them."""
        rows: list[tuple[Executable, Row]] = []
        for step in decision.steps:
            match step.entry.event:
                case events.Played():
                    pass
                case events.Came(person):
                    rows.append((FORGET_GUEST, {"of": room.id, "who": person}))
                    rows.append((ADD_GUEST, {"table_id": room.id, "person": person}))
                case events.Left(person):
                    rows.append((FORGET_GUEST, {"of": room.id, "who": person}))
                case events.Prepared(setup):
                    rows.append((SET_PUBLIC, {"of": room.id, "is_public": setup.public}))
                case events.Closed():
                    rows.append((SET_CLOSED, {"of": room.id}))
        due = _due(decision.table)
        if due != room.due or room.once_only:
            room.due = due
            rows.append(self._standing(room))
        return rows

    def _standing(self, room: Room) -> tuple[Executable, Row]:
        marks = msgspec.json.encode(room.marks).decode()
        return SET_STANDING, {"of": room.id, "now_due": room.due, "now_marks": marks}

    def _stored(self, room: Room, decision: Decision, kept: bool) -> None:
        if room.table is decision.table:
            room.waiting = None
        if not kept:
            self._lose(room)
            return
        self.stored += len(decision.steps)
        room.show(decision.steps)
        self._list(room)
        self._look_ahead(room)

    def _lose(self, room: Room) -> None:
        """What was decided and not stored has not happened: whoever comes again finds the table as it is stored."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for listener in tuple(room.listeners):
            listener.close(1012, "house-come-again")

    def _list(self, room: Room) -> None:
        if room.shown.setup.public and not room.shown.closed:
            self.public.setdefault(room.id)
        else:
            self.public.pop(room.id, None)

    def _look_ahead(self, room: Room) -> None:
        """What comes next without anybody asking: the clock, or a bot."""
        game = room.shown.playing
        if game is not None and game.deadline is not None:
            self.clock.set(room.id, game.deadline)
        self.after_each(room)

    async def _time_is_up(self, name: str) -> None:
        room = await self.room(name)
        game = room.table.playing if room else None
        if room is None or game is None or game.deadline is None:
            return
        if game.deadline > now():
            self.clock.set(name, game.deadline)
            return
        try:
            await self.ask(room, TimeOut(room.table.number), HOUSE)
        except (Refused, Lost) as why:
            LOG.info("a time-out came to nothing", extra={"table": name, "kind": str(why)})


def _due(table: Table) -> int | None:
    """When the house must look at the table again: at once for a bot, at its deadline for a person."""
    if table.bot_to_move() is not None:
        return 0
    return table.playing.deadline if table.playing else None
