"""The house waits for nobody for ever: slow requests, sockets that take nothing, questions that cost much."""

from __future__ import annotations

import asyncio
import signal
import socket
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from haricot.bots import Answer
from haricot.house.bots import workers
from haricot.house.bots.bot_pool import Asker
from haricot.house.bots.fair_queue import Urgency
from haricot.house.errors import RateLimited
from haricot.house.house import House
from haricot.house.live import direct_protocol
from haricot.house.server import server
from haricot.house.settings import Settings
from haricot.table import Setup
from haricot.texts import Sentence
from tests.house.live.test_frames import LAST, TEXT, asked, frame
from tests.house.running_house import RunningHouse, free_port

UPGRADE = (
    *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


def figure(house: RunningHouse, name: str) -> float:
    text = httpx.get(f"{house.address}/metrics").text
    return float(next(line for line in text.splitlines() if line.startswith(f"{name} ")).split()[1])


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /hea",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea",
    ],
    ids=["nothing", "half a head", "half a body", "half a second request"],
)
def test_a_request_that_never_ends_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(direct_protocol, "LONGEST_REQUEST_SECONDS", 0.2)
    port = free_port()

    async def evening() -> bytes:
        house = server(Settings(store=f"sqlite:///{tmp_path / 'h.db'}", port=port))
        serving = asyncio.create_task(house.serve())
        while not house.started:
            await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(begun)
        heard = await asyncio.wait_for(reader.read(), 60)
        writer.close()
        house.should_exit = True
        await serving
        return heard

    assert asyncio.run(evening()).count(b"HTTP/1.1") == begun.count(b"\r\n\r\nGET")


def test_who_takes_nothing_of_what_is_told_is_let_go(tmp_path: Path) -> None:
    """Its place is free again, and nothing of what it did not take is kept."""
    house = RunningHouse(f"sqlite:///{tmp_path / 'h.db'}", tmp_path / "log", HARICOT_MESSAGES_PER_SECOND="1000000")
    house.start()
    ana = house.visitor("Ana")
    question = frame(LAST | TEXT, asked("x" * 4000))
    with socket.create_connection(("127.0.0.1", house.port), timeout=60) as raw:
        head = (
            f"GET /api/tables/{ana.open('kala')}/live HTTP/1.1",
            "Host: localhost",
            f"Cookie: {ana.cookie}",
            *UPGRADE,
        )
        raw.sendall("\r\n".join((*head, "", "")).encode())
        assert raw.recv(12) == b"HTTP/1.1 101"
        with suppress(ConnectionError):
            for _ in range(20_000):
                raw.sendall(question)
        deadline = time.monotonic() + 60
        while figure(house, "haricot_sockets") and time.monotonic() < deadline:
            time.sleep(0.05)
        assert figure(house, "haricot_sockets") == 0
    house.end(signal.SIGTERM)
    assert '"level":"error"' not in house.logs.read_text()


def test_reactions_do_not_come_in_floods(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    with ana.live(ana.open("kala")) as live:
        live.table_message()
        for number in range(40):
            live.send("react", what="bravo", re=number)
        live.send("removebot", seat=77, re="end")
        live.until(lambda message: message.get("re") == "end")
        told = [message for message in live.heard if message["kind"] == "reaction"]
        refused = [message for message in live.heard if message.get("key") == "house-too-often"]
        assert told
        assert len(refused) > 5
        assert len(told) + len(refused) == 40


def test_questions_to_the_rules_wait_in_one_line_of_a_few(tmp_path: Path) -> None:
    async def lesson() -> None:
        house = House(Settings(store=f"sqlite:///{tmp_path / 'h.db'}"))
        questions = (house.ask_rules("here", lambda: time.sleep(0.01)) for _ in range(30))
        done = await asyncio.gather(*questions, return_exceptions=True)
        assert sum(isinstance(one, RateLimited) for one in done) == 22
        await house.ask_rules("here", lambda: None)
        house.rules_thread.shutdown()

    asyncio.run(lesson())


def test_no_bot_loses_its_time_because_others_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No more are asked at once than there are processes; the others wait, and their time has not begun."""
    thinking: list[None] = []
    at_once: list[int] = []

    class Pool(ThreadPoolExecutor):
        _processes: dict[int, Any] = {}

        def submit(self, fn: Callable[..., Any], /, *given: Any, **more: Any) -> Future[Any]:
            if fn is workers.load_kernels:
                return super().submit(lambda: True)
            thinking.append(None)
            at_once.append(len(thinking))
            return super().submit(answer)

    def answer() -> Answer:
        time.sleep(0.01)
        thinking.pop()
        return Answer("a1a2a3a4", Sentence("bot-plays-anything"))

    monkeypatch.setattr(workers, "ProcessPoolExecutor", lambda *_, **__: Pool())

    async def evening() -> None:
        house = House(Settings(store=f"sqlite:///{tmp_path / 'h.db'}", bot_workers=2))
        await house.open()
        room = await house.tables.open_table(Setup("kala"), "ana")
        advice = await asyncio.gather(
            *(house.bots.best_move(Asker("ana", room.id, Urgency.HINT), "kala", []) for _ in range(20))
        )
        assert {answer.move for answer in advice if answer} == {"a1a2a3a4"}
        await house.close()

    asyncio.run(evening())
    assert len(at_once) == 20
    assert max(at_once) <= 2
