"""Nobody looks into a hand, or comes back, without being let: through the house's own doors."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.house.full_tables import gather
from tests.house.running_house import Live, RunningHouse, Told, Visitor


def asked(message: Told) -> bool:
    return bool(message["kind"] == "event" and message["event"]["kind"] == "joinrequested")


@pytest.fixture
def hands(house: RunningHouse) -> Iterator[tuple[str, list[Visitor], Visitor, list[Live]]]:
    """A running game with secrets in teams; somebody with the same link; and the sockets of those who sit."""
    table, people = gather(house, "rondelic", 3, teams=True)
    eve = come(house, table, invitation(people[0], table))
    people[0].ask(table, "start")
    lives = [person.connect(table) for person in people]
    for live in lives:
        live.table_message()
    yield table, people, eve, lives
    for live in lives:
        live.close()


def invitation(host: Visitor, table: str) -> str:
    return str(host.post(f"/api/tables/{table}/invitations", {"may": "sit"})["secret"])


def come(house: RunningHouse, table: str, secret: str) -> Visitor:
    visitor = house.visitor("Eve")
    visitor.post(f"/api/tables/{table}/guests", {"invitation": secret})
    return visitor


def seen(visitor: Visitor, table: str) -> Told:
    told: Told = visitor.get(f"/api/tables/{table}")
    return told


def test_whoever_has_the_link_does_not_see_a_hand_in_mid_game(
    hands: tuple[str, list[Visitor], Visitor, list[Live]],
) -> None:
    table, people, eve, lives = hands
    eve.ask(table, "sit", seat=1)
    assert seen(eve, table)["table"]["you"]["seat"] is None
    assert seen(eve, table)["view"]["seat"] is None
    told = [live.until(asked) for live in lives]
    assert [message["table"]["requests"][0]["yours"] for message in told] == [True, True, True]
    assert told[0]["table"]["people"][eve.id]["name"] == "Eve"
    for person in (people[1], people[0]):
        person.ask(table, "approve", person=eve.id, number=seen(person, table)["number"])
        assert seen(eve, table)["view"]["seat"] is None
    lives[2].send("approve", person=eve.id, number=told[2]["number"])
    lives[2].until(lambda message: message["kind"] == "event" and message["event"]["kind"] == "sat")
    assert seen(eve, table)["view"] == seen(people[1], table)["view"]


def test_one_who_says_no_over_the_socket_is_enough(hands: tuple[str, list[Visitor], Visitor, list[Live]]) -> None:
    table, people, eve, lives = hands
    eve.ask(table, "sit", seat=1)
    for person in people[:2]:
        person.ask(table, "approve", person=eve.id, number=seen(person, table)["number"])
    with eve.live(table) as live:
        number = live.table_message()["number"]
        lives[2].send("decline", person=eve.id, number=number)
        live.until(lambda message: message["kind"] == "event" and message["event"]["kind"] == "joindeclined")
    assert seen(eve, table)["view"]["seat"] is None
    assert eve.refused(table, "sit", seat=1) == (409, "table-declined")


def test_who_is_shown_out_does_not_come_back_as_somebody_else(house: RunningHouse) -> None:
    host = house.visitor("Host")
    table = host.open("kala")
    first, second = invitation(host, table), invitation(host, table)
    eve = come(house, table, first)
    host.ask(table, "remove", person=eve.id)
    again = house.visitor("Eve again")
    assert again.http.post(f"/api/tables/{table}/guests", json={"invitation": first}).status_code == 404
    friend = house.visitor("Friend")
    with host.live(table) as live:
        live.table_message()
        answer = friend.http.post(f"/api/tables/{table}/guests", json={"invitation": second})
        assert (answer.status_code, answer.json()) == (202, {"waits_at": table})
        told = live.until(asked)
        assert told["table"]["requests"][0]["seat"] is None
        assert told["table"]["people"][friend.id]["name"] == "Friend"
        assert friend.http.get(f"/api/tables/{table}").status_code == 404
        assert friend.connect(table).closing()[0] == 4404
        assert friend.http.post(f"/api/tables/{table}/guests", json={"invitation": second}).status_code == 202
        live.send("approve", person=friend.id, number=told["number"])
        live.until(lambda message: message["kind"] == "event" and message["event"]["kind"] == "came")
    answer = friend.http.post(f"/api/tables/{table}/guests", json={"invitation": second})
    assert answer.status_code == 200
    friend.ask(table, "sit", seat=0)


def test_whom_the_host_does_not_let_in_stays_outside(house: RunningHouse) -> None:
    host, eve, friend = house.visitor("Host"), house.visitor("Eve"), house.visitor("Friend")
    table = host.open("kala", public=True)
    eve.post(f"/api/tables/{table}/guests")
    host.ask(table, "remove", person=eve.id)
    assert friend.http.post(f"/api/tables/{table}/guests", json={}).status_code == 202
    host.ask(table, "decline", person=friend.id, number=seen(host, table)["number"])
    answer = friend.http.post(f"/api/tables/{table}/guests", json={})
    assert (answer.status_code, answer.json()["key"]) == (409, "table-declined")
    assert friend.http.get(f"/api/tables/{table}").status_code == 404


def test_of_three_one_gives_up_and_the_others_play_on(house: RunningHouse) -> None:
    table, (ana, bob, cyd) = gather(house, "rondelic", 3)
    ana.ask(table, "start")
    with ana.live(table) as live, cyd.live(table) as other:
        number = live.table_message()["number"]
        assert other.table_message()["view"]["seat"] == 2
        other.send("resign", number=number)
        for one in (live, other):
            told = one.until(lambda message: message["kind"] == "event" and message["event"]["kind"] == "resigned")
            assert told["table"]["phase"] == "playing"
            assert told["table"]["chairs"][2]["bot"]
        assert told["view"]["seat"] is None
        assert cyd.refused(table, "sit", seat=2) == (403, "table-gave-up")
        for person in (ana, bob):
            person.ask(table, "lend")
        over = live.until(lambda m: m["kind"] == "event" and m.get("table", {}).get("phase") == "over")["table"]
    assert over["match"]["ended"] is None
    assert [(one["seat"], one["people"]) for one in over["match"]["resigned"]] == [(2, [cyd.id])]
    assert "Ended" not in ana.http.get(f"/api/tables/{table}/records/1").text
    (exported,) = cyd.get("/api/me/export")["tables"]
    assert (len(exported["records"]), exported["places"]) == (1, [3])
    cyd.ask(table, "sit", seat=2)
