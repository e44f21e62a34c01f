"""`python3 dev.py soak`: an hour of everything, or so many minutes; `soak visits` the memory alone. Ends with a table.

`soak --cluster` harms several houses on one store, for a hundred rounds and more, or for so many.

Nothing may be lost: otherwise it says what, and fails.
"""

from __future__ import annotations

import logging
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from tests.soak.clock_jumps import jump
from tests.soak.cuts import cut
from tests.soak.floods import flood
from tests.soak.full_disk import fill
from tests.soak.kills import kill
from tests.soak.trial import Tally, Trial, run, table
from tests.soak.visits import visit

MINUTES = 60.0
TRIALS: dict[str, Trial] = {
    "kills": kill,
    "cuts": cut,
    "floods": partial(flood, seconds=20),
    "clock jumps": jump,
    "full disk": fill,
    "full disk, longer": partial(fill, seconds=21),
}


def main(asked: list[str]) -> int:
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # a cut cable is an error to it; here it is the point
    tallies: dict[str, Tally] = {}
    if asked[:1] == ["--cluster"]:
        from tests.cluster import soak

        return soak.main(asked[1:])
    if asked[:1] == ["visits"]:
        tables = int(asked[1]) if len(asked) > 1 else 100_000
        _round("visits", partial(visit, tables=tables), 0, tallies)
    else:
        end, seed = time.monotonic() + 60 * (float(asked[0]) if asked else MINUTES), 0
        while time.monotonic() < end:
            for name, trial in TRIALS.items():
                if time.monotonic() < end:
                    _round(name, trial, seed, tallies)
            seed += 1
    sys.stdout.write(table(tallies) + "\n")
    lost = [f"{name}: {what}" for name, tally in tallies.items() for what in tally.lost]
    sys.stdout.writelines(f"{what}\n" for what in lost)
    return 1 if lost else 0


def _round(name: str, trial: Trial, seed: int, tallies: dict[str, Tally]) -> None:
    tally = tallies.setdefault(name, Tally())
    with tempfile.TemporaryDirectory() as folder:
        run(trial, Path(folder), seed, tally)
    sys.stderr.write(f"· {name}: round {tally.rounds}, {len(tally.lost)} lost {tally.lost[-1:] or ''}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
