"""Cuts the connections of people who play, again and again: each hears of every event all the same."""

from __future__ import annotations

import signal
import time
from collections import Counter
from pathlib import Path
from random import Random

import haricot
from haricot.games import named
from tests.house.full_tables import gather
from tests.soak.kills import compare, opened_house
from tests.soak.player import Player
from tests.soak.trial import Tally

OFTEN = 0.2


def cut(folder: Path, seed: int, tally: Tally, seconds: float = 4.0) -> None:
    rng = Random(seed)
    with opened_house(folder) as house:
        players: dict[Player, str] = {}
        for game in haricot.games():
            table, people = gather(house, game)
            people[0].ask(table, "start")
            players |= {Player(person, table, rng.getrandbits(32), OFTEN): game for person in people}
        for player in players:
            player.start()
        time.sleep(seconds)
        for player in players:
            player.stopped.set()
        for player, game in players.items():
            player.join(20)
            tally.tried["cuts"] += player.times_cut
            tally.checked["events told"] += compare(player)
            _expect_no_gap(player, game, tally)
        house.end(signal.SIGTERM)
        tally.expect('"level":"error"' not in house.logs.read_text(), f"seed {seed}: an error in the log")


def _expect_no_gap(player: Player, game: str, tally: Tally) -> None:
    """From the first that was heard of to the last: what was missed is told when one comes back.

    Where remembering is the game each view is given twice at most, and a cable may be cut on both occasions.
    """
    heard = Counter(message["number"] for message in player.told if message["kind"] == "event")
    if named(game).remembering:
        repeated = sorted(number for number, times in heard.items() if times > 2)
        tally.expect(not repeated, f"events {repeated} were told more than twice at a table of {game}")
    elif heard:
        missing = set(range(min(heard), max(heard))) - set(heard)
        tally.expect(not missing, f"events {sorted(missing)} were never told at a table of {game}")
