"""A game played on from a moment of its record, at a table of its own."""

from __future__ import annotations

import secrets
from typing import Annotated

from msgspec import Meta, Struct, field

from haricot.core.game import Seat
from haricot.house.http.replays import RecordText, states_of
from haricot.house.http.schemas import BotSeats, SeatAsked
from haricot.records import Record
from haricot.table import Refused, Setup


class Continuation(Struct, forbid_unknown_fields=True):
    """A finished game of a table (`table`, `number`) or a `record`, and how many of its moves are kept.

    Who sits down, bots and the start may be asked at once, as of any new table.
    """

    moves: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatAsked
    """Whose knowledge stays as it was."""
    record: RecordText | None = None
    table: Annotated[str, Meta(max_length=40)] | None = None
    number: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    sit: bool = False
    """Whether you sit down on that seat."""
    bots: BotSeats = field(default_factory=list)
    start: bool = False

    def __post_init__(self) -> None:
        named = self.record is not None, self.table is not None, self.number is not None
        if named not in ((True, False, False), (False, True, True)):
            raise ValueError("either `record`, or `table` and `number`")


def continued(finished: Record | None, asked: Continuation) -> tuple[Setup, str]:
    """A table for playing on, and its position, in which all that the seat could not know is drawn anew.

    Whoever saw the whole game knows nothing of what comes.
    """
    states = states_of(finished or Record.loads(asked.record or ""))
    if asked.moves >= len(states) or states[asked.moves].turn is None:
        raise Refused("house-nothing-to-play-on")
    state = states[asked.moves]
    seat: Seat = asked.seat
    fresh = state.reimagined(seat, secrets.randbits(64))
    return Setup(state.game.name, state.seats, dict(state.options)), str(fresh)
