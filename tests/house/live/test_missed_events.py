"""What somebody is told who comes back: what was missed, from what is at hand, a few at a time."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from haricot import table as t
from haricot.house.live import live_table
from haricot.house.live.live_table import LiveTable
from haricot.house.people.people import Person
from haricot.house.store.table_rows import Standing
from haricot.table import Setup
from tests.table.conversation import Conversation, gathered


class FakeListener:
    lang, looks = "en", True

    def __init__(self, person: str) -> None:
        self.person = person
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def close(self, code: int, key: str) -> None:
        raise AssertionError(f"closed: {code} {key}")

    @property
    def events(self) -> list[int]:
        return [message["number"] for message in self.heard if message["kind"] == "event"]


def known(person: str) -> Person | None:
    return Person(person, person.title(), "●")


def played(game: str, moves: int, **options: Any) -> Conversation:
    talk = gathered(Setup(game, options=options))
    talk.ask("ana", t.Start())
    for _ in range(moves):
        playing = talk.table.playing
        assert playing is not None
        move = str(playing.state.moves()[0])
        talk.ask(talk.table.chairs[playing.state.turn or 0].people[0], t.Play(talk.table.number, move))
    return talk


def live_at(talk: Conversation) -> LiveTable:
    return LiveTable("table", list(talk.log), Standing(None, {}), known)


def test_who_comes_back_is_told_what_was_missed_and_how_things_stand() -> None:
    live = live_at(played("kala", 6, first=0))
    last = live.stored.number
    ana = FakeListener("ana")
    asyncio.run(live.enter(ana, last - 3))
    assert ana.events == [last - 2, last - 1, last]
    assert [message["kind"] for message in ana.heard[3:]] == ["table", "present"]


@pytest.mark.parametrize("seen", [None, 0, 10**6])
def test_who_was_not_there_or_claims_the_future_is_told_how_things_stand(seen: int | None) -> None:
    live = live_at(played("kala", 6, first=0))
    ana = FakeListener("ana")
    asyncio.run(live.enter(ana, seen))
    assert [message["kind"] for message in ana.heard] == ["table", "present"]


@pytest.mark.parametrize("person", ["ana", "zoe"])
@pytest.mark.parametrize(("missed", "told"), [(4, 4), (5, 0)])
def test_whoever_missed_more_than_one_would_look_at_is_told_how_things_stand(
    person: str, missed: int, told: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "MOST_MISSED", 4)
    live = live_at(played("kala", 8, first=0))
    monkeypatch.setattr(live_table, "fold", lambda *_: pytest.fail("nothing is folded again"))
    listener = FakeListener(person)
    asyncio.run(live.enter(listener, live.stored.number - missed))
    assert len(listener.events) == told
    assert [message["kind"] for message in listener.heard[told:]] == ["table", "present"]


def test_a_spectator_of_a_memory_game_is_told_nothing_again() -> None:
    live = live_at(played("ronda", 40, first=0))
    watching = FakeListener("zoe")
    asyncio.run(live.enter(watching, live.stored.number - 3))
    assert not watching.events


def test_where_each_view_is_given_once_all_that_was_not_given_is_given_once() -> None:
    live = live_at(played("ronda", 70, first=0))
    first = live.match_steps[0].entry.number
    ana, again = FakeListener("ana"), FakeListener("ana")
    asyncio.run(live.enter(ana, None))
    assert ana.events == list(range(first, live.stored.number + 1))
    live.acknowledge("ana", live.stored.number)
    asyncio.run(live.enter(again, 0))
    assert again.events == []


def test_what_happens_while_somebody_catches_up_comes_in_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "MOST_AT_ONCE", 5)
    talk = played("ronda", 22, first=0)
    live = live_at(talk)
    ana = FakeListener("ana")

    async def evening() -> None:
        entering = asyncio.create_task(live.enter(ana, None))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert 0 < len(ana.heard) < 22
        playing = live.stored.playing
        assert playing is not None
        person = live.stored.chairs[playing.state.turn or 0].people[0]
        move = t.Play(live.stored.number, str(playing.state.moves()[0]))
        live.publish(t.decide(live.stored, move, t.Request(person, 1, 1)).steps)
        await entering

    asyncio.run(evening())
    assert ana.events == list(range(ana.events[0], live.stored.number + 1))
