"""Holidays: so many days a year, clocks of days that stand still, and others who see until when."""

from __future__ import annotations

import pytest

from haricot.house.people.holiday import DAY, YEAR, milliseconds_left, planned
from haricot.house.store.holiday_rows import Holiday
from haricot.table import Refused
from tests.house.full_tables import gather
from tests.house.running_house import RunningHouse, Visitor

AT = 10 * YEAR


def test_a_year_has_three_weeks_of_holiday_and_what_was_not_needed_is_not_spent() -> None:
    assert milliseconds_left([], AT) == 21 * DAY
    taken = [
        Holiday(AT - DAY, AT + 5 * DAY),
        Holiday(AT - 20 * DAY, AT - 10 * DAY),
        Holiday(AT - YEAR - 2 * DAY, AT - YEAR),
    ]
    assert milliseconds_left(taken, AT) == 10 * DAY
    assert planned(taken, AT + 10 * DAY, AT) == Holiday(AT - DAY, AT + 10 * DAY), "the same one, with another end"
    assert planned(taken[1:], AT + DAY, AT) == Holiday(AT, AT + DAY)
    with pytest.raises(Refused) as refused:
        planned(taken, AT + 11 * DAY, AT)
    assert refused.value.key == "house-holiday-too-long"
    with pytest.raises(Refused):
        planned([], AT, AT)


def now_of(house: RunningHouse) -> int:
    import time

    return int(time.time() * 1000)


def deadline(person: Visitor, table: str) -> int:
    return int(person.get(f"/api/tables/{table}")["deadline"])


def test_on_holiday_one_s_clocks_stand_still_and_the_others_see_it(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala", options={"first": 1}, clock={"kind": "days", "amount": 2})
    ana.ask(table, "start")
    before = deadline(ana, table)
    until = now_of(house) + 5 * DAY
    with ana.live(table) as live:
        card = bob.http.put("/api/me/holiday", json={"until": until}).raise_for_status().json()
        assert card["until"] == until
        live.until(lambda message: message["kind"] == "present" and message["holidays"] == {bob.id: until})
    assert abs(deadline(ana, table) - before - 5 * DAY) < 60_000
    (seen,) = ana.get("/api/me/tables")
    assert (seen["days"], seen["your_turn"], seen["to_move"]) == (2, False, ["Visitor 1"])
    assert abs(seen["holiday"] - until) < 1000
    bob.http.delete("/api/me/holiday").raise_for_status()
    assert abs(deadline(ana, table) - before) < 60_000, "back earlier, the time that was left is left"
    assert bob.get("/api/me/holiday")["until"] is None


def test_a_turn_that_begins_during_a_holiday_waits_for_its_end(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala", options={"first": 0}, clock={"kind": "days", "amount": 1})
    ana.ask(table, "start")
    bob.http.put("/api/me/holiday", json={"until": now_of(house) + 3 * DAY}).raise_for_status()
    assert abs(deadline(ana, table) - now_of(house) - DAY) < 60_000, "it is not their turn"
    with ana.live(table) as live:
        told = live.table_message()
        live.send("play", number=told["number"], move=told["moves"][0])
        live.until(lambda message: message["kind"] == "event" and message["event"]["kind"] == "stoodstill")
    assert abs(deadline(bob, table) - now_of(house) - 4 * DAY) < 60_000
    assert [one["ends"] for one in bob.get("/api/me/export")["holidays"]]
    bob.http.delete("/api/me").raise_for_status()


@pytest.mark.parametrize(
    ("body", "status"), [({"until": 1}, 409), ({"until": 2**53}, 409), ({"until": "x"}, 400), ({}, 400)]
)
def test_holidays_that_cannot_be_are_refused_with_a_reason(house: RunningHouse, body: object, status: int) -> None:
    answer = house.visitor().http.put("/api/me/holiday", json=body)
    assert answer.status_code == status
    assert answer.json()["reason"]
