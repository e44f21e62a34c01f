"""What somebody waits for whose machine has compiled nothing yet: an empty cache, each command in a terminal.

For each command the time until it says something; for each game the first move of each of its levels, made without
kernels, and the time until all kernels are there.
"""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import haricot

HARICOT = str(Path(sys.executable).with_name("haricot"))
COMMANDS = {
    "haricot play kala": ("play", "kala", "--bots", "1"),
    "haricot play rondorondo": ("play", "rondorondo", "--bots", "1"),
    "haricot solve kala -o reserve=8": ("solve", "kala", "-o", "reserve=8"),
    "haricot arena kala": ("arena", "kala", "--games", "2"),
    "haricot perft kala 3": ("perft", "kala", "3"),
    "haricot words fr haricot": ("words", "fr", "haricot"),
    "haricot serve": ("serve", "--no-browser", "--port", "18473", "--store", "sqlite:///:folder:/house.db"),
}


def first_words(arguments: tuple[str, ...], folder: str) -> float:
    """Seconds until something can be read; then it is ended."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "NUMBA_CACHE_DIR": folder, "LANG": "en_US.UTF-8"}
    asked = [HARICOT, *(argument.replace(":folder:", folder) for argument in arguments)]
    began = time.perf_counter()
    with subprocess.Popen(
        asked, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
    ) as program:
        os.close(theirs)
        select.select([ours], [], [], 60)
        waited = time.perf_counter() - began
        os.killpg(program.pid, signal.SIGKILL)
    os.close(ours)
    return waited


ANSWERS = """
import sys, time
import haricot
from haricot.bots import bot_for, levels
from haricot.bots.compilation import begin
game = sys.argv[1]
begin(game)
state = haricot.game(game).new(seed=1)
for level in levels(game):
    began = time.perf_counter()
    bot_for(game, level, at_once=True)([state.view(state.turn)], 1, 1.0)
    print(f"{time.perf_counter() - began:.2f}")
"""
"""The first move of each level of a game, while its kernels are being made beside."""


def main() -> None:
    for name, arguments in COMMANDS.items():
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            print(f"{name:32} says something after {first_words(arguments, folder):5.2f} s", flush=True)
    for game in haricot.games():
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
            asked = [sys.executable, "-c", ANSWERS, game]
            moves = subprocess.run(asked, env=environment, check=True, capture_output=True, text=True).stdout.split()
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            began = time.perf_counter()
            making = [sys.executable, "-m", "haricot.bots.compilation", game]
            subprocess.run(making, env={**os.environ, "NUMBA_CACHE_DIR": folder}, check=True)
            whole = time.perf_counter() - began
        print(
            f"{game:32} first moves of its levels {', '.join(moves)} s; full strength after {whole:.1f} s", flush=True
        )


if __name__ == "__main__":
    main()
