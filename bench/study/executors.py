"""How much faster two workers are than one, and what a task costs besides: processes on this machine, and Ray.

`python3 dev.py study bench/study/executors.py`; all in turns in one run, the median of some rounds. Ray has two nodes
of one processor each on this machine, and for one worker a single one.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from haricot.lab.executors import ALONE, Executor, LocalExecutor, RayExecutor

ROUNDS = 5
TASKS, STEPS = 60, 400_000
EMPTY_TASKS = 1_000
STARTS = 5
"""Ray gives up a node that is not there after fifteen seconds."""


def count_up(number: int) -> int:
    """Some hundredths of a second of one processor, without anything from outside."""
    found = number
    for step in range(STEPS):
        found = (found * 31 + step) & 0xFFFFFF
    return found


def nothing(number: int) -> int:
    """A task that takes no time: what it costs is what the way there and back costs."""
    return number


def seconds_of(where: Executor, task: Callable[[int], int], count: int, at_a_time: int = 1) -> float:
    """Of the whole work, workers started and ready before it begins to count."""
    results = where.run(task, range(count + 8), at_a_time=at_a_time)
    for _ in range(8):
        next(results)
    began = time.perf_counter()
    done = sum(1 for _ in results)
    assert done == count
    return time.perf_counter() - began


@contextmanager
def cluster(nodes: int) -> Iterator[str]:
    """A Ray cluster of so many nodes on this machine; this process belongs to it meanwhile."""
    import ray
    from ray.cluster_utils import Cluster

    together: Any = None
    for _ in range(STARTS):
        together = Cluster()
        try:
            for number in range(nodes):
                together.add_node(num_cpus=1, **({"include_dashboard": False} if number == 0 else {}))
            together.wait_for_nodes()
            break
        except Exception as wrong:
            print(f"once more: {wrong}", file=sys.stderr)
            together.shutdown()
    try:
        yield together.address
    finally:
        ray.shutdown()
        together.shutdown()


def main() -> None:
    """Prints a table."""
    load = Path("/proc/loadavg")
    before = load.read_text().split()[:3] if load.exists() else "?"
    print(f"{os.cpu_count()} processors, load before: {' '.join(before)}")
    print("| | seconds | speed-up | µs for each task | the same, ten at a time |")
    print("|---|---|---|---|---|")
    alone = statistics.median(seconds_of(ALONE, count_up, TASKS) for _ in range(ROUNDS))
    print(f"| this process itself | {alone:.2f} | 1 | | |")
    for name, workers in (("processes", 1), ("processes", 2), ("Ray", 1), ("Ray", 2)):
        with ExitStack() as stack:
            ray = stack.enter_context(cluster(workers)) if name == "Ray" else None
            where: Executor = RayExecutor(ray) if ray else LocalExecutor(workers)
            list(where.run(nothing, range(50)))  # Ray's workers are started by the first tasks
            ours, theirs = list[float](), list[float]()
            for _ in range(ROUNDS):  # in turns, so that what others do on this machine falls on both
                ours.append(seconds_of(where, count_up, TASKS))
                theirs.append(seconds_of(ALONE, count_up, TASKS))
            took = statistics.median(ours)
            faster = statistics.median(one / other for one, other in zip(theirs, ours, strict=True))
            one, ten = (
                statistics.median(seconds_of(where, nothing, EMPTY_TASKS, at_a_time) for _ in range(ROUNDS))
                for at_a_time in (1, 10)
            )
        each, of_ten = (1e6 * found / EMPTY_TASKS for found in (one, ten))
        print(f"| {name}, {workers} | {took:.2f} | {faster:.2f} | {each:.0f} | {of_ten:.0f} |", flush=True)


if __name__ == "__main__":
    main()
