"""Bots sit like people; one that fails is replaced; any program may sit as well."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

import haricot
from tests.house.full_tables import gather
from tests.house.running_house import RunningHouse

ROOT = Path(__file__).parents[3]
every_game = pytest.mark.parametrize("game", haricot.games())


@every_game
def test_bots_play_a_game_among_themselves(house: RunningHouse, game: str) -> None:
    ana = house.visitor("Ana")
    table = ana.open(game)
    seats = ana.get(f"/api/tables/{table}")["table"]["setup"]["seats"]
    for seat in range(seats):
        ana.ask(table, "addbot", seat=seat)
    with ana.live(table) as live:
        live.table_message()
        ana.ask(table, "start")
        for _ in range(12):
            message = live.until(lambda m: m["kind"] == "event" and m["event"]["kind"] == "played")
            assert message["event"]["how"] == "bot"
            if message["view"]["outcome"]:
                return


def test_a_lent_seat_is_played_until_it_is_taken_back(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala", options={"first": 0})
    ana.ask(table, "start")
    with bob.live(table) as live:
        live.table_message()
        ana.ask(table, "lend")
        message = live.until(lambda m: m["kind"] == "event" and m["event"]["kind"] == "played")
        assert message["event"] | {"at": 0} == {"kind": "played", "at": 0, "by": None, "seat": 0, "how": "bot"}
        ana.ask(table, "takeback")
        live.send("play", number=message["number"], move=message["moves"][0])
        after = live.until(lambda m: m["kind"] == "event" and m["event"]["kind"] == "played")
    assert after["event"]["seat"] == 1


def test_the_example_of_a_bot_plays_a_whole_game(house: RunningHouse) -> None:
    script = ROOT / "examples" / "a_bot.py"
    assert len(script.read_text("utf-8").splitlines()) <= 50
    ana = house.visitor("Ana")
    table = ana.open("kala", options={"reserve": 8})
    secret = ana.post(f"/api/tables/{table}/invitations")["secret"]
    command = [sys.executable, str(script), house.address, table, secret]
    players = [subprocess.Popen([*command, str(seat)], stderr=subprocess.PIPE) for seat in (0, 1)]
    with ana.live(table) as live:
        for _ in players:
            live.until(lambda m: m["kind"] == "event" and m["event"]["kind"] == "sat")
        ana.ask(table, "start")
        live.until(lambda m: m.get("view") and m["view"]["outcome"])
    for player in players:
        _, wrong = player.communicate(timeout=20)
        assert player.returncode == 0, wrong.decode()


@pytest.mark.parametrize("fault", ["crash", "hang", "stumble", "cheat"])
def test_a_bot_that_fails_is_replaced_and_the_table_goes_on(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from haricot.house.bots import bot_pool
    from haricot.house.house import House
    from haricot.house.settings import Settings
    from haricot.table import AddBot, Setup, Start
    from tests.house import failing_bots

    monkeypatch.syspath_prepend(str(ROOT))  # the processes for bots look for modules where this one does
    monkeypatch.setattr(bot_pool, "think", getattr(failing_bots, fault))
    monkeypatch.setattr(bot_pool, "GRACE", 0.2 if fault == "hang" else 15.0)
    settings = Settings(store=f"sqlite:///{tmp_path / 'h.db'}", bot_pause=0, bot_seconds=0.1)

    async def evening() -> int:
        house = House(settings)
        await house.open()
        room = await house.tables.open_table(Setup("kala"), "ana")
        for seat in (0, 1):
            await house.tables.submit(room, AddBot(seat), "ana")
        await house.tables.submit(room, Start(), "ana")
        async with asyncio.timeout(60):
            while len(room.stored.match.moves) < 2:  # type: ignore[union-attr]
                await asyncio.sleep(0.05)
        await house.close()
        return house.bots.replaced

    assert bool(asyncio.run(evening())) == (fault in ("crash", "hang"))
