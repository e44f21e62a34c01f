"""What is posted can be read by one browser alone, and is signed by the house: against the examples of the RFCs."""

from __future__ import annotations

from pathlib import Path

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from haricot.house.notices.encryption import CURVE, encrypt, read, written
from haricot.house.notices.vapid import SECONDS_VALID, VapidKey, own_key
from haricot.house.store.store import Store
from tests.house.notices.push_service import FakeBrowser, claims_of, decrypt

# RFC 8291, section 5
MESSAGE = b"When I grow up, I want to be a watermelon"
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SERVER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_encrypted_as_the_rfc_has_it() -> None:
    own = ec.derive_private_key(int.from_bytes(read(SERVER), "big"), CURVE)
    assert written(encrypt(MESSAGE, read(PUBLIC), read(AUTH), read(SALT), own)) == BODY


def test_each_message_is_encrypted_anew_and_only_its_browser_reads_it() -> None:
    browser, other = FakeBrowser(), FakeBrowser()
    first, second = (encrypt(b"hello", browser.point, browser.auth) for _ in range(2))
    assert first != second
    assert decrypt(browser, first) == decrypt(browser, second) == b"hello"
    with pytest.raises(InvalidTag):
        decrypt(other, first)


def test_a_push_service_knows_the_house_by_its_signature() -> None:
    key, other = (VapidKey(f"{number:064x}") for number in (1234567, 7654321))
    header = key.authorization("https://push.example.org/send/abc", "https://games.example.org", 5_000)
    claims = claims_of(header)
    assert claims == {"aud": "https://push.example.org", "exp": 5 + SECONDS_VALID, "sub": "https://games.example.org"}
    forged = header.replace(key.public, other.public)
    with pytest.raises(InvalidSignature):
        claims_of(forged)


def test_the_house_makes_its_key_once(tmp_path: Path) -> None:
    stores = [Store(f"sqlite:///{tmp_path / 'haricot.db'}") for _ in range(2)]
    keys = []
    for store in stores:
        store.prepare()
        keys.append(own_key(store).public)
        store.release()
    assert keys[0] == keys[1]
