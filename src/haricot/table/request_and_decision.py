"""A request to a table, and what comes of it."""

from __future__ import annotations

from msgspec import Struct

from haricot.core.game import State
from haricot.table.events import Entry, Event, Millisecond, PersonId
from haricot.table.fold import fold
from haricot.table.table import Table

HOUSE: None = None
"""Who asks when the house itself does: its clock, or a bot in a chair."""


class Request(Struct, frozen=True):
    """Who asks, when, and the randomness that the house drew for it (a fresh number of 256 bits)."""

    by: PersonId | None
    at: Millisecond
    entropy: int


class Step(Struct, frozen=True):
    """An event, and the table as it left it."""

    entry: Entry
    table: Table


class Decision(Struct, frozen=True):
    """The events that a request brings about, each folded once: `table` is the table after all of them."""

    request: Request
    table: Table
    steps: tuple[Step, ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The numbered events, as they go into the log."""
        return tuple(step.entry for step in self.steps)

    def then(self, event: Event, state: State | None = None) -> Decision:
        """One event more; `state`: the position that a move leads to, known since its legality was looked at."""
        more = decision_of(self.table, self.request, event, state)
        return Decision(self.request, more.table, self.steps + more.steps)


def decision_of(table: Table, request: Request, event: Event, state: State | None = None) -> Decision:
    """A decision that begins, and often ends, with this event."""
    entry = Entry(table.number + 1, request.at, request.by, event)
    after = fold(table, entry, state)
    return Decision(request, after, (Step(entry, after),))
