"""A tree in an address: its text, compressed, in characters that an address may have."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from haricot.core.errors import BadRecord

LONGEST = 1_500
"""Beyond so many characters, an address is not passed on whole by everything that passes addresses on."""
MOST_TEXT = 50_000


def to_address(text: str) -> str | None:
    """None where it would be too long."""
    packed = urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    return packed if len(packed) <= LONGEST else None


def from_address(address: str) -> str:
    """The text; BadRecord where there is none in it."""
    try:
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(urlsafe_b64decode(address + "=" * (-len(address) % 4)), MOST_TEXT)
        if not unpacking.eof:
            raise ValueError(address)
        return text.decode()
    except (ValueError, zlib.error):
        raise BadRecord("analysis-address") from None
