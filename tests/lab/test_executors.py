"""Tasks done here, beside and on a cluster: the same results in the same order, and a stop is a stop."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

from haricot.core.errors import BadOption, HaricotError
from haricot.lab.executors import LocalExecutor, RayExecutor, executor
from haricot.lab.self_play import SelfPlay, play_games
from tests.lab.ray_cluster import two_nodes

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


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def wait_for_the_last(number: int, last: int, folder: Path) -> int:
    """The first ends when the last has begun."""
    (folder / str(number)).touch()
    while number == 0 and not (folder / str(last)).exists():
        time.sleep(0.01)
    return number


def refuse(number: int) -> int:
    if number == 3:
        raise BadOption("seats-wrong", seats=3, allowed="2")
    return number


def take_a_moment(number: int) -> int:
    time.sleep(0.1)
    return number


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_order_and_workers_are_prepared(workers: int, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    found = LocalExecutor(workers).run(square, range(25), partial(leave_mark, mark), at_a_time=4)
    assert list(found) == [number * number for number in range(25)]
    assert mark.exists()


def test_a_worker_that_dies_loses_nothing(tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    found = LocalExecutor(2).run(partial(square_unless_killed, file=mark), range(20), at_a_time=3)
    assert list(found) == [number * number for number in range(20)]
    assert mark.exists(), "nobody died"


def test_what_kills_every_worker_is_given_up_in_a_sentence() -> None:
    with pytest.raises(HaricotError, match="11 times"):
        list(LocalExecutor(2).run(die, range(2)))


def test_what_goes_wrong_in_a_worker_is_raised_here() -> None:
    results = LocalExecutor(2).run(refuse, range(6))
    with pytest.raises(BadOption, match="2"):
        list(results)
    with pytest.raises(BadOption, match="2"):
        list(LocalExecutor(1).run(square, range(2), prepare=partial(refuse, 3)))


def test_what_is_to_be_done_may_have_no_end() -> None:
    with closing(LocalExecutor(2).run(square, count())) as found:
        assert list(islice(found, 1000)) == [number * number for number in range(1000)]


def test_one_that_takes_long_keeps_nobody_from_work(tmp_path: Path) -> None:
    found = LocalExecutor(2).run(partial(wait_for_the_last, last=30, folder=tmp_path), range(31))
    assert list(found) == list(range(31))


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
    for address in ("127.0.0.1:1", "nonsense"):
        with pytest.raises(BadOption, match=r"(?i)ray"):
            next(executor(1, address).run(square, range(2)))


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two nodes of one processor each, on this machine."""
    ray = pytest.importorskip("ray", reason="Ray is installed by `python3 dev.py study`")
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])  # other packages have a folder `tests` too
    with two_nodes() as together:
        yield together


def test_a_cluster_gives_the_same_games_and_a_worker_that_dies_loses_nothing(cluster: Any, tmp_path: Path) -> None:
    where = executor(1, cluster.address)
    assert list(play_games(range(6), ASKED, where)) == list(play_games(range(6), ASKED))
    mark = tmp_path / "killed"
    found = list(where.run(partial(square_unless_killed, file=mark), range(20), at_a_time=3))
    assert found == [number * number for number in range(20)]
    assert mark.exists(), "nobody died"
    with pytest.raises(BadOption, match="2"):
        list(where.run(refuse, range(6)))
    results = where.run(take_a_moment, range(40))
    assert next(results) == 0
    cluster.remove_node(cluster.worker_nodes.copy().pop(), allow_graceful=False)
    assert list(results) == list(range(1, 40)), "a machine that is taken away loses nothing either"
