"""A house for families, and a device that goes on to the next one."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from haricot.house.people.people import NAMES
from tests.house.running_house import RunningHouse, Visitor


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("family")
    house = RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log", "--family")
    house.start()
    yield house
    house.end(signal.SIGTERM)


def key_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def test_it_says_so_and_suggests_names(home: RunningHouse) -> None:
    told = httpx.get(f"{home.address}/api/house").json()
    assert told == {"family": True, "names": list(NAMES)}


def test_no_table_is_open_to_everybody(home: RunningHouse) -> None:
    ana = home.visitor()
    asked = {"game": "kala", "public": True}
    assert key_of(ana.http.post("/api/tables", json=asked)) == (409, "house-family-public")
    table = ana.open("kala")
    assert ana.refused(table, "prepare", setup=asked) == (409, "house-family-public")
    assert ana.get("/api/tables") == []


def test_names_are_chosen_and_not_typed(home: RunningHouse) -> None:
    ana = Visitor(home.address, NAMES[3])
    typed = {"name": "Gros Mot"}
    for asked in (ana.http.patch("/api/me", json=typed), ana.http.post("/api/companions", json=typed)):
        assert key_of(asked) == (409, "house-family-name")
    for path in ("/api/me", "/api/programs"):
        assert key_of(httpx.post(f"{home.address}{path}", json=typed)) == (409, "house-family-name")
    assert ana.http.patch("/api/me", json={"name": NAMES[5]}).json()["name"] == NAMES[5]
    assert ana.post("/api/companions", {"name": NAMES[6]})["person"]["name"] == NAMES[6]
    table = {"game": "kala", "seat": 0, "companions": [{"seat": 1, **typed}]}
    assert key_of(ana.http.post("/api/tables", json=table)) == (409, "house-family-name")


def test_words_are_those_for_children_unless_somebody_says_otherwise(home: RunningHouse) -> None:
    ana = home.visitor()
    card = next(card for card in ana.get("/api/games") if card["name"] == "rondorondo")
    assert {option["name"]: option["default"] for option in card["options"]}["words"] == "family"
    assert card["family"] == {"words": "family"}
    table = ana.open("rondorondo")

    def words() -> str:
        return str(ana.get(f"/api/tables/{table}")["table"]["setup"]["options"]["words"])

    assert words() == "family"
    ana.ask(table, "prepare", setup={"game": "rondorondo", "options": {"words": "all"}})
    assert words() == "all"
    ana.ask(table, "prepare", setup={"game": "rondorondo", "options": {"minute": 0}})
    assert words() == "family"


def test_whoever_hands_the_device_over_is_nobody_there_and_the_same_elsewhere(home: RunningHouse) -> None:
    ana = home.visitor()
    secret = ana.post("/api/me/links")["secret"]
    with httpx.Client(base_url=home.address) as phone:
        assert phone.post("/api/me/carry", json={"secret": secret}).json()["id"] == ana.id
        shown = ana.cookie
        ana.http.delete("/api/me/device").raise_for_status()
        assert not ana.http.cookies
        assert httpx.get(f"{home.address}/api/me", headers={"Cookie": shown}).status_code == 401
        assert phone.get("/api/me").json()["id"] == ana.id


def test_any_other_house_lets_names_and_tables_be(tmp_path: Path) -> None:
    house = RunningHouse(f"sqlite:///{tmp_path / 'haricot.db'}", tmp_path / "log", HARICOT_FAMILY="no")
    house.start()
    ana = house.visitor("Anaïs")
    assert ana.get("/api/house")["family"] is False
    table = ana.open("rondorondo", public=True)
    assert ana.get(f"/api/tables/{table}")["table"]["setup"]["options"]["words"] == "all"
    house.end(signal.SIGTERM)
