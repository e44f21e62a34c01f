"""What the store keeps of passkeys: public halves alone, and challenges until they are answered."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update

from haricot.house.store import schema
from haricot.house.store.group_commit import Change

Purpose = Literal["register", "sign-in"]

_p, _k = schema.passkeys.c, schema.keys.c
_ADD = insert(schema.passkeys)
_USE = update(schema.passkeys).where(_p.id == bindparam("which"))
_USE = _USE.values(sign_count=bindparam("count"), used=bindparam("now"))
_REMOVE = delete(schema.passkeys).where(_p.id == bindparam("which"), _p.person == bindparam("whose"))
_REMOVE_ALL = delete(schema.passkeys).where(_p.person == bindparam("whose"))
_TIE = update(schema.keys).where(_k.fingerprint == bindparam("key")).values(passkey=bindparam("which"))
_UNTIE = update(schema.keys).where(_k.passkey == bindparam("which")).values(passkey=None)
_ADD_CHALLENGE = insert(schema.keys)


class Passkey(Struct, frozen=True):
    """What somebody comes back with: the authenticator holds the secret, the house the public key."""

    id: str
    """The SHA-256 of the credential's identifier."""
    person: str
    credential: str
    public_key: str
    sign_count: int
    host: str
    """The name of the house where it was made: a browser shows it at no other."""
    browser: str | None
    made: int
    used: int | None


# Changes


def add(passkey: Passkey) -> Change:
    """Keeps a passkey."""
    return _ADD, {name: getattr(passkey, name) for name in Passkey.__struct_fields__}


def note_use(passkey: str, sign_count: int, now: int) -> Change:
    """It was shown now, and counts so many uses."""
    return _USE, {"which": passkey, "count": sign_count, "now": now}


def remove(passkey: str, person: str) -> tuple[Change, ...]:
    """It opens nothing any more, and neither do the keys that it brought."""
    return (_REMOVE, {"which": passkey, "whose": person}), (_UNTIE, {"which": passkey})


def forget(person: str) -> Change:
    """Takes a person's passkeys away."""
    return _REMOVE_ALL, {"whose": person}


def tie(key: str, passkey: str) -> Change:
    """The device of that key holds the passkey, or came with it."""
    return _TIE, {"key": key, "which": passkey}


def add_challenge(fingerprint: str, person: str, purpose: Purpose, made: int, expires: int) -> Change:
    """A question that a device has to answer with its key, and until when."""
    row = {"fingerprint": fingerprint, "person": person, "kind": purpose, "expires": expires}
    return _ADD_CHALLENGE, {**row, "made": made, "used": None, "browser": None}


# Questions


def passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    """A person's passkeys, the oldest first."""
    rows = connection.execute(select(schema.passkeys).where(_p.person == person).order_by(_p.made, _p.id))
    return [_passkey(row) for row in rows]


def passkey_by_id(connection: Connection, which: str) -> Passkey | None:
    """The passkey that a device showed."""
    row = connection.execute(select(schema.passkeys).where(_p.id == which)).one_or_none()
    return None if row is None else _passkey(row)


def count_passkeys(connection: Connection, person: str) -> int:
    """How many a person has."""
    return connection.scalar(select(func.count()).select_from(schema.passkeys).where(_p.person == person)) or 0


def take_challenge(connection: Connection, fingerprint: str, person: str, purpose: Purpose, now: int) -> bool:
    """Whether it was there and is still good; it is used up now, whatever other process asks at this moment."""
    mine = (_k.fingerprint == fingerprint, _k.person == person, _k.kind == purpose)
    taken = connection.execute(delete(schema.keys).where(*mine, _k.expires > now)).rowcount
    connection.commit()
    return bool(taken)


def _passkey(row: Row[Any]) -> Passkey:
    return Passkey(**row._mapping)
