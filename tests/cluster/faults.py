"""What may happen to houses, to their store and to their bus; each ends with everything there again."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from random import Random

from tests.cluster.houses import Cluster

FROZEN_SECONDS = 5.0
CUT_SECONDS = 4.0

Fault = Callable[[Cluster, Random], None]


def nothing(cluster: Cluster, rng: Random) -> None:
    time.sleep(1.0)


def kill_house(cluster: Cluster, rng: Random) -> None:
    house = rng.choice(cluster.houses)
    house.end(signal.SIGKILL)
    house.start()


def restart_house(cluster: Cluster, rng: Random) -> None:
    """As in a rolling restart: it is told to stop, and its people go elsewhere."""
    house = rng.choice(cluster.houses)
    house.end(signal.SIGTERM)
    house.start()


def kill_redis(cluster: Cluster, rng: Random) -> None:
    cluster.redis.stop()
    time.sleep(2 * rng.random())
    cluster.redis.start()


def kill_postgres(cluster: Cluster, rng: Random) -> None:
    cluster.postgres.kill()
    time.sleep(rng.random())
    cluster.postgres.start()


def freeze_house(cluster: Cluster, rng: Random, seconds: float = FROZEN_SECONDS) -> None:
    house = rng.choice(cluster.houses)
    assert house.process is not None
    house.process.send_signal(signal.SIGSTOP)
    time.sleep(seconds)
    house.process.send_signal(signal.SIGCONT)


def cut_bus(cluster: Cluster, rng: Random, seconds: float = CUT_SECONDS) -> None:
    """Of the first house, which speaks through a proxy."""
    cluster.proxy.cut()
    time.sleep(seconds)
    cluster.proxy.mend()


FAULTS: dict[str, Fault] = {
    "house killed": kill_house,
    "house restarted": restart_house,
    "Redis killed": kill_redis,
    "PostgreSQL killed": kill_postgres,
    "house frozen for 5 s": freeze_house,
    "bus cut for one house": cut_bus,
    "clocks 3 s apart": nothing,
}
"""Clocks are apart in every round of the long form; the last fault is that and nothing else."""
