"""Other people: a look before one comes in, friends to invite, invitations, blocking, and signs that differ."""

from __future__ import annotations

from tests.house.full_tables import seat_all
from tests.house.running_house import RunningHouse, Visitor


def played(house: RunningHouse, *names: str) -> list[Visitor]:
    """People who have played together once."""
    return meet(*(house.visitor(name) for name in names))


def meet(*two: Visitor) -> list[Visitor]:
    table, people = seat_all(list(two), "kala")
    people[0].ask(table, "start")
    people[0].ask(table, "resign", number=people[0].get(f"/api/tables/{table}")["number"])
    for person in people:
        person.ask(table, "leave")
    return people


def test_a_stranger_with_a_link_sees_what_is_played_and_with_whom(house: RunningHouse) -> None:
    lea = house.visitor("Léa")
    table = lea.open("ronda", seats=3, options={"cap": 4})
    secret = lea.post(f"/api/tables/{table}/invitations", {"may": "sit"})["secret"]
    stranger = house.visitor().http
    stranger.cookies.clear()
    seen = stranger.post(f"/api/tables/{table}/glimpse", json={"invitation": secret}).raise_for_status().json()
    assert (seen["setup"]["game"], seen["setup"]["seats"], seen["setup"]["options"]["cap"]) == ("ronda", 3, 4)
    assert (seen["free"], seen["host"], seen["may"], seen["phase"]) == (3, "Léa", "sit", "gathering")
    assert seen["people"] == [{"name": "Léa", "sign": lea.me["sign"], "kind": "person"}]
    assert seen["suggested_sign"] != lea.me["sign"]
    for wrong in ({"invitation": "nothing"}, {}):
        assert stranger.post(f"/api/tables/{table}/glimpse", json=wrong).status_code == 404


def test_whoever_was_sent_away_learns_no_more_of_a_public_table_than_of_none(house: RunningHouse) -> None:
    lea, paul = house.visitor("Léa"), house.visitor("Paul")
    table = lea.open("kala", public=True)
    paul.post(f"/api/tables/{table}/guests", {})
    lea.ask(table, "remove", person=paul.id)
    nothing = paul.http.post("/api/tables/0123456789abcdef/glimpse", json={})
    for path in ("guests", "glimpse"):
        answer = paul.http.post(f"/api/tables/{table}/{path}", json={})
        assert (answer.status_code, answer.json()) == (nothing.status_code, nothing.json()), path


def test_no_two_at_a_table_have_the_same_sign(house: RunningHouse) -> None:
    people = [house.visitor(name) for name in ("Léa", "Paul", "Zoé")]
    for person in people:
        person.http.patch("/api/me", json={"sign": "★"}).raise_for_status()
    table, _ = seat_all(people, "ronda")
    told = [person.get(f"/api/tables/{table}")["table"]["people"] for person in people]
    assert told[0] == told[1] == told[2]
    assert len({one["sign"] for one in told[0].values()}) == 3
    assert told[0][people[0].id]["sign"] == "★", "whoever came first has the sign that they chose"


def test_a_friend_is_invited_and_comes_without_a_link(house: RunningHouse) -> None:
    lea, paul = played(house, "Léa", "Paul")
    table = lea.open("kala")
    assert paul.http.post(f"/api/tables/{table}/guests", json={}).status_code == 404
    lea.post(f"/api/tables/{table}/friends", {"person": paul.id})
    (invitation,) = paul.get("/api/me/invitations")
    assert (invitation["table"], invitation["game"], invitation["by"]["name"]) == (table, "kala", "Léa")
    assert paul.get("/api/me/export")["invitations"] == [invitation]
    assert paul.http.post(f"/api/tables/{table}/guests", json={}).status_code == 200
    assert paul.get("/api/me/invitations") == []


def test_only_somebody_one_played_with_is_invited_and_may_decline(house: RunningHouse) -> None:
    lea, paul = played(house, "Léa", "Paul")
    stranger, table = house.visitor("Stranger"), lea.open("kala")
    for person in (stranger.id, lea.id, "nobody", "\0" * 16, "é" * 16):
        assert lea.http.post(f"/api/tables/{table}/friends", json={"person": person}).status_code == 404
    lea.post(f"/api/tables/{table}/friends", {"person": paul.id})
    paul.http.delete(f"/api/me/invitations/{table}").raise_for_status()
    before = lea.get(f"/api/tables/{table}")["number"]
    again = lea.post(f"/api/tables/{table}/friends", {"person": paul.id})
    assert again["number"] == before, "as it is where nobody answered yet"
    assert paul.get("/api/me/invitations") == [], "whoever said no is not asked again"
    assert paul.http.post(f"/api/tables/{table}/guests", json={}).status_code == 404


def test_an_invitation_is_good_while_the_host_is_there_and_wants_it(house: RunningHouse) -> None:
    lea, paul = played(house, "Léa", "Paul")
    withdrawn, left = lea.open("kala"), lea.open("kala")
    for table, end in ((withdrawn, "withdraw"), (left, "leave")):
        lea.post(f"/api/tables/{table}/friends", {"person": paul.id})
        assert len(paul.get("/api/me/invitations")) == 1
        lea.ask(table, end)
        assert paul.get("/api/me/invitations") == []
    assert paul.http.post(f"/api/tables/{withdrawn}/guests", json={}).status_code == 404


def test_whoever_is_blocked_neither_invites_nor_comes_and_learns_nothing(house: RunningHouse) -> None:
    lea, paul = played(house, "Léa", "Paul")
    zoe = house.visitor("Zoé")
    for one in (lea, paul):
        meet(one, zoe)
    lea.http.put(f"/api/me/blocks/{paul.id}").raise_for_status()
    assert [one["person"]["name"] for one in lea.get("/api/me/blocks")] == ["Paul"]
    assert lea.get("/api/me/export")["blocks"] == [{"person": paul.me}]
    assert {one["person"]["name"]: one["blocked"] for one in lea.get("/api/me/companions")} == {
        "Paul": True,
        "Zoé": False,
    }

    table = paul.open("kala")
    told = [paul.post(f"/api/tables/{table}/friends", {"person": one.id})["number"] for one in (lea, zoe)]
    assert told == [2, 3], "both are invited, as far as Paul can see"
    assert lea.get("/api/me/invitations") == []
    assert len(zoe.get("/api/me/invitations")) == 1

    public = lea.open("kala", public=True)
    code = lea.post(f"/api/tables/{public}/code")["code"]
    nothing = paul.http.post("/api/tables/0123456789abcdef/guests", json={})
    for answer in (
        paul.http.post(f"/api/tables/{public}/guests", json={}),
        paul.http.post(f"/api/tables/{public}/glimpse", json={}),
    ):
        assert (answer.status_code, answer.json()) == (nothing.status_code, nothing.json())
    assert paul.http.post("/api/codes", json={"code": code}).json()["key"] == "house-no-code"
    assert public not in [one["id"] for one in paul.get("/api/tables")]
    assert public in [one["id"] for one in zoe.get("/api/tables")]
    assert zoe.http.post(f"/api/tables/{public}/guests", json={}).status_code == 200

    wanted = {"game": "rondorondo", "options": {"lexicon": "en"}}
    assert [one.post("/api/pairing", wanted)["table"] for one in (lea, paul)] == [None, None]
    assert zoe.post("/api/pairing", wanted)["table"] is not None, "with one of the two"

    assert lea.http.post(f"/api/tables/{public}/friends", json={"person": paul.id}).status_code == 409
    lea.http.delete(f"/api/me/blocks/{paul.id}").raise_for_status()
    assert lea.get("/api/me/blocks") == []
    assert paul.http.post(f"/api/tables/{public}/guests", json={}).status_code == 200


def test_only_people_whom_the_house_knows_are_blocked(house: RunningHouse) -> None:
    lea = house.visitor("Léa")
    for nobody in (lea.id, "nobody", "0" * 16, "%00" * 16):
        assert lea.http.put(f"/api/me/blocks/{nobody}").status_code == 404
        assert lea.http.delete(f"/api/me/blocks/{nobody}").status_code == 200


def test_whoever_deletes_themselves_is_in_nobodys_lists(house: RunningHouse) -> None:
    lea, paul = played(house, "Léa", "Paul")
    table = paul.open("kala")
    paul.post(f"/api/tables/{table}/friends", {"person": lea.id})
    lea.http.put(f"/api/me/blocks/{paul.id}").raise_for_status()
    paul.http.delete("/api/me").raise_for_status()
    exported = lea.get("/api/me/export")
    assert exported["blocks"] == exported["invitations"] == []
    assert lea.get("/api/me/companions") == []
