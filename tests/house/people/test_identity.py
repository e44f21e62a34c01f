"""Who people are to the house: no account, keys that only they hold, and nothing kept that they want gone."""

from __future__ import annotations

from pathlib import Path

import haricot
from tests.house.full_tables import gather
from tests.house.running_house import RunningHouse, Visitor


def test_a_first_visit_makes_an_identity_with_its_key_in_a_cookie(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    assert ana.me["name"] == "Ana"
    assert ana.me["sign"]
    again = ana.http.post("/api/me", json={})
    assert again.json() == ana.me
    assert again.cookies["haricot"] == ana.http.cookies["haricot"], "who is known already keeps the key"
    fresh = ana.http.build_request("POST", "/api/me", json={}, headers={"Cookie": ""})
    cookie = ana.http.send(fresh).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_the_cookie_is_for_tls_only_where_people_come_by_tls(tmp_path: Path) -> None:
    from litestar.testing import TestClient

    from haricot.house.http.app import build
    from haricot.house.settings import Settings

    settings = Settings(store=f"sqlite:///{tmp_path / 'h.db'}", address="https://jeux.example.org")
    with TestClient(build(settings), base_url="https://jeux.example.org") as client:
        assert "Secure" in client.post("/api/me", json={}).headers["set-cookie"]


def test_a_link_carries_an_identity_to_another_device_once(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    link = ana.post("/api/me/links")
    assert link["link"].endswith(link["secret"])
    assert link["qr"].startswith("<svg")
    phone = house.visitor("a phone")
    answer = phone.http.post("/api/me/carry", json={"secret": link["secret"]})
    assert answer.json() == ana.me
    assert phone.get("/api/me") == ana.me
    second = house.visitor().http.post("/api/me/carry", json={"secret": link["secret"]})
    assert (second.status_code, second.json()["key"]) == (404, "house-link-void")


def test_a_link_is_no_key(house: RunningHouse) -> None:
    secret = house.visitor().post("/api/me/links")["secret"]
    thief = Visitor(house.address)
    thief.http.cookies.set("haricot", secret)
    assert thief.http.get("/api/me").status_code in (200, 401)
    assert house.visitor().http.get("/api/me", headers={"Authorization": f"Bearer {secret}"}).status_code == 401


def test_names_are_shown_as_they_can_be_shown(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    renamed = ana.http.patch("/api/me", json={"name": "  A\u0000na\t\u202eb  ", "sign": "★"}).json()
    assert renamed["name"] == "A na b"
    assert ana.get("/api/me")["sign"] == "★"
    assert ana.http.patch("/api/me", json={"name": "\u0007"}).json()["key"] == "house-name"
    assert ana.http.patch("/api/me", json={"name": "x" * 41}).status_code == 400


def test_who_takes_another_name_is_called_so_at_once_wherever_they_sit(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala")
    with bob.live(table) as live:
        live.table_message()
        ana.http.patch("/api/me", json={"name": "Annabelle", "sign": "★"}).raise_for_status()
        told = live.until(lambda message: "called" in message)
        assert (told["kind"], told["called"][ana.id]["name"]) == ("present", "Annabelle")


def test_everything_about_oneself_can_be_taken_along(house: RunningHouse) -> None:
    table, (ana, _) = gather(house, "kala")
    ana.ask(table, "start")
    ana.ask(table, "resign", number=ana.get(f"/api/tables/{table}")["number"])
    exported = ana.get("/api/me/export")
    assert exported["person"] == ana.me
    (kept,) = exported["tables"]
    assert kept["id"] == table
    record = haricot.Record.loads(kept["records"][0])
    assert record.ended == "resigned:0"


def test_who_deletes_themselves_is_gone_and_the_game_goes_on(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala")
    ana.ask(table, "start")
    with bob.live(table) as live:
        live.table_message()
        ana.http.request("DELETE", "/api/me").raise_for_status()
        told = live.until(lambda m: m["kind"] == "event" and m["event"]["kind"] == "hostchanged")["table"]
        assert told["host"] == bob.id
        assert told["chairs"][0]["bot"] is not None
    assert ana.http.get("/api/me").status_code == 401
    left = bob.http.get(f"/api/tables/{table}")  # who went was told by name once more; from now on it is nobody
    assert ana.id not in left.json()["table"]["people"]
    assert "Visitor 0" not in left.text


def test_my_tables_and_public_tables_are_listed(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    private, public = ana.open("kala"), ana.open("kala", public=True)
    assert [card["id"] for card in ana.get("/api/me/tables")] == [public, private]
    listed = [card["id"] for card in house.visitor().get("/api/tables")]
    assert public in listed
    assert private not in listed
    ana.ask(public, "prepare", setup={"game": "kala", "public": False})
    assert public not in [card["id"] for card in house.visitor().get("/api/tables")]
    over, (bob, _) = gather(house, "kala", public=True)
    bob.ask(over, "start")
    assert over in [card["id"] for card in house.visitor().get("/api/tables")], "one may watch"
    bob.ask(over, "resign", number=bob.get(f"/api/tables/{over}")["number"])
    assert over not in [card["id"] for card in house.visitor().get("/api/tables")]
