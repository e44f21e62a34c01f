"""When and about what somebody wants to hear from the house."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Meta, Struct

from haricot.table import Refused

Minute = Annotated[int, Meta(ge=0, lt=24 * 60, description="Minutes since midnight.")]
MOST_MUTED = 200


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """From when until when nothing is sent, by the clock of that zone; also over midnight."""

    begin: Minute
    end: Minute
    zone: Annotated[str, Meta(min_length=1, max_length=64, description="Such as `Europe/Paris`.")]


class Preferences(Struct, frozen=True, forbid_unknown_fields=True):
    """Quiet hours, and of which games and tables one wants to hear nothing."""

    quiet: QuietHours | None = None
    games_off: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=MOST_MUTED)] = []
    tables_off: Annotated[list[Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]], Meta(max_length=MOST_MUTED)] = []

    def wants(self, table: str, game: str) -> bool:
        """Whether somebody wants to hear of that table and that game at all."""
        return table not in self.tables_off and game not in self.games_off


def check(preferences: Preferences) -> None:
    """A zone that nobody knows has no hours."""
    if preferences.quiet is not None:
        _zone(preferences.quiet)


def quiet_until(preferences: Preferences, at: int) -> int | None:
    """The end of the quiet hours in which that moment is; None where it is in none."""
    quiet = preferences.quiet
    if quiet is None or quiet.begin == quiet.end:
        return None
    try:
        zone = _zone(quiet)
    except Refused:  # a zone that this machine knew once
        return None
    here = datetime.fromtimestamp(at / 1000, zone)
    minute = 60 * here.hour + here.minute
    over_midnight = quiet.begin > quiet.end
    is_quiet = (minute >= quiet.begin or minute < quiet.end) if over_midnight else quiet.begin <= minute < quiet.end
    if not is_quiet:
        return None
    day = here.date() + timedelta(days=1 if over_midnight and minute >= quiet.begin else 0)
    end = datetime.combine(day, time(quiet.end // 60, quiet.end % 60), zone)
    return int(end.timestamp() * 1000)


def _zone(quiet: QuietHours) -> ZoneInfo:
    try:
        return ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("house-zone", zone=quiet.zone) from None
