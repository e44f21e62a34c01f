"""`python3 dev.py cluster`: a whole cluster on this machine, to try it out; nothing of it is kept.

PostgreSQL from the tests' wheel, Redis and HAProxy from Debian's packages, and a house of several processes.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import httpx

from haricot.house.server import free_port
from tests.house.engines import Postgres, RunningRedis

PROXY = Path(__file__).parents[1] / "docs" / "haproxy.cfg"
DOOR, SHARED, FIRST, MOST = 8080, 8079, 8081, 4
"""The ports of docs/haproxy.cfg, and for how many processes it has lines."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 dev.py cluster", description=__doc__)
    parser.add_argument("--processes", type=int, default=MOST, choices=range(2, MOST + 1), help="how many serve")
    asked = parser.parse_args(arguments)
    if taken := [
        port for port in (DOOR, SHARED, *range(FIRST, FIRST + MOST)) if free_port("127.0.0.1", port, 1) is None
    ]:
        print(f"These ports are taken by other programs: {', '.join(map(str, taken))}.", file=sys.stderr)
        return 1
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.default_int_handler)
    with ExitStack() as ending:
        try:
            start(Path(ending.enter_context(tempfile.TemporaryDirectory())), asked.processes, ending)
            signal.pause()
        except KeyboardInterrupt:
            print("\nClosing everything …", flush=True)
    return 0


def start(folder: Path, processes: int, ending: ExitStack) -> None:
    """Everything in its order; whatever was started ends in the other."""
    postgres, redis = Postgres(folder), RunningRedis(folder)
    for engine in (postgres, redis):
        engine.start()
        ending.callback(engine.stop)
    settings = {
        "HARICOT_STORE": postgres.url,
        "HARICOT_BUS": redis.address,
        "HARICOT_PROCESSES": str(processes),
        "HARICOT_PORT": str(SHARED),
        "HARICOT_OWN_PORTS": str(FIRST),
    }
    house = [sys.executable, "-c", "from haricot.cli import main; main()", "serve", "--no-browser"]
    run(ending, house, {**os.environ, **settings}, folder / "house.log")
    run(ending, ["haproxy", "-db", "-f", str(PROXY)], dict(os.environ), folder / "haproxy.log")
    wait_until_open(folder)
    print(f"A house of {processes} processes is open: http://localhost:{DOOR}")
    print(f"Each answers for itself at port {FIRST} and those that follow; all figures: localhost:{FIRST}/metrics")
    print(f"PostgreSQL: {postgres.url}   Redis: {redis.address}   logs: {folder}")
    print("Kill what you like: `ps` names them. Ctrl+C ends everything, and nothing is kept.", flush=True)


def run(ending: ExitStack, command: list[str], environment: dict[str, str], log: Path) -> None:
    """In a session of its own: Ctrl+C is ours to hear, and everything ends in its order."""
    with log.open("wb") as out:
        process = subprocess.Popen(command, env=environment, stdout=out, stderr=out, start_new_session=True)

    def end() -> None:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()

    ending.callback(end)


def wait_until_open(folder: Path) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"http://127.0.0.1:{DOOR}/health", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.2)
    logs = "\n".join(log.read_text(errors="replace")[-2000:] for log in folder.glob("*.log"))
    raise SystemExit(f"The cluster did not open.\n{re.sub(r'(?m)^', '  ', logs)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
