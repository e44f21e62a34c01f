"""Which settings go together; what is wrong is said at once, in a sentence."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cluster.houses import Cluster
from tests.house.engines import needs_redis
from tests.house.running_house import free_port

COMMAND = [sys.executable, "-c", "from haricot.cli import main; main()"]
NOWHERE = "127.0.0.1:1"


def said(*asked: str) -> str:
    """What a house says that does not open."""
    result = subprocess.run([*COMMAND, *asked, "--lang", "en"], capture_output=True, text=True, timeout=120)
    assert result.returncode == 1, result.stderr
    assert "Traceback" not in result.stderr
    return result.stderr


def serve(*asked: str) -> str:
    return said("serve", "--no-browser", "--port", str(free_port()), *asked)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (("--bus", "redis://localhost"), "Several houses need PostgreSQL"),
        (("--bus", "amqp://localhost", "--store", f"postgresql://{NOWHERE}/x"), "will not do for --bus"),
        (("--bus", f"redis://{NOWHERE}", "--store", f"postgresql://{NOWHERE}/x"), "Redis does not answer"),
        (("--store", f"postgresql://nobody@{NOWHERE}/x"), "The store cannot be read"),
        (("--bot-workers", "0"), "bots would never move"),
    ],
)
def test_a_setting_that_cannot_work_is_said_at_once(tmp_path: Path, asked: tuple[str, ...], sentence: str) -> None:
    store = () if "--store" in asked else ("--store", f"sqlite:///{tmp_path / 'haricot.db'}")
    assert sentence in serve(*asked, *store)
    assert not list(tmp_path.iterdir())


def test_thinking_for_others_takes_others_and_somebody_to_think() -> None:
    assert "thinks for houses elsewhere" in said("work")
    houses = ("--store", f"postgresql://{NOWHERE}/x", "--bus", f"redis://{NOWHERE}")
    assert "at least one process" in said("work", *houses, "--bot-workers", "0")


@needs_redis
def test_whoever_only_thinks_says_so_and_stops_when_told(cluster: Cluster) -> None:
    asked = [*COMMAND, "--lang", "en", "work", "--store", cluster.postgres.url, "--bus", cluster.redis.address]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdout is not None
        assert "Thinking for the bots" in worker.stdout.readline()
        worker.send_signal(signal.SIGTERM)
        assert worker.wait(60) == 0


@needs_redis
def test_a_house_without_a_bus_is_refused_where_others_are(cluster: Cluster) -> None:
    assert "Another house is already using this store" in serve("--store", cluster.postgres.url)
