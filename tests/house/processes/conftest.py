"""Houses of two processes, on real engines."""

from __future__ import annotations

import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.engines import RunningRedis, running_postgresql
from tests.house.processes.house_of_several import HouseOfSeveral, eventually
from tests.house.running_house import free_port


@pytest.fixture(scope="package")
def engines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    redis = RunningRedis(tmp_path_factory.mktemp("redis"))
    redis.start()
    try:
        with running_postgresql(tmp_path_factory) as store:
            yield store, redis.address
    finally:
        redis.stop()


@pytest.fixture(scope="package")
def own_ports() -> int:
    return first_of_two_free_ports()


def first_of_two_free_ports() -> int:
    while True:
        port = free_port()
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            return port


@pytest.fixture(scope="package")
def house(
    engines: tuple[str, str], own_ports: int, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[HouseOfSeveral]:
    yield from opened(engines, own_ports, tmp_path_factory.mktemp("house"))


@pytest.fixture
def mortal(engines: tuple[str, str], tmp_path: Path) -> Iterator[HouseOfSeveral]:
    """One that does not outlive the test."""
    yield from opened(engines, first_of_two_free_ports(), tmp_path)


def opened(engines: tuple[str, str], own_ports: int, folder: Path) -> Iterator[HouseOfSeveral]:
    store, bus = engines
    several = {"HARICOT_BUS": bus, "HARICOT_PROCESSES": "2", "HARICOT_OWN_PORTS": str(own_ports)}
    house = HouseOfSeveral(store, folder / "log", **several)
    house.start()
    eventually(lambda: set(house.figures("process_resident_memory_bytes")) == {"1", "2"})
    yield house
    assert house.process is not None
    if house.process.poll() is None:
        house.end(signal.SIGTERM)
