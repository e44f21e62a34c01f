"""What takes long is done beside the event loop; `bench/loop.py` measures what is left on it."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from haricot.house.house import House
from haricot.house.http import export
from haricot.house.settings import Settings
from haricot.table import Setup
from haricot.texts.bundles import LANGUAGES, bundle


def test_years_of_games_are_written_down_in_a_thread_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrote, written = [], export._exported

    def watched(*asked: object) -> export.ExportedTable:
        wrote.append(threading.current_thread().name)
        return written(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(export, "_exported", watched)

    async def evening() -> None:
        house = House(Settings(store=f"sqlite:///{tmp_path / 'house.db'}"))
        await house.open()
        person, _ = await house.people.welcome(0, "Ana", None, "person")
        await house.tables.open_table(Setup("kala"), person.id)
        exported = await export.export_of(house, person, "", "fr")
        await house.close()
        assert [table.game for table in exported.tables] == ["kala"]

    asyncio.run(evening())
    assert len(wrote) == 1
    assert wrote[0].startswith("rules")


def test_a_house_reads_all_its_texts_before_somebody_needs_them(tmp_path: Path) -> None:
    bundle.cache_clear()

    async def evening() -> None:
        house = House(Settings(store=f"sqlite:///{tmp_path / 'house.db'}"))
        await house.open()
        await house.ask_rules("here", lambda: None)  # comes after what was asked for first
        await house.close()

    asyncio.run(evening())
    assert bundle.cache_info().currsize == len(LANGUAGES)
