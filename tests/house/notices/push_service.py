"""A push service of the test's own: it decrypts what it gets (RFC 8291) and checks who signed it (RFC 8292)."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from haricot.house.notices.encryption import CURVE, public_key, read, uncompressed, written

PATIENCE = 60.0


@dataclass
class FakeBrowser:
    """Its keys, as a browser makes them for a subscription."""

    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def point(self) -> bytes:
        return uncompressed(self.private.public_key())

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": written(self.point), "auth": written(self.auth)}


@dataclass
class Received:
    """One post: whose address, what it said, and how it came."""

    path: str
    headers: dict[str, str]
    said: dict[str, Any]
    claims: dict[str, Any]
    size: int


class PushService:
    """Every path is a browser's address; `status` is what is answered there, else 201."""

    def __init__(self) -> None:
        self.browsers: dict[str, FakeBrowser] = {}
        self.received: list[Received] = []
        self.refused: list[str] = []
        self.status: dict[str, int] = {}
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    def subscription(self, path: str) -> dict[str, Any]:
        """As a browser tells it to the house."""
        browser = self.browsers[path] = FakeBrowser()
        return {"endpoint": f"{self.address}{path}", "keys": browser.keys}

    def at(self, path: str) -> list[Received]:
        return [one for one in self.received if one.path == path]

    def wait_for(self, path: str, count: int) -> list[Received]:
        deadline = time.monotonic() + PATIENCE
        while len(self.at(path)) < count:
            assert time.monotonic() < deadline, f"{path} got {self.at(path)}"
            time.sleep(0.02)
        return self.at(path)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if self.path in service.status:
                    service.refused.append(self.path)
                else:
                    service.take(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
                self.send_response(service.status.get(self.path, 201))
                self.send_header("Location", f"{service.address}/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        return Handler

    def take(self, path: str, headers: dict[str, str], body: bytes) -> None:
        said = json.loads(decrypt(self.browsers[path], body))
        self.received.append(Received(path, headers, said, claims_of(headers["authorization"]), len(body)))


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    thread = Thread(target=service.server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()
        thread.join()


def decrypt(browser: FakeBrowser, body: bytes) -> bytes:
    """As RFC 8291 describes it, from the reader's side."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(body) <= size == 4096
    shared = browser.private.exchange(ec.ECDH(), public_key(sender))
    secret = HKDF(SHA256(), 32, browser.auth, b"WebPush: info\0" + browser.point + sender).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    padded = AESGCM(key).decrypt(nonce, sealed, None)
    message, delimiter = padded.rstrip(b"\0")[:-1], padded.rstrip(b"\0")[-1:]
    assert delimiter == b"\x02", "the last record"
    return message


def claims_of(authorization: str) -> dict[str, Any]:
    """What the signed token claims; InvalidSignature where the key that comes with it did not sign it."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = read(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public_key(read(parts["k"])).verify(pair, signed.encode(), ec.ECDSA(SHA256()))
    header, claims = (json.loads(read(part)) for part in signed.split("."))
    assert header == {"typ": "JWT", "alg": "ES256"}
    return {**claims}
