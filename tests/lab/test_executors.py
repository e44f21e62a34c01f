"""Tasks done here, beside and on a cluster: the same results in the same order, and a stop is a stop."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import count, islice
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any

import pytest

import haricot as library
from haricot.cli.long_work import Watch
from haricot.core.errors import BadOption, HaricotError
from haricot.lab.arena import bouts, play_all
from haricot.lab.corpus_review import review_games
from haricot.lab.executors import Executor, LocalExecutor, RayExecutor, executor
from haricot.lab.kala_solver import solve_positions
from haricot.lab.puzzle_factory import make, proven_again
from haricot.lab.self_play import SelfPlay, play_games
from haricot.lab.statistics import play_many
from haricot.puzzles import collection_file
from haricot.study.kala import bench
from tests.lab.ray_cluster import two_nodes

PLAYER = """
import haricot
def first(views, seed, seconds):
    return haricot.game("kala").imagine(views[-1], seed).moves()[0]
"""
ASKED = SelfPlay("kala", 2, ("graine",), {"reserve": 12}, seed=3, opening=2)


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
    watch = Watch()
    results = LocalExecutor(2, watch).run(sleep_over, range(4))
    assert next(results) == 0
    watch.noted = True
    began = time.perf_counter()
    with pytest.raises(KeyboardInterrupt):
        next(results)
    assert time.perf_counter() - began < 60, "two minutes of sleep were waited for"


def test_a_cluster_that_cannot_be_had_is_told() -> None:
    assert executor(3) == LocalExecutor(3)
    for address in ("127.0.0.1:1", "nonsense", ""):
        with pytest.raises(BadOption, match=r"(?i)ray"):
            executor(1, address)
        with pytest.raises(BadOption, match=r"(?i)ray"):
            next(RayExecutor(address).run(square, range(2)))


def say_something(number: int) -> int:
    print("what a task prints")  # noqa: T201 - that is what this is about
    return number


def test_what_tasks_print_is_not_what_the_command_prints(capfd: pytest.CaptureFixture[str]) -> None:
    assert list(LocalExecutor(2).run(say_something, range(3))) == [0, 1, 2]
    told = capfd.readouterr()
    assert (told.out, told.err.count("what a task prints")) == ("", 3)


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two nodes of one processor each, on this machine."""
    ray = pytest.importorskip("ray", reason="Ray is installed by `python3 dev.py study`")
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])  # other packages have a folder `tests` too
    with two_nodes() as together:
        yield together


def test_a_cluster_without_haricot_is_told_what_to_install(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    here = ModuleType("only_here")
    exec("def double(number): return 2 * number", here.__dict__)
    monkeypatch.setitem(sys.modules, "only_here", here)
    with pytest.raises(BadOption, match=r"No module named 'only_here'.*install haricot\[ray\]"):
        list(executor(1, cluster.address).run(here.double, range(2)))


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


def each_kind_of_work(where: Executor, folder: Path) -> dict[str, Any]:
    """A little of all that a cluster is for; nobody looks at a clock in it, so that it is the same everywhere."""
    games = list(play_games(range(2), ASKED))
    options: dict[str, Any] = {"seats": 2, "options": {"reserve": 12}, "opening": 2, "nodes": 500}
    players: dict[str, Any] = {"ours": "player_of_a_folder:first", "theirs": first_move}
    todo = list(bouts("kala", ("ours", "germe"), 4, **options, players=players))
    own = list(bouts("kala", ("theirs", "germe"), 2, **options, players=players))
    file = folder / "puzzles.jsonl"
    list(make("rondelic", 3, 5, file, where=where))
    positions = [(number, str(list(game.record().states())[2])) for number, game in enumerate(games, 1)]
    return {
        "arena": [(one.ranks, one.moves, one.identity) for one in (*play_all(todo, where), *play_all(own, where))],
        "stats": list(play_many(range(12), "ronda", 2, {}, where)),
        "puzzles": file.read_bytes(),
        "proven": list(proven_again("rondelic", collection_file.read(file), where)),
        "solved": [without_time(row) for row in solve_positions(positions, 1000, 1, "en", where)],
        "reviews": list(review_games(enumerate(games, 1), 100, "en", where)),
        "kala-bench": list(
            where.run(partial(bench.prove_one, seed=1, patience=500), islice(bench.numbers(1), 6), at_a_time=2)
        ),
    }


def first_move(views: Any, seed: int, seconds: float) -> str:
    return str(library.game("kala").imagine(views[-1], seed).moves()[0])


def without_time(row: dict[str, Any]) -> dict[str, Any]:
    return {name: told for name, told in row.items() if name != "seconds"}


def test_every_kind_of_work_is_the_same_on_a_cluster_and_beside(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("beside", "cluster"):
        (tmp_path / name).mkdir()
    (tmp_path / "player_of_a_folder.py").write_text(PLAYER, "utf-8")
    list(
        executor(1, cluster.address).run(square, range(2))
    )  # joined from elsewhere: Ray brings that folder along itself
    monkeypatch.chdir(tmp_path)
    beside = each_kind_of_work(executor(2), tmp_path / "beside")
    on_cluster = each_kind_of_work(executor(1, cluster.address), tmp_path / "cluster")
    for kind, found in beside.items():
        assert on_cluster[kind] == found, kind
        assert found, kind


def test_what_cannot_be_sent_to_a_cluster_is_told(cluster: Any) -> None:
    lock = Lock()
    with pytest.raises(BadOption, match="cannot be given to other processes"):
        list(executor(1, cluster.address).run(lambda number: (lock, number), range(2)))


def test_a_cluster_that_is_gone_is_told_and_what_was_done_is_kept(tmp_path: Path) -> None:
    """The whole program: Ray would ask a dead cluster for a minute, and then end the process in words of its own."""
    pytest.importorskip("ray", reason="Ray is installed by `python3 dev.py study`")
    out = tmp_path / "games.txt"
    with two_nodes() as together:
        asked = ["kala", "--games=9999", "--level=graine", "--lang=en", f"--ray={together.address}", f"--out={out}"]
        program = [sys.executable, "-m", "haricot", "data", "self-play", *asked]
        with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as playing:
            deadline = time.monotonic() + 120
            while not (out.exists() and out.stat().st_size):
                assert time.monotonic() < deadline, "nothing was played"
                assert playing.poll() is None, playing.communicate()[1]
                time.sleep(0.1)
            for node in together.list_all_nodes():
                node.kill_raylet(check_alive=False)
            together.head_node.kill_gcs_server(check_alive=False)
            told, why = playing.communicate(timeout=60)
    assert (playing.returncode, told) == (1, ""), why
    assert " is gone. What was done is kept" in why
    assert "Traceback" not in why
