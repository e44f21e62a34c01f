"""What time it is, as the log writes it: the time at which this process began, and what has gone by since.

A machine's clock may be set while games run; a turn's time is measured by what cannot be set. Houses that share a store
on several machines begin by the store's time, so that their logs agree.
"""

import logging
from time import monotonic, time

LOG = logging.getLogger("haricot.house")


class WallClock:
    """The time of day that never goes back while a house is open."""

    def __init__(self) -> None:
        self._began, self._since = time(), monotonic()

    def start_no_earlier_than(self, then: int) -> None:
        """Where the machine's clock was set back while no house was open, time goes on from the last that was noted.

        Otherwise a turn of a minute would last for as long as the clock was set back.
        """
        behind = then - self.now()
        if behind > 0:
            LOG.warning("the machine's clock is behind the store's", extra={"seconds": behind / 1000})
            self._began += behind / 1000

    def start(self, began: float, since: float) -> None:
        """It was `began` (seconds since 1970) when this process's monotonic clock said `since`."""
        self._began, self._since = began, since

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int((self._began + monotonic() - self._since) * 1000)


_clock = WallClock()


def now() -> int:
    """Milliseconds since 1970, by this process's clock."""
    return _clock.now()


def start_no_earlier_than(then: int) -> None:
    """Time does not go back behind what was noted in the store."""
    _clock.start_no_earlier_than(then)


def start(began: float, since: float) -> None:
    """Before anything is logged: another clock than this machine's says what time it is."""
    _clock.start(began, since)
