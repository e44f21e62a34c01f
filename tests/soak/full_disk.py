"""Lets a house write nothing for a while, as on a full disk: what is told is kept, and it goes on by itself.

The limit on a file's size that the system sets for a process does to it what a full disk does: each write fails.
"""

from __future__ import annotations

import resource
import signal
import time
from pathlib import Path
from random import Random

import httpx

import haricot
from tests.house.full_tables import gather
from tests.house.running_house import RunningHouse
from tests.soak.kills import compare, go_on, opened_house
from tests.soak.player import Player
from tests.soak.trial import Tally

SMALL = 4096
NO_LIMIT = resource.RLIM_INFINITY


def fill(folder: Path, seed: int, tally: Tally, seconds: float = 1.5) -> None:
    """With `seconds` over fifteen, the house also says itself that it is not ready."""
    rng = Random(seed)
    with opened_house(folder) as house:
        tables = [gather(house, game) for game in (*haricot.games(), "kala")]
        for table, people in tables:
            people[0].ask(table, "start")
        players = [Player(person, table, rng.getrandbits(32)) for table, people in tables for person in people]
        for player in players:
            player.start()
        time.sleep(0.5 + rng.random())
        limit_files(house, SMALL)
        tally.tried["full disks"] += 1
        time.sleep(seconds)
        tally.expect(httpx.get(f"{house.address}/health/live").status_code == 200, "the process did not answer")
        if seconds > 15:
            tally.expect(httpx.get(f"{house.address}/health/ready").status_code == 503, "it said it was ready")
        limit_files(house, NO_LIMIT)
        time.sleep(0.5)
        stop(players)
        ready_again = time.monotonic() + 15
        while httpx.get(f"{house.address}/health/ready").status_code != 200 and time.monotonic() < ready_again:
            time.sleep(0.2)
        tally.expect(httpx.get(f"{house.address}/health/ready").status_code == 200, "it was not ready again")
        tally.checked["events told"] += sum(compare(player) for player in players)
        for gathered in tables:
            go_on(gathered)
            tally.checked["tables played on"] += 1
        failed = house.logs.read_text().count('"message":"write failed"')
        tally.tried["failed writes"] += failed
        tally.expect(failed > 0, "no write failed: nothing was tried")
        house.end(signal.SIGTERM)


def limit_files(house: RunningHouse, most: int) -> None:
    assert house.process is not None
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (most, NO_LIMIT))


def stop(players: list[Player]) -> None:
    for player in players:
        player.stopped.set()
    for player in players:
        player.join(20)
