"""Who people are: a name, a sign, and keys that only they hold. No account, no e-mail.

The house keeps fingerprints of keys, never the keys.
"""

from __future__ import annotations

import re
import secrets
from collections import OrderedDict
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from hashlib import sha256
from typing import Literal, NamedTuple, TypeVar

from msgspec.structs import replace

from haricot.house.bus.bus import Bus, NoBus
from haricot.house.bus.bus_messages import PersonForgotten, Renamed, ShutOut
from haricot.house.store import (
    feat_rows,
    friend_rows,
    game_rows,
    holiday_rows,
    notice_rows,
    pairing_rows,
    passkey_rows,
    person_rows,
    puzzle_rows,
    rating_rows,
    shown_rows,
    table_rows,
    tally_rows,
)
from haricot.house.store.holiday_rows import Holiday
from haricot.house.store.person_rows import Device, Person
from haricot.house.store.store import Change, Store
from haricot.table import Refused
from haricot.table.names_and_signs import SIGNS

__all__ = [
    "LINK_LASTS",
    "SIGNS",
    "Device",
    "Newcomer",
    "People",
    "Person",
    "fingerprint",
    "is_person_id",
    "new_secret",
    "newcomer",
    "printable_name",
]

T = TypeVar("T")

NAMES = (
    "Coco",
    "Pois",
    "Fève",
    "Lentille",
    "Cosse",
    "Liane",
    "Tuteur",
    "Semis",
    "Récolte",
    "Jardin",
    "Vrille",
    "Potager",
    "Rosée",
    "Sillon",
    "Trèfle",
    "Noisette",
    "Merle",
    "Mésange",
    "Verger",
    "Persil",
    "Sarrasin",
    "Luzerne",
    "Moineau",
    "Brindille",
)
"""For who gives none: no name of a level or of a bot is among them."""
PERSON_ID = re.compile("[0-9a-f]{16}")
LINK_LASTS = 15 * 60 * 1000
MOST_CACHED = 20_000
USE_NOTED_EVERY = 10 * 60 * 1000
MOST_READ_AT_ONCE = 1000


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def is_person_id(text: str) -> bool:
    """Whether it looks like one; what does not is not asked of the store."""
    return PERSON_ID.fullmatch(text) is not None


def fingerprint(secret: str) -> str:
    """What the house keeps of a secret."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


class Newcomer(NamedTuple):
    """Somebody new and their key, and the changes that make the house know them."""

    person: Person
    secret: str
    changes: tuple[Change, ...]


def newcomer(
    at: int, name: str | None, sign: str | None, kind: Literal["person", "program"], browser: str | None = None
) -> Newcomer:
    """Somebody whom the house knows once the changes are stored."""
    person = Person(secrets.token_hex(8), name or secrets.choice(NAMES), sign or secrets.choice(SIGNS), kind)
    secret = new_secret()
    added = person_rows.add_key(fingerprint(secret), person.id, at, browser)
    return Newcomer(person, secret, (person_rows.add_person(person, at), added))


class People:
    """Everybody whom the house knows; those met lately are remembered without asking the store."""

    def __init__(self, store: Store, bus: Bus | None = None) -> None:
        self._store, self._bus = store, bus or NoBus()
        self._by_id: OrderedDict[str, Person] = OrderedDict()
        self._by_key: OrderedDict[str, str] = OrderedDict()
        self._used: OrderedDict[str, int] = OrderedDict()
        """When each key was last noted to be used."""
        self._void: OrderedDict[str, None] = OrderedDict()
        """Keys made void lately: what is being looked up meanwhile finds them void too."""

    async def welcome(
        self,
        at: int,
        name: str | None,
        sign: str | None,
        kind: Literal["person", "program"],
        browser: str | None = None,
    ) -> tuple[Person, str]:
        """Somebody new, and the key."""
        person, secret, changes = newcomer(at, name, sign, kind, browser)
        await self._store.change(*changes)
        self.remember(person, secret, at)
        return person, secret

    def remember(self, person: Person, secret: str, at: int) -> None:
        """Somebody new is stored, and need not be asked for."""
        _remember(self._by_id, person.id, person)
        _remember(self._by_key, fingerprint(secret), person.id)
        _remember(self._used, fingerprint(secret), at)

    async def whose(self, secret: str) -> Person | None:
        """Who holds this key."""
        key = fingerprint(secret)
        holder = self._by_key.get(key)
        if holder is None:
            holder = await self._store.read(lambda connection: person_rows.holder_of(connection, key))
            if holder is None or key in self._void:
                return None
            _remember(self._by_key, key, holder)
        return (await self.find([holder])).get(holder)

    def note_use(self, secret: str, at: int, browser: str | None) -> None:
        """The key of a device is used; which is written down now and then."""
        key = fingerprint(secret)
        if at - self._used.get(key, 0) >= USE_NOTED_EVERY:
            _remember(self._used, key, at)
            self._store.change(person_rows.note_use(key, at, browser))

    async def devices_of(self, person: Person) -> list[Device]:
        """Those used last come first."""
        devices = await self._store.read(lambda connection: person_rows.devices_of(connection, person.id))
        return sorted(devices, key=lambda device: device.used or device.made or 0, reverse=True)

    async def shut_out(self, device: Device) -> None:
        """Its key is good for nothing from this moment on."""
        _remember(self._void, device.key, None)
        self._by_key.pop(device.key, None)
        await self._store.change(person_rows.remove_key(device.key), notice_rows.remove_of_device(device.key))
        self._bus.publish(ShutOut(device.key))

    def is_void(self, key: str) -> bool:
        """Whether that key was just now made void."""
        return key in self._void

    async def find(self, ids: Iterable[str]) -> dict[str, Person]:
        """Those people; whoever was deleted is not among them."""
        wanted = set(ids)
        missing = [one for one in wanted if one not in self._by_id]
        if missing:
            for person in await self._store.read(lambda connection: person_rows.people_of(connection, missing)):
                _remember(self._by_id, person.id, person)
        return {one: self._by_id[one] for one in wanted if one in self._by_id}

    def cached(self, person: str) -> Person | None:
        """A person met lately."""
        return self._by_id.get(person)

    async def rename(self, person: Person, name: str | None, sign: str | None) -> Person:
        """Another name or sign, told to every house."""
        renamed = replace(person, name=name or person.name, sign=sign or person.sign)
        await self._store.change(person_rows.rename(person.id, renamed.name, renamed.sign))
        self.tell(renamed)
        return renamed

    def tell(self, changed: Person) -> None:
        """That somebody is called otherwise, in some place or in all."""
        _remember(self._by_id, changed.id, changed)
        self._bus.publish(Renamed(changed))

    async def holidays_of(self, person: Person) -> Sequence[Holiday]:
        """Holidays that somebody has taken."""
        return await self._store.read(partial(holiday_rows.holidays_of, person=person.id))

    async def set_holiday(self, person: Person, holiday: Holiday) -> Person:
        """A holiday that begins, or ends otherwise than it was said."""
        changed = replace(person, holiday=holiday.ends)
        await self._store.change(*holiday_rows.set_holiday(person.id, holiday))
        self.tell(changed)
        return changed

    async def make_link(self, person: Person, at: int) -> str:
        """A secret that makes one other device this person's, once, and soon; those that came too late go."""
        secret = new_secret()
        await self._store.change(
            person_rows.remove_expired_keys(at),
            person_rows.add_link(fingerprint(secret), person.id, at, at + LINK_LASTS),
        )
        return secret

    async def whose_link(self, secret: str, at: int) -> Person | None:
        """The person of a link that is still good; looking does not use it up."""
        key = fingerprint(secret)
        holder = await self._store.read(lambda connection: person_rows.holder_of_link(connection, key, at))
        return None if holder is None or key in self._by_key else (await self.find([holder])).get(holder)

    async def follow_link(self, secret: str, at: int, browser: str | None = None) -> tuple[Person, str] | None:
        """The person of a link, and a key for this device; the link is used up."""
        key = fingerprint(secret)
        holder = await self._store.read(lambda connection: person_rows.holder_of_link(connection, key, at))
        if holder is None or key in self._by_key:
            return None
        _remember(self._by_key, key, "")  # used: a second one who comes before the store knows finds it taken
        if not self._bus.is_alone and not await self._store.read(partial(person_rows.take_link, key=key)):
            return None  # another house gave it to somebody meanwhile
        own = new_secret()
        added = person_rows.add_key(fingerprint(own), holder, at, browser)
        await self._store.change(person_rows.remove_key(key), added)
        person = (await self.find([holder])).get(holder)
        return (person, own) if person else None

    async def new_key(self, person: Person, at: int, browser: str | None, passkey: str) -> str:
        """For one more device, which came with that passkey."""
        own = new_secret()
        added = person_rows.add_key(fingerprint(own), person.id, at, browser)
        await self._store.change(added, passkey_rows.tie(fingerprint(own), passkey))
        return own

    async def forget(self, person: Person) -> None:
        """Name, sign and keys are gone, in every game of the past too; what the person played stays, by nobody."""
        gone: tuple[Change, ...] = (
            rating_rows.wait_for_turn,
            *person_rows.remove_person(person.id),
            game_rows.erase_names(person.id),
            *rating_rows.forget(person.id),
            holiday_rows.forget(person.id),
            *friend_rows.forget(person.id),
            passkey_rows.forget(person.id),
            *tally_rows.forget(person.id),
            feat_rows.forget(person.id),
            pairing_rows.forget(person.id),
            shown_rows.forget(person.id),
            *notice_rows.forget(person.id),
            *puzzle_rows.forget(person.id),
        )
        await self._store.change(*gone)
        await self._store.wipe()
        self._drop(person.id)
        self._bus.publish(PersonForgotten(person.id))

    def _drop(self, person: str) -> None:
        self._by_id.pop(person, None)
        for key in [key for key, holder in self._by_key.items() if holder == person]:
            del self._by_key[key]

    # What other houses did

    def on_message(self, message: Renamed | PersonForgotten | ShutOut) -> None:
        """What another house says of people, so that nothing outdated is remembered here."""
        match message:
            case Renamed(person) if person.id in self._by_id:
                self._by_id[person.id] = person
            case PersonForgotten(person_id):
                self._drop(person_id)
            case ShutOut(key):
                _remember(self._void, key, None)
                self._by_key.pop(key, None)

    async def read_again(self) -> None:
        """Something may have been missed: keys are asked for anew, and those met lately are called as they are now."""
        self._by_key.clear()
        met = list(self._by_id)
        for first in range(0, len(met), MOST_READ_AT_ONCE):
            some = met[first : first + MOST_READ_AT_ONCE]
            found = {one.id: one for one in await self._store.read(partial(person_rows.people_of, ids=some))}
            for person in some:
                if person in found:
                    self._by_id[person] = found[person]
                else:
                    self._drop(person)

    async def void_among(self, keys: Collection[str]) -> set[str]:
        """Those of these fingerprints that no device holds any more."""
        void: set[str] = set()
        asked = list(keys)
        for first in range(0, len(asked), MOST_READ_AT_ONCE):
            some = asked[first : first + MOST_READ_AT_ONCE]
            void |= set(some) - set(await self._store.read(partial(person_rows.held_keys, among=some)))
        return void

    async def tables_of(self, person: Person) -> list[str]:
        """The tables where somebody is a guest."""
        return list(await self._store.read(lambda connection: table_rows.tables_of(connection, person.id)))

    async def count_open_tables(self, person: Person) -> int:
        """How many tables somebody has opened that are not closed."""
        return await self._store.read(lambda connection: table_rows.count_open_tables(connection, person.id))


def _remember(kept: OrderedDict[str, T], key: str, value: T) -> None:
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > MOST_CACHED:
        kept.popitem(last=False)


def printable_name(name: str | None) -> str | None:
    """A name as it can be shown anywhere: no characters that do not print, no long gaps."""
    if name is None:
        return None
    kept = " ".join("".join(character if character.isprintable() else " " for character in name).split())
    if not kept:
        raise Refused("house-name")
    return kept
