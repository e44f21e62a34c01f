"""What is decided and not yet stored is told to nobody: not by an event, a refusal, a new socket, or a list."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from haricot.house.house import House
from haricot.house.http.app import build
from haricot.house.http.listings import table_card
from haricot.house.live.protocols import OnMessage
from haricot.house.live.socket import TableSocket
from haricot.house.people.people import Person
from haricot.house.settings import Settings
from haricot.house.store.store import Store, Write, WriteFailed
from haricot.table import AddBot, Play, Refused, RemoveBot, Setup, Sit, Start

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
        again = house.tables.submit(live, Play(before, "a1a2a3a4"), ANA.id)
        socket.receive(json.dumps({"ask": {"do": "play", "number": before, "move": "a1b1c1d1"}, "re": 7}).encode())
        await live.enter(TableSocket(house.sockets, live, late, ANA, "en"), 0)
        await asyncio.sleep(0.05)

        assert (live.decided.number, live.stored.number) == (before + 1, before)
        assert max(numbers(wire.sent)) == max(numbers(late.sent)) == before
        assert not [message for message in wire.sent if message["kind"] == "refused"], "its reason speaks of the move"
        assert not again.done(), "nor is whoever waits for it told why"
        assert table_card(live, ANA).your_turn
        view = live.snapshot(ANA.id, "en").view
        assert view is not None
        assert view["last"] is None
        assert house.tables.views.views(live.id, live.stored.playing, 0)[-1]["last"] is None  # type: ignore[arg-type]

        store.release()
        with pytest.raises(Refused) as refused:
            await again
        async with asyncio.timeout(30):
            while len(kinds := [one["kind"] for one in wire.sent if one["kind"] in ("event", "refused")]) < 2:
                await asyncio.sleep(0.01)
        assert kinds[:2] == ["event", "refused"], "the refusal waits until the store was read"
        assert refused.value.key == "table-stale"
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


def over_http(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_kept: bool) -> tuple[list[tuple[int, str]], int]:
    """Ana sends one move twice while the store writes nothing: both answers, and by how much the table grew."""
    monkeypatch.setattr("haricot.house.house.Store", SlowStore)

    def fail(*_: object) -> None:
        raise WriteFailed("the disk is full")

    async def evening() -> tuple[list[tuple[int, str]], int]:
        app = build(Settings(store=f"sqlite:///{tmp_path / 'haricot.db'}"))
        house = app.state.house
        await house.open()
        transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            ana = (await http.post("/api/programs", json={"name": "Ana"})).json()
            http.headers["Authorization"] = f"Bearer {ana['token']}"
            commands = (Sit(0), AddBot(1, "graine"), Start())
            live = await house.tables.open_table(
                Setup("kala", options={"first": 0}), ana["person"]["id"], commands=commands
            )
            before = live.stored.number
            play = {"do": "play", "number": before, "move": "a1a2a3a4"}
            ask = partial(http.post, f"/api/tables/{live.id}/commands", json=play)
            house.store.hold()
            asked = [asyncio.create_task(ask()), asyncio.create_task(ask())]
            async with asyncio.timeout(30):
                while live.decided.number == before or not live.overtaken:
                    await asyncio.sleep(0.01)
            assert (live.decided.number, live.stored.number) == (before + 1, before)
            assert not any(task.done() for task in asked), "nobody knows yet whether the move will have been"
            with monkeypatch.context() as full:
                if not is_kept:
                    full.setattr(house.store.group_commit, "write", fail)
                house.store.release()
                answers = [
                    (answer.status_code, answer.json().get("key", "")) for answer in await asyncio.gather(*asked)
                ]
            again = await house.tables.find(live.id)
        grown = again.log[before:]
        await house.close()
        return answers, len([entry for entry in grown if entry.by == ana["person"]["id"]])

    return asyncio.run(evening())


def test_a_refusal_over_http_waits_for_the_move_that_it_speaks_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers, moves = over_http(tmp_path, monkeypatch, is_kept=True)
    assert answers == [(200, ""), (409, "table-stale")]
    assert moves == 1


def test_no_refusal_speaks_of_a_move_that_never_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers, moves = over_http(tmp_path, monkeypatch, is_kept=False)
    assert [status for status, _ in answers] == [503, 503]
    assert moves == 0


def test_of_several_that_wait_each_is_refused_once_those_before_it_are_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("haricot.house.house.Store", SlowStore)

    async def evening() -> None:
        house = House(Settings(store=f"sqlite:///{tmp_path / 'haricot.db'}"))
        store = house.store
        assert isinstance(store, SlowStore)
        await house.open()
        live = await house.tables.open_table(Setup("kala"), ANA.id)
        store.hold()
        bot = AddBot(1, "graine")
        asked = [house.tables.submit(live, one, ANA.id) for one in (bot, bot, RemoveBot(1), RemoveBot(1), Sit(0))]
        told: list[tuple[int, int]] = []

        def note(future: asyncio.Future[None]) -> None:
            told.append((asked.index(future), live.stored.number))

        for future in asked:
            future.add_done_callback(note)
        store.release()
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(result, Refused) for result in results] == [False, True, False, True, False]
        assert told == [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4)]
        assert live.all_is_stored
        await house.close()

    asyncio.run(evening())


def test_where_nothing_waits_to_be_stored_a_refusal_asks_nothing_of_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        house = House(Settings(store=f"sqlite:///{tmp_path / 'haricot.db'}"))
        await house.open()
        live = await house.tables.open_table(Setup("kala"), ANA.id)
        monkeypatch.setattr(house.store, "read", lambda *_: pytest.fail("the store is read"))
        with pytest.raises(Refused):
            house.tables.submit(live, RemoveBot(1), ANA.id)
        assert not live.is_behind
        await house.close()

    asyncio.run(evening())
