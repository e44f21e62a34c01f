"""What a move costs the house, with real sockets from this process and every move stored before it is told.

For each number of tables, with two live clients each: the server's processor time per move, moves per second, and the
time from a move to the other's view of it. With Node, boardgame.io does the same in the same run. Kala at random ends
after some twenty moves, Ronda after a thousand: its moves are what a move costs that ends nothing.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from clients.load import GENEROUS, Figures, Playing, free_port, open_house_tables, open_peer_tables, wait_for_port
from clients.peer import PEER, peer_is_there

SECONDS = float(os.environ.get("BENCH_SECONDS", "8"))


async def measure(name: str, server: subprocess.Popen[bytes], tables: list[Playing], pause: float) -> float:
    """Lets every table play, and looks at the clocks twice meanwhile; the server's microseconds per move."""
    figures = Figures()
    playing = asyncio.gather(*(play(figures, pause) for play in tables))
    await asyncio.sleep(pause + SECONDS / 4)
    before, began, used = figures.moves, time.perf_counter(), processor_seconds(server.pid)
    figures.waits.clear()
    await asyncio.sleep(SECONDS)
    moves, wall, used = figures.moves - before, time.perf_counter() - began, processor_seconds(server.pid) - used
    waits, figures.over = sorted(figures.waits), True
    await playing
    cost = 1e6 * used / max(1, moves)
    p50, p99 = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99)) if waits else (0, 0)
    pace = "at once" if not pause else f"every {pause:g} s"
    print(
        f"{name:28} {len(tables):5} tables, a move {pace:9}: {cost:6.0f} µs of server per move, "
        f"{moves / wall:6.0f} moves/s, 50 % in {p50:5.1f} ms, 99 % in {p99:6.1f} ms",
        flush=True,
    )
    return cost


def processor_seconds(pid: int) -> float:
    """User and system time of one process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure_house(counts: dict[int, float], name: str, *, rated: bool, game: str = "kala") -> dict[int, float]:
    costs = {}
    with tempfile.TemporaryDirectory() as folder:
        for count, pause in counts.items():
            port = free_port()
            store = {"HARICOT_STORE": f"sqlite:///{folder}/{count}.db", "HARICOT_PORT": str(port)}
            command = [sys.executable, "-c", "from haricot.cli import main; main()", "serve", "--no-browser"]
            server = subprocess.Popen(command, env={**os.environ, **GENEROUS, **store}, stdout=subprocess.DEVNULL)
            try:
                wait_for_port(port)
                tables = await open_house_tables(port, count, rated=rated, game=game)
                costs[count] = await measure(name, server, tables, pause)
            finally:
                server.terminate()
                server.wait()
    return costs


async def measure_peer(counts: dict[int, float], name: str, *, stored: bool) -> dict[int, float]:
    costs = {}
    for count, pause in counts.items():
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            command = ["node", "server.js", str(port), *([folder] if stored else [])]
            server = subprocess.Popen(command, cwd=PEER, stdout=subprocess.DEVNULL)
            try:
                wait_for_port(port)
                tables = await open_peer_tables(port, count)
                costs[count] = await measure(name, server, tables, pause)
            finally:
                server.kill()
                server.wait()
    return costs


async def main() -> None:
    counts = json.loads(os.environ.get("BENCH_TABLES", '{"50": 0, "200": 0, "1000": 2}'))
    tables = {int(count): float(pause) for count, pause in counts.items()}
    await measure_house(tables, "Haricot, friendly games", rated=False)
    ours = await measure_house(tables, "Haricot, rated games", rated=True)
    first = dict([*tables.items()][:1])
    await measure_house(first, "Haricot, moves that end nothing", rated=True, game="ronda")
    if not peer_is_there("boardgame.io", ("boardgame.io@0.50.2", "node-persist@3")):
        return
    memory = await measure_peer(tables, "boardgame.io, in memory", stored=False)
    await measure_peer(
        {count: pause for count, pause in tables.items() if count < 1000}, "boardgame.io, in files", stored=True
    )
    ratio = statistics.median(memory[count] / ours[count] for count in tables)
    print(
        f"A stored move of a rated game costs the house 1/{ratio:.1f} of what one in memory costs boardgame.io "
        "(median of the rows)."
    )


if __name__ == "__main__":
    asyncio.run(main())
