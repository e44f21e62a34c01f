"""Whoever deletes themselves is gone from every table of the store, whatever they had done here."""

from __future__ import annotations

import sqlite3
import time

from tests.house.full_tables import seat_all
from tests.house.notices.push_service import FakeBrowser
from tests.house.people.test_passkeys import kept_by, local
from tests.house.running_house import RunningHouse, Visitor

NAME = "Anouchka la seule"
DAYS = {"kind": "days", "amount": 3}
IDENTIFIERS_STAY = {"events", "players"}
"""The log, and who had which seat in a game of the past: a number that nobody holds any more."""


def kept_of(house: RunningHouse, person: Visitor) -> tuple[set[str], set[str]]:
    """The tables of the store in which their name stands, and those in which their identifier does."""
    named, known = set(), set()
    with sqlite3.connect(f"file:{house.store.removeprefix('sqlite:///')}?mode=ro", uri=True, timeout=60) as store:
        for (table,) in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            text = str(store.execute(f'SELECT * FROM "{table}"').fetchall())
            named |= {table} if NAME in text else set()
            known |= {table} if person.id in text else set()
    return named, known


def do_everything(house: RunningHouse, person: Visitor) -> None:
    """A rated game to its end, one of days, friends, a block, a passkey, a subscription, a holiday, a search."""
    paul, zoe = house.visitor("Paul"), house.visitor("Zoé")
    rated, _ = seat_all([person, paul], "kala", public=True, rated=True)
    person.ask(rated, "resign", number=person.ask(rated, "start")["number"])
    slow, _ = seat_all([person, paul], "kala", clock=DAYS)
    person.ask(slow, "start")
    person.post(f"/api/tables/{person.open('kala')}/friends", {"person": paul.id})
    paul.post(f"/api/tables/{paul.open('kala')}/friends", {"person": person.id})
    person.http.put(f"/api/me/blocks/{zoe.id}").raise_for_status()
    zoe.http.put(f"/api/me/blocks/{person.id}").raise_for_status()
    kept_by(person)
    person.post("/api/me/browsers", {"endpoint": f"https://push.example.org/{person.id}", "keys": FakeBrowser().keys})
    until = int(time.time() * 1000) + 24 * 3600 * 1000
    person.http.put("/api/me/holiday", json={"until": until}).raise_for_status()
    person.http.put("/api/me/profile/shown", json={"ratings": "everybody"}).raise_for_status()
    person.http.put("/api/me/ratings/listed", json={"listed": True}).raise_for_status()
    person.post("/api/pairing", {"game": "ronda", "options": {}, "begins": True})
    person.post("/api/me/links")


def test_of_who_deletes_themselves_no_row_is_left_but_numbers_in_the_past(house: RunningHouse) -> None:
    person = local(house, NAME)
    do_everything(house, person)
    named, known = kept_of(house, person)
    assert len(named) > 1
    assert len(known) > 8, "else nothing was looked for"
    person.http.delete("/api/me").raise_for_status()
    named, known = kept_of(house, person)
    assert named == set()
    assert known <= IDENTIFIERS_STAY, known
