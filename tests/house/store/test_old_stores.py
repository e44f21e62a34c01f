"""A store that an earlier version wrote opens, and every table in it is told as that version told it.

What later versions tell beside it is not compared: each value that was told then is told now.
"""

from __future__ import annotations

import json
import shutil
import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import haricot
from tests.house.running_house import RunningHouse

STORES = Path(__file__).parents[2] / "stores"
EXPECTED: dict[str, Any] = json.loads((STORES / "expected.json").read_text("utf-8"))
STILL = ("games.sqlite", "tables.sqlite", "clocks-ahead.sqlite")
"""The stores in which nothing happens by itself when they are opened."""


@pytest.fixture(scope="module", params=STILL)
def opened(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The name of a store, and the address of a house that has opened a copy of it."""
    folder = tmp_path_factory.mktemp("store")
    shutil.copy(STORES / request.param, folder / "haricot.db")
    house = RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log")
    house.start()
    yield request.param, house.address
    house.end(signal.SIGTERM)
    assert '"level":"error"' not in house.logs.read_text()


def client(address: str, key: str) -> httpx.Client:
    return httpx.Client(base_url=address, cookies={"haricot": key}, headers={"Accept-Language": "en"}, timeout=60)


def merged(every: Any, own: Any) -> Any:
    """What everybody was told and what one was told beside it, key by key."""
    if not isinstance(every, dict) or not isinstance(own, dict):
        return own
    return {key: merged(every.get(key), own[key]) if key in own else every[key] for key in {**every, **own}}


def is_told(then: Any, now: Any) -> bool:
    """Whether everything that was told then is told now."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(key in now and is_told(value, now[key]) for key, value in then.items())
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(map(is_told, then, now))
    return bool(then == now)


def as_told_now(told: Any) -> Any:
    """As version 0.1 told a table, in today's words.

    It gave two people one sign, if they had chosen the same; a level of Ronda had another name; the match was called
    `game`, and how it ended early was one text.
    """
    table = told["table"]
    people = {one: {"name": person["name"]} for one, person in table["people"].items()}
    chairs, match = table["chairs"], table["game"]
    if table["setup"]["game"] == "ronda":
        chairs = [{**chair, "level": "bouton"} if chair["level"] == "fleur" else chair for chair in chairs]
    if match and match["ended"]:
        how, seat = match["ended"].split(":")
        match = {**match, "ended": {"how": how, "seat": int(seat)}}
    kept = {key: value for key, value in table.items() if key != "game"}
    return {**told, "table": {**kept, "match": match, "people": people, "chairs": chairs}}


def test_everybody_is_who_they_were_and_finds_their_tables(opened: tuple[str, str]) -> None:
    store, address = opened
    for person in EXPECTED["stores"][store]["people"].values():
        for key in person["keys"]:
            with client(address, key) as http:
                for what, path in (("me", "/api/me"), ("tables", "/api/me/tables"), ("export", "/api/me/export")):
                    answer = http.get(path)
                    assert answer.status_code == person[what]["status"]
                    if answer.status_code == 200:
                        assert is_told(person[what]["body"], answer.json()), (store, what)


def test_every_table_is_told_to_everybody_as_it_was(opened: tuple[str, str]) -> None:
    store, address = opened
    people, tables = EXPECTED["stores"][store]["people"], EXPECTED["stores"][store]["tables"]
    for name, person in people.items():
        with client(address, person["keys"][0]) as http:
            for table, then in tables.items():
                answer = http.get(f"/api/tables/{table}")
                if name in then["seen"]["each"]:
                    told = as_told_now(merged(then["seen"]["all"], then["seen"]["each"][name]))
                    assert is_told(told, answer.json()), then["about"]
                else:
                    assert answer.status_code == (404 if person["me"]["status"] == 200 else 401)


def test_strangers_see_the_same_public_tables(opened: tuple[str, str]) -> None:
    store, address = opened
    assert is_told(EXPECTED["stores"][store]["public"], httpx.get(f"{address}/api/tables").json())


@pytest.mark.parametrize("store", EXPECTED["stores"])
def test_every_record_of_it_replays_and_is_written_as_it_was(store: str) -> None:
    for table in EXPECTED["stores"][store]["tables"].values():
        for text in (*table["finished"], *([table["record"]] if table["record"] else [])):
            assert haricot.Record.loads(text).dumps() == text
        if table["record"]:
            assert str(haricot.Record.loads(table["record"]).replay()) == table["position"]


def test_clocks_that_ran_out_meanwhile_are_heard_at_once(tmp_path: Path) -> None:
    """As version 0.1 did: the same events follow, but for what a bot chooses to play."""
    store = tmp_path / "haricot.db"
    shutil.copy(STORES / "clocks-past.sqlite", store)
    house = RunningHouse(f"sqlite:///{store}", tmp_path / "log")
    house.start()
    tables = EXPECTED["stores"]["clocks-past.sqlite"]["tables"]
    wanted = {table: then["after_opening"] for table, then in tables.items() if then.get("after_opening")}
    assert wanted
    deadline = time.monotonic() + 60
    while (added := {table: after(store, table, tables[table]["number"]) for table in wanted}) and any(
        len(added[table]) < len(wanted[table]) for table in wanted
    ):
        assert time.monotonic() < deadline, "not every table went on"
        time.sleep(0.1)
    house.end(signal.SIGTERM)
    for table, events in wanted.items():
        kinds = [event["kind"] for _, _, event in events]
        assert [event["kind"] for event in added[table]][: len(kinds)] == kinds, tables[table]["about"]


def after(store: Path, table: str, number: int) -> list[dict[str, Any]]:
    with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as connection:
        asked = "SELECT event FROM events WHERE table_id = ? AND number > ? ORDER BY number"
        return [json.loads(event) for (event,) in connection.execute(asked, (table, number))]
