"""The browsers at which somebody wants to hear from the house: a few for each, at addresses to which it posts."""

from __future__ import annotations

from functools import partial
from hashlib import sha256

from haricot.house.errors import NotFound
from haricot.house.notices.encryption import public_key, read
from haricot.house.notices.push_post import BadEndpoint, endpoint_of
from haricot.house.people.people import Person
from haricot.house.store import notice_rows
from haricot.house.store.notice_rows import Subscription
from haricot.house.store.store import Change, Store
from haricot.house.wall_clock import now
from haricot.table import Refused

MOST_EACH = 10
POINT_BYTES = 65
SECRET_BYTES = 16


def subscription(
    person: Person, device: str, lang: str, endpoint: str, p256dh: str, auth: str, *, anywhere: bool
) -> Subscription:
    """Refused where the house does not post to that address, or could not write to that browser alone."""
    try:
        endpoint_of(endpoint, anywhere=anywhere)
    except BadEndpoint:
        raise Refused("house-endpoint") from None
    try:
        is_complete = len(read(p256dh)) == POINT_BYTES and len(read(auth)) == SECRET_BYTES
        public_key(read(p256dh))
    except ValueError:
        is_complete = False
    if not is_complete:
        raise Refused("house-endpoint-keys")
    name = sha256(endpoint.encode()).hexdigest()
    return Subscription(name, person.id, device, endpoint, p256dh, auth, lang, now())


async def subscriptions_of(store: Store, person: Person) -> list[Subscription]:
    """At which browsers somebody is told, the newest first."""
    return await store.read(partial(notice_rows.subscriptions_of, person=person.id))


def browser_name(one: Subscription) -> str:
    """What its owner's list calls it."""
    return one.id[:16]


async def remove(store: Store, person: Person, browser: str) -> None:
    """A browser of theirs, by the name in their list, is sent nothing more."""
    found = next((one for one in await subscriptions_of(store, person) if browser_name(one) == browser), None)
    if found is None:
        raise NotFound("house-no-browser")
    await store.change(notice_rows.remove_subscription(found.id))


async def add(store: Store, new: Subscription) -> None:
    """Of more than a few, the oldest goes."""
    had = await store.read(partial(notice_rows.subscriptions_of, person=new.person))
    kept = [one for one in had if one.id != new.id]
    gone: list[Change] = [notice_rows.remove_subscription(one.id) for one in kept[MOST_EACH - 1 :]]
    await store.change(*gone, *notice_rows.add_subscription(new))
