"""What goes over the bus. Nothing of it is needed for what is kept: whoever misses a message finds it in the store."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from haricot.house.store.person_rows import Person
from haricot.table import Entry

Reaction = Literal["bravo", "thanks", "oops", "hmm", "laugh", "again"]
"""The few that people at a table may say to each other: children play here."""


class _TableMessage(Struct, frozen=True, tag_field="kind"):
    """To those houses alone that have the table in use."""

    table: str


class Stored(_TableMessage, frozen=True, tag="stored"):
    """These events of the table are stored, one after the other."""

    entries: tuple[Entry, ...]


class Present(_TableMessage, frozen=True, tag="present"):
    """Who is connected to the table at the house that says so: everybody, not who came."""

    people: tuple[str, ...]
    looking: tuple[str, ...] | None = None
    """Who of them has the table in sight; None: a house of an earlier version does not know."""


class WhoIsThere(_TableMessage, frozen=True, tag="who"):
    """A house that begins to use the table asks all others."""


class Reacted(_TableMessage, frozen=True, tag="reacted"):
    """A few words from somebody at the table."""

    person: str
    what: Reaction


class Woken(_TableMessage, frozen=True, tag="woken"):
    """Somebody calls those who are to move."""

    person: str
    people: tuple[str, ...]


class _Message(Struct, frozen=True, tag_field="kind"):
    """To every house."""


class Renamed(_Message, frozen=True, tag="renamed"):
    """Somebody has another name or sign."""

    person: Person


class PersonForgotten(_Message, frozen=True, tag="forgotten"):
    """Somebody is known no longer."""

    person: str


class ShutOut(_Message, frozen=True, tag="shut-out"):
    """The key of this fingerprint is void."""

    key: str


class Spent(_Message, frozen=True, tag="spent"):
    """What some have cost the house that says so since it said so last, by budget and key: only those who cost much."""

    budgets: dict[str, dict[str, float]]


class Held(_Message, frozen=True, tag="held"):
    """How many sockets some hold at the house that says so, by person and by address: only those who hold many."""

    quotas: dict[str, dict[str, int]]


class Alive(_Message, frozen=True, tag="alive"):
    """The house that says so is there."""


class Gone(_Message, frozen=True, tag="gone"):
    """The house that says so stops."""


class BotDue(_Message, frozen=True, tag="bot-due"):
    """A bot is to move somewhere, and the house that says so does not think itself."""


BusMessage = (
    Stored
    | Present
    | WhoIsThere
    | Reacted
    | Woken
    | Renamed
    | PersonForgotten
    | ShutOut
    | Spent
    | Held
    | Alive
    | Gone
    | BotDue
)

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[BusMessage] = msgspec.json.Decoder(BusMessage)

PUBLISHED_AGAIN = (Stored, Renamed, PersonForgotten, ShutOut)
"""What is published once more where it is not known whether it came through: to hear it twice changes nothing."""


def table_of(message: BusMessage) -> str | None:
    """The table that a message is about; None for one to every house."""
    return message.table if isinstance(message, _TableMessage) else None
