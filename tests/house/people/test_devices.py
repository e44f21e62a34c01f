"""Links that are looked at before they are followed, the way back, and devices that one can shut out."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from haricot.house.people.browsers import browser_of
from tests.house.running_house import RunningHouse, Visitor

YEAR = "Max-Age=31536000"


def link_of(visitor: Visitor) -> str:
    return str(visitor.post("/api/me/links")["secret"])


def device_of(house: RunningHouse, visitor: Visitor, name: str = "a phone") -> Visitor:
    """Another device of that person's."""
    device = house.visitor(name)
    device.post("/api/me/carry", {"secret": link_of(visitor)})
    return device


def test_a_link_says_whose_it_is_and_is_still_good(house: RunningHouse) -> None:
    ana, bob = house.visitor("Ana"), house.visitor("Bob")
    secret = link_of(ana)
    assert [bob.post("/api/me/links/look", {"secret": secret}) for _ in range(2)] == [ana.me, ana.me]
    assert bob.get("/api/me") == bob.me
    bob.post("/api/me/carry", {"secret": secret})
    answer = bob.http.post("/api/me/links/look", json={"secret": secret})
    assert (answer.status_code, answer.json()["key"]) == (404, "house-link-void")


def test_whoever_followed_a_link_goes_back_and_forth(house: RunningHouse) -> None:
    ana, bob = house.visitor("Ana"), house.visitor("Bob")
    assert bob.get("/api/me/before") == []
    bob.post("/api/me/carry", {"secret": link_of(ana)})
    assert bob.get("/api/me") == ana.me
    assert bob.get("/api/me/before") == [bob.me]
    assert bob.post("/api/me/back", {"person": bob.id}) == bob.me
    assert bob.get("/api/me") == bob.me
    assert bob.get("/api/me/before") == [ana.me]
    answer = bob.http.post("/api/me/back", json={"person": house.visitor("Cyd").id})
    assert (answer.status_code, answer.json()["key"]) == (404, "house-not-before")


def test_two_links_one_after_the_other_do_not_make_one_forget_who_one_was(house: RunningHouse) -> None:
    ana, bob, cyd = (house.visitor(name) for name in ("Ana", "Bob", "Cyd"))
    for other in (ana, bob):
        cyd.post("/api/me/carry", {"secret": link_of(other)})
    assert cyd.get("/api/me/before") == [ana.me, cyd.me]
    assert cyd.post("/api/me/back", {"person": cyd.id}) == cyd.me
    assert cyd.get("/api/me/before") == [bob.me, ana.me]


def test_the_keys_of_before_are_kept_as_the_key_is(house: RunningHouse) -> None:
    ana, bob = house.visitor("Ana"), house.visitor("Bob")
    answer = bob.http.post("/api/me/carry", json={"secret": link_of(ana)})
    cookies = answer.headers.get_list("set-cookie")
    assert len(cookies) == 2
    assert all("HttpOnly" in cookie and "SameSite=lax" in cookie and YEAR in cookie for cookie in cookies)


def test_a_cookie_lasts_a_year_from_the_last_time_it_was_used(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    for answer in (ana.http.get("/api/me"), ana.http.post("/api/me", json={})):
        (cookie,) = answer.headers.get_list("set-cookie")
        assert cookie.startswith(f"haricot={ana.http.cookies['haricot']};")
        assert YEAR in cookie
    token = ana.post("/api/programs", {"name": "A program"})["token"]
    plain = httpx.get(f"{house.address}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert "set-cookie" not in plain.headers


def test_one_sees_ones_devices_and_which_is_this_one(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    ana.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    phone = house.visitor("a phone")
    phone.http.headers["User-Agent"] = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"
    )
    before = int(time.time() * 1000) - 60_000
    phone.post("/api/me/carry", {"secret": link_of(ana)})
    seen = phone.get("/api/me/devices")
    assert [(one["this"], one["browser"]) for one in seen] == [(True, "Safari · iPhone"), (False, None)]
    assert all(before < one["used"] and before < one["made"] for one in seen)
    assert len({one["id"] for one in seen}) == 2
    assert [one["this"] for one in ana.get("/api/me/devices")] == [False, True]
    exported = ana.get("/api/me/export")["devices"]
    assert [one["browser"] for one in exported] == ["Safari · iPhone", None]


def test_a_device_that_is_shut_out_loses_its_sockets_at_once(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    table = ana.open("kala")
    thief = device_of(house, ana)
    with ana.live(table) as own, thief.live(table) as taken:
        own.table_message()
        taken.table_message()
        (other,) = (one["id"] for one in ana.get("/api/me/devices") if not one["this"])
        ana.http.delete(f"/api/me/devices/{other}").raise_for_status()
        assert taken.closing()[0] == 4401
        own.send("sit", seat=0)
        own.until(lambda message: message["kind"] == "event")
    assert thief.http.get("/api/me").status_code == 401
    assert thief.connect(table).closing()[0] == 4404
    assert [one["this"] for one in ana.get("/api/me/devices")] == [True]


def test_nobody_shuts_out_the_device_in_their_hands_or_somebody_elses(house: RunningHouse) -> None:
    ana, bob = house.visitor("Ana"), house.visitor("Bob")
    (own,) = (one["id"] for one in ana.get("/api/me/devices"))
    for visitor, wanted in ((ana, (409, "house-device-this")), (bob, (404, "house-no-device"))):
        answer = visitor.http.delete(f"/api/me/devices/{own}")
        assert (answer.status_code, answer.json()["key"]) == wanted
    assert ana.get("/api/me") == ana.me


def test_the_store_has_no_key_that_would_open_anything(tmp_path: Path) -> None:
    store = tmp_path / "haricot.db"
    house = RunningHouse(f"sqlite:///{store}", tmp_path / "log")
    house.start()
    try:
        ana = house.visitor("Ana")
        secrets = [ana.http.cookies["haricot"], link_of(ana), ana.post("/api/programs", {"name": "P"})["token"]]
        with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as connection:
            kept = "\n".join(connection.iterdump())
    finally:
        assert house.process is not None
        house.process.terminate()
        house.process.wait(timeout=20)
    assert ana.id in kept
    assert not [secret for secret in secrets if secret in kept]


@pytest.mark.parametrize(
    ("user_agent", "browser"),
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome · Windows"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome · Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18.0 Safari/605", "Safari · macOS"),
        ("python-httpx/0.28", None),
        ("", None),
    ],
)
def test_a_browser_is_told_roughly(user_agent: str, browser: str | None) -> None:
    assert browser_of(user_agent) == browser
