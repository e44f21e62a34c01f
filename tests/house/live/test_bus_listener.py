"""Two houses on one PostgreSQL in one process, and a bus between them that loses what a test wants to be lost."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace

from haricot.house.bus.bus import OnBusMessage
from haricot.house.bus.bus_messages import BusMessage, Reacted, Stored, table_of
from haricot.house.house import House
from haricot.house.live import bus_listener
from haricot.house.live.socket import TableSocket
from haricot.house.people.people import Person
from haricot.house.settings import Settings
from haricot.table import AddBot, Entry, Play, Refused, Setup, Sit, Start
from tests.house.live.test_stored_before_told import Wire
from tests.house.store.test_store import forget_everything, postgresql

__all__ = ["postgresql"]


class LinkedBus:
    """Publishes to the others in the same process, unless it is cut."""

    is_alone = False

    def __init__(self, linked: list[LinkedBus]) -> None:
        self.house, self.is_connected, self.is_cut = secrets.token_hex(4), True, False
        self._linked, self._tables = linked, set[str]()
        self.told: list[BusMessage] = []

    async def open(self, on_message: OnBusMessage, on_reconnect: Callable[[], None]) -> None:
        self.on_message, self.on_reconnect = on_message, on_reconnect
        self._linked.append(self)

    async def close(self) -> None:
        self._linked.remove(self)

    def publish(self, message: BusMessage) -> None:
        self.told.append(message)
        table = table_of(message)
        for other in self._linked:
            if other is not self and not (self.is_cut or other.is_cut) and (table is None or table in other._tables):
                asyncio.get_running_loop().call_soon(other.on_message, self.house, message)

    async def subscribe(self, table: str) -> None:
        self._tables.add(table)

    def unsubscribe(self, table: str) -> None:
        self._tables.discard(table)


Scene = Callable[[House, House], Awaitable[None]]


@pytest.fixture
def run(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Scene], None]]:
    linked: list[LinkedBus] = []
    monkeypatch.setattr("haricot.house.house.make_bus", lambda url: LinkedBus(linked))
    monkeypatch.setattr(bus_listener, "SECONDS_BETWEEN_REPORTS", 0.05)
    monkeypatch.setattr(bus_listener, "SECONDS_BETWEEN_CHECKS", 0.1)

    def run(scene: Scene) -> None:
        async def evening() -> None:
            settings = Settings(store=postgresql, bus="redis://nowhere", messages_per_second=10, bot_pause=0.01)
            # The second has no workers.
            houses = [House(settings), House(replace(settings, bot_workers=0))]
            for house in houses:
                await house.open()
            try:
                await scene(houses[0], houses[1])
            finally:
                for house in houses:
                    await house.close()

        asyncio.run(evening())

    yield run
    forget_everything(postgresql)


async def eventually(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


async def welcome(house: House, name: str) -> Person:
    return (await house.people.welcome(1, name, "●", "person"))[0]


async def listen(house: House, table: str, person: Person) -> Wire:
    wire = Wire()
    live = await house.tables.visible_to(person, table)
    await live.enter(TableSocket(house.sockets, live, wire, person, "en"), None)
    return wire


def told(wire: Wire) -> list[int]:
    return [message["number"] for message in wire.sent if message["kind"] == "event"]


def bus_of(house: House) -> LinkedBus:
    assert isinstance(house.bus, LinkedBus)
    return house.bus


def test_what_one_house_stores_the_other_tells_once_and_in_order(run: Callable[[Scene], None]) -> None:
    async def scene(here: House, there: House) -> None:
        ana = await welcome(here, "Ana")
        live = await here.tables.open_table(Setup("kala", options={"first": 0}), ana.id)
        wire = await listen(there, live.id, ana)
        other = await there.tables.find(live.id)
        assert other is not None
        await here.tables.submit(live, Sit(0), ana.id)
        await eventually(lambda: told(wire) == [2])
        await asyncio.gather(
            here.tables.submit(live, AddBot(1, "graine"), ana.id), there.tables.submit(other, Sit(None), ana.id)
        )
        await eventually(lambda: told(wire) == [2, 3, 4])
        await eventually(lambda: other.stored == live.stored)
        there_wire, before = wire, live.stored.number
        bus_of(here).is_cut = True
        await here.tables.submit(live, Sit(0), ana.id)
        await eventually(lambda: told(there_wire)[-1] == before + 1)
        bus_of(here).is_cut = False
        await here.tables.submit(live, Start(), ana.id)
        await here.tables.submit(live, Play(live.stored.number, "a1a2a3a4"), ana.id)
        await eventually(lambda: other.stored.number >= live.stored.number > before + 3)
        assert all(after == number + 1 for number, after in pairwise(told(wire)))

    run(scene)


def test_a_house_without_workers_leaves_thinking_to_others(run: Callable[[Scene], None]) -> None:
    async def scene(here: House, there: House) -> None:
        ana = await welcome(there, "Ana")
        commands = (Sit(0), AddBot(1, "graine"), Start())
        live = await there.tables.open_table(Setup("kala", options={"first": 1}), ana.id, commands=commands)
        before = live.stored.number
        await eventually(lambda: live.stored.number > before)
        assert live.bot_turn is None
        assert (here.tables.bot_turns.moves, there.tables.bot_turns.moves) == (live.stored.number - before, 0)

    run(scene)


def test_a_message_that_comes_before_its_forerunner_is_healed_from_the_store(run: Callable[[Scene], None]) -> None:
    async def scene(here: House, there: House) -> None:
        ana = await welcome(here, "Ana")
        live = await here.tables.open_table(Setup("kala"), ana.id)
        wire = await listen(there, live.id, ana)
        bus_of(here).is_cut = True
        await here.tables.submit(live, Sit(0), ana.id)
        await here.tables.submit(live, Sit(1), ana.id)
        entries: tuple[Entry, ...] = tuple(live.log[2:])
        there.bus_listener.on_message("elsewhere", Stored(live.id, entries))
        there.bus_listener.on_message("elsewhere", Stored(live.id, entries))
        await eventually(lambda: told(wire) == [2, 3])

    run(scene)


def test_a_refusal_is_by_what_the_store_says(run: Callable[[Scene], None]) -> None:
    async def scene(here: House, there: House) -> None:
        ana = await welcome(here, "Ana")
        live = await here.tables.open_table(Setup("kala", options={"first": 0}), ana.id)
        other = await there.tables.find(live.id)
        assert other is not None
        bus_of(here).is_cut = True
        await here.tables.submit(live, Sit(0), ana.id)
        await here.tables.submit(live, AddBot(1, "graine"), ana.id)
        await there.tables.submit(other, Start(), ana.id)
        with pytest.raises(Refused) as refused:
            await there.tables.submit(other, Start(), ana.id)
        assert refused.value.key == "table-game-runs"
        assert other.stored.playing is not None

    run(scene)


def test_who_spends_at_one_house_has_spent_at_all(run: Callable[[Scene], None]) -> None:
    async def scene(here: House, there: House) -> None:
        await asyncio.sleep(0.1)
        for _ in range(90):
            here.auth.budgets.charge("ana", "192.0.2.1", 1.0)
        await eventually(lambda: not there.auth.budgets.people.take("ana", 50.0))
        for _ in range(here.sockets.by_person.most):
            assert here.sockets.by_person.acquire("ana")
        await eventually(lambda: not there.sockets.by_person.acquire("ana"))
        for _ in range(here.sockets.by_person.most):
            here.sockets.by_person.release("ana")
        await eventually(lambda: there.sockets.by_person.acquire("ana"))

    run(scene)


def test_a_house_that_goes_takes_its_people_with_it(run: Callable[[Scene], None]) -> None:
    async def scene(here: House, there: House) -> None:
        ana = await welcome(here, "Ana")
        live = await here.tables.open_table(Setup("kala"), ana.id)
        await listen(here, live.id, ana)
        wire = await listen(there, live.id, ana)
        other = there.tables.loaded[live.id]
        await eventually(lambda: other.elsewhere)
        bus_of(here).publish(Reacted(live.id, ana.id, "bravo"))
        await eventually(lambda: [one for one in wire.sent if one["kind"] == "reaction"])
        there.bus_listener._forget(bus_of(here).house)
        assert not other.elsewhere
        there.bus_listener.resync()
        await eventually(lambda: other.elsewhere)

    run(scene)


def test_a_view_that_was_seen_is_not_given_again_though_the_house_that_gave_it_died(
    run: Callable[[Scene], None],
) -> None:
    """Before it noted that it did: whoever says to have seen it, was given it."""

    async def scene(here: House, there: House) -> None:
        ana = await welcome(here, "Ana")
        commands = (Sit(1), AddBot(0, "graine"), Start())
        live = await here.tables.open_table(Setup("ronda", options={"first": 0}), ana.id, commands=commands)
        await eventually(lambda: live.stored.number > len(commands) + 1)
        other = await there.tables.newest(live.id)
        assert other is not None
        wire, last = Wire(), other.stored.number
        await other.enter(TableSocket(there.sockets, other, wire, ana, "en"), last)
        assert [number for number in told(wire) if number <= last] == []

    run(scene)


def test_names_and_keys_are_read_again_after_a_cut(run: Callable[[Scene], None]) -> None:
    async def scene(here: House, there: House) -> None:
        ana, secret = await here.people.welcome(1, "Ana", "●", "person")
        assert await there.people.whose(secret) == ana
        device = (await here.people.devices_of(ana))[0]
        bus_of(here).is_cut = True
        renamed = await here.people.rename(ana, "Anne", None)
        there.bus_listener.resync()
        await eventually(lambda: there.people.cached(ana.id) == renamed)
        assert await there.people.whose(secret) == renamed
        await here.people.shut_out(device)
        assert await there.people.whose(secret) is not None, "it did not hear of it"
        there.bus_listener.resync()
        assert there.bus_listener._resyncing is not None
        await there.bus_listener._resyncing
        assert await there.people.whose(secret) is None

    run(scene)
