"""A bot that cannot think is heard of; and it can, even where the package's folder cannot be written."""

from __future__ import annotations

import asyncio
import logging
import shutil
import subprocess
import time
from pathlib import Path

import pytest

import haricot
from haricot.house.bots import bot_pool
from haricot.house.bots.bot_pool import Asker, BotPool
from haricot.house.bots.fair_queue import Urgency
from haricot.house.bots.workers import Worker, WorkerGone
from haricot.house.house import House
from haricot.house.metrics import REGISTRY
from haricot.house.settings import Settings
from tests.house import failing_bots
from tests.house.running_house import RunningHouse

ROOT = Path(__file__).parents[3]
PACKAGE = ROOT / "src" / "haricot"
READ_ONLY = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"'
FAULTS = {
    "stumble": "ValueError",
    "lack": "NotImplementedError",
    "sink": "RecursionError",
    "tire": "TimeoutError",
}
"""What bots raise, and under which name the log has it."""
FALLBACKS = "haricot_bot_fallbacks_total"


def test_a_bot_that_falls_back_is_logged_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.syspath_prepend(str(ROOT))  # the processes for bots look for modules where this one does
    monkeypatch.setattr(bot_pool, "think", failing_bots.falter)
    before = REGISTRY.get_sample_value(FALLBACKS, {"game": "kala"}) or 0

    async def evening() -> None:
        house = House(Settings(store=f"sqlite:///{tmp_path / 'h.db'}"))
        await house.open()
        views = [haricot.game("kala").new(first=0).view(0)]
        answer = await house.bots.best_move(Asker("ana", "table", Urgency.HINT), "kala", views)
        assert answer is not None
        await house.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(evening())
    assert REGISTRY.get_sample_value(FALLBACKS, {"game": "kala"}) == before + 1
    (record,) = [record for record in caplog.records if record.message == "bot fell back to any move"]
    assert vars(record)["kind"] == "ValueError in somewhere.py:1"


@pytest.mark.parametrize(("fault", "kind"), FAULTS.items())
def test_a_fault_of_a_bot_is_logged_as_what_it_is_and_its_process_lives_on(
    fault: str, kind: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    monkeypatch.setattr(bot_pool, "think", getattr(failing_bots, fault))
    views = [haricot.game("kala").new(first=0).view(0)]
    pool = BotPool(Settings())
    try:
        answer = asyncio.run(pool.best_move(Asker("ana", "table", Urgency.HINT), "kala", views))
    finally:
        pool.close()
    assert (answer, pool.replaced) == (None, 0)
    told = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [record.message for record in told] == ["bot failed"] * bot_pool.TRIES
    assert {(vars(record)["kind"], vars(record)["game"]) for record in told} == {(kind, "kala")}
    assert all(record.exc_info for record in told)


def test_a_worker_that_was_closed_is_told_apart_from_a_bot_that_failed() -> None:
    worker = Worker()
    worker.kill()
    with pytest.raises(WorkerGone):
        asyncio.run(worker.run(5, time.time))


def test_bots_think_where_the_package_cannot_be_written(tmp_path: Path) -> None:
    """As under systemd's ProtectSystem=strict: what is compiled goes where CacheDirectory says."""
    prefix = ("unshare", "--mount", "sh", "-c", READ_ONLY, str(PACKAGE))
    if not shutil.which("unshare") or subprocess.run([*prefix, "true"], capture_output=True).returncode:
        pytest.skip("folders cannot be made read-only here")
    assert subprocess.run([*prefix, "touch", str(PACKAGE / "new")], capture_output=True).returncode
    house = RunningHouse(f"sqlite:///{tmp_path / 'h.db'}", tmp_path / "log", HOME="/nowhere")
    house.settings |= {"CACHE_DIRECTORY": str(tmp_path / "cache"), "XDG_CACHE_HOME": "/nowhere", "NUMBA_CACHE_DIR": ""}
    house.prefix = prefix
    house.start()
    try:
        ana = house.visitor("Ana")
        table = ana.open("kala", options={"first": 0})
        for seat in (0, 1):
            ana.ask(table, "addbot", seat=seat, level="gousse")
        with ana.live(table) as live:
            live.table_message()
            ana.ask(table, "start")
            for _ in range(3):
                live.until(lambda m: m["kind"] == "event" and m["event"]["kind"] == "played")
        deadline = time.monotonic() + 20
        while not list((tmp_path / "cache").glob("kernels-kala-*/lock")):
            assert time.monotonic() < deadline, "nothing is being compiled"
            time.sleep(0.1)
        assert f'{FALLBACKS}{{game="kala"}}' not in ana.http.get("/metrics").text
        assert "fell back" not in house.logs.read_text()
    finally:
        assert house.process is not None
        house.process.kill()
        house.process.wait()
