"""Six characters, typed at the front page, lead to a table: while there is room, and not by guessing."""

from __future__ import annotations

import pytest

from haricot.house.live.join_codes import GUESSES_AT_ONCE, LENGTH, LETTERS, typed
from tests.house.running_house import RunningHouse, Visitor


def join(visitor: Visitor, code: str) -> tuple[int, str | None]:
    answer = visitor.http.post("/api/codes", json={"code": code})
    return answer.status_code, answer.json().get("key")


@pytest.mark.parametrize("said", ["abc 234", "ABC-234", " abc234 "])
def test_a_code_is_forgiven_how_it_is_typed(said: str) -> None:
    assert typed(said) == "ABC234"


def test_a_television_asks_for_a_code_and_the_phones_type_it(house: RunningHouse) -> None:
    television, ana, bob, eve = (house.visitor(name) for name in ("TV", "Ana", "Bob", "Eve"))
    table = television.open("kala", screen=True)
    code = television.post(f"/api/tables/{table}/code")["code"]
    assert len(code) == LENGTH
    assert set(code) <= set(LETTERS)
    assert television.post(f"/api/tables/{table}/code")["code"] == code, "it is always the same one"
    assert ana.post("/api/codes", {"code": code.lower()}) == {"table": table, "waits": False}
    assert ana.get(f"/api/tables/{table}")["table"]["you"]["host"] is True
    bob.post("/api/codes", {"code": code})
    assert bob.http.post(f"/api/tables/{table}/code").json()["key"] == "table-host-only"
    for seat, person in enumerate((ana, bob)):
        person.ask(table, "sit", seat=seat)
    ana.ask(table, "start")
    assert join(eve, code) == (404, "house-no-code"), "all seats are taken"
    assert television.http.post(f"/api/tables/{table}/code").json()["key"] == "house-code-not-now"
    seen = television.get(f"/api/tables/{table}")
    assert seen["view"]["seat"] is None
    assert sorted(one["name"] for one in seen["table"]["people"].values()) == ["Ana", "Bob"]


def test_a_code_goes_with_the_invitations(house: RunningHouse) -> None:
    ana, eve = house.visitor("Ana"), house.visitor("Eve")
    table = ana.open("kala")
    ana.post(f"/api/tables/{table}/invitations", {"may": "sit"})
    code = ana.post(f"/api/tables/{table}/code")["code"]
    ana.ask(table, "withdraw")
    assert join(eve, code) == (404, "house-no-code")
    assert ana.post(f"/api/tables/{table}/code")["code"] != code


def test_whoever_guesses_from_one_address_is_soon_not_answered_even_when_right(house: RunningHouse) -> None:
    ana, eve = house.visitor("Ana"), house.visitor("Eve")
    code = ana.post(f"/api/tables/{ana.open('kala')}/code")["code"]
    for _ in range(3):
        assert join(eve, code)[0] == 200, "what was right was no guess"
    wrong = [join(eve, "AAAAAA") for _ in range(GUESSES_AT_ONCE + 2)]
    assert wrong[0] == (404, "house-no-code")
    assert wrong[-1] == (429, "house-too-many-guesses")
    assert join(eve, code) == (429, "house-too-many-guesses")
