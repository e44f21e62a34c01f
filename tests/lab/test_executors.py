"""Tasks done here, beside and on a cluster: the same results in the same order, and a stop is a stop."""

import os
import signal
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from haricot.core.errors import BadOption
from haricot.lab.executors import LocalExecutor, RayExecutor, executor
from haricot.lab.self_play import SelfPlay, play_games

ASKED = SelfPlay("kala", 2, ("graine",), {"reserve": 6}, seed=3, opening=2)


def square(number: int) -> int:
    return number * number


def leave_mark(file: Path) -> None:
    file.write_text("ready")


def sleep_over(number: int) -> int:
    if number:
        time.sleep(120)
    return number


def square_unless_killed(number: int, file: Path) -> int:
    """The first worker that comes to seven dies there, and with it whatever it had done."""
    if number == 7 and not file.exists():
        file.write_text("killed")
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_order_and_workers_are_prepared(workers: int, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    found = LocalExecutor(workers).run(square, range(25), partial(leave_mark, mark), at_a_time=4)
    assert list(found) == [number * number for number in range(25)]
    assert mark.exists()


def test_whoever_stops_waits_for_nobody() -> None:
    stopped: list[bool] = []

    def check() -> None:
        if stopped:
            raise KeyboardInterrupt

    results = LocalExecutor(2, check).run(sleep_over, range(4))
    assert next(results) == 0
    stopped.append(True)
    began = time.perf_counter()
    with pytest.raises(KeyboardInterrupt):
        next(results)
    assert time.perf_counter() - began < 60, "two minutes of sleep were waited for"


def test_a_cluster_that_cannot_be_had_is_told() -> None:
    assert executor(3) == LocalExecutor(3)
    asked: Any = executor(1, "127.0.0.1:1")
    assert isinstance(asked, RayExecutor)
    try:
        import ray  # noqa: F401
    except ImportError:
        with pytest.raises(BadOption, match="ray"):
            next(asked.run(square, range(2)))


@pytest.fixture
def cluster() -> Iterator[str]:
    """Two nodes of one processor each, on this machine."""
    pytest.importorskip("ray", reason="Ray is installed by `python3 dev.py study`")
    import ray
    from ray.cluster_utils import Cluster

    together = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    together.add_node(num_cpus=1)
    together.wait_for_nodes()
    yield together.address
    ray.shutdown()
    together.shutdown()


def test_a_cluster_gives_the_same_games_and_a_worker_that_dies_loses_nothing(cluster: str, tmp_path: Path) -> None:
    where = executor(1, cluster)
    assert list(play_games(range(6), ASKED, where)) == list(play_games(range(6), ASKED))
    mark = tmp_path / "killed"
    found = list(where.run(partial(square_unless_killed, file=mark), range(20), at_a_time=3))
    assert found == [number * number for number in range(20)]
    assert mark.exists(), "nobody died"
