"""What a durable move costs several processes on one PostgreSQL and one Redis, all of them counted together.

At 1, 2 and 4 processes, with two live clients at each table: those of a table at different processes, which is the
worst case, or at the same one, as a proxy that hashes by table has it. Then half as many moves, for the time until the
other is told. boardgame.io does the same with its own adapters for PostgreSQL and Redis in the same run.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from clients.load import (
    GENEROUS,
    CupsTable,
    Figures,
    Playing,
    SeatsAt,
    free_port,
    open_house_tables,
    open_peer_tables,
    wait_for_port,
)
from clients.peer import PEER, peer_is_there
from clients.processes import processor_seconds

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT))  # the tests' PostgreSQL and Redis serve here as well

from tests.house.engines import Postgres, RunningRedis, postgres_programs  # noqa: E402

SECONDS = float(os.environ.get("BENCH_SECONDS", "8"))
TABLES = int(os.environ.get("BENCH_TABLES", "200"))
COUNTS = json.loads(os.environ.get("BENCH_PROCESSES", "[1, 2, 4]"))
"""Measured in this order; on a machine that is busy with other things, several times in turns: `[1, 4, 1, 4]`."""
PEER_PACKAGES = (
    "boardgame.io@0.50.2",
    "node-persist@3",
    "@boardgame.io/redis-pubsub@0.0.1",
    "bgio-postgres@1.0.16",
    "redis@3.1.2",  # the adapter speaks to this one; newer ones have another interface
)
MOVES_PER_GAME = 40
"""About as many as a game of Kala at random has; boardgame.io writes a match's whole log again with each move."""


Opening = Callable[["Served", SeatsAt], Awaitable[list[Playing]]]


@dataclass
class Engines:
    postgres: Postgres
    redis: RunningRedis

    def new_database(self, name: str) -> str:
        """Its address; nothing of an earlier measurement is in it."""
        for command in (f"DROP DATABASE IF EXISTS {name} WITH (FORCE)", f"CREATE DATABASE {name}"):
            subprocess.run([*self._psql(), "-c", command], check=True)
        return self.postgres.url.removesuffix("/postgres") + f"/{name}"

    def bytes_written(self) -> dict[str, int]:
        """To PostgreSQL's log of writes; and what Redis took and gave."""
        asked = [*self._psql(), "-t", "-c", "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"]
        written = int(subprocess.run(asked, check=True, capture_output=True, text=True).stdout)
        with socket.create_connection(("127.0.0.1", self.redis.port)) as redis:
            redis.sendall(b"INFO stats\r\n")
            told = redis.recv(65_536).decode()
        passed = sum(map(int, re.findall(r"total_net_(?:input|output)_bytes:(\d+)", told)))
        return {"WAL": written, "bus": passed, "told": Figures.bytes_told}

    def _psql(self) -> list[str]:
        where = ["-h", "127.0.0.1", "-p", str(self.postgres.port), "-U", "haricot", "-d", "postgres"]
        return [str(postgres_programs() / "psql"), "-q", *where]


@dataclass
class Served:
    """Processes that listen at these ports."""

    ports: list[int]
    processes: list[subprocess.Popen[bytes]]

    def apart(self, table: str) -> tuple[int, int]:
        """The two players of a table at two processes, which differ from table to table."""
        first = zlib.crc32(table.encode()) % len(self.ports)
        return self.ports[first], self.ports[(first + 1) % len(self.ports)]

    def together(self, table: str) -> tuple[int, int]:
        port = self.ports[zlib.crc32(table.encode()) % len(self.ports)]
        return port, port


@dataclass
class Measured:
    name: str
    processes: int
    cost: float
    parts: dict[str, float]
    sizes: dict[str, float]
    rate: float
    p50: float
    p99: float

    def __str__(self) -> str:
        parts = ", ".join(f"{name} {cost:.0f}" for name, cost in self.parts.items())
        sizes = ", ".join(f"{name} {size:.0f}" for name, size in self.sizes.items())
        return (
            f"{self.name:44} {self.processes} processes: {self.cost:6.0f} µs per move ({parts}), {sizes} bytes, "
            f"{self.rate:6.0f} moves/s, 50 % in {self.p50:6.1f} ms, 99 % in {self.p99:6.1f} ms"
        )


async def measure(name: str, served: Served, engines: Engines, tables: list[Playing], pause: float) -> Measured:
    """Lets every table play, and looks at all clocks twice meanwhile."""

    def used() -> dict[str, float]:
        assert engines.postgres.process is not None
        assert engines.redis.process is not None
        return {
            "serving": sum(processor_seconds(process.pid) for process in served.processes),
            "PostgreSQL": processor_seconds(engines.postgres.process.pid),
            "Redis": processor_seconds(engines.redis.process.pid),
        }

    figures = Figures()
    playing = asyncio.gather(*(play(figures, pause) for play in tables))
    await asyncio.sleep(pause + SECONDS / 4)
    written, before, began, moves = engines.bytes_written(), used(), time.perf_counter(), figures.moves
    figures.waits.clear()
    await asyncio.sleep(SECONDS)
    moves, wall, after = figures.moves - moves, time.perf_counter() - began, used()
    waits, figures.over = sorted(figures.waits), True
    now_written = engines.bytes_written()
    await playing
    sizes = {name: (now_written[name] - written[name]) / max(1, moves) for name in written}
    parts = {name: 1e6 * (after[name] - before[name]) / max(1, moves) for name in before}
    p50, p99 = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99)) if waits else (0.0, 0.0)
    found = Measured(name, len(served.ports), sum(parts.values()), parts, sizes, moves / wall, p50, p99)
    print(found, flush=True)
    return found


@contextmanager
def houses(engines: Engines, count: int) -> Iterator[Served]:
    """One `haricot serve` of so many processes, each with a port of its own."""
    port, ports = free_port(), free_ports(count)
    settings = {
        "HARICOT_STORE": engines.new_database("haricot"),
        "HARICOT_BUS": engines.redis.address,
        "HARICOT_PORT": str(port),
        "HARICOT_PROCESSES": str(count),
        "HARICOT_OWN_PORTS": str(ports[0]),
    }
    command = [sys.executable, "-c", "from haricot.cli import main; main()", "serve", "--no-browser"]
    server = subprocess.Popen(command, env={**os.environ, **GENEROUS, **settings}, stdout=subprocess.DEVNULL)
    try:
        ports = ports if count > 1 else [port]
        for one in ports:
            wait_for_port(one)
        yield Served(ports, [server])
    finally:
        server.terminate()
        server.wait()


@contextmanager
def peers(engines: Engines, count: int) -> Iterator[Served]:
    engines.new_database("peer")
    ports, servers = free_ports(count), []
    try:
        for port in ports:
            command = ["node", "cluster.js", str(port), str(engines.postgres.port), str(engines.redis.port)]
            servers.append(subprocess.Popen(command, cwd=PEER, stdout=subprocess.DEVNULL))
            wait_for_port(port)
        yield Served(ports, servers)
    finally:
        for server in servers:
            server.kill()
            server.wait()


def free_ports(count: int) -> list[int]:
    """So many in a row."""
    while True:
        ports = list(range(first := free_port(), first + count))
        try:
            for port in ports:
                with socket.socket() as probe:
                    probe.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            continue
        return ports


async def house_tables(served: Served, seats_at: SeatsAt) -> list[Playing]:
    return await open_house_tables(served.ports[0], TABLES, seats_at)


async def peer_tables(served: Served, seats_at: SeatsAt) -> list[Playing]:
    return await open_peer_tables(served.ports[0], TABLES, seats_at, MOVES_PER_GAME)


async def measure_all(
    name: str, engines: Engines, serve: Callable[[Engines, int], AbstractContextManager[Served]], open_tables: Opening
) -> list[Measured]:
    """Each number of processes, both ways; and each at half of the moves that it could make."""
    found = []
    for count in COUNTS:
        ways = {"apart": Served.apart, "together": Served.together} if count > 1 else {"together": Served.together}
        for way, seats_at in ways.items():
            with serve(engines, count) as served:
                tables = await open_tables(served, partial(seats_at, served))
                most = await measure(f"{name}, {way}", served, engines, tables, 0)
                pause = 2 * TABLES / most.rate
                half = await measure(f"{name}, {way}, half as many moves", served, engines, tables, pause)
            found += [most, half]
    return found


def compare(ours: list[Measured], peers: list[Measured]) -> None:
    """The ratios, each within this run; of what was measured several times, by the median."""
    costs, theirs = medians(ours), medians(peers)
    for (way, processes), cost in costs.items():
        if processes > 1 and "half" not in way and ("together", 1) in costs:
            print(f"{processes} processes, {way}: {cost / costs['together', 1]:.2f} × the cost of one process")
        if (way, processes) in theirs:
            print(f"{processes} processes, {way}: {cost / theirs[way, processes]:.2f} × the peer's cost")


def medians(measured: list[Measured]) -> dict[tuple[str, int], float]:
    """The cost of a move by how the players sit and how many processes there are."""
    costs: dict[tuple[str, int], list[float]] = {}
    for one in measured:
        costs.setdefault((one.name.split(", ", 1)[1], one.processes), []).append(one.cost)
    return {key: statistics.median(found) for key, found in costs.items()}


async def main() -> None:
    asked = sys.argv[1:] or ["ours", "peer"]
    with tempfile.TemporaryDirectory() as folder:
        engines = Engines(Postgres(Path(folder)), RunningRedis(Path(folder)))
        engines.postgres.start()
        engines.redis.start()
        try:
            ours = await measure_all("Haricot", engines, houses, house_tables) if "ours" in asked else []
            theirs: list[Measured] = []
            if "peer" in asked and peer_is_there("bgio-postgres", PEER_PACKAGES):
                theirs = await measure_all("boardgame.io", engines, peers, peer_tables)
                print(f"boardgame.io lost {CupsTable.repeated} moves, which were asked for again.")
            compare(ours, theirs)
        finally:
            engines.redis.stop()
            engines.postgres.stop()


if __name__ == "__main__":
    asyncio.run(main())
