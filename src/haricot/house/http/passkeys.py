"""What goes over HTTP for passkeys, in and out."""

from __future__ import annotations

from typing import Annotated

from litestar.params import QueryParameter
from msgspec import Meta, Struct

from haricot.house.people.passkeys import passkey_name
from haricot.house.store.passkey_rows import Passkey

Base64 = Annotated[str, Meta(min_length=1, max_length=10_000, pattern="^[A-Za-z0-9_-]+$")]
CredentialId = Annotated[str, Meta(min_length=1, max_length=1400, pattern="^[A-Za-z0-9_-]+$")]
Sure = Annotated[bool, QueryParameter(description="Whether it may be the last passkey that you have.")]


class PasskeyWanted(Struct):
    """What `navigator.credentials.create` is to be asked for; bytes are in base64 for URLs."""

    challenge: str
    host: str
    user: str
    name: str
    algorithms: list[int]
    known: list[str]
    """The credentials that this person has already."""
    milliseconds: int


class PasskeyAsked(Struct):
    """What `navigator.credentials.get` is to be asked for; bytes are in base64 for URLs."""

    challenge: str
    host: str
    milliseconds: int


class PasskeyMade(Struct, forbid_unknown_fields=True):
    """What an authenticator answers when it made a passkey, in base64 for URLs."""

    id: CredentialId
    client_data: Base64
    attestation: Base64


class PasskeyShown(Struct, forbid_unknown_fields=True):
    """What an authenticator answers when it is asked for a passkey, in base64 for URLs."""

    id: CredentialId
    client_data: Base64
    authenticator_data: Base64
    signature: Base64


class PasskeyCard(Struct):
    """A passkey of yours; its secret is with your device, or with whoever keeps your passkeys."""

    id: str
    browser: str | None
    """Where it was made, roughly, such as `Firefox · Linux`."""
    host: str
    """At which name of the house it is good."""
    made: int
    used: int | None
    """When somebody last came back with it."""


def passkey_card(passkey: Passkey) -> PasskeyCard:
    """A passkey as its owner sees it."""
    return PasskeyCard(passkey_name(passkey), passkey.browser, passkey.host, passkey.made, passkey.used)
