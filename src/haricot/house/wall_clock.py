"""What time it is, as the log writes it: the time at which this process began, and what has gone by since.

A machine's clock may be set while games run; a turn's time is measured by what cannot be set.
"""

from time import monotonic, time


class WallClock:
    def __init__(self) -> None:
        self._began, self._since = time(), monotonic()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int((self._began + monotonic() - self._since) * 1000)


_clock = WallClock()


def now() -> int:
    """Milliseconds since 1970, by this process's clock."""
    return _clock.now()
