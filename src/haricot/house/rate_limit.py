"""Nobody asks too much: what is asked is paid by its cost, from the budgets of a person, an address and the house.

One unit is about a millisecond of the server. 50 sockets of one person are one budget; so are the addresses of one
IPv6 network, which one household may choose from at will.
"""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic

from haricot.house.errors import RateLimited

MOST_KEPT = 10_000
IPV6_NETWORK_BITS = 64
WORTH_TELLING = 0.1
"""Who spends or holds less than this part of what one may is not told of to other houses."""


class TokenBucket:
    """`burst` at once, then `rate` a second."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._at = burst, monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether that much was left; it is gone now. What costs more than a burst is paid by a full bucket."""
        now, burst = monotonic(), self._burst
        level = self._level + (now - self._at) * self._rate
        if level > burst:
            level = burst
        taken = level >= (cost if cost < burst else burst)
        self._level, self._at = level - cost * taken, now
        return taken

    def drain(self, cost: float) -> None:
        """So much was taken elsewhere; a bucket owes a burst at most."""
        self.take(0.0)
        self._level = max(-self._burst, self._level - cost)


class RateLimit:
    """One bucket for each key; those that were not used for long are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._kept: OrderedDict[str, TokenBucket] = OrderedDict()
        self._spent: dict[str, float] | None = None
        """Since it was last reported, where other houses are told of it."""

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Whether somebody may: what it costs is taken then."""
        taken = self._bucket(key).take(cost)
        if self._spent is not None and taken:
            self._spent[key] = self._spent.get(key, 0.0) + cost
        return taken

    def report(self, seconds: float) -> dict[str, float]:
        """What those spent who spend a good part of what one may, within so many seconds; all begin anew."""
        spent, self._spent = self._spent or {}, {}
        much = WORTH_TELLING * self._rate * seconds
        return {key: cost for key, cost in spent.items() if cost >= much}

    def drain(self, key: str, cost: float) -> None:
        """What somebody spent at another house is gone here too."""
        self._bucket(key).drain(cost)

    def _bucket(self, key: str) -> TokenBucket:
        kept = self._kept
        bucket = kept.get(key)
        if bucket is None:
            bucket = kept[key] = TokenBucket(self._rate, self._burst)
            if len(kept) > MOST_KEPT:
                kept.popitem(last=False)
        else:
            kept.move_to_end(key)
        return bucket


class Budgets:
    """What each person, each address and all together may cost; the last is of this process, whose time it is."""

    def __init__(self, per_person: float, per_address: float, in_all: float) -> None:
        self.people = RateLimit(per_person, 10 * per_person)
        self.addresses = RateLimit(per_address, 10 * per_address)
        self._house = TokenBucket(in_all, 4 * in_all)
        self.refused = 0

    def charge(self, person: str | None, address: str, cost: float) -> None:
        """Refused where one of the three cannot pay; whoever asks pays first, so that nobody drains the house alone."""
        paid = person is None or self.people.take(person, cost)
        paid = paid and self.addresses.take(address, cost)
        if not (paid and self._house.take(cost)):
            self.refused += 1
            raise RateLimited("house-too-often")


class Quota:
    """How many of something each key may hold at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}
        self._elsewhere: dict[str, dict[str, int]] = {}

    def acquire(self, key: str) -> bool:
        """Whether there is room for one more of somebody's; it is held until released."""
        held = self._held.get(key, 0)
        if held + sum(house.get(key, 0) for house in self._elsewhere.values()) >= self.most:
            return False
        self._held[key] = held + 1
        return True

    def release(self, key: str) -> None:
        """One of somebody's is gone."""
        held = self._held.get(key, 0) - 1
        if held > 0:
            self._held[key] = held
        else:
            self._held.pop(key, None)

    @property
    def held(self) -> int:
        """By all together."""
        return sum(self._held.values())

    def report(self) -> dict[str, int]:
        """Those who hold a good part of what one may."""
        return {key: held for key, held in self._held.items() if held >= WORTH_TELLING * self.most}

    def note_elsewhere(self, house: str, held: dict[str, int]) -> None:
        """What is held at another house."""
        if held:
            self._elsewhere[house] = held
        else:
            self._elsewhere.pop(house, None)


def network_of(host: str) -> str:
    """The key by which an address pays: itself, or for IPv6 its network."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((address, IPV6_NETWORK_BITS), strict=False))
    return str(address)
