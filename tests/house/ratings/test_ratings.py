"""Ratings in the house: which games count, the same numbers from the events again, and who stands on a leaderboard."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, Table, delete, insert, select

from haricot.house.history.backfill import count_openings, rebuild
from haricot.house.history.ended_game import EndedGame, Part
from haricot.house.history.history_writer import note
from haricot.house.http.app import build
from haricot.house.ratings import rating_updates
from haricot.house.ratings.rating import rated
from haricot.house.settings import Settings
from haricot.house.store import schema
from haricot.house.store.backup import copy_store
from haricot.house.store.store import Store
from tests.house.full_tables import gather, seat_all
from tests.house.running_house import RunningHouse, Visitor

ADDRESS = "http://jeux.example.org"


def numbers(person: Visitor) -> dict[str, int]:
    return {f"{one['game']} {one['rule_set']}": one["number"] for one in person.get("/api/me/ratings")["ratings"]}


def given_up(people: list[Visitor], who: int, game: str = "kala", **setup: object) -> str:
    table, _ = seat_all(people, game, **setup)
    people[0].ask(table, "start")
    people[who].ask(table, "resign", number=people[0].get(f"/api/tables/{table}")["number"])
    return table


def test_games_of_public_tables_count_and_those_of_private_ones_do_not(house: RunningHouse) -> None:
    ana, bob = house.visitor("Ana"), house.visitor("Bob")
    given_up([ana, bob], 0)
    assert numbers(ana) == {}
    given_up([ana, bob], 0, public=True)
    assert numbers(ana)["kala default"] < 1000 < numbers(bob)["kala default"]
    given_up([ana, bob], 1, rated=True)
    given_up([ana, bob], 1, public=True, rated=False)
    given_up([ana, bob], 1, public=True, options={"reserve": 5})
    (mine,) = ana.get("/api/me/ratings")["ratings"]
    assert (mine["games"], mine["provisional"], mine["number"] > 990) == (2, True, True)
    newest = ana.get("/api/me/games")["games"]
    assert [(one["rated"], one["number_after"] is not None) for one in newest] == [
        (False, False),
        (False, False),
        (True, True),
        (True, True),
        (False, False),
    ]
    _, _, second, first, _ = newest
    assert (first["number_before"], second["number_before"]) == (1000, first["number_after"])
    assert newest[0]["number_before"] is None


def test_a_rated_table_says_so_and_gives_no_hints(house: RunningHouse) -> None:
    table, (ana, _) = gather(house, "kala", public=True, options={"first": 0})
    assert ana.get(f"/api/tables/{table}")["table"]["rated"] is True
    ana.ask(table, "start")
    refused = ana.http.post(f"/api/tables/{table}/hints")
    assert (refused.status_code, refused.json()["key"]) == (409, "house-hint-rated")
    private, (cyd, _) = gather(house, "kala")
    told = cyd.get(f"/api/tables/{private}")["table"]
    assert (told["rated"], told["rule_set"], "rated" in told["setup"]) == (False, "default", False)


def test_all_ratings_made_again_from_the_events_are_the_same(house: RunningHouse, tmp_path: Path) -> None:
    people = [house.visitor(f"P{number}") for number in range(3)]
    for turn in range(6):
        given_up([people[turn % 3], people[(turn + 1) % 3]], turn % 2, public=True)
    given_up(people, 1, "ronda", public=True)
    moved, _ = seat_all([people[0], people[1]], "kala", options={"first": 0})
    people[0].ask(moved, "start")
    number = people[0].get(f"/api/tables/{moved}")["number"]
    people[0].ask(moved, "play", number=number, move="a1a2a3a4")
    people[1].ask(moved, "resign", number=number + 1)
    left, _ = seat_all([people[0], people[1]], "kala", public=True)
    people[0].ask(left, "start")
    people[0].ask(left, "leave")
    people[1].ask(left, "resign", number=people[1].get(f"/api/tables/{left}")["number"])
    copy_store(house.store, tmp_path / "copy.db")
    store = Store(f"sqlite:///{tmp_path / 'copy.db'}")
    store.prepare()
    with store.in_turn() as connection:
        kept = connection.execute(select(schema.ratings).order_by(*schema.ratings.primary_key)).all()
        after = connection.execute(select(schema.players.c.mu).order_by(*schema.players.primary_key)).all()
        made = (schema.tallies, schema.places, schema.feats)
        counted = [of_people(connection, table, people) for table in made]
        openings = select(schema.openings).order_by(*schema.openings.primary_key)
        opened = connection.execute(openings).all()
        for table in (schema.ratings, schema.players, schema.games, schema.openings, *made):
            connection.execute(delete(table))
    rebuild(store)
    with store.in_turn() as connection:
        assert [of_people(connection, table, people) for table in made] == counted
        assert connection.execute(select(schema.ratings).order_by(*schema.ratings.primary_key)).all() == kept
        assert connection.execute(select(schema.players.c.mu).order_by(*schema.players.primary_key)).all() == after
        assert connection.execute(openings).all() == opened != []
        count_openings(connection)
        assert connection.execute(openings).all() == opened, "in a store that counted none yet"
    assert len(kept) >= 3
    store.release()


def of_people(connection: Connection, table: Table, people: list[Visitor]) -> list[Any]:
    """Rows about them alone: others in this house took their names out of games, which only the players' rows know."""
    asked = select(table).where(table.c.person.in_([one.id for one in people]))
    return list(connection.execute(asked.order_by(*table.primary_key)).all())


def noted(store: Path, order: Iterable[int]) -> list[Any]:
    """What is kept after games that ended at these moments were noted in that order."""
    opened = Store(f"sqlite:///{store}")
    opened.prepare()
    with opened.in_turn() as connection:
        people = [{"id": one, "name": one, "sign": "●", "kind": "person", "born": 0} for one in ("ana", "bob", "cyd")]
        connection.execute(insert(schema.people), people)
        for at in order:
            winner, loser = ("ana", "bob") if at % 2 else ("bob", "cyd")
            parts = (Part(0, 1, "won", "played", winner), Part(1, 2, "lost", "played", loser))
            note(connection, EndedGame(f"{at:016x}", 1, "kala", at, 2, 9, "rules", parts, "default", rated=True))
        tables = (schema.ratings, schema.players)
        found = [connection.execute(select(table).order_by(*table.primary_key)).all() for table in tables]
    opened.release()
    return found


@pytest.mark.parametrize("order", [(1, 4, 2, 3), (4, 3, 2, 1), (2, 1, 4, 3), (1, 2, 4, 3)])
def test_a_game_that_is_noted_late_counts_when_it_ended(tmp_path: Path, order: tuple[int, ...]) -> None:
    assert noted(tmp_path / "late.db", order) == noted(tmp_path / "in-order.db", sorted(order))


def test_for_a_game_noted_late_only_those_after_it_are_counted_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = []
    monkeypatch.setattr(rating_updates, "rated", lambda *given: counted.append(1) or rated(*given))  # type: ignore[func-returns-value]
    noted(tmp_path / "late.db", [*range(1, 30), 31, 30])
    assert len(counted) == 30 + 2


def test_one_stands_on_a_leaderboard_only_if_one_wants_to(house: RunningHouse) -> None:
    ana, bob, stranger = house.visitor("Ana"), house.visitor("Bob"), house.visitor("Stranger")
    given_up([ana, bob], 0, "rondorondo", public=True)
    kinds = {(one["game"], one["rule_set"]): one["bots"] for one in stranger.get("/api/ratings")}
    assert kinds["rondorondo", "lexicon=fr"]["gousse"] > kinds["rondorondo", "lexicon=fr"]["graine"]

    def listed(**more: str) -> list[str]:
        asked = {"game": "rondorondo", "rule_set": "lexicon=fr", **more}
        told = stranger.http.get("/api/ratings/leaderboard", params=asked).raise_for_status().json()
        return [line["person"]["name"] for line in told["lines"]]

    assert listed() == []
    for person in (ana, bob):
        person.http.put("/api/me/ratings/listed", json={"listed": True}).raise_for_status()
    month = haricot_month(ana)
    assert listed() == listed(month=month) == ["Bob", "Ana"]
    assert listed(month="2020-02") == []
    ana.http.put("/api/me/ratings/listed", json={"listed": False}).raise_for_status()
    assert listed() == ["Bob"]
    bob.http.delete("/api/me").raise_for_status()
    assert listed() == listed(month=month) == []


def haricot_month(person: Visitor) -> str:
    """Of the newest game, as its record dates it."""
    game = person.get("/api/me/games")["games"][0]
    return str(person.get(f"/api/tables/{game['table']}/records/{game['number']}/replay")["played"])[:7]


@pytest.mark.parametrize("path", ["/api/me/ratings", "/api/ratings", "/api/ratings/leaderboard?game=kala"])
def test_a_house_for_families_compares_nobody(path: str, tmp_path: Path) -> None:
    settings = Settings(store=f"sqlite:///{tmp_path / 'h.db'}", family=True, address=ADDRESS)
    with TestClient(build(settings), base_url=ADDRESS) as client:
        client.post("/api/me", json={})
        answer = client.get(path)
        assert (answer.status_code, answer.json()["key"]) == (404, "house-no-ratings")
