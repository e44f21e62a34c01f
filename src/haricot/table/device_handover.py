"""The curtain between people at one device: where one seat knows what another does not, it falls before each turn."""

from __future__ import annotations

from haricot.core.game import Seat
from haricot.games import named
from haricot.table.table import Match, Table


def curtain_falls_before(table: Table, match: Match, seat: Seat) -> bool:
    """Whether it falls before that seat's turns; a game of days is not played in one sitting."""
    is_shared = table.setup.shared is True and match.setup.clock.kind != "days"
    return is_shared and named(match.setup.game).secret == "private" and not table.chairs[seat].bot_plays
