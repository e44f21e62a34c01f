"""By which push services know this house: a key of its own, and a token signed with it (RFC 8292)."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from haricot.house.notices.encryption import CURVE, uncompressed, written
from haricot.house.store import house_notes
from haricot.house.store.store import Store

NOTED = "push-key"
"""Under which the house notes its key."""
SECONDS_VALID = 12 * 3600
NOBODY = "mailto:house@haricot.invalid"
"""Whom a push service may write to where the house has no address of its own."""


class VapidKey:
    """The key by which push services know this house."""

    def __init__(self, secret: str) -> None:
        self._key = ec.derive_private_key(int(secret, 16), CURVE)
        self.public = written(uncompressed(self._key.public_key()))

    def authorization(self, endpoint: str, subject: str, at: int) -> str:
        """The header for one push service; `at`: now, in milliseconds."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": at // 1000 + SECONDS_VALID, "sub": subject}
        signed = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = written(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def own_key(store: Store) -> VapidKey:
    """Made at the first start, by one of several houses, and the same ever after: browsers subscribe to this one."""
    with store.in_turn() as connection:
        secret = house_notes.noted(connection, NOTED)
        if secret is None:
            secret = f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"
            house_notes.add(connection, NOTED, secret)
    return VapidKey(secret)


def _part(content: dict[str, object]) -> str:
    return written(msgspec.json.encode(content))
