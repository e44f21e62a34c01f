"""Any house serves any table: what one stores, the others tell; bots, clocks and people are everybody's."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

from tests.cluster.houses import Cluster, at, gather_across
from tests.house.engines import needs_redis
from tests.house.full_tables import choose
from tests.house.notices.push_service import push_service
from tests.house.people.authenticator import Authenticator
from tests.house.running_house import Live, Told, Visitor

pytestmark = needs_redis


def eventually(holds: Callable[[], object], seconds: float = 60) -> None:
    """A loaded machine takes its time."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def seen_by(person: Visitor, table: str) -> Told:
    found: Told = person.get(f"/api/tables/{table}")
    return found


def event(live: Live) -> Told:
    return live.until(lambda message: message["kind"] in ("event", "refused"))


def test_two_people_play_at_different_houses(cluster: Cluster) -> None:
    table, people = gather_across(cluster.houses, "kala", options={"first": 0})
    people[0].ask(table, "start")
    with people[0].live(table) as here, people[1].live(table) as there:
        lives, now = (here, there), [here.table_message(), there.table_message()]
        for _ in range(6):
            turn = now[0]["view"]["turn"]
            mine = now[turn]
            lives[turn].send("play", number=mine["number"], move=mine["moves"][0])
            now = [event(live) for live in lives]
            assert [one["kind"] for one in now] == ["event", "event"]
            assert now[0]["number"] == now[1]["number"] == mine["number"] + 1
            assert now[0]["view"]["last"] == now[1]["view"]["last"]


def test_whoever_asks_another_house_finds_what_was_just_done(cluster: Cluster) -> None:
    """Each request at the next house: what was answered before holds there."""
    ana = [at(person, house) for person in [cluster.houses[0].visitor("Ana")] for house in cluster.houses]
    table = ana[0].open("kala", public=True)
    assert table in [card["id"] for card in ana[1].get("/api/tables")]
    ana[1].ask(table, "sit", seat=0)
    ana[2].ask(table, "addbot", seat=1, level="graine")
    assert seen_by(ana[0], table)["number"] == 3
    assert ana[0].refused(table, "sit", seat=0)[1] == "table-unchanged"
    bob = cluster.houses[1].visitor("Bob")
    secret = ana[2].post(f"/api/tables/{table}/invitations", {"may": "watch"})["secret"]
    at(bob, cluster.houses[0]).post(f"/api/tables/{table}/guests", {"invitation": secret})
    with at(bob, cluster.houses[2]).live(table) as live:
        assert live.table_message()["table"]["guests"]
    ana[0].ask(table, "withdraw")
    answer = cluster.houses[1].visitor().http.post(f"/api/tables/{table}/guests", json={"invitation": secret})
    assert answer.status_code in (403, 404) or answer.json().get("key") != "table-full"


def test_bots_and_clocks_act_once_whoever_serves_the_table(cluster: Cluster) -> None:
    ana = cluster.houses[0].visitor("Ana")
    table = ana.open("kala", options={"first": 1}, seat=0, bots=[{"seat": 1, "level": "graine"}], start=True)
    other = at(ana, cluster.houses[1])
    eventually(lambda: seen_by(other, table)["view"]["turn"] == 0)
    number = seen_by(other, table)["number"]
    mine = seen_by(other, table)
    other.ask(table, "play", number=number, move=choose(mine, Random(1)))
    eventually(lambda: seen_by(ana, table)["number"] >= number + 2)
    clocked, people = gather_across(cluster.houses, "kala", options={"first": 0}, clock={"kind": "turn", "amount": 1})
    people[0].ask(clocked, "start")
    eventually(lambda: seen_by(people[1], clocked)["table"]["phase"] == "over")
    assert seen_by(people[0], clocked)["table"]["match"]["ended"] == {"how": "time", "seat": 0}


def test_presence_and_reactions_are_told_everywhere(cluster: Cluster) -> None:
    table, (ana, bob) = gather_across(cluster.houses, "kala")
    with ana.live(table) as here:
        here.table_message()
        with bob.live(table) as there:
            there.table_message()
            here.until(lambda m: m["kind"] == "present" and m["people"] == sorted((ana.id, bob.id)) and m["live"])
            there.until(lambda m: m["kind"] == "present" and m["people"] == sorted((ana.id, bob.id)))
            there.send("react", what="bravo")
            told = here.until(lambda m: m["kind"] == "reaction")
            assert (told["person"], told["what"]) == (bob.id, "bravo")
        here.until(lambda m: m["kind"] == "present" and m["people"] == [ana.id])


def test_people_renamed_shut_out_or_gone_are_so_everywhere(cluster: Cluster) -> None:
    table, (ana, bob) = gather_across(cluster.houses, "kala")
    elsewhere = at(ana, cluster.houses[1])
    elsewhere.http.patch("/api/me", json={"name": "Anne"}).raise_for_status()
    eventually(lambda: "Anne" in ana.http.get(f"/api/tables/{table}").text)
    secret = ana.post("/api/me/links")["secret"]
    phone = cluster.houses[2].visitor("phone")
    phone.http.post("/api/me/carry", json={"secret": secret}).raise_for_status()
    with phone.live(table) as live:
        live.table_message()
        device = next(one for one in ana.get("/api/me/devices") if not one["this"])
        ana.http.delete(f"/api/me/devices/{device['id']}").raise_for_status()
        assert live.closing()[0] == 4401
    assert phone.http.get("/api/me").status_code == 401
    with at(bob, cluster.houses[2]).live(table) as live:
        live.table_message()
        bob.http.delete("/api/me").raise_for_status()
        assert live.closing()[0] in (4401, 4403)
    eventually(lambda: at(bob, cluster.houses[2]).http.get("/api/me").status_code == 401)


def test_a_passkey_is_good_at_every_house_and_its_challenge_at_one(cluster: Cluster) -> None:
    ana, passkey = named(cluster.houses[0].visitor("Ana")), Authenticator("http://localhost")
    wanted = ana.post("/api/me/passkeys/challenge")
    named(at(ana, cluster.houses[1])).post("/api/me/passkeys", passkey.make(wanted))
    phone = named(cluster.houses[2].visitor("phone"))
    shown = passkey.show(phone.post("/api/passkeys/challenge"))
    doors = [named(at(phone, house)).http for house in cluster.houses]
    with ThreadPoolExecutor(len(doors)) as together:
        answers = list(together.map(lambda http: http.post("/api/passkeys/sign-in", json=shown), doors))
    assert sorted(one.status_code for one in answers) == [200, 409, 409]
    (card,) = ana.get("/api/me/passkeys")
    ana.http.delete(f"/api/me/passkeys/{card['id']}?sure=true").raise_for_status()
    other = named(at(phone, cluster.houses[1]))
    late = passkey.show(other.post("/api/passkeys/challenge"))
    assert other.http.post("/api/passkeys/sign-in", json=late).json()["key"] == "house-passkey-unknown"


def named(person: Visitor) -> Visitor:
    """At whatever house, it is asked for by the same name."""
    person.http.headers["Host"] = "localhost"
    return person


def test_each_view_is_given_once_whichever_house_gives_it(cluster: Cluster) -> None:
    table, (ana, bob) = gather_across(cluster.houses, "ronda", options={"first": 0})
    ana.ask(table, "start")
    with bob.live(table) as live:
        live.table_message()
        number = seen_by(ana, table)["number"]
        ana.ask(table, "play", number=number, move="1")
        seen = live.until(lambda m: m["kind"] == "event" and m["event"]["kind"] == "played")
        live.send("play", number=seen["number"], move="nonsense")
        live.until(lambda m: m["kind"] == "refused")
    ana.ask(table, "play", number=seen["number"], move="2")
    missed: list[int] = []
    with at(bob, cluster.houses[2]).live(table) as back:
        while (message := back.hear())["kind"] != "table":
            missed.append(message["number"])
        assert message["view"]["last"] is None or "move" not in message["view"]["last"] or missed
    assert missed == [seen["number"] + 1], "what was acknowledged at one house is not given again by another"


def test_a_notice_is_sent_once_and_is_seen_everywhere(cluster: Cluster) -> None:
    table, (ana, bob) = gather_across(cluster.houses, "kala", options={"first": 0}, clock={"kind": "days", "amount": 2})
    with push_service() as service:
        at(bob, cluster.houses[2]).post("/api/me/browsers", service.subscription("/bob"))
        ana.ask(table, "start")
        for count in (1, 2):
            mine = seen_by(ana, table)
            ana.ask(table, "play", number=mine["number"], move=mine["moves"][0])
            (*_, told) = service.wait_for("/bob", count)
            assert told.said["body"] == "It is your turn."
            with at(bob, cluster.houses[count]).live(table) as live:
                mine = live.table_message()
                eventually(lambda: not bob.get("/api/me/export")["notices"]["unseen"])
                live.send("play", number=mine["number"], move=mine["moves"][0])
                event(live)
            eventually(lambda: seen_by(ana, table)["view"]["turn"] == 0)
        assert len(service.at("/bob")) == 2
    until = int(time.time() * 1000) + 3 * 86_400_000
    at(ana, cluster.houses[1]).http.put("/api/me/holiday", json={"until": until}).raise_for_status()
    eventually(lambda: abs(seen_by(bob, table)["deadline"] - until - 2 * 86_400_000) < 600_000)


def test_who_looks_for_somebody_at_one_house_finds_who_does_at_another(cluster: Cluster) -> None:
    """Each finds one other, though all ask at once, and comes back to ask at the next house."""
    people = [house.visitor("Ana") for house in cluster.houses for _ in range(2)]
    wanted = {"game": "ronda", "options": {}}

    def ask(person: Visitor) -> str | None:
        found: str | None = person.post("/api/pairing", {**wanted, "begins": False})["table"]
        return found

    with ThreadPoolExecutor(len(people)) as threads:
        list(threads.map(lambda one: one.post("/api/pairing", {**wanted, "begins": True}), people))
    elsewhere = [at(one, cluster.houses[number % 3]) for number, one in enumerate(people)]
    eventually(lambda: all(ask(one) for one in elsewhere))
    tables = [ask(one) for one in elsewhere]
    assert sorted(tables.count(table) for table in {*tables}) == [2, 2, 2]
    for person, table in zip(elsewhere, tables, strict=True):
        told = person.get(f"/api/tables/{table}")["table"]
        assert (told["phase"], told["rated"], told["you"]["seat"] is not None) == ("playing", True, True)
