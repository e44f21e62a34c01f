"""Who is away is waited for; after that they are called, a bot plays for them, or the game becomes one of days."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from haricot.house.live import absences
from tests.house.full_tables import gather
from tests.house.running_house import Live, RunningHouse, Told

HURRIED = (
    "from haricot.house.live import absences; absences.MILLISECONDS_TO_WAIT = {}; from haricot.cli import main; main()"
)


@pytest.fixture(scope="module")
def hurried_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """Where nobody waits longer than a moment."""
    folder = tmp_path_factory.mktemp("hurried")
    running = RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log")
    running.program = HURRIED.format(1)
    running.start()
    yield running
    running.end(signal.SIGTERM)


def away_for_good(live: Live, person: str) -> Told:
    """Asks who is there until that person need not be waited for."""
    while True:
        live.send("look", away=True)
        live.send("look", away=False)
        told = live.until(lambda message: message["kind"] == "present")
        if told["away"].get(person) == 0:
            return told


def test_nobody_is_replaced_or_called_who_was_just_there(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala", options={"first": 1}, clock={"kind": "none"})
    ana.ask(table, "start")
    number = ana.get(f"/api/tables/{table}")["number"]
    with ana.live(table) as live:
        told = live.until(lambda message: message["kind"] == "present")
        assert set(told["away"]) == {bob.id}
        assert 0 < told["away"][bob.id] <= absences.MILLISECONDS_TO_WAIT
        assert ana.refused(table, "substitute", number=number) == (409, "table-still-there")
        assert ana.refused(table, "adjourn", number=number) == (409, "table-still-there")
        live.send("wake", re="w")
        assert live.until(lambda message: message["kind"] == "refused")["key"] == "table-still-there"


def test_whoever_looks_elsewhere_is_away_and_is_called_where_the_page_is_open(hurried_house: RunningHouse) -> None:
    table, (ana, bob) = gather(hurried_house, "kala", options={"first": 1}, clock={"kind": "none"})
    ana.ask(table, "start")
    with ana.live(table) as live, bob.live(table) as hidden:
        live.until(lambda message: message["kind"] == "present" and len(message["people"]) == 2)
        assert ana.refused(table, "substitute", number=live.heard[-1]["number"]) == (409, "table-still-there")
        hidden.send("look", away=True)
        away_for_good(live, bob.id)
        live.send("wake")
        called = hidden.until(lambda message: message["kind"] == "woken")
        assert (called["person"], called["people"]) == (ana.id, [bob.id])
        live.send("wake", re=1)
        assert live.until(lambda message: message["kind"] == "refused")["key"] == "table-woken-already"
        hidden.send("wake", re=2)
        assert hidden.until(lambda message: message["kind"] == "refused")["key"] == "table-not-waited-for"


def test_a_bot_plays_for_whoever_is_away_or_the_game_becomes_one_of_days(hurried_house: RunningHouse) -> None:
    table, (ana, bob) = gather(hurried_house, "kala", options={"first": 1}, clock={"kind": "none"})
    ana.ask(table, "start")
    with ana.live(table) as live:
        away_for_good(live, bob.id)
        number = live.heard[-1]["number"]
        ana.ask(table, "adjourn", number=number, days=2)
        assert ana.get(f"/api/tables/{table}")["table"]["match"]["adjourned"] == 2
        assert ana.refused(table, "resume", number=number) == (409, "table-not-all-there")
        with bob.live(table):
            live.until(lambda message: message["kind"] == "present" and not message["away"])
            bob.ask(table, "resume", number=number)
        assert ana.get(f"/api/tables/{table}")["deadline"] is None
        away_for_good(live, bob.id)
        ana.ask(table, "substitute", number=number)
        live.until(lambda message: message["kind"] == "event" and message["event"]["kind"] == "played")
        bob.ask(table, "takeback")


def test_a_game_that_was_adjourned_is_so_after_a_restart(tmp_path: Path) -> None:
    house = RunningHouse(f"sqlite:///{tmp_path / 'haricot.db'}", tmp_path / "log")
    house.program = HURRIED.format(0)
    house.start()
    table, (ana, _) = gather(house, "kala", options={"first": 1}, clock={"kind": "none"})
    ana.ask(table, "start")
    ana.ask(table, "adjourn", number=ana.get(f"/api/tables/{table}")["number"])
    before = ana.get(f"/api/tables/{table}")
    house.end(signal.SIGKILL)
    house.start()
    after = ana.get(f"/api/tables/{table}")
    house.end(signal.SIGTERM)
    assert before["deadline"] is not None
    assert after["deadline"] == before["deadline"]
