"""Profiles: one's own is in full, others see what one shows, and whoever is shown nothing learns nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from haricot.house.bots.review_pool import Keeper
from haricot.house.errors import GameMissing
from haricot.house.history.ended_game import EndedGame, Part
from haricot.house.history.history_writer import note
from haricot.house.live import idle_reviews
from haricot.house.live.idle_reviews import IdleReviews
from haricot.house.live.kept_reviews import KeptReviews
from haricot.house.store import review_rows, schema
from haricot.house.store.game_rows import GameKey
from haricot.house.store.store import Store
from haricot.review.reviewed_game import Budget, Reviewed, ReviewedSeat
from haricot.table import Refused
from tests.house.full_tables import gather, seat_all
from tests.house.running_house import RunningHouse, Visitor


def lost(people: list[Visitor], who: int = 0, game: str = "kala", **setup: object) -> str:
    table, _ = seat_all(people, game, **setup)
    people[0].ask(table, "start")
    people[who].ask(table, "resign", number=people[0].get(f"/api/tables/{table}")["number"])
    return table


def profile(person: Visitor, of: Visitor | None = None) -> Any:
    return person.get(f"/api/people/{of.id}/profile" if of else "/api/me/profile")


def ratings_at(table: str, reader: Visitor) -> set[str]:
    """Whose strength a reader is told at a table."""
    return set(reader.get(f"/api/tables/{table}/ratings"))


def test_ones_own_profile_counts_every_game_and_everybody(house: RunningHouse) -> None:
    lea, paul, zoe = (house.visitor(name) for name in ("Léa", "Paul", "Zoé"))
    for who in (0, 1, 1):
        lost([lea, paul], who, public=True)
    lost([lea, zoe])
    mine = profile(lea)
    (kala,) = mine["games"]
    assert (kala["games"], kala["won"], kala["drawn"], kala["lost"]) == (4, 2, 0, 2)
    assert kala["places"] == [{"seats": 2, "place": 1, "games": 2}, {"seats": 2, "place": 2, "games": 2}]
    assert [point["result"] for point in kala["course"]] == ["lost", "won", "won", "lost"]
    assert [point["rating"] is not None for point in kala["course"]] == [True, True, True, False]
    met = [(one["person"]["name"], one["total"]["ahead"], one["total"]["behind"]) for one in mine["company"]]
    assert met == [("Paul", 2, 1), ("Zoé", 0, 1)], "the one with whom one played most comes first"
    assert mine["company"][0]["by_game"] == [{"game": "kala", "games": 3, "ahead": 2, "level": 0, "behind": 1}]
    assert [one["game"] for one in mine["ratings"]] == ["kala"]
    assert lea.get("/api/me/export")["profile"]["games"] == mine["games"]


def test_what_a_review_found_is_in_the_profile(house: RunningHouse) -> None:
    table, (lea, paul) = gather(house, "kala", options={"first": 0})
    lea.ask(table, "start")
    lea.ask(table, "play", move="a1a2a3a4", number=lea.get(f"/api/tables/{table}")["number"])
    lea.ask(table, "resign", number=lea.get(f"/api/tables/{table}")["number"])
    found = lea.post(f"/api/tables/{table}/records/1/review")
    for person, seat in ((lea, 0), (paul, 1)):
        (kala,) = profile(person)["games"]
        (point,) = kala["course"]
        seen = next(one for one in found["seats"] if one["seat"] == seat)
        assert (point["lost"], point["luck"], kala["unit"]) == (seen["lost"], seen["luck"], found["unit"])


def test_others_see_what_one_shows_and_strangers_learn_nothing(house: RunningHouse) -> None:
    lea, paul, zoe, stranger = (house.visitor(name) for name in ("Léa", "Paul", "Zoé", "Eve"))
    table = lost([lea, paul], public=True)
    lost([lea, zoe], 1, public=True)
    stranger.post(f"/api/tables/{table}/guests", {})
    assert ratings_at(table, paul) == {lea.id, paul.id}
    assert ratings_at(table, stranger) == set(), "nobody played with them"
    seen = profile(paul, lea)
    assert (seen["in_full"], seen["games"], seen["company"], seen["shown"]) == (False, [], [], None)
    assert [one["game"] for one in seen["ratings"]] == ["kala"]
    hidden = stranger.http.get(f"/api/people/{lea.id}/profile")
    nobody = stranger.http.get(f"/api/people/{'0' * 16}/profile")
    assert (hidden.status_code, hidden.json()) == (nobody.status_code, nobody.json()) == (404, hidden.json())

    lea.http.put("/api/me/profile/shown", json={"ratings": "nobody", "profile": "companions"}).raise_for_status()
    assert ratings_at(table, paul) == {paul.id}
    seen = profile(paul, lea)
    assert (seen["in_full"], seen["ratings"], seen["games"][0]["games"]) == (True, [], 2)
    (met,) = seen["company"]
    assert (met["person"]["name"], met["total"]["ahead"], met["total"]["behind"]) == ("Léa", 1, 0), "nobody else"
    assert all(point["table"] is None for point in seen["games"][0]["course"])
    assert stranger.http.get(f"/api/people/{lea.id}/profile").status_code == 404
    lea.http.put("/api/me/profile/shown", json={"ratings": "everybody", "profile": "everybody"}).raise_for_status()
    assert ratings_at(table, stranger) == {lea.id}
    seen = profile(stranger, lea)
    assert (seen["games"][0]["games"], seen["company"], len(seen["ratings"])) == (2, [], 1)
    lea.http.put(f"/api/me/blocks/{stranger.id}").raise_for_status()
    assert ratings_at(table, stranger) == set()
    assert stranger.http.get(f"/api/people/{lea.id}/profile").json() == nobody.json(), (
        "whom she blocked is shown nothing"
    )
    refused = lea.http.put("/api/me/profile/shown", json={"ratings": "all"})
    assert refused.status_code == 400

    lea.http.delete("/api/me").raise_for_status()
    assert paul.http.get(f"/api/people/{lea.id}/profile").json() == nobody.json()
    assert profile(paul)["company"] == []


def test_a_game_that_runs_is_in_no_profile(house: RunningHouse) -> None:
    table, people = gather(house, "ronda", 2)
    for person in people:
        person.http.put("/api/me/profile/shown", json={"ratings": "everybody", "profile": "everybody"})
    people[0].ask(table, "start")
    for person, other in (people, people[::-1]):
        for seen in (profile(person), profile(other, person), profile(house.visitor(), person)):
            assert (seen["games"], seen["company"], seen["ratings"]) == ([], [], [])


class FewReviews:
    """Reviews every game as if its moves had lost something, but for one."""

    class queue:  # noqa: N801
        is_free = True

    async def review(self, record: int, lang: str, by: str, keeper: Keeper) -> Reviewed:
        if record == 2:
            raise Refused("house-no-review")
        assert await keeper.claim()
        seats = [ReviewedSeat(seat, "", 0.25, -0.5, "", accuracy=None, marks={}) for seat in range(2)]
        found = Reviewed("kala", True, "chances", [], seats, graph=[], budget=Budget(nodes=1), picture="")
        await keeper.keep({lang: found})
        return found


class QuietTables:
    events_stored = 0

    class bot_turns:  # noqa: N801
        thinking = 0


def test_games_are_reviewed_when_the_house_is_idle_the_newest_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(idle_reviews, "SECONDS_BETWEEN", 0.001)
    monkeypatch.setattr(idle_reviews, "MOST_EACH", 3)
    store = Store(f"sqlite:///{tmp_path / 'haricot.db'}")
    store.prepare()
    with store.in_turn() as connection:
        lea = {"id": "lea", "name": "Léa", "sign": "●", "kind": "person", "born": 0}
        connection.execute(insert(schema.people), [lea])
        for number in range(1, 5):
            parts = (Part(0, 1, "won", "played", person="lea"), Part(1, 2, "lost", "played", bot="Coco"))
            note(connection, EndedGame("t", number, "kala", 1000 + number, 2, 9, "rules", parts))

    async def reviewed() -> list[Any]:
        store.open()
        few: Any = FewReviews()
        kept = KeptReviews(store, few)
        idle = IdleReviews(store, few, kept, QuietTables())  # type: ignore[arg-type]
        monkeypatch.setattr(idle, "_record_of", lambda table, number: asyncio.sleep(0, number))
        assert await idle.want("lea") == 3
        while idle._task is not None:
            await asyncio.sleep(0.001)
        assert await idle.want("lea") == 1, "one is left; of that without a review nobody tries again"
        await idle.stop()
        assert await kept.find("t", 4, "fr") is not None, "kept with the game for whoever looks at it"
        assert await kept.find("t", 2, "fr") is None
        found = await store.read(lambda connection: review_rows.course_of(connection, "lea", "kala", 9))
        await store.close()
        return [(point.key.number, point.lost, point.luck) for point in found]

    assert asyncio.run(reviewed()) == [(4, 0.25, -0.5), (3, 0.25, -0.5), (2, None, None), (1, None, None)]


class TablesWithoutTheirGame(QuietTables):
    async def find(self, table: str) -> None:
        raise GameMissing("goose")


def test_a_game_whose_rules_are_not_here_waits_for_its_review_and_keeps_none_waiting(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(idle_reviews, "SECONDS_BETWEEN", 0.001)
    monkeypatch.setattr(idle_reviews, "MOST_EACH", 1)
    store = Store(f"sqlite:///{tmp_path / 'haricot.db'}")
    store.prepare()
    with store.in_turn() as connection:
        for number, game in ((1, "kala"), (2, "goose")):
            parts = (Part(0, 1, "won", "played", person="lea"), Part(1, 2, "lost", "played", bot="Coco"))
            note(connection, EndedGame("t", number, game, 1000 + number, 2, 9, "rules", parts), is_newest=False)

    async def reviewed() -> None:
        store.open()
        few: Any = FewReviews()
        idle = IdleReviews(store, few, KeptReviews(store, few), TablesWithoutTheirGame())  # type: ignore[arg-type]
        for _ in range(2):  # at the same table: it cannot be read until the other game is back
            assert await store.read(lambda reading: review_rows.unreviewed(reading, "lea", 60, 1)) == [
                GameKey(1001, "t", 1)
            ]
            assert await idle.want("lea") == 1
            while idle._task is not None:
                await asyncio.sleep(0.001)
        await store.close()

    asyncio.run(reviewed())
