"""An event told to many: each hears what is theirs, and to tell it to more encodes no table again."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

import haricot
from haricot import table as t
from haricot.house.live import broadcast, live_table, messages
from haricot.house.live.broadcast import Broadcast
from haricot.house.live.live_table import LiveTable
from haricot.table import Decision, Setup
from tests.house.live.test_messages import FakeListener, known, listened_to
from tests.table.conversation import Conversation, gathered


class CountingEncoder:
    """Counts encodings, and the bytes that came of each, but for those that were encoded before."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self._encoder = msgspec.json.Encoder()

    def encode(self, message: object) -> bytes:
        encoded = self._encoder.encode(message)
        fields = [getattr(message, name) for name in getattr(message, "__struct_fields__", ())]
        copied = sum(len(bytes(value)) for value in fields if isinstance(value, msgspec.Raw))
        self.sizes.append(len(encoded) - copied)
        return encoded


def full_house(game: str, guests: int, **setup: Any) -> tuple[Conversation, list[FakeListener]]:
    seated = ("ana", "bob", "eve")[: haricot.game(game).new().seats]
    talk = gathered(Setup(game, **setup), seated)
    watching = [f"guest-{number}" for number in range(guests)]
    for guest in watching:
        talk.ask(guest, t.Come("fingerprint"))
    talk.ask("ana", t.Start())
    return talk, [FakeListener(person) for person in (*seated, *watching)]


def lend(talk: Conversation, by: str = "ana") -> Decision:
    return t.decide(talk.table, t.Lend(), t.Request(by, 1, 1))


@pytest.mark.parametrize("game", ["kala", "ronda"])
def test_what_is_joined_is_what_a_message_for_each_would_say(game: str) -> None:
    talk, listeners = full_house(game, 3)
    live = listened_to(talk, *listeners)
    resigned = t.decide(talk.table, t.Resign(talk.table.number), t.Request("bob", 1, 1))
    for decision in (lend(talk), resigned):
        live.publish(decision.steps)
        for listener in listeners:
            table, entry = decision.table, decision.entries[-1]
            told = messages.of_event(table, entry, listener.person, known, listener.lang)
            assert listener.heard[-1] == msgspec.to_builtins(told)


def moved(talk: Conversation) -> Decision:
    """Whoever is to act makes a move."""
    playing = talk.table.playing
    assert playing is not None
    assert playing.turn is not None
    move = t.Play(talk.table.number, str(playing.state.moves()[0]))
    return t.decide(talk.table, move, t.Request(talk.table.chairs[playing.turn].people[0], 1, 1))


@pytest.mark.parametrize("kind", ["none", "turn", "total"])
@pytest.mark.parametrize("game", haricot.games())
def test_a_move_is_told_to_seats_and_spectators_as_its_own_message_would_be(game: str, kind: Any) -> None:
    talk, listeners = full_house(game, 2, clock=t.Clock(kind, 0 if kind == "none" else 600))
    live = listened_to(talk, *listeners)
    decision = moved(talk)
    live.publish(decision.steps)
    table, entry = decision.table, decision.entries[-1]
    for listener in listeners:
        told = messages.of_event(table, entry, listener.person, known, listener.lang)
        assert listener.heard[-1] == msgspec.to_builtins(told)
        if kind != "total":  # where time is counted in all the table comes with it, and its fields in another order
            assert listener.sent[-1] == messages.ENCODER.encode(told)
    heard = [listener.heard[-1] for listener in listeners]
    assert all((message["deadline"] is None) == (kind == "none") for message in heard)
    assert any(message["moves"] for message in heard) == haricot.game(game).lists_moves
    assert [message["view"]["seat"] for message in heard] == [*range(len(table.chairs)), None, None]
    assert all(("table" in message) == (kind == "total") for message in heard)


async def publish(live: LiveTable, decision: Decision) -> None:
    """A crowd is told in steps of the loop."""
    live.publish(decision.steps)
    for _ in live.listeners:
        await asyncio.sleep(0)


def costs(guests: int, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int, list[int]]:
    """How often a table is described, a position made, and what is encoded, to tell one event to so many."""
    talk, listeners = full_house("kala", guests)
    live = listened_to(talk, *listeners)
    counting, described, positions = CountingEncoder(), [], []
    describe, of_position = t.describe_table, messages.of_position

    def counted_description(*given: Any) -> Any:
        described.append(1)
        return describe(*given)

    def counted_position(*given: Any) -> Any:
        positions.append(1)
        return of_position(*given)

    with monkeypatch.context() as patched:
        patched.setattr(messages, "ENCODER", counting)
        patched.setattr(broadcast, "describe_table", counted_description)
        patched.setattr(messages, "of_position", counted_position)
        asyncio.run(publish(live, lend(talk)))
    assert all(listener.heard[-1]["table"]["you"]["person"] == listener.person for listener in listeners)
    return len(described), len(positions), counting.sizes


def test_a_table_is_encoded_once_however_many_hear_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    few, many = costs(3, monkeypatch), costs(190, monkeypatch)
    assert few[:2] == many[:2] == (1, 3)  # one table; a position for each seat and one for all who watch
    personal = [size for size in many[2] if size < 150]
    assert len(many[2]) - len(personal) <= len(few[2])
    assert sum(personal) < 200 * 250  # what is theirs, and the names of the fields around it


def test_everybody_is_told_now_and_then_that_a_log_is_nearly_full(monkeypatch: pytest.MonkeyPatch) -> None:
    talk, listeners = full_house("kala", 1)
    live = listened_to(talk, *listeners)
    number = talk.table.number
    monkeypatch.setattr("haricot.table.table.NEARLY_ALL_EVENTS", number + 1)
    monkeypatch.setattr("haricot.table.table.MOST_EVENTS", number + 4)
    monkeypatch.setattr(messages, "EVENTS_BETWEEN_WARNINGS", 2)
    for _ in range(3):
        playing = live.stored.playing
        assert playing is not None
        person = live.stored.chairs[playing.turn or 0].people[0]
        move = t.Play(live.stored.number, str(playing.state.moves()[0]))
        live.publish(t.decide(live.stored, move, t.Request(person, 1, 1)).steps)
    for listener in listeners:
        told = [message.get("table", {}).get("events_left") for message in listener.heard[-3:]]
        assert told == [None, 2, None]


def test_a_live_table_makes_one_broadcast_of_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    talk, listeners = full_house("kala", 20)
    live = listened_to(talk, *listeners)
    made: list[int] = []
    monkeypatch.setattr(live_table, "Broadcast", lambda *given: made.append(1) or Broadcast(*given))  # type: ignore[func-returns-value]
    live.publish(lend(talk).steps)
    assert len(made) == 1
