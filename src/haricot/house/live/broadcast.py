"""One event, told to everybody at a table: what they share is encoded once, and what is personal is joined to it."""

from __future__ import annotations

from msgspec import UNSET

from haricot.core.game import Seat
from haricot.house.live import messages
from haricot.house.live.messages import PersonLookup
from haricot.table import Entry, Table, TableDescription, describe_event, describe_table
from haricot.table.description import PERSONAL, describe_personally
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
        self._positions: dict[tuple[Seat | None, str], bytes] = {}
        self._shared_position: bytes | None = None
        self._shared_table: bytes | None = None

    def told_to(self, person: PersonId, seat: Seat | None, lang: str) -> bytes:
        """The message for one reader; what several share is encoded once."""
        key = seat, lang if self._is_drawn else ""
        position = self._positions.get(key)
        if position is None:
            position = self._positions[key] = self._position(seat, lang)
        if self._is_short:
            return position
        if self._shared_table is None:
            self._shared_table = _shared(describe_table(self._table, None, self._known))
        own = messages.ENCODER.encode(describe_personally(self._table, person))
        return b"".join((position[:-1], b',"table":', self._shared_table, own[1:], b"}"))

    def _position(self, seat: Seat | None, lang: str) -> bytes:
        """The message without the table."""
        if not self._is_seen_alike:
            return messages.ENCODER.encode(messages.of_position(self._table, self._entry, seat, lang))
        if self._shared_position is None:
            self._shared_position = self._seen_by_all()
        moves = messages.moves_of(self._table, seat)
        listed = b"null" if moves is None else messages.ENCODER.encode(moves)
        whose = b"null" if seat is None else b"%d" % seat
        return b"".join((self._shared_position, b',"seat":', whose, b'},"moves":', listed, b"}"))

    def _seen_by_all(self) -> bytes:
        """Where no seat has a secret from another: all but whose view it is, and the moves of who is to act."""
        match, encode = self._table.match, messages.ENCODER.encode
        assert match is not None
        view = encode(match.seen_by_all)
        deadline = b"null" if match.deadline is None else b"%d" % match.deadline
        event = encode(describe_event(self._entry))
        head = b'{"kind":"event","number":%d,"drawing":null,"deadline":%b,"event":%b,"view":%b'
        return head % (self._entry.number, deadline, event, view[:-1])


def _shared(described: TableDescription) -> bytes:
    """The description as far as it is the same for all: an object that waits for its personal fields."""
    shared = {name: getattr(described, name) for name in described.__struct_fields__ if name not in PERSONAL}
    fields = (
        b'"%b":%b' % (name.encode(), messages.ENCODER.encode(value))
        for name, value in shared.items()
        if value is not UNSET
    )
    return b"{" + b",".join(fields) + b","
