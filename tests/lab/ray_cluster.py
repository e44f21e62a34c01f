"""A real Ray cluster of two nodes on this machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

TRIES = 5
"""Ray gives up a node that is not there after fifteen seconds, whatever one sets: on a busy machine too few."""


@contextmanager
def two_nodes() -> Iterator[Any]:
    """Ray's own object for it, with its address, while it runs; each node has one processor."""
    import ray

    together = _started()
    try:
        yield together
    finally:
        ray.shutdown()
        together.shutdown()


def _started() -> Any:
    from ray.cluster_utils import Cluster

    for tries in range(TRIES):
        together = Cluster()
        try:
            together.add_node(num_cpus=1, include_dashboard=False)
            together.add_node(num_cpus=1)
            together.wait_for_nodes()
        except Exception:
            together.shutdown()
            if tries == TRIES - 1:
                raise
        else:
            return together
    raise AssertionError
