"""One event, told to everybody at a table: what they share is encoded once, and what is personal is joined to it."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Raw
from msgspec.structs import replace

from haricot.core.game import Seat
from haricot.house.live import messages
from haricot.house.live.messages import EventMessage, PersonLookup
from haricot.table import Entry, Table, TableDescription, describe_event, describe_table
from haricot.table.description import PersonalDescription, describe_personally
from haricot.table.events import PersonId


class Broadcast:
    """The JSON of an `EventMessage` for each reader; what is in it, `messages.of_event` says.

    A move of a running game is the same for everybody on a seat, and for all who watch.
    """

    def __init__(self, table: Table, entry: Entry, known: PersonLookup) -> None:
        self._table, self._entry, self._known = table, entry, known
        self._is_short = messages.is_short(table, entry)
        self._is_drawn = messages.is_drawn(table)
        self._is_seen_alike = not self._is_drawn and messages.is_seen_alike(table, entry)
        self._told: dict[tuple[Seat | None, str], bytes] = {}
        self._positions: dict[tuple[Seat | None, str], EventMessage] = {}
        self._shared_view: bytes | None = None
        self._shared_event: bytes = b""
        self._shared_table: bytes | None = None

    def told_to(self, person: PersonId, seat: Seat | None, lang: str) -> bytes:
        """The message for one reader; what several share is encoded once."""
        key = seat, lang if self._is_drawn else ""
        if not self._is_short:
            return self._with_table(person, key, lang)
        told = self._told.get(key)
        if told is None:
            told = self._told[key] = messages.ENCODER.encode(self._position(seat, lang))
        return told

    def _with_table(self, person: PersonId, key: tuple[Seat | None, str], lang: str) -> bytes:
        position = self._positions.get(key)
        if position is None:
            position = self._positions[key] = _encoded_fields(self._position(key[0], lang))
        if self._shared_table is None:
            self._shared_table = _shared(describe_table(self._table, None, self._known))
        own = messages.ENCODER.encode(describe_personally(self._table, person))
        return messages.ENCODER.encode(replace(position, table=_encoded(self._shared_table + own[1:])))

    def _position(self, seat: Seat | None, lang: str) -> EventMessage:
        """The message without the table."""
        if not self._is_seen_alike:
            return messages.of_position(self._table, self._entry, seat, lang)
        match, encode = self._table.match, messages.ENCODER.encode
        assert match is not None
        if self._shared_view is None:
            self._shared_view = encode(match.seen_by_all)[:-1]
            self._shared_event = encode(describe_event(self._entry))
        return EventMessage(
            number=self._entry.number,
            view=_encoded(b'%b,"seat":%b}' % (self._shared_view, encode(seat))),  # as `Match.view` puts it in
            drawing=None,
            moves=messages.moves_of(self._table, seat),
            deadline=match.deadline,
            event=_encoded(self._shared_event),
        )


def _encoded(value: bytes) -> Any:
    """Stands in a message for what it is the JSON of: it is copied where that would be encoded."""
    return Raw(value)


def _encoded_fields(message: EventMessage) -> EventMessage:
    """The same message, of which each field is encoded already."""
    fields = {name: getattr(message, name) for name in message.__struct_fields__}
    done = {name: _encoded(messages.ENCODER.encode(value)) for name, value in fields.items() if value is not UNSET}
    return replace(message, **done)


def _shared(described: TableDescription) -> bytes:
    """The description as far as it is the same for all: an object that waits for its personal fields."""
    personal = PersonalDescription.__struct_fields__
    shared = {name: getattr(described, name) for name in described.__struct_fields__ if name not in personal}
    fields = (
        b'"%b":%b' % (name.encode(), messages.ENCODER.encode(value))
        for name, value in shared.items()
        if value is not UNSET
    )
    return b"{" + b",".join(fields) + b","
