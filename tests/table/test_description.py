"""What is told of a table and of an event: the very JSON that clients read, and every field of it explained."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec
import pytest
from msgspec import Struct

from haricot import table as t
from haricot.bots import levels
from haricot.table import Clock, Entry, Event, EventDescription, Setup, TableDescription, events
from tests.table.conversation import Conversation, gathered
from tests.table.test_tags import EVENTS, tags

Json = dict[str, Any]


class Somebody(Struct, frozen=True):
    """More is known of people than is told."""

    name: str
    sign: str
    kind: Literal["person", "program"] = "person"
    secret: str = "never told"


KNOWN = {"ana": Somebody("Ana", "●"), "bob": Somebody("Bob", "■", "program")}

SETUP: Json = {
    "game": "kala",
    "seats": 2,
    "options": {"first": 0, "reserve": 28, "handicap": 0},
    "clock": {"kind": "turn", "amount": 60},
    "public": True,
    "watching": True,
    "teams": False,
    "hints": False,
    "takebacks": "free",
    "shared": False,
}
SEAL = "dcc0903d7dd0668b157fd7c209fb6daa2e7a02038745e10065ced1d2c0346071"
PEOPLE: Json = {
    "ana": {"name": "Ana", "sign": "●", "kind": "person"},
    "bob": {"name": "Bob", "sign": "■", "kind": "program"},
}


def chair(*people: str, bot: str | None = None, level: str | None = None, lent: bool = False) -> Json:
    return {"people": list(people), "bot": bot, "level": level, "lent": lent}


def told(conversation: Conversation, person: str | None) -> Json:
    """What goes over the wire to that person."""
    description = t.describe_table(conversation.table, person, KNOWN.get)
    told: Json = msgspec.json.decode(msgspec.json.encode(description))
    assert list(told) == [name for name in TableDescription.__struct_fields__ if name in told or name != "departed"]
    return told


@pytest.fixture
def evening() -> Conversation:
    """Ana and Bob sit, Eve watches, and there is a clock."""
    evening = gathered(Setup("kala", options={"first": 0}, clock=Clock("turn", 60), public=True))
    evening.ask("eve", t.Come())
    return evening


def test_a_table_before_the_first_game(evening: Conversation) -> None:
    evening.ask("bob", t.Sit(None))
    weakest = next(iter(levels("kala")))
    evening.ask("ana", t.AddBot(1, weakest))
    evening.ask("ana", t.Lend())
    assert told(evening, "ana") == {
        "number": 9,
        "host": "ana",
        "setup": SETUP,
        "phase": "gathering",
        "chairs": [chair("ana", lent=True), chair(bot="Flageolet", level=weakest)],
        "guests": ["ana", "bob", "eve"],
        "invitations": 1,
        "guarded": False,
        "requests": [],
        "rule_set": "default",
        "rated": True,
        "match": None,
        "games": 0,
        "beans": {},
        "you": {"person": "ana", "seat": 0, "host": True, "may": "sit", "screen": False},
        "people": PEOPLE,
        "events_left": None,
    }


def test_a_stranger_is_told_of_no_invitations(evening: Conversation) -> None:
    about = told(evening, None)
    assert about["you"] == {"person": None, "seat": None, "host": False, "may": None, "screen": False}
    assert about["invitations"] is None


def test_a_table_at_which_somebody_wants_a_move_back(evening: Conversation) -> None:
    evening.at = 1000
    evening.ask("ana", t.Start())
    evening.play("ana", "a1a2a3a4")
    evening.at = 3000
    evening.play("bob")
    evening.ask("ana", t.Undo(evening.table.number))
    assert told(evening, "bob") == {
        "number": 10,
        "host": "ana",
        "setup": SETUP,
        "phase": "playing",
        "chairs": [chair("ana"), chair("bob")],
        "guests": ["ana", "bob", "eve"],
        "invitations": None,
        "guarded": False,
        "requests": [],
        "rule_set": "default",
        "rated": True,
        "match": {
            "began": 7,
            "since": 9,
            "moves": 2,
            "remembering": False,
            "turn": 0,
            "deadline": 63000,
            "seal": SEAL,
            "seed": None,
            "salt": None,
            "ended": None,
            "outcome": None,
            "undo": {"seat": 0, "number": 10, "agreed": []},
            "rematch": [],
            "resigned": [],
        },
        "games": 0,
        "beans": {},
        "you": {"person": "bob", "seat": 1, "host": False, "may": "sit", "screen": False},
        "people": PEOPLE,
        "events_left": None,
    }


def test_a_table_after_a_game(evening: Conversation) -> None:
    evening.ask("ana", t.Start())
    evening.ask("bob", t.Resign(evening.table.number))
    evening.ask("ana", t.Rematch(evening.table.number))
    about = told(evening, "eve")
    assert about["phase"] == "over"
    assert about["match"] == {
        "began": 7,
        "since": 8,
        "moves": 0,
        "remembering": False,
        "turn": None,
        "deadline": None,
        "seal": SEAL,
        "seed": "240554374710229591777448530562597632129",
        "salt": "870875048a049522c4cd96da413976db",
        "ended": {"how": "resigned", "seat": 1},
        "outcome": {"winners": [0], "scores": [1, 0], "ranks": [1, 2]},
        "undo": None,
        "rematch": [0],
        "resigned": [],
    }
    assert about["games"] == 1
    assert about["beans"] == {"ana": 1, "bob": 0}
    assert about["you"] == {"person": "eve", "seat": None, "host": False, "may": "sit", "screen": False}


def test_a_table_that_all_have_left(evening: Conversation) -> None:
    for person in ("ana", "bob", "eve"):
        evening.ask(person, t.Leave())
    evening.at += 60_000
    evening.ask(None, t.Close())
    about = told(evening, None)
    assert about["phase"] == "closed"
    assert about["guests"] == []
    assert about["people"] == {}


TOLD: list[tuple[Event, Json]] = [
    (events.Opened("ana", Setup("kala")), {"kind": "opened"}),
    (events.Prepared(Setup("kala")), {"kind": "prepared"}),
    (events.Invited("fingerprint", "sit"), {"kind": "invited"}),
    (events.Withdrawn(), {"kind": "withdrawn"}),
    (events.Came("bob", "watch"), {"kind": "came", "person": "bob"}),
    (events.JoinRequested("bob", 1), {"kind": "joinrequested", "person": "bob", "seat": 1}),
    (
        events.JoinRequested("bob", invitation="fingerprint"),
        {"kind": "joinrequested", "person": "bob", "seat": None},
    ),
    (events.JoinApproved("bob", 1, "ana"), {"kind": "joinapproved", "person": "bob", "seat": 1}),
    (events.JoinDeclined("bob", None), {"kind": "joindeclined", "person": "bob", "seat": None}),
    (events.Left("bob", removed=True), {"kind": "left", "person": "bob"}),
    (events.Sat("bob", 1), {"kind": "sat", "person": "bob", "seat": 1}),
    (events.Sat("bob", None), {"kind": "sat", "person": "bob", "seat": None}),
    (events.BotSat(1, "Tarbais", "master"), {"kind": "botsat", "seat": 1}),
    (events.BotLeft(1), {"kind": "botleft", "seat": 1}),
    (events.SeatsChanged((1, 0)), {"kind": "seatschanged", "order": [1, 0]}),
    (events.HostChanged("bob"), {"kind": "hostchanged", "person": "bob"}),
    (events.Closed(), {"kind": "closed"}),
    (events.Started(7, "salt"), {"kind": "started"}),
    (events.Played(1, "a1a2"), {"kind": "played", "seat": 1, "how": "person"}),
    (events.Played(0, "a1a2", "time"), {"kind": "played", "seat": 0, "how": "time"}),
    (events.UndoAsked(0, 3), {"kind": "undoasked", "seat": 0}),
    (events.UndoAgreed(1), {"kind": "undoagreed", "seat": 1}),
    (events.UndoRefused(1), {"kind": "undorefused", "seat": 1}),
    (events.Undone(0, 3), {"kind": "undone", "seat": 0}),
    (events.Ended("time:0"), {"kind": "ended", "ended": {"how": "time", "seat": 0}}),
    (events.Resigned(2, "Tarbais"), {"kind": "resigned", "seat": 2}),
    (events.RematchWanted(0), {"kind": "rematchwanted", "seat": 0}),
    (events.CurtainLifted(1), {"kind": "curtainlifted", "seat": 1}),
    (events.HintAsked(1), {"kind": "hintasked", "seat": 1}),
    (events.Adjourned(3), {"kind": "adjourned", "days": 3}),
    (events.Resumed(), {"kind": "resumed"}),
    (events.StoodStill(1, -500), {"kind": "stoodstill", "seat": 1, "milliseconds": -500}),
    (events.ClockExtended(500), {"kind": "clockextended", "milliseconds": 500}),
    (events.Lent(0), {"kind": "lent", "seat": 0}),
    (events.TakenBack(0), {"kind": "takenback", "seat": 0}),
]


@pytest.mark.parametrize(("event", "about"), TOLD, ids=[about["kind"] for _, about in TOLD])
def test_an_event_as_it_is_told(event: Event, about: Json) -> None:
    described = msgspec.json.encode(t.describe_event(Entry(9, 1000, "ana", event)))
    assert msgspec.json.decode(described) == about | {"at": 1000, "by": "ana"}
    assert msgspec.json.decode(described, type=EventDescription) == t.describe_event(Entry(9, 1000, "ana", event))


def test_every_event_can_be_told() -> None:
    assert {type(event) for event, _ in TOLD} == set(get_args(Event))
    assert tags(EventDescription, "kind") == EVENTS


def test_every_field_that_is_told_is_explained() -> None:
    _, schemas = msgspec.json.schema_components([TableDescription, EventDescription])
    fields = {
        f"{name}.{field}": schema for name, shape in schemas.items() for field, schema in shape["properties"].items()
    }
    tagged = {f"{kind.__name__}.kind" for kind in get_args(EventDescription)}
    assert [field for field, schema in fields.items() if field not in tagged and not schema.get("description")] == []
    assert all(shape["description"] for shape in schemas.values())
