"""Passkeys (WebAuthn): with one, somebody is recognised in a browser that the house never saw.

The secret is with the authenticator, the public half with the house. A challenge is good once and for five minutes, in
the browser that asked for it, at whatever process it is answered: it waits in the store.
"""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import partial
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from haricot.house.errors import NotFound, RateLimited
from haricot.house.people.auth import is_ip_address
from haricot.house.people.people import People, Person, fingerprint, new_secret
from haricot.house.store import passkey_rows, person_rows
from haricot.house.store.passkey_rows import Passkey, Purpose
from haricot.house.store.store import Store
from haricot.table import NotAllowed, Refused

CHALLENGE_LASTS = 5 * 60 * 1000
MOST_PASSKEYS = 20
LONGEST_KEY = 1200
"""In characters: an RSA key of 4096 bits has about 700."""
ALGORITHMS = (-8, -7, -257)
"""Ed25519, ECDSA on P-256, and RSA: one of these every authenticator has."""


class Site(Struct, frozen=True):
    """The house as browsers know it: passkeys are bound to its name, and their answers to its address."""

    host: str
    origin: str


class NewCredential(Struct, frozen=True):
    """What an authenticator answers when it made a passkey, in base64 for URLs."""

    id: str
    client_data: str
    attestation: str


class Assertion(Struct, frozen=True):
    """What an authenticator answers when it is asked for a passkey, in base64 for URLs."""

    id: str
    client_data: str
    authenticator_data: str
    signature: str


class _ClientData(Struct):
    challenge: str


def site_of(base: str) -> Site:
    """Of the address that people see; refused where browsers keep no passkeys."""
    parts = urlsplit(base)
    host = parts.hostname or ""
    is_local = host == "localhost" or host.endswith(".localhost")
    if not host or is_ip_address(host) or (parts.scheme != "https" and not is_local):
        raise Refused("house-passkey-not-here")
    return Site(host, f"{parts.scheme}://{parts.netloc}")


class Passkeys:
    """Keys that a device keeps, by which people are known again."""

    def __init__(self, store: Store, people: People) -> None:
        self._store, self._people = store, people

    async def of(self, person: Person) -> list[Passkey]:
        """The oldest first."""
        return await self._store.read(partial(passkey_rows.passkeys_of, person=person.id))

    async def challenge(self, purpose: Purpose, session: str, at: int, person: Person | None = None) -> str:
        """To be answered once, and soon; those that came too late go."""
        drawn = new_secret()
        whose, expires = person.id if person else "", at + CHALLENGE_LASTS
        added = passkey_rows.add_challenge(_bound(drawn, session), whose, purpose, at, expires)
        await self._store.change(person_rows.remove_expired_keys(at), added)
        return drawn

    async def register(
        self, person: Person, key: str, site: Site, answer: NewCredential, at: int, browser: str | None
    ) -> Passkey:
        """One more passkey of that person's, made on the device of that key."""
        challenge = await self._take("register", answer.client_data, key, at, person.id)
        if await self._store.read(partial(passkey_rows.count_passkeys, person=person.id)) >= MOST_PASSKEYS:
            raise RateLimited("house-too-many-passkeys", most=MOST_PASSKEYS)
        credential, public_key, sign_count = await asyncio.to_thread(_check_new, answer, challenge, site)
        made = fingerprint(credential)
        if await self._store.read(partial(passkey_rows.passkey_by_id, which=made)) is not None:
            raise Refused("house-passkey-taken")
        passkey = Passkey(made, person.id, credential, public_key, sign_count, site.host, browser, at, None)
        await self._store.change(passkey_rows.add(passkey), passkey_rows.tie(key, made))
        return passkey

    async def recognise(self, session: str, site: Site, answer: Assertion, at: int) -> tuple[Person, Passkey]:
        """Whose passkey that is, once the authenticator has proved that it holds it."""
        challenge = await self._take("sign-in", answer.client_data, session, at)
        kept = await self._store.read(partial(passkey_rows.passkey_by_id, which=fingerprint(answer.id)))
        person = (await self._people.find([kept.person])).get(kept.person) if kept else None
        if kept is None or person is None:
            raise NotFound("house-passkey-unknown")
        sign_count = await asyncio.to_thread(_check_assertion, answer, challenge, site, kept)
        await self._store.change(passkey_rows.note_use(kept.id, sign_count, at))
        return person, kept

    async def remove(self, person: Person, passkey: str, *, sure: bool) -> None:
        """The last one only where that is sure: without it somebody may not find back."""
        if not sure and [one.id for one in await self.of(person)] == [passkey]:
            raise Refused("house-passkey-last")
        await self._store.change(*passkey_rows.remove(passkey, person.id))

    async def remove_named(self, person: Person, name: str, *, sure: bool) -> None:
        """The one that its owner's list calls so."""
        found = next((one for one in await self.of(person) if passkey_name(one) == name), None)
        if found is None:
            raise NotFound("house-no-passkey")
        await self.remove(person, found.id, sure=sure)

    async def _take(self, purpose: Purpose, client_data: str, session: str, at: int, person: str = "") -> str:
        """The challenge that is answered: one of ours, for this, in this browser, not answered yet and not too old."""
        try:
            told = msgspec.json.decode(_decoded(client_data), type=_ClientData)
        except (ValueError, msgspec.MsgspecError):
            raise NotAllowed("house-passkey-wrong") from None
        bound = _bound(told.challenge, session)
        take = partial(passkey_rows.take_challenge, fingerprint=bound, person=person, purpose=purpose, now=at)
        if not await self._store.read(take):
            raise Refused("house-passkey-late")
        return told.challenge


def passkey_name(passkey: Passkey) -> str:
    """What its owner's list calls it: of a fingerprint so much that no two are alike."""
    return passkey.id[:16]


def _check_new(answer: NewCredential, challenge: str, site: Site) -> tuple[str, str, int]:
    """Identifier, public key and count of what an authenticator made."""
    from webauthn import verify_registration_response  # a quarter of a second, for those who have passkeys

    try:
        found = verify_registration_response(
            credential=_credential(answer.id, clientDataJSON=answer.client_data, attestationObject=answer.attestation),
            expected_challenge=_decoded(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except Exception:  # whatever it trips over came from outside, and has many forms
        raise NotAllowed("house-passkey-wrong") from None
    public_key = _encoded(found.credential_public_key)
    if len(public_key) > LONGEST_KEY:
        raise NotAllowed("house-passkey-wrong")
    return _encoded(found.credential_id), public_key, found.sign_count


def _check_assertion(answer: Assertion, challenge: str, site: Site, kept: Passkey) -> int:
    """How often the authenticator says that it was used."""
    from webauthn import verify_authentication_response

    try:
        found = verify_authentication_response(
            credential=_credential(
                answer.id,
                clientDataJSON=answer.client_data,
                authenticatorData=answer.authenticator_data,
                signature=answer.signature,
            ),
            expected_challenge=_decoded(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=_decoded(kept.public_key),
            credential_current_sign_count=kept.sign_count,
        )
    except Exception:
        raise NotAllowed("house-passkey-wrong") from None
    return found.new_sign_count


def _credential(name: str, **response: str) -> dict[str, object]:
    """As browsers would write it."""
    return {"id": name, "rawId": name, "type": "public-key", "response": response}


def _bound(challenge: str, session: str) -> str:
    return fingerprint(f"{challenge}.{session}")


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _encoded(some: bytes) -> str:
    return urlsafe_b64encode(some).rstrip(b"=").decode()
