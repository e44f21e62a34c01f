"""Passkeys: one is recognised anywhere, nobody else is, and a lost one is shut out."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from haricot.house.http.app import build
from haricot.house.settings import Settings
from tests.house.people.authenticator import Authenticator, encoded
from tests.house.running_house import RunningHouse, Visitor

Http = httpx.Client | TestClient[Any]


def local(house: RunningHouse, name: str | None = None) -> Visitor:
    """Somebody who came to `localhost`, where browsers keep passkeys."""
    return Visitor(house.address.replace("127.0.0.1", "localhost"), name)


def kept_by(visitor: Visitor) -> Authenticator:
    """A passkey of theirs."""
    authenticator = Authenticator(str(visitor.http.base_url).rstrip("/"))
    register(visitor.http, authenticator).raise_for_status()
    return authenticator


def register(http: Http, authenticator: Authenticator, **wrongly: Any) -> Any:
    wanted = http.post("/api/me/passkeys/challenge").raise_for_status().json()
    return http.post("/api/me/passkeys", json=authenticator.make(wanted, **wrongly))


def sign_in(http: Http, authenticator: Authenticator, **wrongly: Any) -> Any:
    asked = http.post("/api/passkeys/challenge").raise_for_status().json()
    return http.post("/api/passkeys/sign-in", json=authenticator.show(asked, **wrongly))


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def test_with_a_passkey_one_is_recognised_in_another_browser(house: RunningHouse) -> None:
    ana, other = local(house, "Ana"), local(house, "Other")
    passkey = kept_by(ana)
    assert sign_in(other.http, passkey).json() == ana.me
    assert other.get("/api/me") == ana.me
    assert other.get("/api/me/before") == [other.me]
    assert [(one["this"], one["passkey"]) for one in other.get("/api/me/devices")] == [(True, True), (False, True)]
    (card,) = other.get("/api/me/passkeys")
    assert (card["host"], card["used"] >= card["made"]) == ("localhost", True)
    exported = ana.get("/api/me/export")["passkeys"]
    assert exported == [card]
    assert passkey.id not in str(exported)
    assert sign_in(other.http, passkey).json() == ana.me
    assert len(other.get("/api/me/devices")) == 2, "who is known already is no further device"


def test_a_passkey_is_bound_to_the_address_that_people_see(house: RunningHouse, tmp_path: Path) -> None:
    assert refusal(house.visitor().http.post("/api/me/passkeys/challenge")) == (409, "house-passkey-not-here")
    assert refusal(house.visitor().http.post("/api/passkeys/challenge")) == (409, "house-passkey-not-here")
    address = "https://jeux.example.org"
    settings = Settings(store=f"sqlite:///{tmp_path / 'h.db'}", address=address)
    with TestClient(build(settings), base_url=address) as client:
        ana = client.post("/api/me", json={"name": "Ana"}).json()
        passkey = Authenticator(address)
        assert register(client, passkey).json()["host"] == "jeux.example.org"
        client.cookies.clear()
        answer = sign_in(client, passkey)
        assert answer.json() == ana
        assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
    numbers = Settings(store=f"sqlite:///{tmp_path / 'other.db'}")
    with TestClient(build(numbers), base_url="http://192.0.2.1") as client:
        assert refusal(client.post("/api/passkeys/challenge")) == (409, "house-passkey-not-here")


def test_what_is_wrong_with_a_new_passkey_is_refused(house: RunningHouse) -> None:
    ana, bob = local(house, "Ana"), local(house, "Bob")
    wrong, late = (403, "house-passkey-wrong"), (409, "house-passkey-late")
    authenticator = Authenticator(str(ana.http.base_url).rstrip("/"))
    for told in ({"origin": "https://elsewhere.example"}, {"type": "webauthn.get"}):
        assert refusal(register(ana.http, authenticator, told=told)) == wrong
    assert refusal(register(ana.http, authenticator, host="elsewhere.example")) == wrong
    assert refusal(register(ana.http, authenticator, told={"challenge": "AAAA"})) == late
    wanted = ana.post("/api/me/passkeys/challenge")
    made = authenticator.make(wanted)
    assert refusal(bob.http.post("/api/me/passkeys", json=made)) == late, "another's challenge"
    for garbage in ({"attestation": "AAAA"}, {"attestation": encoded(b"\xa0")}, {"client_data": "AAAA"}):
        challenge = ana.post("/api/me/passkeys/challenge")
        assert refusal(ana.http.post("/api/me/passkeys", json=authenticator.make(challenge) | garbage)) == wrong
    assert ana.http.post("/api/me/passkeys", json=made | {"id": "é"}).status_code == 400
    assert ana.http.post("/api/me/passkeys", json=made).status_code == 201
    assert refusal(ana.http.post("/api/me/passkeys", json=made)) == late, "a challenge is answered once"
    assert refusal(register(bob.http, authenticator)) == (409, "house-passkey-taken")
    assert len(ana.get("/api/me/passkeys")) == 1
    assert bob.get("/api/me/passkeys") == []


def test_nobody_comes_in_with_what_proves_nothing(house: RunningHouse) -> None:
    ana, other = local(house, "Ana"), local(house, "Other")
    passkey = kept_by(ana)
    wrong, late = (403, "house-passkey-wrong"), (409, "house-passkey-late")
    origin = passkey.origin
    assert refusal(sign_in(other.http, passkey, told={"origin": "https://elsewhere.example"})) == wrong
    assert refusal(sign_in(other.http, passkey, told={"type": "webauthn.create"})) == wrong
    assert refusal(sign_in(other.http, passkey, host="elsewhere.example")) == wrong
    assert refusal(sign_in(other.http, Authenticator(origin))) == (404, "house-passkey-unknown")
    forged = Authenticator(origin)
    forged.credential = passkey.credential
    forged.count = 100
    assert refusal(sign_in(other.http, forged)) == wrong, "signed with another key"
    asked = other.post("/api/passkeys/challenge")
    shown = passkey.show(asked)
    assert refusal(local(house).http.post("/api/passkeys/sign-in", json=shown)) == late, "asked for elsewhere"
    wanted = ana.post("/api/me/passkeys/challenge")
    assert refusal(other.http.post("/api/passkeys/sign-in", json=passkey.show(wanted))) == late, (
        "meant for another thing"
    )
    assert other.http.post("/api/passkeys/sign-in", json=shown).status_code == 200
    assert refusal(other.http.post("/api/passkeys/sign-in", json=shown)) == late, "a challenge is answered once"
    passkey.count = 0
    assert refusal(sign_in(other.http, passkey)) == wrong, "a copy that counts from the beginning"


def test_a_challenge_is_soon_too_old(house: RunningHouse) -> None:
    ana = local(house, "Ana")
    asked = ana.post("/api/passkeys/challenge")
    shown = kept_by(ana).show(asked)
    with sqlite3.connect(house.store.removeprefix("sqlite:///")) as store:
        store.execute("UPDATE keys SET expires = 1 WHERE kind = 'sign-in'")
    assert refusal(ana.http.post("/api/passkeys/sign-in", json=shown)) == (409, "house-passkey-late")


def test_the_last_passkey_is_not_removed_by_accident(house: RunningHouse) -> None:
    ana, bob = local(house, "Ana"), local(house, "Bob")
    first, _ = kept_by(ana), kept_by(ana)
    one, last = (card["id"] for card in ana.get("/api/me/passkeys"))
    assert refusal(bob.http.delete(f"/api/me/passkeys/{one}?sure=true")) == (404, "house-no-passkey")
    ana.http.delete(f"/api/me/passkeys/{one}").raise_for_status()
    assert refusal(sign_in(bob.http, first)) == (404, "house-passkey-unknown")
    assert refusal(ana.http.delete(f"/api/me/passkeys/{last}")) == (409, "house-passkey-last")
    ana.http.delete(f"/api/me/passkeys/{last}?sure=true").raise_for_status()
    assert ana.get("/api/me/passkeys") == []
    assert ana.get("/api/me") == ana.me


def test_a_lost_device_is_shut_out_with_its_passkey(house: RunningHouse) -> None:
    ana, phone = local(house, "Ana"), local(house, "a phone")
    phone.post("/api/me/carry", {"secret": ana.post("/api/me/links")["secret"]})
    lost = kept_by(phone)
    (device,) = (one for one in ana.get("/api/me/devices") if not one["this"])
    assert device["passkey"]
    assert refusal(ana.http.delete(f"/api/me/devices/{device['id']}")) == (409, "house-passkey-last")
    ana.http.delete(f"/api/me/devices/{device['id']}?sure=true").raise_for_status()
    assert phone.http.get("/api/me").status_code == 401
    assert refusal(sign_in(phone.http, lost)) == (404, "house-passkey-unknown")


@pytest.mark.parametrize("again", [False, True])
def test_whoever_deletes_themselves_has_no_passkey_any_more(house: RunningHouse, again: bool) -> None:
    ana = local(house, "Ana")
    passkey = kept_by(ana)
    asked = ana.post("/api/passkeys/challenge")
    ana.http.delete("/api/me").raise_for_status()
    answer = sign_in(ana.http, passkey) if again else ana.http.post("/api/passkeys/sign-in", json=passkey.show(asked))
    assert refusal(answer) == (404, "house-passkey-unknown")
