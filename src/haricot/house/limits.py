"""Nobody asks too much: a bucket of tokens for each person and each address."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

MOST_KEPT = 10_000


class Buckets:
    """`burst` at once, then `rate` a second, for each key."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._filled: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether there was a token left; it is gone now."""
        now = monotonic()
        level, at = self._filled.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.rate)
        taken = level >= 1
        self._filled[key] = (level - taken, now)
        if len(self._filled) > MOST_KEPT:
            self._filled.popitem(last=False)
        return taken


class Counts:
    """How many of something each key holds now."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def take(self, key: str) -> bool:
        held = self._held.get(key, 0)
        if held >= self.most:
            return False
        self._held[key] = held + 1
        return True

    def give_back(self, key: str) -> None:
        held = self._held.get(key, 0) - 1
        if held > 0:
            self._held[key] = held
        else:
            self._held.pop(key, None)

    @property
    def all(self) -> int:
        return sum(self._held.values())
