"""`python3 dev.py soak --cluster`: a hundred rounds and more of faults under load, and a table of what was lost."""

from __future__ import annotations

import logging
import sys
import tempfile
from pathlib import Path

from tests.cluster.evening import evening
from tests.cluster.faults import FAULTS
from tests.cluster.houses import running_cluster
from tests.soak.trial import Tally, table

ROUNDS = 105
APART = """
import haricot.house.wall_clock as wall_clock
real = wall_clock.start
wall_clock.start = lambda began, since: real(began + 3.0, since)
from haricot.cli import main
main()
"""
"""A house whose clock is three seconds ahead of the others'."""


def main(asked: list[str]) -> int:
    """So many rounds, by turns of each fault."""
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # a house that is killed is an error to it
    rounds = int(asked[0]) if asked else ROUNDS
    tallies = {name: Tally() for name in FAULTS}
    with tempfile.TemporaryDirectory() as folder, running_cluster(Path(folder), ahead=APART) as cluster:
        for number in range(rounds):
            name = list(FAULTS)[number % len(FAULTS)]
            tally = tallies[name]
            tally.rounds += 1
            try:
                evening(cluster, FAULTS[name], number, tally)
            except Exception as wrong:
                tally.lost.append(f"round {number}: {type(wrong).__name__}: {wrong}")
            sys.stderr.write(f"· {number + 1}: {name}, {len(tally.lost)} lost {tally.lost[-1:] or ''}\n")
            sys.stderr.flush()
    sys.stdout.write(table(tallies) + "\n")
    lost = [f"{name}: {what}" for name, tally in tallies.items() for what in tally.lost]
    sys.stdout.writelines(f"{what}\n" for what in lost)
    return 1 if lost else 0
