"""What goes over a socket has the fields that it declares, and a drawing for whoever has no board."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from haricot import table as t
from haricot.core.errors import IllegalMove
from haricot.games import load_file, names, put_away
from haricot.games.drawing import draw
from haricot.house.http.wire_schema import schema_document
from haricot.house.live import messages
from haricot.house.live.batched_delivery import MOST_AT_ONCE
from haricot.house.live.live_table import LiveTable
from haricot.house.people.people import Person
from haricot.house.store.table_rows import Standing
from haricot.table import Setup
from tests.table.conversation import Conversation, gathered

ROOT = Path(__file__).parents[3]
TIC_TAC_TOE = ROOT / "examples" / "tic_tac_toe.py"
BOTS_PAGE = ROOT / "docs" / "bots.md"

POSITION = {"kind", "number", "view", "drawing", "moves", "deadline"}
FIELDS = {
    "table": POSITION | {"table", "version"},
    "event": POSITION | {"event"},
    "refused": POSITION | {"re", "key", "reason"},
    "present": {"kind", "number", "people", "live", "away", "holidays"},
    "reaction": {"kind", "number", "person", "what"},
    "woken": {"kind", "number", "person", "people"},
}
"""What programs of others rely on."""


class FakeListener:
    """Whoever listens at a table, and what they were sent."""

    def __init__(self, person: str, lang: str = "en") -> None:
        self.person, self.lang, self.looks = person, lang, True
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def close(self, code: int, key: str) -> None:
        raise AssertionError(f"closed: {code} {key}")

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(text) for text in self.sent]


def socket_schema(name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(schema_document(names()) | {"$ref": f"#/$defs/{name}"})


def known(person: str) -> Person | None:
    return Person(person, person.title(), "●")


def listened_to(talk: Conversation, *listeners: FakeListener) -> LiveTable:
    live = LiveTable("table", list(talk.log), Standing(None, {}), known)
    asyncio.run(_enter(live, listeners))
    return live


async def _enter(live: LiveTable, listeners: tuple[FakeListener, ...]) -> None:
    for listener in listeners:
        await live.enter(listener, None)
        for _ in range(0, len(live.listeners), MOST_AT_ONCE):
            await asyncio.sleep(0)


def play(live: LiveTable, by: str, move: str) -> None:
    live.publish(t.decide(live.stored, t.Play(live.stored.number, move), t.Request(by, 1, 1)).steps)


@pytest.fixture
def tic_tac_toe() -> Iterator[Conversation]:
    game = load_file(TIC_TAC_TOE)
    talk = gathered(Setup(game.name))
    talk.ask("ana", t.Start())
    yield talk
    put_away(game.name)


@pytest.fixture
def kala() -> Conversation:
    talk = gathered(Setup("kala", options={"first": 0}))
    talk.ask("ana", t.Start())
    return talk


def test_every_kind_of_message_has_its_fields_and_no_others(kala: Conversation) -> None:
    ana = FakeListener("ana")
    live = listened_to(kala, ana)
    play(live, "ana", "a1a2a3a4")
    live.publish(t.decide(live.stored, t.Lend(), t.Request("ana", 1, 1)).steps)
    live.send_all(messages.reaction("bob", "bravo", live.stored))
    live.send_all(messages.woken("ana", ["bob"], live.stored))
    ana.send(messages.ENCODER.encode(messages.refusal(IllegalMove("move-after-the-end"), "en", 7, live.stored, "ana")))
    kinds = [message["kind"] for message in ana.heard]
    assert kinds == ["table", "present", "event", "event", "reaction", "woken", "refused"]
    for message in ana.heard:
        whole = {"table"} if message["kind"] == "event" and message["event"]["kind"] != "played" else set()
        assert set(message) == FIELDS[message["kind"]] | whole
        socket_schema("SocketMessage").validate(message)


def test_a_message_of_another_form_is_not_as_the_schema_says(kala: Conversation) -> None:
    message = msgspec.to_builtins(messages.of_table(kala.table, "ana", known, "en"))
    schema = socket_schema("SocketMessage")
    schema.validate(message)
    broken: list[dict[str, object]] = [
        {"kind": "tabel"},
        {"number": "1"},
        {"moves": "a1"},
        {"view": {}},
        {"table": None},
    ]
    for wrong in broken:
        assert not schema.is_valid(message | wrong)
    for field in message:
        assert not schema.is_valid({name: value for name, value in message.items() if name != field}), field


def test_what_a_client_sends_has_a_schema_too() -> None:
    schema = socket_schema("Asking")
    for asked in ({"do": "play", "number": 3, "move": "a1"}, {"do": "react", "what": "bravo"}, {"do": "start"}):
        schema.validate({"ask": asked, "re": 1})
        messages.DECODER.decode(msgspec.json.encode({"ask": asked}))
    for wrong in (
        {"do": "fly"},
        {"do": "play", "move": "a1"},
        {"do": "react", "what": "boo"},
        {"do": "start", "now": 1},
    ):
        assert not schema.is_valid({"ask": wrong})
        with pytest.raises(msgspec.ValidationError):
            messages.DECODER.decode(msgspec.json.encode({"ask": wrong}))


def test_a_game_without_a_board_in_clients_comes_drawn_in_each_reader_s_language(tic_tac_toe: Conversation) -> None:
    english, french, french_too = listeners = (
        FakeListener("ana", "en"),
        FakeListener("ana", "fr"),
        FakeListener("ana", "fr"),
    )
    live = listened_to(tic_tac_toe, *listeners)
    play(live, "ana", "b2")
    for listener in listeners:
        for message in listener.heard:
            if message["kind"] != "present":
                assert message["drawing"] == {"text": draw(message["view"], listener.lang).plain, "svg": None}
    assert english.sent[-1] != french.sent[-1]
    assert french.sent[-1] is french_too.sent[-1]


def test_a_game_with_a_board_in_clients_is_not_drawn_and_encoded_once_for_a_seat(kala: Conversation) -> None:
    english, french = FakeListener("ana", "en"), FakeListener("ana", "fr")
    live = listened_to(kala, english, french)
    play(live, "ana", "a1a2a3a4")
    assert english.heard[-1]["drawing"] is None
    assert english.sent[-1] is french.sent[-1]


def test_a_message_tells_a_seat_its_own_view_and_moves(kala: Conversation) -> None:
    ana, bob = FakeListener("ana"), FakeListener("bob")
    live = listened_to(kala, ana, bob)
    play(live, "ana", "a1a2a3a4")
    assert live.stored.match is not None
    state = live.stored.match.state
    assert [listener.heard[-1]["view"] for listener in (ana, bob)] == [state.view(0), state.view(1)]
    assert ana.heard[-1]["moves"] is None
    assert bob.heard[-1]["moves"] == [str(move) for move in state.moves()]


def test_the_page_on_bots_names_every_message_command_and_reaction() -> None:
    page = BOTS_PAGE.read_text("utf-8")
    schemas = schema_document(names())["$defs"]
    said = [*schemas["SocketMessage"]["discriminator"]["mapping"]]
    asked = [*schemas["Asking"]["properties"]["ask"]["discriminator"]["mapping"]]
    for word in (*said, *asked, *schemas["React"]["properties"]["what"]["enum"]):
        assert f"`{word}`" in page, f"docs/bots.md does not say what `{word}` is"
