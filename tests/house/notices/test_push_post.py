"""The house posts to public push services alone: whatever a name stands for, and however an address is written."""

from __future__ import annotations

import socket
import time
from threading import Thread

import pytest

from haricot.house.notices import push_post
from haricot.house.notices.push_post import BadEndpoint, endpoint_of, post
from tests.house.notices.push_service import push_service

PUBLIC = "93.184.216.34"


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/a",
        "ftp://push.example.org/a",
        "https:///a",
        "https://user:secret@push.example.org/a",
        "https://push.example.org:99999/a",
        "https://push.example.org/a\r\nHost: other",
        "https://push.example.org/a b",
        "https://push.example.org/é",
        "https://127.0.0.1/a",
        "https://127.1/a",
        "https://2130706433/a",
        "https://0x7f000001/a",
        "https://10.0.0.1/a",
        "https://169.254.169.254/latest",
        "https://[::1]/a",
        "https://[fe80::1]/a",
        "https://[::ffff:127.0.0.1]/a",
        "https://[64:ff9b::7f00:1]/a",
        "https://[2002:7f00:1::]/a",
        "https://" + "a" * 1000,
    ],
)
def test_what_is_no_public_push_service_is_refused(url: str) -> None:
    with pytest.raises(BadEndpoint):
        endpoint_of(url)


def test_an_endpoint_is_taken_apart_as_it_is_posted_to() -> None:
    endpoint = endpoint_of("https://push.example.org:8443/send?x=1")
    assert (endpoint.name, endpoint.port, endpoint.target) == ("push.example.org:8443", 8443, "/send?x=1")
    assert endpoint_of("https://push.example.org").name == "push.example.org"
    assert endpoint_of(f"https://{PUBLIC}/a").host == PUBLIC


@pytest.mark.parametrize("addresses", [["127.0.0.1"], [PUBLIC, "10.0.0.1"], ["::1"], ["100.64.0.1"]])
def test_a_name_that_stands_for_a_private_address_leads_nowhere(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]
    monkeypatch.setattr("haricot.house.notices.push_post.socket.getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(
        "haricot.house.notices.push_post.socket.create_connection", lambda *_, **__: pytest.fail("it connected")
    )
    with pytest.raises(BadEndpoint):
        post("https://push.example.org/a", {}, b"")


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name server that gives another answer to a second question is not asked a second time."""
    answers = [[(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))] for address in (PUBLIC, "127.0.0.1")]
    tried: list[tuple[str, int]] = []

    def connect(address: tuple[str, int], timeout: float) -> socket.socket:
        tried.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr("haricot.house.notices.push_post.socket.getaddrinfo", lambda *_, **__: answers.pop(0))
    monkeypatch.setattr("haricot.house.notices.push_post.socket.create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        post("https://push.example.org/a", {}, b"")
    assert tried == [(PUBLIC, 443)]


def test_nothing_is_followed_and_nothing_is_waited_for_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    with push_service() as service:
        service.status["/moved"] = 307
        assert post(f"{service.address}/moved", {}, b"x", anywhere=True) == 307
        assert service.refused == ["/moved"]
    monkeypatch.setattr(push_post, "SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as slow:
        Thread(target=_drip, args=[slow], daemon=True).start()
        began = time.monotonic()
        with pytest.raises((ConnectionError, TimeoutError)):
            post(f"http://127.0.0.1:{slow.getsockname()[1]}/a", {}, b"", anywhere=True)
        assert time.monotonic() - began < 20, "a byte now and then does not keep it waiting"


def _drip(server: socket.socket) -> None:
    """Answers a byte at a time, for ever."""
    taken, _ = server.accept()
    try:
        while True:
            taken.sendall(b"H")
            time.sleep(0.05)
    except OSError:
        taken.close()
