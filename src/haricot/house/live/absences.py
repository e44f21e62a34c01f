"""Since when those who sit at a table are away from it: not connected, or with the page out of sight.

As far as this house has seen: at a table that was just read from the store, everybody is away from that moment on at
the earliest, so that nobody is taken for gone who was not waited for.
"""

from __future__ import annotations

from collections.abc import Collection

from haricot.core.game import Seat
from haricot.house.wall_clock import now
from haricot.table import Refused, Resume, Table
from haricot.table.commands import Adjourn, Substitute
from haricot.table.events import PersonId

MILLISECONDS_TO_WAIT = 120_000
"""For so long whoever is away is waited for, whatever the others would like."""
MILLISECONDS_BETWEEN_NEWS = 30_000
"""A program that plays without listening is away between its moves: that is not told each time."""

AbsenceCommand = Substitute | Adjourn | Resume
"""What the house looks at first: whether those who are to move are away, or all are there again."""


class Absences:
    """Since when people who sit have not looked."""

    def __init__(self) -> None:
        self._since: dict[PersonId, int] = {}

    def look(self, table: Table, looking: Collection[PersonId]) -> dict[PersonId, int]:
        """Those who sit and do not look: in how many milliseconds they need not be waited for any longer."""
        seated = [person for chair in table.chairs for person in chair.people if person not in looking]
        at = now()
        self._since = {person: self._since.get(person, at) for person in seated}
        return {person: max(0, since + MILLISECONDS_TO_WAIT - at) for person, since in self._since.items()}

    def acted(self, person: PersonId | None) -> bool:
        """Whoever asks something of the table was there just now; says whether the others should hear of it."""
        since = self._since.get(person) if person is not None else None
        if person is None or since is None:
            return False
        self._since[person] = now()
        return self._since[person] - since > MILLISECONDS_BETWEEN_NEWS

    def are_over(self, table: Table, seat: Seat, looking: Collection[PersonId]) -> bool:
        """Whether nobody on that seat need be waited for any longer."""
        left = self.look(table, looking)
        return all(left.get(person) == 0 for person in table.chairs[seat].people)

    def check(self, table: Table, command: AbsenceCommand, looking: Collection[PersonId]) -> None:
        """Nothing is done behind the back of somebody who is there; nor without somebody who is not."""
        if isinstance(command, Resume):
            if not table.is_live(set(looking)):
                raise Refused("table-not-all-there")
            return
        turn = table.playing.turn if table.playing is not None else None
        if turn is not None and not self.are_over(table, turn, looking):
            raise Refused("table-still-there")
