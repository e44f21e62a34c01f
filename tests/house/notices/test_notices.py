"""A tap on the shoulder, through the public doors: when, how often, what it says, and what it never says."""

from __future__ import annotations

import json
import sqlite3
import time
from datetime import UTC, datetime
from typing import Any

import pytest

from tests.house.full_tables import gather
from tests.house.notices.push_service import PushService
from tests.house.running_house import RunningHouse, Visitor

DAYS = {"kind": "days", "amount": 3}


def listen(person: Visitor, service: PushService) -> str:
    """The path at which the push service has what that person is told."""
    path = f"/{person.id}"
    person.post("/api/me/browsers", service.subscription(path))
    return path


def play(person: Visitor, table: str) -> None:
    told = person.get(f"/api/tables/{table}")
    person.ask(table, "play", number=told["number"], move=told["moves"][0])


def look(person: Visitor, table: str) -> None:
    """With a page in sight, until the house has noted it."""
    with person.live(table) as live:
        live.table_message()
        deadline = time.monotonic() + 30
        while person.get("/api/me/export")["notices"]["unseen"]:
            assert time.monotonic() < deadline
            time.sleep(0.02)


def test_whose_turn_it_is_is_told_once_until_it_is_looked_at(noticing: RunningHouse, service: PushService) -> None:
    table, (ana, bob) = gather(noticing, "kala", options={"first": 0}, clock=DAYS)
    path = listen(bob, service)
    ana.ask(table, "start")
    play(ana, table)
    (first,) = service.wait_for(path, 1)
    assert first.said == {
        "title": "Kala",
        "body": "It is your turn.",
        "tag": table,
        "path": f"/table/{table}",
        "lang": "en",
    }
    assert first.headers["ttl"].isdigit()
    assert first.headers["topic"] == table
    assert first.headers["content-encoding"] == "aes128gcm"
    assert first.claims["aud"] == service.address
    assert first.claims["sub"].startswith("mailto:")
    assert 0 < first.claims["exp"] - time.time() <= 24 * 3600
    ana.ask(table, "undo", number=ana.get(f"/api/tables/{table}")["number"])
    play(ana, table)
    exported = bob.get("/api/me/export")["notices"]
    assert [one["kind"] for one in exported["unseen"]] == ["turn"]
    assert exported["browsers"][0]["service"] == "127.0.0.1"
    assert "endpoint" not in json.dumps(exported)
    look(bob, table)
    play(bob, table)
    play(ana, table)
    service.wait_for(path, 2)
    assert len(service.at(path)) == 2, "the move that was made again was not told again"


def test_whoever_looks_is_told_nothing_and_whoever_looks_away_is(noticing: RunningHouse, service: PushService) -> None:
    table, (ana, bob) = gather(noticing, "kala", options={"first": 0}, clock=DAYS)
    path = listen(bob, service)
    ana.ask(table, "start")
    with bob.live(table) as live:
        live.table_message()
        play(ana, table)
        live.until(lambda message: message["kind"] == "event" and message["event"]["kind"] == "played")
        play(bob, table)
        live.send("look", away=True)
        live.until(lambda message: message["kind"] == "present" and bob.id in message["away"])
        play(ana, table)
        service.wait_for(path, 1)
    assert len(service.at(path)) == 1


def test_who_sits_down_at_my_table_and_who_calls_me_is_told_by_name(
    noticing: RunningHouse, service: PushService
) -> None:
    host, guest = noticing.visitor("Ana"), noticing.visitor("Bob")
    path, guest_path = listen(host, service), listen(guest, service)
    table = host.open("kala", options={"first": 1}, clock={"kind": "none"}, seat=0)
    secret = host.post(f"/api/tables/{table}/invitations")["secret"]
    guest.post(f"/api/tables/{table}/guests", {"invitation": secret})
    guest.ask(table, "sit", seat=1)
    assert service.wait_for(path, 1)[0].said["body"] == "Bob has sat down at your table."
    host.ask(table, "start")
    with host.live(table) as live:
        live.until(lambda message: message["kind"] == "present")
        deadline = time.monotonic() + 30
        while not service.at(guest_path):
            assert time.monotonic() < deadline
            live.send("wake")
            time.sleep(0.1)
    called = service.wait_for(guest_path, 1)[0]
    assert called.said["body"] == "Ana is waiting for you."
    assert called.headers["urgency"] == "high"


def test_games_and_tables_that_are_off_are_not_told(noticing: RunningHouse, service: PushService) -> None:
    tables = [gather(noticing, "kala", options={"first": 0}, clock=DAYS) for _ in range(2)]
    (muted, (ana, bob)), (other, (cyd, eve)) = tables
    bob_path, eve_path = listen(bob, service), listen(eve, service)
    bob.http.put("/api/me/notices", json={"tables_off": [muted]}).raise_for_status()
    eve.http.put("/api/me/notices", json={"games_off": ["kala"]}).raise_for_status()
    for table, host in ((muted, ana), (other, cyd)):
        host.ask(table, "start")
        play(host, table)
    witness, (gus, hal) = gather(noticing, "kala", options={"first": 0}, clock=DAYS)
    path = listen(hal, service)
    gus.ask(witness, "start")
    play(gus, witness)
    service.wait_for(path, 1)  # what came before it was looked at before it
    assert not service.at(bob_path)
    assert not service.at(eve_path)


def test_at_night_it_waits_until_morning_and_goes_if_it_is_still_so(
    noticing: RunningHouse, service: PushService
) -> None:
    table, (ana, bob) = gather(noticing, "kala", options={"first": 0}, clock=DAYS)
    path = listen(bob, service)
    moment = datetime.now(UTC)
    minute = (60 * moment.hour + moment.minute + 1440 - 5) % 1440
    quiet = {"begin": minute, "end": (minute + 60) % 1440, "zone": "UTC"}
    bob.http.put("/api/me/notices", json={"quiet": quiet}).raise_for_status()
    ana.ask(table, "start")
    play(ana, table)
    deadline = time.monotonic() + 30
    while not (unseen := bob.get("/api/me/export")["notices"]["unseen"]):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert unseen[0]["due"] > time.time() * 1000
    assert not service.at(path)
    with sqlite3.connect(noticing.store.removeprefix("sqlite:///"), timeout=60) as morning:
        morning.execute("UPDATE notices SET due = 1 WHERE person = ?", (bob.id,))
    assert service.wait_for(path, 1)[0].said["body"] == "It is your turn."
    assert bob.get("/api/me/export")["notices"]["unseen"][0]["due"] is None


@pytest.mark.parametrize("answer", [404, 410])
def test_a_subscription_that_leads_nowhere_is_dropped(
    noticing: RunningHouse, service: PushService, answer: int
) -> None:
    table, (ana, bob) = gather(noticing, "kala", options={"first": 0}, clock=DAYS)
    path = listen(bob, service)
    service.status[path] = answer
    ana.ask(table, "start")
    play(ana, table)
    deadline = time.monotonic() + 30
    while bob.get("/api/me/notices")["browsers"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert service.refused.count(path) == 1


def test_browsers_are_few_and_go_with_their_device_and_with_their_person(
    noticing: RunningHouse, service: PushService
) -> None:
    ana = noticing.visitor("Ana")
    for number in range(12):
        ana.post("/api/me/browsers", service.subscription(f"/{ana.id}/{number}"))
    browsers = ana.get("/api/me/notices")["browsers"]
    assert len(browsers) == 10
    assert browsers[0]["this"]
    ana.http.delete(f"/api/me/browsers/{browsers[0]['id']}").raise_for_status()
    assert ana.http.delete(f"/api/me/browsers/{browsers[0]['id']}").status_code == 404
    phone = noticing.visitor("a phone")
    phone.http.post("/api/me/carry", json={"secret": ana.post("/api/me/links")["secret"]}).raise_for_status()
    phone.post("/api/me/browsers", service.subscription("/phone"))
    (device,) = [one for one in ana.get("/api/me/devices") if not one["this"]]
    ana.http.delete(f"/api/me/devices/{device['id']}").raise_for_status()
    assert all(one["this"] for one in ana.get("/api/me/notices")["browsers"])


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"endpoint": "ftp://push.example.org/a"}, 409, "house-endpoint"),
        ({"endpoint": "https://user@push.example.org/a"}, 409, "house-endpoint"),
        ({"keys": {"p256dh": "AAAA", "auth": "AAAAAAAAAAAAAAAAAAAAAA"}}, 409, "house-endpoint-keys"),
        ({"keys": {"p256dh": "é", "auth": "!"}}, 409, "house-endpoint-keys"),
        ({"endpoint": "https://" + "a" * 2000}, 400, "house-unreadable"),
        ({"more": 1}, 400, "house-unreadable"),
    ],
)
def test_what_is_no_subscription_is_refused(
    noticing: RunningHouse, service: PushService, change: dict[str, Any], status: int, key: str
) -> None:
    answer = noticing.visitor().http.post("/api/me/browsers", json={**service.subscription("/any"), **change})
    assert (answer.status_code, answer.json()["key"]) == (status, key)


def test_a_house_that_was_not_told_otherwise_posts_to_nobody_nearby(house: RunningHouse, service: PushService) -> None:
    answer = house.visitor().http.post("/api/me/browsers", json=service.subscription("/near"))
    assert (answer.status_code, answer.json()["key"]) == (409, "house-endpoint")
    wrong = house.visitor().http.put("/api/me/notices", json={"quiet": {"begin": 0, "end": 1, "zone": "Nowhere"}})
    assert (wrong.status_code, wrong.json()["key"]) == (409, "house-zone")


def test_a_clock_that_runs_out_is_told_before_and_takes_the_place_of_what_was_told(
    noticing: RunningHouse, service: PushService
) -> None:
    table, (ana, bob) = gather(noticing, "kala", options={"first": 0}, clock={"kind": "days", "amount": 1})
    path = listen(bob, service)
    ana.ask(table, "start")
    play(ana, table)
    said = service.wait_for(path, 2)
    assert [one.said["body"] for one in said] == [
        "It is your turn.",
        "It is your turn: your time runs out in 23 hours.",
    ]
    assert {one.said["tag"] for one in said} == {table}
    bob.http.delete("/api/me").raise_for_status()
    assert len(service.at(path)) == 2
