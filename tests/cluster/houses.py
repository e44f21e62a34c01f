"""Several real houses on one PostgreSQL and one Redis; people who are at home in all of them."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx

import haricot
from tests.cluster.cuttable_proxy import CuttableProxy
from tests.house.engines import Postgres, RunningRedis
from tests.house.full_tables import seat_all
from tests.house.running_house import NOTHING_KEPT, RunningHouse, Visitor

SETTINGS = {"HARICOT_BOT_WORKERS": "1", "HARICOT_LOG_LEVEL": "info", "HARICOT_PUSH_ANYWHERE": "yes"}


class Cluster:
    """The first house speaks to Redis through a proxy that can be cut; `ahead`: the program of the second."""

    def __init__(self, folder: Path, houses: int = 3, ahead: str | None = None, **settings: str) -> None:
        self.folder = folder
        self.postgres, self.redis = Postgres(folder), RunningRedis(folder / "redis")
        self.proxy = CuttableProxy(self.redis.port)
        through = f"redis://127.0.0.1:{self.proxy.port}/0"
        self.houses = [self.new_house(number, None if number else through, **settings) for number in range(houses)]
        if ahead is not None:
            self.houses[1].program = ahead

    def new_house(self, number: int, bus: str | None = None, **settings: str) -> RunningHouse:
        asked = {**SETTINGS, "HARICOT_BUS": bus or self.redis.address, **settings}
        return RunningHouse(self.postgres.url, self.folder / f"house-{number}.log", **asked)

    def start(self) -> None:
        self.postgres.start()
        self.redis.start()
        with ThreadPoolExecutor(len(self.houses)) as together:
            list(together.map(RunningHouse.start, self.houses))

    def stop(self) -> None:
        for house in self.houses:
            if house.process is not None and house.process.poll() is None:
                house.end(signal.SIGKILL)
        self.proxy.close()
        self.redis.stop()
        self.postgres.stop()

    def errors(self) -> list[str]:
        """Lines of the logs that should not be there."""
        lines = [line for house in self.houses for line in house.logs.read_text().splitlines()]
        return [line for line in lines if '"level":"error"' in line]


@contextmanager
def running_cluster(folder: Path, houses: int = 3, ahead: str | None = None, **settings: str) -> Iterator[Cluster]:
    cluster = Cluster(folder, houses, ahead, **settings)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()


def at(person: Visitor, house: RunningHouse) -> Visitor:
    """The same person, with the same cookie, at another house."""
    other = object.__new__(Visitor)
    other.http = httpx.Client(
        base_url=house.address,
        timeout=60,
        headers={"Accept-Language": "en"},
        cookies=dict(person.http.cookies),
        limits=NOTHING_KEPT,
    )
    other.me = person.me
    return other


def gather_across(
    houses: Sequence[RunningHouse], game: str, seats: int | None = None, **setup: object
) -> tuple[str, list[Visitor]]:
    """A table at which everybody sits, each at another house; the first is the host."""
    seats = seats or haricot.game(game).new().seats
    return seat_all([houses[seat % len(houses)].visitor(f"Visitor {seat}") for seat in range(seats)], game, **setup)
