"""Whoever wants to know what happens at tables, beside those who are there."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.house.live.live_table import LiveTable
from haricot.table import Step


class TableObserver:
    """Each of these is called after those at the table were told; what is of no interest does nothing."""

    def events_stored(self, live: LiveTable, steps: Sequence[Step]) -> None:
        """These events were stored."""

    def looked(self, live: LiveTable, person: str) -> None:
        """That person has the table in sight."""

    def woken(self, live: LiveTable, person: str, called: Sequence[str]) -> None:
        """That person calls others who are away."""
