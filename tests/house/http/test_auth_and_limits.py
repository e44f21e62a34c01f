"""Nobody gets in: limits, origins, headers, and whatever else is thrown at the house."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.house.full_tables import gather
from tests.house.running_house import Live, RunningHouse, Visitor


def test_every_answer_bears_strict_headers(house: RunningHouse) -> None:
    for path in ("/", "/health", "/api/me", "/api/nothing", "/table/0123456789abcdef"):
        headers = httpx.get(house.address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_another_sites_page_is_not_listened_to(house: RunningHouse) -> None:
    table, (ana, _) = gather(house, "kala")
    answer = ana.http.post("/api/tables", json={"game": "kala"}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["key"]) == (403, "house-origin")
    live = ana.connect(table, Origin="https://evil.example")
    assert live.closing()[0] == 4403
    live.close()
    own = ana.http.post("/api/tables", json={"game": "kala"}, headers={"Origin": house.address})
    assert own.status_code == 201


def test_a_table_that_one_may_not_see_is_like_one_that_is_not_there(house: RunningHouse) -> None:
    table, _ = gather(house, "kala")
    eve = house.visitor("Eve")
    for path in ("", "/views", "/preview?move=a1", "/records/1"):
        hidden, missing = (eve.http.get(f"/api/tables/{one}{path}") for one in (table, "0" * 16))
        assert (hidden.status_code, hidden.content) == (missing.status_code, missing.content)
        assert hidden.status_code == 404
    for path, body in (("guests", {"invitation": "x"}), ("invitations", {}), ("commands", {"do": "sit", "seat": 0})):
        hidden, missing = (eve.http.post(f"/api/tables/{one}/{path}", json=body) for one in (table, "0" * 16))
        assert (hidden.status_code, hidden.content) == (missing.status_code, missing.content)
    closings = []
    for one in (table, "0" * 16, "é"):
        live = eve.connect(one)
        closings.append(live.closing())
        live.close()
    assert closings[0] == closings[1] == closings[2]
    assert closings[0][0] == 4404


def test_a_seat_is_played_by_who_sits_there_and_nobody_else(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala", options={"first": 0})
    assert bob.refused(table, "start") == (403, "table-host-only")
    ana.ask(table, "start")
    number = ana.get(f"/api/tables/{table}")["number"]
    assert bob.refused(table, "play", number=number, move="a1a2a3a4") == (409, "table-not-your-turn")
    stranger = house.visitor("Mallory")
    assert stranger.refused(table, "play", number=number, move="a1a2a3a4")[0] == 404
    nobody = httpx.post(f"{house.address}/api/tables/{table}/commands", json={"do": "leave"})
    assert nobody.status_code == 401
    forged = httpx.get(f"{house.address}/api/tables/{table}", headers={"Cookie": f"haricot={ana.id}"})
    assert forged.status_code == 401


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe",
        b'{"game": 7}',
        b'{"game": "kala", "options": {"reserve": {"a": 1}}}',
        b'{"game": "kala", "seats": 1e400}',
        b'{"game": "kala", "seats": 99999999999999999999999999}',
        b'{"game": "\\ud800"}',
        b'{"game": "kala", "surprise": 1}',
        b"[" * 30_000,
        b'{"game":' * 5_000,
        b'{"game": "kala", "options": {"first": "' + b"x" * 60_000 + b'"}}',
    ],
    ids=lambda body: repr(body[:24]),
)
def test_nonsense_is_refused_with_a_reason(house: RunningHouse, body: bytes) -> None:
    ana = house.visitor()
    answer = ana.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500
    assert answer.json()["reason"]


def test_too_much_is_refused(house: RunningHouse) -> None:
    ana = house.visitor()
    huge = b'{"game": "' + b"x" * 200_000 + b'"}'
    answer = ana.http.post("/api/tables", content=huge, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "path", ["/api/tables/%00", "/api/tables/%ff%fe", "/api/tables/..%2f..", "/%c0%ae/", "/a" * 3000]
)
def test_strange_addresses_are_not_found(house: RunningHouse, path: str) -> None:
    answer = house.visitor().http.get(path)
    assert 400 <= answer.status_code < 500 or answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "7",
        '"play"',
        "[]",
        "{}",
        '{"ask": {}}',
        '{"ask": {"do": "destroy"}}',
        '{"ask": {"do": "play"}}',
        '{"ask": {"do": "play", "number": "1", "move": 2}}',
        '{"ask": {"do": "play", "number": 1e999, "move": "x"}}',
        '{"ask": {"do": "timeout", "number": 1}}',
        '{"ask": {"do": "come", "invitation": null}}',
        '{"ask": {"do": "leave", "extra": 1}}',
        "[" * 16_000,
        '{"ask":' * 2_000,
        '{"ask": {"do": "play", "number": 1, "move": "\\ud800"}}',
    ],
    ids=lambda text: text[:40],
)
def test_nonsense_over_the_socket_is_refused_and_the_socket_stays(house: RunningHouse, text: str) -> None:
    ana = house.visitor()
    table = ana.open("kala")
    with ana.live(table) as live:
        live.table_message()
        live.connection.send(text)
        refused = live.until(lambda m: m["kind"] == "refused")
        assert refused["key"] == "house-unreadable"
        live.send("sit", seat=0)
        assert live.until(lambda m: m["kind"] == "event")["event"]["kind"] == "sat"


def test_binary_and_huge_messages_close_the_socket_with_a_reason(house: RunningHouse) -> None:
    ana = house.visitor()
    table = ana.open("kala")
    for message, code in ((b"\x00\x01", 1003), ("x" * 20_000, 1009)):
        live = ana.connect(table)
        live.connection.send(message)
        assert live.closing()[0] == code
        live.close()


def test_a_broken_handshake_harms_nobody(house: RunningHouse) -> None:
    import socket as sockets

    for garbage in (
        b"\x00" * 400,
        b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n\r\n",
        b"GET " + b"a" * 70_000,
    ):
        with sockets.create_connection(("127.0.0.1", house.port), timeout=5) as raw:
            raw.sendall(garbage)
            raw.settimeout(5)
            assert not raw.recv(100).startswith(b"HTTP/1.1 5")
    assert httpx.get(f"{house.address}/health").status_code == 200


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house whose limits are soon reached."""
    folder: Path = tmp_path_factory.mktemp("strict")
    limits = {
        "HARICOT_NEWCOMERS_PER_ADDRESS": "6",
        "HARICOT_TABLES_EACH": "2",
        "HARICOT_SOCKETS_EACH": "2",
        "HARICOT_MESSAGES_PER_SECOND": "5",
        "HARICOT_REQUESTS_PER_SECOND": "20",
    }
    running = RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log", **limits)
    running.start()
    yield running
    running.end(signal.SIGTERM)


def test_limits_hold(strict: RunningHouse) -> None:
    ana = strict.visitor()
    tables = [ana.open("kala") for _ in range(2)]
    answer = ana.http.post("/api/tables", json={"game": "kala"})
    assert (answer.status_code, answer.json()["key"]) == (429, "house-too-many-tables")
    lives = [ana.connect(tables[0]) for _ in range(2)]
    third = ana.connect(tables[0])
    assert third.closing()[0] == 4429
    third.close()
    for _ in range(40):
        lives[0].connection.send("{}")
    assert lives[0].closing()[0] == 1008
    for live in lives:
        live.close()
    with httpx.Client(base_url=strict.address) as crowd:
        assert 429 in {crowd.post("/api/programs", json={}).status_code for _ in range(20)}
    with httpx.Client(base_url=strict.address) as hammer:
        assert 429 in {hammer.get("/health").status_code for _ in range(400)}


def test_tables_whose_game_is_over_count_no_longer(tmp_path: Path) -> None:
    house = RunningHouse(f"sqlite:///{tmp_path / 'haricot.db'}", tmp_path / "log", HARICOT_TABLES_EACH="2")
    house.start()
    ana = house.visitor()
    asked = {
        "game": "kala",
        "options": {"first": 0},
        "seat": 0,
        "bots": [{"seat": 1, "level": "graine"}],
        "start": True,
    }
    tables = [ana.post("/api/tables", asked) for _ in range(2)]
    assert ana.http.post("/api/tables", json=asked).status_code == 429
    for table in tables:
        ana.ask(table["id"], "resign", number=table["number"])
    assert ana.http.post("/api/tables", json=asked).status_code == 201
    house.end(signal.SIGTERM)


def test_one_visitor_s_tables_do_not_push_out_all_others(house: RunningHouse) -> None:
    ana, bob = house.visitor("Ana"), house.visitor("Bob")
    theirs = bob.open("kala", public=True)
    own = [ana.open("kala", public=True) for _ in range(6)]
    listed = [card["id"] for card in house.visitor().get("/api/tables")]
    assert theirs in listed
    assert [table for table in listed if table in own] == own[:2:-1], "the three newest of hers"


def test_no_secret_is_logged(house: RunningHouse) -> None:
    table, (ana, _) = gather(house, "kala")
    invitation = ana.post(f"/api/tables/{table}/invitations", {"may": "sit"})["secret"]
    link = ana.post("/api/me/links")["secret"]
    token = ana.post("/api/programs", {"name": "Nemo"})["token"]
    Visitor(house.address).http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    log = house.logs.read_text()
    for secret in (invitation, link, token, *ana.http.cookies.values()):
        assert secret not in log


def test_a_program_connects_with_its_token(house: RunningHouse) -> None:
    token = house.visitor().post("/api/programs", {"name": "Nemo"})["token"]
    headers = {"Authorization": f"Bearer {token}"}
    table = httpx.post(f"{house.address}/api/tables", json={"game": "kala"}, headers=headers).json()["id"]
    url = house.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    live = Live(connect(url, additional_headers=headers))
    assert live.table_message()["table"]["you"]["host"]
    live.close()


def test_figures_and_health_are_there_for_the_host(house: RunningHouse) -> None:
    assert httpx.get(f"{house.address}/health").json()["status"] == "ok"
    text = httpx.get(f"{house.address}/metrics").text
    assert "# TYPE haricot_events_total counter" in text
    far = {"X-Forwarded-For": "203.0.113.9"}
    assert httpx.get(f"{house.address}/metrics", headers=far).status_code == 404
