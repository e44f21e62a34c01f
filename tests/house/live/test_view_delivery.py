"""Where remembering is the game: a view is given until it was acknowledged, once more at most, and once in a turn."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

import haricot
from haricot import table as t
from haricot.house.live.view_delivery import ViewDeliveries
from tests.house.full_tables import gather
from tests.house.live.test_missed_events import FakeListener, live_at, played
from tests.house.running_house import RunningHouse, Told, Visitor

SILENCE = 2.3
"""Longer than the house once took for a sign that a view had been seen."""


class Evening:
    """A game of Ronda at real sockets: Ana lifts bowls, and Bob's network fails him."""

    def __init__(self, house: RunningHouse) -> None:
        self.table, (self.ana, self.bob) = gather(house, "ronda", options={"first": 0})
        self.ana.ask(self.table, "start")
        self.number: int = self.ana.get(f"/api/tables/{self.table}")["number"]

    def lift(self, move: str) -> int:
        self.number = self.ana.ask(self.table, "play", number=self.number, move=move)["number"]
        return self.number

    def told(self, who: Visitor, seen: int | None = None, acknowledged: int | None = None) -> list[Told]:
        """The views of events that somebody who comes is given, before how things stand; then they are cut off."""
        live = who.connect(self.table, seen)
        try:
            live.table_message()
            if acknowledged is not None:
                live.send("seen", number=acknowledged)
                live.send("removebot", seat=77)
                live.until(lambda message: message["kind"] == "refused")  # so that it was surely heard
            return [message for message in live.heard if message["kind"] == "event"]
        finally:
            live.cut()

    def numbers(self, who: Visitor, seen: int | None = None) -> list[int]:
        return [message["number"] for message in self.told(who, seen)]


@pytest.fixture
def evening(house: RunningHouse) -> Evening:
    return Evening(house)


def test_a_network_that_was_silent_for_long_loses_no_view(evening: Evening) -> None:
    first = evening.number
    evening.told(evening.bob, acknowledged=first)
    silent = evening.bob.connect(evening.table, first)
    silent.table_message()
    lifted = evening.lift("1")
    time.sleep(SILENCE)  # the view is on its way into a network that is dead
    silent.cut()
    (message,) = evening.told(evening.bob, first)
    assert message["number"] == lifted
    assert message["view"]["last"]["move"] == "1"


def test_quick_reconnects_show_a_view_once_more_and_no_oftener(evening: Evening) -> None:
    evening.told(evening.bob, acknowledged=evening.number)
    lifted = evening.lift("1")
    given = [evening.numbers(evening.bob, seen) for seen in (0, 0, None, 0, lifted - 1, 0)]
    assert given == [[lifted], [lifted], [], [], [], []]


def test_what_was_acknowledged_is_not_given_again(evening: Evening) -> None:
    lifted = evening.lift("1")
    assert evening.told(evening.bob, acknowledged=lifted)
    assert [evening.numbers(evening.bob, seen) for seen in (None, 0, lifted - 1)] == [[], [], []]


def test_an_acknowledgement_that_was_lost_is_made_good_by_coming_back_with_the_number(evening: Evening) -> None:
    lifted = evening.lift("1")
    assert evening.numbers(evening.bob)
    assert evening.numbers(evening.bob, lifted) == []
    assert evening.numbers(evening.bob, 0) == []


def test_of_two_views_the_one_that_was_not_acknowledged_is_given_once_more(evening: Evening) -> None:
    first, second = evening.lift("1"), evening.lift("2")
    assert [message["number"] for message in evening.told(evening.bob, acknowledged=first)][-2:] == [first, second]
    assert evening.numbers(evening.bob) == [second]
    assert evening.numbers(evening.bob) == []


def test_one_cannot_acknowledge_what_was_not_sent(evening: Evening) -> None:
    evening.told(evening.bob, acknowledged=10**9)
    lifted = evening.lift("1")
    assert evening.numbers(evening.bob, 10**9) == [lifted]


def test_nothing_is_given_once_more_twice_in_a_turn_but_in_the_next_turn_it_is() -> None:
    deliveries = ViewDeliveries({})
    for number in range(5, 8):
        deliveries.send(0, number)
    assert deliveries.resume(0, turn=5) == 0
    deliveries.send(0, 8)
    assert deliveries.resume(0, turn=5) == 8, "one was given once more in this turn"
    assert deliveries.resume(0, turn=9) == 7, "the one that was sent since; the others were given twice"
    assert deliveries.resume(0, turn=20) == 8


def test_any_game_that_says_so_gives_its_views_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(haricot.game("kala"), "remembering", True)
    live = live_at(played("kala", 3, first=0))
    told: list[list[int]] = []

    def come(acknowledges: bool) -> None:
        bob = FakeListener("bob")
        asyncio.run(live.enter(bob, None))
        if acknowledges:
            live.acknowledge("bob", live.stored.number)
        live.leave(bob)
        told.append(bob.events)

    for acknowledges in (False, False, False):
        come(acknowledges)
    first = live.match_steps[0].entry.number
    assert told == [list(range(first, first + 4))] * 2 + [[]]
    move_on(live)
    come(acknowledges=True)
    come(acknowledges=False)
    assert told[3:] == [[first + 4], []]


def move_on(live: Any) -> None:
    playing = live.stored.playing
    person = live.stored.chairs[playing.turn].people[0]
    live.publish(
        t.decide(live.stored, t.Play(live.stored.number, str(playing.state.moves()[0])), t.Request(person, 1, 1)).steps
    )


def test_marks_of_earlier_versions_are_read() -> None:
    from haricot.house.store.table_rows import Delivery, _delivery

    marks = json.loads('{"0": 7}')
    assert _delivery(marks["0"]) == Delivery(7, 7)
