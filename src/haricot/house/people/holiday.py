"""Holidays: so many days in a year, during which the clocks of one's games of days stand still."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from haricot.house.people.people import Person
from haricot.house.store.holiday_rows import Holiday
from haricot.table import Refused

DAY = 86_400_000
YEAR = 365 * DAY
DAYS_A_YEAR = 21


def milliseconds_left(taken: Iterable[Holiday], at: int) -> int:
    """What somebody may still take within the year that ends now; of a holiday that lasts, what is over counts."""
    spent = sum(max(0, min(one.ends, at) - max(one.began, at - YEAR)) for one in taken)
    return max(0, DAYS_A_YEAR * DAY - spent)


def planned(taken: Sequence[Holiday], until: int, at: int) -> Holiday:
    """A holiday from now on, or the one that lasts with another end."""
    if until <= at:
        raise Refused("house-holiday-past")
    left = milliseconds_left(taken, at)
    if until - at > left:
        raise Refused("house-holiday-too-long", days=left // DAY, most=DAYS_A_YEAR)
    lasting = taken[0] if taken and taken[0].ends > at else None
    return Holiday(lasting.began if lasting else at, until)


def rest_of(people: Iterable[str], known: Callable[[str], Person | None], at: int) -> int:
    """For how many milliseconds more all of these people are on holiday: as long as the first of them to come back."""
    ends = [(person.holiday or 0) if (person := known(one)) else 0 for one in people]
    return max(0, min(ends, default=0) - at)
