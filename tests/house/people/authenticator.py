"""An authenticator made of software: it answers as browsers do, and wrongly where a test wants that."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
Told = dict[str, Any]


class Authenticator:
    """One credential, for one origin."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.credential = secrets.token_bytes(32)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    @property
    def id(self) -> str:
        return encoded(self.credential)

    def make(self, wanted: Told, **wrongly: Any) -> Told:
        """The answer to `navigator.credentials.create`."""
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        name = len(self.credential).to_bytes(2, "big") + self.credential
        attested = bytes(16) + name + cbor2.dumps(public)
        shown = self._data(wrongly.get("host") or wanted["host"], ATTESTED) + attested
        statement = {"fmt": "none", "attStmt": {}, "authData": shown}
        told = client_data("webauthn.create", wanted["challenge"], self.origin, wrongly)
        return {"id": self.id, "client_data": encoded(told), "attestation": encoded(cbor2.dumps(statement))}

    def show(self, asked: Told, **wrongly: Any) -> Told:
        """The answer to `navigator.credentials.get`."""
        self.count += 1
        told = client_data("webauthn.get", asked["challenge"], self.origin, wrongly)
        shown = self._data(wrongly.get("host") or asked["host"])
        signature = self._key.sign(shown + sha256(told).digest(), ec.ECDSA(SHA256()))
        return {
            "id": self.id,
            "client_data": encoded(told),
            "authenticator_data": encoded(shown),
            "signature": encoded(signature),
        }

    def _data(self, host: str, more: int = 0) -> bytes:
        flags = bytes([PRESENT | VERIFIED | more])
        return sha256(host.encode()).digest() + flags + self.count.to_bytes(4, "big")


def client_data(kind: str, challenge: str, origin: str, wrongly: Told) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin, **wrongly.get("told", {})}).encode()


def encoded(some: bytes) -> str:
    return urlsafe_b64encode(some).rstrip(b"=").decode()
