"""What the store keeps of people: names, signs, and fingerprints of their keys."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from haricot.house.store import schema
from haricot.house.store.compiled import InQuery
from haricot.house.store.store import Change

_ADD_PERSON = insert(schema.people)
_ADD_KEY = insert(schema.keys)
_RENAME = update(schema.people).where(schema.people.c.id == bindparam("person"))
_RENAME = _RENAME.values(name=bindparam("new_name"), sign=bindparam("new_sign"))
_REMOVE_KEY = delete(schema.keys).where(schema.keys.c.fingerprint == bindparam("key"))
_NOTE_USE = update(schema.keys).where(schema.keys.c.fingerprint == bindparam("key"))
_NOTE_USE = _NOTE_USE.values(used=bindparam("now"), browser=bindparam("by"))
_REMOVE_EXPIRED = delete(schema.keys).where(schema.keys.c.expires <= bindparam("now"))
_REMOVE_KEYS = delete(schema.keys).where(schema.keys.c.person == bindparam("whose"))
_REMOVE_PERSON = delete(schema.people).where(schema.people.c.id == bindparam("person"))
_REMOVE_GUEST = delete(schema.guests).where(schema.guests.c.person == bindparam("whose"))
_c = schema.people.c
_PEOPLE = InQuery(select(_c.id, _c.name, _c.sign, _c.kind, _c.holiday), _c.id)


class Person(Struct, frozen=True):
    """Somebody whom the house knows: a name, a sign, and whether it is a program."""

    id: str
    name: str
    sign: str
    kind: Literal["person", "program"] = "person"
    holiday: int | None = None
    """Until when they are, or were last, on holiday."""


class Device(Struct, frozen=True):
    """Where a person is known: the fingerprint of its key, when it was made and last used, and by what browser."""

    key: str
    made: int | None
    used: int | None
    browser: str | None
    passkey: str | None
    """That which is on it, or with which it came."""

    @property
    def id(self) -> str:
        """A name for a device; of a fingerprint so much that no two are alike, and nothing of the key."""
        return self.key[:16]


# Changes


def add_person(person: Person, born: int) -> Change:
    """Somebody comes for the first time."""
    row = {"id": person.id, "name": person.name, "sign": person.sign, "kind": person.kind, "born": born}
    return _ADD_PERSON, row


def add_key(fingerprint: str, person: str, made: int, browser: str | None) -> Change:
    """The key of a device."""
    row = {"fingerprint": fingerprint, "person": person, "kind": "own", "expires": None}
    return _ADD_KEY, {**row, "made": made, "used": made, "browser": browser}


def add_link(fingerprint: str, person: str, made: int, expires: int) -> Change:
    """The secret of a link that makes another device the person's."""
    row = {"fingerprint": fingerprint, "person": person, "kind": "link", "expires": expires}
    return _ADD_KEY, {**row, "made": made, "used": None, "browser": None}


def note_use(fingerprint: str, now: int, browser: str | None) -> Change:
    """A key was used now, by that browser."""
    return _NOTE_USE, {"key": fingerprint, "now": now, "by": browser}


def rename(person: str, name: str, sign: str) -> Change:
    """Another name and sign."""
    return _RENAME, {"person": person, "new_name": name, "new_sign": sign}


def remove_key(fingerprint: str) -> Change:
    """A key opens nothing any more."""
    return _REMOVE_KEY, {"key": fingerprint}


def remove_expired_keys(now: int) -> Change:
    """Nor do those whose time is over."""
    return _REMOVE_EXPIRED, {"now": now}


def remove_person(person: str) -> tuple[Change, ...]:
    """With keys, and from the lists of tables."""
    return (
        (_REMOVE_KEYS, {"whose": person}),
        (_REMOVE_PERSON, {"person": person}),
        (_REMOVE_GUEST, {"whose": person}),
    )


# Questions


def people_of(connection: Connection, ids: Iterable[str]) -> list[Person]:
    """Those of these people who are known."""
    return [Person(*row) for row in _PEOPLE.ask(connection, list(ids))]


def holder_of(connection: Connection, fingerprint: str) -> str | None:
    """Whose own key that is."""
    c = schema.keys.c
    return connection.scalar(select(c.person).where(c.fingerprint == fingerprint, c.kind == "own"))


def holder_of_link(connection: Connection, fingerprint: str, now: int) -> str | None:
    """Whose link that is, if it is still good."""
    c = schema.keys.c
    return connection.scalar(select(c.person).where(c.fingerprint == fingerprint, c.kind == "link", c.expires > now))


def take_link(connection: Connection, key: str) -> bool:
    """Whether that link was there; it is used up now, whoever else asks at this moment."""
    c = schema.keys.c
    taken = connection.execute(delete(schema.keys).where(c.fingerprint == key, c.kind == "link")).rowcount
    connection.commit()
    return bool(taken)


def held_keys(connection: Connection, among: Collection[str]) -> Sequence[str]:
    """Those of these fingerprints that are keys of devices."""
    c = schema.keys.c
    return connection.scalars(select(c.fingerprint).where(c.fingerprint.in_(list(among)), c.kind == "own")).all()


def devices_of(connection: Connection, person: str) -> list[Device]:
    """Every device that holds a key of that person."""
    c = schema.keys.c
    asked = select(c.fingerprint, c.made, c.used, c.browser, c.passkey).where(c.person == person, c.kind == "own")
    return [Device(*row) for row in connection.execute(asked)]
