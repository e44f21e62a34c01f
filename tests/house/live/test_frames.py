"""A question over a socket, however the network cuts it; by the direct protocols and by uvicorn's plain ones."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator

import pytest

from haricot.house.live import protocols
from tests.house.full_tables import gather
from tests.house.running_house import Live, RunningHouse

TEXT, GOES_ON, PING, LAST = 0x1, 0x0, 0x9, 0x80
MASK = b"\x01\x02\x03\x04"


def frame(kind: int, content: bytes) -> bytes:
    """As a client sends it: masked."""
    head = bytes((kind, 0x80 | len(content))) if len(content) < 126 else bytes((kind, 0xFE)) + len(content).to_bytes(2)
    return head + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(content))


def asked(mark: str) -> bytes:
    """What is always refused, and by which mark the refusal is known."""
    return json.dumps({"ask": {"do": "removebot", "seat": 77}, "re": mark}).encode()


@pytest.fixture(scope="module", params=["direct", "plain"])
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    if request.param == "direct":
        yield request.getfixturevalue("house")
        return
    folder = tmp_path_factory.mktemp("plain")
    house = RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log", HARICOT_DIRECT_SOCKETS="no")
    house.start()
    yield house
    assert house.end(signal.SIGTERM) < 10
    lines = [json.loads(line) for line in house.logs.read_text().splitlines() if line.startswith("{")]
    wrong = [line for line in lines if line["level"] == "error"]
    # uvicorn's own protocol tells of bytes that are no text, which a test here sends on purpose
    assert {line["message"] for line in wrong} <= {"Invalid UTF-8 sequence received from client."}


@pytest.fixture
def live(either: RunningHouse) -> Iterator[Live]:
    ana = either.visitor("Ana")
    with ana.live(ana.open("kala")) as socket:
        socket.until(lambda message: message["kind"] == "present")  # the last of what is told to who comes
        yield socket


def marks(live: Live, count: int) -> list[str]:
    return [live.until(lambda message: message["kind"] == "refused")["re"] for _ in range(count)]


@pytest.mark.parametrize("length", [5, 60, 125, 126, 3000])
def test_short_and_long_questions_are_heard(live: Live, length: int) -> None:
    mark = "x" * length
    live.connection.socket.sendall(frame(LAST | TEXT, asked(mark)))
    assert marks(live, 1) == [mark]


def test_two_questions_in_one_piece_are_both_heard_in_order(live: Live) -> None:
    live.connection.socket.sendall(frame(LAST | TEXT, asked("one")) + frame(LAST | TEXT, asked("two")))
    live.connection.socket.sendall(frame(LAST | TEXT, asked("three")))
    assert marks(live, 3) == ["one", "two", "three"]


def test_a_question_in_many_pieces_is_heard_whole(live: Live) -> None:
    for byte in frame(LAST | TEXT, asked("slow")):
        live.connection.socket.sendall(bytes((byte,)))
    live.connection.socket.sendall(frame(LAST | TEXT, asked("next")))
    assert marks(live, 2) == ["slow", "next"]


def test_a_question_in_several_frames_is_heard_whole_with_a_ping_between(live: Live) -> None:
    text = asked("parts")
    live.connection.socket.sendall(frame(TEXT, text[:9]))
    live.connection.socket.sendall(frame(LAST | PING, b"?"))
    live.connection.socket.sendall(frame(LAST | GOES_ON, text[9:]))
    live.connection.socket.sendall(frame(LAST | TEXT, asked("next")))
    assert marks(live, 2) == ["parts", "next"]


def test_a_question_within_another_closes_the_socket(live: Live) -> None:
    live.connection.socket.sendall(frame(TEXT, asked("begun")[:9]))
    live.connection.socket.sendall(frame(LAST | TEXT, asked("another")))
    assert live.closing()[0] == 1002


@pytest.mark.parametrize("length", [5, 300])
def test_text_that_is_none_closes_the_socket(live: Live, length: int) -> None:
    live.connection.socket.sendall(frame(LAST | TEXT, asked("x" * length).replace(b"x", b"\xff")))
    assert live.closing()[0] == 1007


def test_a_frame_that_is_not_masked_closes_the_socket(live: Live) -> None:
    text = asked("bare")
    live.connection.socket.sendall(bytes((LAST | TEXT, len(text))) + text)
    assert live.closing()[0] == 1002


def test_what_is_no_text_closes_the_socket(live: Live) -> None:
    live.connection.send(b"bytes")
    assert live.closing()[0] == 1003


def test_a_game_is_played_and_told_to_both(either: RunningHouse) -> None:
    table, (ana, bob) = gather(either, "kala", options={"first": 0})
    with ana.live(table) as one, bob.live(table) as other:
        one.table_message(), other.table_message()
        ana.ask(table, "start")
        number = one.until(lambda message: message.get("view"))["number"]
        one.send("play", number=number, move="a1a2a3a4")
        for socket in (one, other):
            told = socket.until(lambda message: (message.get("event") or {}).get("kind") == "played")
            assert told["view"]["last"]["path"] == ["a1", "a2", "a3", "a4"]
        one.send("play", number=number, move="a1a2a3a4", re="late")
        assert one.until(lambda message: message["kind"] == "refused")["re"] == "late"


def test_versions_that_were_not_tried_fall_back_to_the_plain_protocols(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert protocols.direct_protocols(wanted=True) is not None
    assert protocols.direct_protocols(wanted=False) is None
    monkeypatch.setitem(protocols.TRIED_WITH, "uvicorn", "0.1")
    assert protocols.direct_protocols(wanted=True) is None
    assert "direct sockets and limits of request heads are off: not tried with uvicorn" in caplog.text


def test_a_version_is_known_by_its_first_numbers() -> None:
    assert protocols.is_version("0.54.2", "0.54")
    assert not protocols.is_version("0.5.42", "0.54")
    assert not protocols.is_version("1.0", "0.54")
