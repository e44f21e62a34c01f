"""Quick pairing: whoever waits for the same finds each other, once, and whoever goes away is not waited for."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from haricot.bots import levels
from haricot.house.live import pairing
from haricot.house.live.pairing import LASTS, _Found, _take
from haricot.house.store import pairing_rows
from haricot.house.store.pairing_rows import PairingRow
from haricot.house.store.store import Store, StoreConnection
from tests.house.running_house import RunningHouse, Visitor

NOW = 1_000_000


def ask(person: Visitor, game: str = "kala", *, begins: bool = True, **options: object) -> Any:
    return person.post("/api/pairing", {"game": game, "options": options, "begins": begins})


def test_two_who_want_the_same_play_a_game_that_counts(house: RunningHouse) -> None:
    ana, bob, cyd = (house.visitor(name) for name in ("Ana", "Bob", "Cyd"))
    first = ask(ana)
    assert (first["waits"], first["table"], first["level"] in levels("kala")) == (True, None, True)
    assert ask(cyd, "ronda")["table"] is None, "another game"
    assert ask(ana, begins=False)["table"] is None
    table = ask(bob)["table"]
    assert ask(ana, begins=False)["table"] == table == ask(bob, begins=False)["table"]
    told = ana.get(f"/api/tables/{table}")["table"]
    assert (told["phase"], told["rated"], told["rule_set"]) == ("playing", True, "default")
    assert told["setup"]["clock"] == {"kind": "total", "amount": 600, "increment": 5}
    assert {one for chair in told["chairs"] for one in chair["people"]} == {ana.id, bob.id}
    assert ask(cyd, "ronda", begins=False)["waits"] is True
    cyd.http.delete("/api/pairing").raise_for_status()
    assert ask(cyd, "ronda", begins=False)["waits"] is False


def test_three_play_where_two_cannot_and_rules_of_ones_own_are_not_looked_for(house: RunningHouse) -> None:
    ana, bob = house.visitor("Ana"), house.visitor("Bob")
    ask(ana, "rondelic")
    chairs = ana.get(f"/api/tables/{ask(bob, 'rondelic')['table']}")["table"]["chairs"]
    assert sorted(bool(chair["bot"]) for chair in chairs) == [False, False, True]
    refused = ana.http.post("/api/pairing", json={"game": "kala", "options": {"reserve": 5}})
    assert (refused.status_code, refused.json()["key"]) == (409, "house-pairing-rules")
    assert ana.http.post("/api/pairing", json={"game": "chess"}).status_code in (400, 404, 409)


def test_of_many_at_once_everybody_plays_once(house: RunningHouse) -> None:
    people = [house.visitor(f"Visitor {number}") for number in range(12)]
    with ThreadPoolExecutor(12) as threads:
        list(threads.map(lambda one: ask(one, "rondorondo"), people))
    tables = [ask(person, "rondorondo", begins=False)["table"] for person in people]
    assert len({*tables}) == 6
    assert all(tables.count(table) == 2 for table in tables)
    for person, table in zip(people, tables, strict=True):
        assert [one["id"] for one in person.get("/api/me/tables")] == [table]


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[StoreConnection]:
    store = Store(f"sqlite:///{tmp_path / 'haricot.db'}")
    store.prepare()
    with store.in_turn() as reading:
        yield reading
    store.release()


def take(connection: StoreConnection, who: str, mu: float, at: int, *, begins: bool = True, table: str = "t") -> _Found:
    found = _Found()
    asking = PairingRow(who, "kala", "default", mu, 1.0, at, at + LASTS)
    _take(connection, asking, begins, table, found)
    return found


def partner(found: _Found) -> str | None:
    return found.other.person if found.other else None


def test_the_nearest_is_found_first_and_time_makes_others_near(connection: StoreConnection) -> None:
    strengths = {"weak": 10.0, "strong": 40.0, "middling": 24.0}
    for second in (0, 4):
        for who, mu in strengths.items():
            found = take(connection, who, mu, NOW + 1000 * second, begins=not second)
            assert (found.own is not None, found.other) == (True, None), (who, second)
    assert partner(take(connection, "stronger", 38.5, NOW + 4000)) == "strong"
    late = take(connection, "middling", 24.0, NOW + 5000, begins=False)
    assert partner(late) == "weak", "they have waited for five seconds each"


def test_who_asks_no_more_is_not_waited_for(connection: StoreConnection, monkeypatch: pytest.MonkeyPatch) -> None:
    take(connection, "ana", 25.0, NOW)
    assert take(connection, "bob", 25.0, NOW + LASTS).other is None, "Ana has gone"
    assert take(connection, "ana", 25.0, NOW + LASTS, begins=False).own is None
    monkeypatch.setattr(pairing, "may_meet", lambda *_: False)
    assert take(connection, "cyd", 25.0, NOW + LASTS).other is None, "these two are not brought together"
    monkeypatch.undo()
    assert partner(take(connection, "dan", 25.0, NOW + LASTS + 1, table="first")) == "bob"
    assert partner(take(connection, "eve", 25.0, NOW + LASTS + 2, table="second")) == "cyd"
    again = take(connection, "bob", 25.0, NOW + LASTS + 3, begins=False, table="third")
    assert (again.own and again.own.table_id, again.other) == ("first", None), "nobody is taken twice"
    _, withdrawn = pairing_rows.withdraw("bob")
    assert isinstance(withdrawn, tuple)
    connection.execute(*withdrawn)
    assert pairing_rows.row_of(connection, "bob") is not None, "whoever is taken is taken"
