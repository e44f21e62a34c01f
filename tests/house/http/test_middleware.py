"""What every request passes, wherever it leads: budgets by cost, Host and Origin, and the headers of every answer."""

from __future__ import annotations

import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from haricot.house.errors import RateLimited
from haricot.house.http.app import build
from haricot.house.http.middleware import RequestMiddleware
from haricot.house.language import preferred_language
from haricot.house.people.auth import host_name
from haricot.house.rate_limit import Budgets, Quota, RateLimit, TokenBucket, network_of
from haricot.house.settings import Settings
from haricot.texts import say
from tests.house.running_house import RunningHouse

PROTECTION = ("content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/api/nope", 404),
        ("GET", "/nope.txt", 404),
        ("PUT", "/api/me", 405),
        ("GET", "/api/me", 401),
    ],
)
def test_every_answer_bears_the_headers(house: RunningHouse, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, f"{house.address}{path}")
    assert answer.status_code == status
    for name in PROTECTION:
        assert name in answer.headers, name
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"
        assert answer.json()["reason"]
    assert "strict-transport-security" not in answer.headers


def test_bytes_that_are_no_text_are_refused_as_unreadable(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    for path in ("/api/tables", "/api/me", "/api/study", "/api/programs"):
        headers = {"Content-Type": "application/json"}
        answer = ana.http.post(path, content=b'{"name": "\xff\xfe", "game": "\xff"}', headers=headers)
        assert (answer.status_code, answer.json()["key"]) in ((400, "house-unreadable"), (200, None)), path


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:1", 200),
        ("192.168.1.7:8080", 200),
        ("[::1]:8080", 200),
        ("evil.example", 403),
        ("", 403),
        ("[", 403),
    ],
)
def test_without_an_address_only_names_that_nobody_can_make_up_are_answered(
    house: RunningHouse, host: str, status: int
) -> None:
    answer = httpx.get(f"{house.address}/health", headers={"Host": host})
    assert answer.status_code in (status, 400 if status == 403 else status)


def test_people_with_a_wrong_name_read_what_to_do_and_programs_get_json(house: RunningHouse) -> None:
    wrong = {"Host": "kala.example:8080"}
    page = httpx.get(house.address, headers={**wrong, "Accept": "text/html,*/*"})
    assert page.status_code == 403
    assert say("house-host-ask", "fr") in page.text
    assert say("house-host-yours", "en", host="kala.example:8080") in page.text
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert (
        httpx.get(f"{house.address}/api/games", headers={**wrong, "Accept": "text/html"}).json()["key"] == "house-host"
    )


def client(tmp_path: Path, address: str, **settings: Any) -> TestClient[Any]:
    app = build(Settings(store=f"sqlite:///{tmp_path / 'h.db'}", address=address, **settings))
    return TestClient(RequestMiddleware(app, app.state.house), base_url=address)


def test_with_an_address_host_and_origin_are_checked_against_it(tmp_path: Path) -> None:
    with client(tmp_path, "https://jeux.example.org") as http:
        assert http.get("/api/games").status_code == 200
        assert http.get("/api/games").headers["strict-transport-security"]
        assert http.get("/health", headers={"Host": "127.0.0.1:8080"}).status_code == 200, "from this machine"
        assert http.get("/api/games", headers={"Host": "evil.example"}).status_code == 403
        page = http.get("/", headers={"Host": "evil.example", "Accept": "text/html", "Accept-Language": "en"})
        assert (page.status_code, page.headers["content-type"]) == (403, "text/html; charset=utf-8")
        assert page.text.index(say("house-host", "en")) < page.text.index(say("house-host", "fr"))
        assert '<a href="https://jeux.example.org">' in page.text
        for origin, status in (("https://jeux.example.org", 200), ("https://evil.example", 403), ("null", 403)):
            assert http.post("/api/me", json={}, headers={"Origin": origin}).status_code == status


def test_whoever_is_passed_on_by_a_proxy_sees_no_figures(tmp_path: Path) -> None:
    house = RunningHouse(f"sqlite:///{tmp_path / 'h.db'}", tmp_path / "log", HARICOT_PROXIES="*")
    house.start()
    try:
        for header in ("X-Forwarded-For", "Forwarded"):
            answer = httpx.get(f"{house.address}/metrics", headers={header: "127.0.0.1"})
            assert answer.status_code == 404
        assert httpx.get(f"{house.address}/metrics").status_code == 200
    finally:
        house.end(signal.SIGTERM)


def test_what_leads_nowhere_is_paid_too(tmp_path: Path) -> None:
    house = RunningHouse(f"sqlite:///{tmp_path / 'h.db'}", tmp_path / "log", HARICOT_REQUESTS_PER_SECOND="3")
    house.start()
    try:
        with httpx.Client(base_url=house.address) as hammer:
            assert 429 in {hammer.get("/api/nope").status_code for _ in range(60)}
        with httpx.Client(base_url=house.address) as hammer:
            assert 429 in {hammer.put("/api/me").status_code for _ in range(60)}
    finally:
        house.end(signal.SIGTERM)


def test_fifty_sockets_of_one_person_are_one_budget(tmp_path: Path) -> None:
    house = RunningHouse(f"sqlite:///{tmp_path / 'h.db'}", tmp_path / "log", HARICOT_MESSAGES_PER_SECOND="2")
    house.start()
    try:
        ana = house.visitor("Ana")
        table = ana.open("kala")
        sockets = [ana.connect(table) for _ in range(8)]
        for socket in sockets:
            socket.table_message()
        for _ in range(15):  # one socket of eight alone might send that many at once
            for socket in sockets:
                with suppress(ConnectionClosed):
                    socket.connection.send("{}")
        assert {socket.closing()[0] for socket in sockets} == {1008}
    finally:
        house.end(signal.SIGTERM)


def test_a_bucket_is_paid_by_cost_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("haricot.house.rate_limit.monotonic", lambda: now[0])
    bucket = TokenBucket(rate=10, burst=30)
    assert bucket.take(30)
    assert not bucket.take(1)
    now[0] = 0.5
    assert bucket.take(5)
    assert not bucket.take(1)
    now[0] = 100
    assert bucket.take(1000), "what costs more than a burst is paid by a full bucket"
    assert not bucket.take(1)


def test_the_house_has_a_budget_that_many_addresses_cannot_pass() -> None:
    budgets = Budgets(per_person=1e9, per_address=1e9, in_all=10)

    def is_paid(number: int) -> bool:
        try:
            budgets.charge(f"person {number}", f"192.0.2.{number}", 1)
        except RateLimited:
            return False
        return True

    paid = sum(is_paid(number) for number in range(1000))
    assert 40 <= paid < 60
    assert budgets.refused == 1000 - paid


def test_buckets_of_those_who_went_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("haricot.house.rate_limit.MOST_KEPT", 10)
    limit = RateLimit(1, 1)
    for number in range(50):
        assert limit.take(f"{number}")
    assert len(limit._kept) == 10


def test_a_quota_counts_what_each_holds() -> None:
    quota = Quota(2)
    assert [quota.acquire("ana") for _ in range(3)] == [True, True, False]
    assert quota.acquire("bob")
    assert quota.held == 3
    quota.release("ana")
    assert quota.acquire("ana")
    for _ in range(5):
        quota.release("ana")
    assert quota.held == 1


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("local", "local"),
    ],
)
def test_an_ipv6_network_pays_as_one(host: str, key: str) -> None:
    assert network_of(host) == key


@pytest.mark.parametrize(
    ("header", "name"),
    [("localhost:80", "localhost"), ("[::1]:80", "::1"), ("Jeux.Example", "jeux.example"), ("", ""), ("[", "")],
)
def test_the_name_in_a_host_header(header: str, name: str) -> None:
    assert host_name(header) == name


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "fr"),
        ("en", "en"),
        ("de, en;q=0.5", "en"),
        ("en;q=0.4, fr;q=0.8", "fr"),
        ("fr;q=0.1, en-GB", "en"),
        ("fr;q=0, en;q=0.1", "en"),
        ("en;q=nonsense", "fr"),
        ("de", "fr"),
        ("en;level=1", "en"),
    ],
)
def test_the_language_that_a_browser_prefers(accepted: str, lang: str) -> None:
    assert preferred_language(accepted) == lang
