"""Who people are: a name, a sign, and keys that only they hold. No account, no e-mail.

The house keeps fingerprints of keys, never the keys.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Iterable
from hashlib import sha256
from typing import Literal, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from haricot.house.store import schema
from haricot.house.store.store import Store
from haricot.table.events import Millisecond

T = TypeVar("T")

SIGNS = ("●", "■", "▲", "◆", "★", "♥", "♣", "♠", "✿", "☀", "☾", "⚑")
NAMES = (
    "Coco",
    "Pois",
    "Fève",
    "Lentille",
    "Cosse",
    "Germe",
    "Liane",
    "Tuteur",
    "Semis",
    "Récolte",
    "Jardin",
    "Graine",
)
LINK_LASTS = 15 * 60 * 1000
MOST_REMEMBERED = 20_000

ADD_PERSON = insert(schema.people)
ADD_KEY = insert(schema.keys)
RENAME = update(schema.people).where(schema.people.c.id == bindparam("person"))
RENAME = RENAME.values(name=bindparam("new_name"), sign=bindparam("new_sign"))
FORGET_KEY = delete(schema.keys).where(schema.keys.c.fingerprint == bindparam("key"))
FORGET_EXPIRED = delete(schema.keys).where(schema.keys.c.expires <= bindparam("now"))
FORGET_KEYS = delete(schema.keys).where(schema.keys.c.person == bindparam("whose"))
FORGET_PERSON = delete(schema.people).where(schema.people.c.id == bindparam("person"))
FORGET_GUEST = delete(schema.guests).where(schema.guests.c.person == bindparam("whose"))


class Person(Struct, frozen=True):
    id: str
    name: str
    sign: str
    kind: Literal["person", "program"] = "person"


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def fingerprint(secret: str) -> str:
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


class People:
    """Everybody whom the house knows; those met lately are remembered without asking the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._by_id: OrderedDict[str, Person] = OrderedDict()
        self._by_key: OrderedDict[str, str] = OrderedDict()

    async def welcome(
        self, at: Millisecond, name: str | None, sign: str | None, kind: Literal["person", "program"]
    ) -> tuple[Person, str]:
        """Somebody new, and the key."""
        person = Person(secrets.token_hex(8), name or secrets.choice(NAMES), sign or secrets.choice(SIGNS), kind)
        secret = new_secret()
        await self._store.change(
            (ADD_PERSON, {"id": person.id, "name": person.name, "sign": person.sign, "kind": kind, "born": at}),
            (ADD_KEY, {"fingerprint": fingerprint(secret), "person": person.id, "kind": "own", "expires": None}),
        )
        _remember(self._by_id, person.id, person)
        _remember(self._by_key, fingerprint(secret), person.id)
        return person, secret

    async def whose(self, secret: str) -> Person | None:
        """Who holds this key."""
        key = fingerprint(secret)
        known = self._by_key.get(key)
        if known is None:
            known = await self._store.read(lambda connection: _holder(connection, key, "own"))
            if known is None:
                return None
            _remember(self._by_key, key, known)
        return (await self.named([known])).get(known)

    async def named(self, ids: Iterable[str]) -> dict[str, Person]:
        """Those people; whoever was deleted is not among them."""
        wanted = set(ids)
        missing = [one for one in wanted if one not in self._by_id]
        if missing:
            asked = select(schema.people).where(schema.people.c.id.in_(missing))
            rows = await self._store.read(lambda connection: connection.execute(asked).all())
            for row in rows:
                _remember(self._by_id, row.id, Person(row.id, row.name, row.sign, row.kind))
        return {one: self._by_id[one] for one in wanted if one in self._by_id}

    def known(self, person: str) -> Person | None:
        """A person met lately."""
        return self._by_id.get(person)

    async def rename(self, person: Person, name: str | None, sign: str | None) -> Person:
        renamed = Person(person.id, name or person.name, sign or person.sign, person.kind)
        await self._store.change((RENAME, {"person": person.id, "new_name": renamed.name, "new_sign": renamed.sign}))
        _remember(self._by_id, person.id, renamed)
        return renamed

    async def make_link(self, person: Person, at: Millisecond) -> str:
        """A secret that makes one other device this person's, once, and soon; those that came too late go."""
        secret = new_secret()
        await self._store.change(
            (FORGET_EXPIRED, {"now": at}),
            (
                ADD_KEY,
                {
                    "fingerprint": fingerprint(secret),
                    "person": person.id,
                    "kind": "link",
                    "expires": at + LINK_LASTS,
                },
            ),
        )
        return secret

    async def follow_link(self, secret: str, at: Millisecond) -> tuple[Person, str] | None:
        """The person of a link, and a key for this device; the link is used up."""
        key = fingerprint(secret)
        holder = await self._store.read(lambda connection: _holder(connection, key, "link", at))
        if holder is None or key in self._by_key:
            return None
        _remember(self._by_key, key, "")  # used: a second one who comes before the store knows finds it taken
        own = new_secret()
        await self._store.change(
            (FORGET_KEY, {"key": key}),
            (ADD_KEY, {"fingerprint": fingerprint(own), "person": holder, "kind": "own", "expires": None}),
        )
        person = (await self.named([holder])).get(holder)
        return (person, own) if person else None

    async def forget(self, person: Person) -> None:
        """Name, sign and keys are gone; what the person played stays, by nobody."""
        await self._store.change(
            (FORGET_KEYS, {"whose": person.id}),
            (FORGET_PERSON, {"person": person.id}),
            (FORGET_GUEST, {"whose": person.id}),
        )
        self._by_id.pop(person.id, None)
        for key in [key for key, holder in self._by_key.items() if holder == person.id]:
            del self._by_key[key]

    async def tables_of(self, person: Person) -> list[str]:
        c = schema.guests.c
        asked = select(c.table_id).where(c.person == person.id)
        return list(await self._store.read(lambda connection: connection.scalars(asked).all()))


def _holder(connection: Connection, key: str, kind: str, at: Millisecond = 0) -> str | None:
    c = schema.keys.c
    asked = select(c.person).where(c.fingerprint == key, c.kind == kind)
    if kind == "link":
        asked = asked.where(c.expires > at)
    return connection.scalar(asked)


def _remember(kept: OrderedDict[str, T], key: str, value: T) -> None:
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > MOST_REMEMBERED:
        kept.popitem(last=False)
