"""Another house was first: what it stored is told, and what was decided meanwhile is decided again."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from haricot.house.house import House
from haricot.house.live.live_table import LiveTable
from haricot.house.live.socket import TableSocket
from haricot.house.people.people import Person
from haricot.house.settings import Settings
from haricot.table import AddBot, Command, Play, RemoveBot, Request, Setup, Sit, Start, decide
from tests.house.live.test_stored_before_told import Wire, numbers

ANA = Person("a" * 16, "Ana", "●")


class Evening:
    """A house at which Ana has a socket, and another one that stores something at the same table."""

    def __init__(self, store: Path) -> None:
        self._store = store
        self.house = House(Settings(store=f"sqlite:///{store}"))
        self.wire = Wire()

    async def open(self, *commands: Command) -> LiveTable:
        await self.house.open()
        setup = Setup("kala", options={"first": 0})
        self.live = await self.house.tables.open_table(setup, ANA.id, commands=commands)
        self.socket = TableSocket(self.house.sockets, self.live, self.wire, ANA, "en")
        await self.live.enter(self.socket, None)
        return self.live

    def elsewhere(self, command: Command) -> None:
        """Another house decides and stores this."""
        decision = decide(self.live.stored, command, Request(ANA.id, self.live.last_at, 0))
        with sqlite3.connect(self._store) as store:
            for entry in decision.entries:
                event = msgspec.json.encode(entry.event).decode()
                store.execute(
                    "INSERT INTO events VALUES (?, ?, ?, ?, ?)", (self.live.id, entry.number, entry.at, entry.by, event)
                )

    def ask(self, re: int, **command: object) -> None:
        self.socket.receive(json.dumps({"ask": command, "re": re}).encode())

    def log(self) -> list[str]:
        with sqlite3.connect(self._store) as store:
            asked = "SELECT number, event FROM events WHERE table_id = ? ORDER BY number"
            rows = store.execute(asked, (self.live.id,)).fetchall()
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
        return [str(event) for _, event in rows]


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Callable[[Evening], Awaitable[None]]], None]:
    def run(scene: Callable[[Evening], Awaitable[None]]) -> None:
        async def evening() -> None:
            this = Evening(tmp_path / "haricot.db")
            await scene(this)
            assert not this.wire.stopped, "nobody is disconnected"
            assert numbers(this.wire.sent) == sorted(numbers(this.wire.sent))
            told = [message["number"] for message in this.wire.sent if message["kind"] == "event"]
            assert len(told) == len(set(told)), "nothing is told twice"
            await this.house.close()

        asyncio.run(evening())

    return run


Run = Callable[[Callable[[Evening], Awaitable[None]]], None]


def test_what_another_house_stored_is_told_and_the_command_decided_again(run: Run) -> None:
    async def scene(this: Evening) -> None:
        live = await this.open()
        this.elsewhere(Sit(0))
        await this.house.tables.submit(live, AddBot(1, "graine"), ANA.id)
        assert live.stored.chairs[0].people == (ANA.id,)
        assert live.stored.chairs[1].bot is not None
        assert len(this.log()) == 3
        assert [m["number"] for m in this.wire.sent if m["kind"] == "event"] == [2, 3]

    run(scene)


def test_what_was_decided_on_a_lost_decision_is_decided_again_in_order(run: Run) -> None:
    async def scene(this: Evening) -> None:
        live = await this.open()
        this.elsewhere(Sit(0))
        asked = [this.house.tables.submit(live, command, ANA.id) for command in (AddBot(1, "graine"), RemoveBot(1))]
        await asyncio.gather(*asked)
        assert len(this.log()) == 4
        assert live.stored.chairs[0].people == (ANA.id,)
        assert live.stored.chairs[1].is_free
        assert this.house.store.outdated_writes == 2

    run(scene)


def test_a_move_for_an_older_position_is_refused_with_its_sentence(run: Run) -> None:
    async def scene(this: Evening) -> None:
        live = await this.open(Sit(0), AddBot(1, "graine"), Start())
        before = live.stored.number
        this.elsewhere(Play(before, "a1a2a3a4"))
        this.ask(7, do="play", number=before, move="a1b1c1d1")
        this.ask(8, do="play", number=before, move="a1b1c1d1")
        while len([one for one in this.wire.sent if one["kind"] == "refused"]) < 2:
            await asyncio.sleep(0.01)
        refusals = {one["re"]: one["key"] for one in this.wire.sent if one["kind"] == "refused"}
        assert refusals == {7: "table-stale", 8: "table-stale"}
        assert next(one for one in this.wire.sent if one["number"] == before + 1)["kind"] == "event"
        assert live.log[before].by == ANA.id

    run(scene)


def test_what_is_in_the_store_already_was_kept_after_all(run: Run) -> None:
    """As when the connection was lost after a commit: the answer to a second try is that the number is taken."""

    async def scene(this: Evening) -> None:
        live = await this.open()
        decision = decide(live.decided, Sit(0), Request(ANA.id, live.last_at, 0))
        this.elsewhere(Sit(0))
        live.last_at = decision.request.at
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("haricot.house.live.table_commands.now", lambda: decision.request.at)
            await this.house.tables.submit(live, Sit(0), ANA.id)
        assert len(this.log()) == 2
        assert not [one for one in this.wire.sent if one["kind"] == "refused"]

    run(scene)
