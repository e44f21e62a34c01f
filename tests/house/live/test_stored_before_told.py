"""What is decided and not yet stored is told to nobody: not by an event, a refusal, a new socket, or a list."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from haricot.core.errors import HaricotError
from haricot.house.house import House
from haricot.house.http.listings import table_card
from haricot.house.live.protocols import OnMessage
from haricot.house.live.socket import TableSocket
from haricot.house.people.people import Person
from haricot.house.settings import Settings
from haricot.house.store.store import Store, Write, WriteFailed
from haricot.table import AddBot, Play, Setup, Sit, Start

ANA = Person("a" * 16, "Ana", "●")


class Wire:
    """A transport that keeps what it is sent."""

    buffered = 0

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.stopped = False

    def listen(self, on_message: OnMessage) -> None:
        pass

    def send_text(self, text: bytes) -> None:
        self.sent.append(json.loads(text))

    def stop(self) -> None:
        self.stopped = True

    def abort(self) -> None:
        self.stopped = True


class SlowStore(Store):
    """Writes nothing until it is let go."""

    held: list[list[Write]] | None = None

    def _hand_over(self) -> None:
        if self.held is None:
            super()._hand_over()
        else:
            group, self._waiting = self._waiting, []
            self.held.append(group)

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        held, self.held = self.held or [], None
        for group in held:
            self._groups.put(group)


def numbers(messages: Sequence[dict[str, Any]]) -> list[int]:
    return [message["number"] for message in messages]


def test_only_what_is_stored_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("haricot.house.house.Store", SlowStore)

    async def evening() -> None:
        house = House(Settings(store=f"sqlite:///{tmp_path / 'haricot.db'}"))
        store = house.store
        assert isinstance(store, SlowStore)
        await house.open()
        live = await house.tables.open_table(
            Setup("kala", options={"first": 0}), ANA.id, commands=(Sit(0), AddBot(1, "graine"), Start())
        )
        wire, late = Wire(), Wire()
        socket = TableSocket(house.sockets, live, wire, ANA, "en")
        await live.enter(socket, None)
        before = live.stored.number
        store.hold()
        house.tables.submit(live, Play(before, "a1a2a3a4"), ANA.id)
        with pytest.raises(HaricotError):
            house.tables.submit(live, Play(before, "a1a2a3a4"), ANA.id)
        socket.receive(json.dumps({"ask": {"do": "play", "number": before, "move": "a1b1c1d1"}, "re": 7}).encode())
        await live.enter(TableSocket(house.sockets, live, late, ANA, "en"), 0)
        await asyncio.sleep(0.05)

        assert (live.decided.number, live.stored.number) == (before + 1, before)
        assert max(numbers(wire.sent)) == max(numbers(late.sent)) == before
        assert not [message for message in wire.sent if message["kind"] == "refused"], "its reason speaks of the move"
        assert table_card(live, ANA).your_turn
        view = live.snapshot(ANA.id, "en").view
        assert view is not None
        assert view["last"] is None
        assert house.tables.views.views(live.id, live.stored.playing, 0)[-1]["last"] is None  # type: ignore[arg-type]

        store.release()
        while live.stored.number == before:
            await asyncio.sleep(0.01)
        assert [message["kind"] for message in wire.sent if message["kind"] in ("event", "refused")][:2] == [
            "event",
            "refused",
        ]
        await house.close()

    asyncio.run(evening())


def test_what_could_not_be_stored_was_told_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise WriteFailed("the disk is full")

    async def evening() -> None:
        house = House(Settings(store=f"sqlite:///{tmp_path / 'haricot.db'}"))
        await house.open()
        live = await house.tables.open_table(Setup("kala"), ANA.id)
        wire = Wire()
        socket = TableSocket(house.sockets, live, wire, ANA, "en")
        await live.enter(socket, None)
        with monkeypatch.context() as full:
            full.setattr(house.store.group_commit, "write", fail)
            with pytest.raises(WriteFailed):
                await house.tables.submit(live, Sit(0), ANA.id)
        assert max(numbers(wire.sent)) == 1
        assert (socket.close_reason or (0, ""))[0] == 1012
        again = await house.tables.find(live.id)
        assert again is not None
        assert again.decided.number == again.stored.number == 1
        await house.close()

    asyncio.run(evening())
