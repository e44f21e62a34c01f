"""Nobody asks too much: token buckets and quotas, for each person and each address."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

MOST_KEPT = 10_000


class TokenBucket:
    """`burst` at once, then `rate` a second."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._at = burst, monotonic()

    def take(self) -> bool:
        """Whether there was a token left; it is gone now."""
        now = monotonic()
        level = min(self._burst, self._level + (now - self._at) * self._rate)
        taken = level >= 1
        self._level, self._at = level - taken, now
        return taken


class RateLimit:
    """One bucket for each key; those that were not used for long are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._kept: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._kept[key] = self._kept.get(key) or TokenBucket(self._rate, self._burst)
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return bucket.take()


class Quota:
    """How many of something each key may hold at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def acquire(self, key: str) -> bool:
        held = self._held.get(key, 0)
        if held >= self.most:
            return False
        self._held[key] = held + 1
        return True

    def release(self, key: str) -> None:
        held = self._held.get(key, 0) - 1
        if held > 0:
            self._held[key] = held
        else:
            self._held.pop(key, None)

    @property
    def held(self) -> int:
        """By all together."""
        return sum(self._held.values())
