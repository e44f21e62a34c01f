"""A message that only one browser can read: RFC 8291, with the content coding `aes128gcm` of RFC 8188."""

from __future__ import annotations

import base64
import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD_SIZE = 4096
MOST_BYTES = 3000
"""Of a message; what is posted is a hundred bytes more, and 4096 is what every push service takes."""
LAST_RECORD = b"\x02"


def encrypt(
    message: bytes,
    p256dh: bytes,
    auth: bytes,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """For the browser with that public key and that secret; `salt` and `own` are drawn anew for each message."""
    assert len(message) <= MOST_BYTES
    salt, own = salt or os.urandom(16), own or ec.generate_private_key(CURVE)
    public = uncompressed(own.public_key())
    shared = own.exchange(ec.ECDH(), public_key(p256dh))
    secret = _derived(shared, auth, b"WebPush: info\0" + p256dh + public, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(public)]) + public + sealed


def public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    """ValueError where these bytes are no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def uncompressed(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def written(raw: bytes) -> str:
    """As browsers write bytes: base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """ValueError where that is no base64."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)
