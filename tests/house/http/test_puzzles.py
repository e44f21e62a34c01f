"""Puzzles and the puzzles of the day, as somebody gets them through the doors of a house."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import httpx
import pytest

from haricot.house.ratings.puzzle_ratings import grade_of, puzzle_rating, rated_after
from haricot.house.ratings.rating import MEAN, Rating
from tests.house.running_house import RunningHouse

TODAY = str(datetime.now(UTC).date())


def solution(sheet: dict[str, Any]) -> list[str]:
    """The first right answer at each question."""
    moves, at = [], 0
    while at is not None:
        right = sheet["questions"][at]["right"][0]
        moves.append(right["move"])
        at = right["then"]
    return moves


def test_the_first_time_counts_and_the_rating_moves(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    first, second = ana.get("/api/puzzles/kala")[:2]
    where = f"/api/puzzles/kala/{first['id']}"
    solved = ana.post(where, {"moves": solution(first)})
    assert (solved["solved"], solved["wrong"], solved["gained"] > 0) == (True, 0, True)
    assert solved["rating"]["number"] == 1000 + solved["gained"]
    again = ana.post(where, {"moves": ["a1a2a3a4"]})
    assert (again["solved"], again["gained"]) == (False, 0)
    failed = ana.post(f"/api/puzzles/kala/{second['id']}", {"moves": ["", *solution(second)]})
    assert (failed["solved"], failed["wrong"], failed["gained"] < 0) == (True, 1, True)
    (kala,) = [one for one in ana.get("/api/puzzles") if one["game"] == "kala"]
    assert (kala["mine"]["tried"], kala["mine"]["solved"], kala["count"] >= 400) == (2, 1, True)
    given = {one["id"] for _ in range(4) for one in ana.get("/api/puzzles/kala")}
    assert given.isdisjoint({first["id"], second["id"]})


def test_whoever_has_no_name_gets_puzzles_too_and_tells_nothing(house: RunningHouse) -> None:
    with httpx.Client(base_url=house.address) as nobody:
        sheet = nobody.get("/api/puzzles/ronda").json()[0]
        where = f"/api/puzzles/ronda/{sheet['id']}"
        assert nobody.get(where).json() == sheet
        assert nobody.post(where, json={"moves": []}).status_code == 401
        assert nobody.get("/api/puzzles/ronda/00000000").status_code == 404
        assert nobody.get("/api/puzzles/chess").status_code == 404


def test_a_day_has_one_of_each_game_the_same_for_all_and_a_list(house: RunningHouse) -> None:
    ana, bob = house.visitor("Ana"), house.visitor("Bob")
    day = ana.get(f"/api/daily/{TODAY}")
    assert day == bob.get(f"/api/daily/{TODAY}")
    assert [one["game"] for one in day["sheets"]] == ["kala", "ronda", "rondelic", "rondorondo"]
    for sheet in day["sheets"]:
        assert ana.post(f"/api/daily/{TODAY}/{sheet['game']}", {"moves": solution(sheet)})["solved"]
    assert not bob.post(f"/api/daily/{TODAY}/kala", {"moves": []})["solved"]
    mine = ana.get(f"/api/daily/{TODAY}/standing")
    assert (mine["streak"], mine["longest"], len(mine["results"])) == (1, 1, 4)
    assert [one["person"]["name"] for one in mine["players"]] == ["Ana"], "Bob has not asked to be listed"
    bob.http.put("/api/me/ratings/listed", json={"listed": True}).raise_for_status()
    assert [one["person"]["name"] for one in ana.get(f"/api/daily/{TODAY}/standing")["players"]] == ["Ana", "Bob"]


def test_old_days_can_be_played_and_days_to_come_cannot(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    assert ana.post("/api/daily/2026-11-02/kala", {"moves": []})["solved"] is False
    assert ana.get("/api/daily/2026-11-02/standing")["streak"] == 0
    to_come = date.today() + timedelta(days=3)
    for day in (str(to_come), "2026-10-31", "2026-02-30", "yesterday"):
        assert ana.http.get(f"/api/daily/{day}").status_code == 404


def test_puzzles_are_part_of_what_is_known_of_somebody_and_go_with_them(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    sheet = ana.get("/api/puzzles/rondelic")[0]
    ana.post(f"/api/puzzles/rondelic/{sheet['id']}", {"moves": solution(sheet)})
    ana.post(f"/api/daily/{TODAY}/kala", {"moves": []})
    ana.http.put("/api/me/ratings/listed", json={"listed": True}).raise_for_status()
    known = ana.get("/api/me/export")["puzzles"]
    assert [one["game"] for one in known["ratings"]] == ["kala", "rondelic"]
    assert [one["puzzle"] for one in known["results"] if one["game"] == "rondelic"] == [sheet["id"]]
    assert [one["day"] for one in known["days"]] == [TODAY]
    gone = ana.me["id"]
    ana.http.delete("/api/me").raise_for_status()
    others = house.visitor("Bob").get(f"/api/daily/{TODAY}/standing")["players"]
    assert gone not in {one["person"]["id"] for one in others}


@pytest.mark.parametrize("game", ["kala", "ronda", "rondelic", "rondorondo"])
def test_a_hard_puzzle_brings_more_and_costs_less(game: str) -> None:
    easy, hard = (rated_after(Rating(), game, grade, solved=True).mu - MEAN for grade in (0.0, 4.0))
    assert 0 < easy < hard
    easy, hard = (MEAN - rated_after(Rating(), game, grade, solved=False).mu for grade in (0.0, 4.0))
    assert 0 < hard < easy
    assert grade_of(game, puzzle_rating(game, 2.5).mu) == pytest.approx(2.5)
