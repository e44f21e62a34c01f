"""Tables in use are in memory, others wait in the store: those used longest ago leave, and none that is needed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from haricot.house.house import House
from haricot.house.live import loaded_tables
from haricot.house.settings import Settings
from haricot.house.store.table_rows import Delivery, Standing, standing_of
from haricot.table import Setup, Sit


def house_at(tmp_path: Path) -> House:
    return House(Settings(store=f"sqlite:///{tmp_path / 'haricot.db'}"))


class FakeListener:
    person, lang, looks = "ana", "en", True

    def send(self, message: bytes) -> None:
        pass

    def close(self, code: int, key: str) -> None:
        raise AssertionError(key)


def test_beyond_the_most_the_one_used_longest_ago_leaves_and_comes_back_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loaded_tables, "MOST_LOADED", 3)

    async def evening() -> None:
        house = house_at(tmp_path)
        await house.open()
        first = await house.tables.open_table(Setup("kala"), "ana", commands=(Sit(0),))
        others = [await house.tables.open_table(Setup("kala"), "ana") for _ in range(3)]
        assert list(house.tables.loaded) == [live.id for live in others]
        again = await house.tables.find(first.id)
        assert again is not None
        assert again is not first
        assert again.stored == first.stored
        assert first.id in house.tables.loaded
        await house.close()

    asyncio.run(evening())


def test_a_table_with_a_listener_or_a_write_under_way_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded_tables, "IDLE_SECONDS", -1.0)

    async def evening() -> None:
        house = house_at(tmp_path)
        await house.open()
        idle, heard, written = [await house.tables.open_table(Setup("kala"), "ana") for _ in range(3)]
        await heard.enter(FakeListener(), None)
        write = house.tables.submit(written, Sit(0), "ana")
        house.tables.sweep()
        assert set(house.tables.loaded) == {heard.id, written.id}
        await write
        house.tables.sweep()
        assert set(house.tables.loaded) == {heard.id}
        assert (await house.tables.find(idle.id)) is not None
        await house.close()

    asyncio.run(evening())


def test_which_views_were_given_is_kept_when_a_table_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded_tables, "IDLE_SECONDS", -1.0)

    async def evening() -> Standing | None:
        house = house_at(tmp_path)
        await house.open()
        live = await house.tables.open_table(Setup("ronda"), "ana")
        live.deliveries.of_seats[0] = Delivery(5, 7)
        house.tables.sweep()
        await house.store.change()
        standing = await house.store.read(lambda connection: standing_of(connection, live.id))
        await house.close()
        return standing

    assert asyncio.run(evening()) == Standing(None, {0: Delivery(5, 7)})


def test_two_who_ask_for_a_table_at_once_get_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded_tables, "IDLE_SECONDS", -1.0)

    async def evening() -> None:
        house = house_at(tmp_path)
        await house.open()
        live = await house.tables.open_table(Setup("kala"), "ana")
        house.tables.sweep()
        found = await asyncio.gather(*(house.tables.find(live.id) for _ in range(5)))
        assert found[0] is not None
        assert all(one is found[0] for one in found)
        assert await house.tables.find("f" * 16) is None
        await house.close()

    asyncio.run(evening())
