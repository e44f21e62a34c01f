"""A bot's turn that fails for a reason nobody foresaw: asked again after a while, and not for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from haricot.house.bots.bot_pool import BotPool
from haricot.house.house import House
from haricot.house.live import bot_turns
from haricot.house.people.people import Person, fingerprint, new_secret
from haricot.house.settings import Settings
from haricot.table import AddBot, Invite, Setup, Sit, Start
from tests.house.live.test_kept_reviews import until

ANA = Person("a" * 16, "Ana", "●")
GRAINE = (Sit(1), AddBot(0, "graine"), Start())


def failing(times: int, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The first so many questions to bots fail; the list grows with each question."""
    asked: list[int] = []
    ask = BotPool.best_move

    async def best_move(pool: BotPool, *question: Any) -> Any:
        asked.append(len(asked))
        if len(asked) <= times:
            raise OSError("a pipe is gone")
        return await ask(pool, *question)

    monkeypatch.setattr(BotPool, "best_move", best_move)
    monkeypatch.setattr(bot_turns, "SECONDS_AFTER_FAILURES", (0, 0, 0))
    return asked


def house_in(folder: Path) -> House:
    return House(Settings(store=f"sqlite:///{folder / 'haricot.db'}", bot_pause=0))


def test_a_bot_whose_turn_failed_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = failing(2, monkeypatch)

    async def evening() -> None:
        house = house_in(tmp_path)
        await house.open()
        live = await house.tables.open_table(Setup("kala", options={"first": 0}), ANA.id, commands=GRAINE)
        await until(lambda: live.stored.playing and live.stored.playing.turn == 1)
        assert len(asked) == 3
        assert live.bot_failures == 0
        await house.close()

    asyncio.run(evening())


def test_one_that_always_fails_waits_until_somebody_acts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = failing(100, monkeypatch)

    async def evening() -> None:
        house = house_in(tmp_path)
        await house.open()
        live = await house.tables.open_table(Setup("kala", options={"first": 0}), ANA.id, commands=GRAINE)
        await until(lambda: len(asked) == 4 and live.bot_turn is None)
        await asyncio.sleep(0.05)
        assert len(asked) == 4
        assert house.tables.bot_turns.thinking == 0
        await house.tables.submit(live, Invite(fingerprint(new_secret()), "sit"), ANA.id)
        await until(lambda: len(asked) == 5 and live.bot_turn is None)
        await house.close()

    asyncio.run(evening())
