"""Sets the clock that a house sees, while it is open and while it is closed: nobody loses by it, nobody waits for it.

The clock of the whole machine is not touched: the house runs with a `time.time` that adds what a file says.
"""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random

from tests.house.full_tables import choose, gather
from tests.house.running_house import Visitor
from tests.soak.kills import opened_house
from tests.soak.trial import Tally

JUMPS = (86_400.0, -86_400.0, 3_600.0, -3_600.0, 90.0, -90.0)
AMOUNT = 60
JUMPING_CLOCK = """
import time
from pathlib import Path
real = time.time
def jumping():
    return real() + float(Path({file!r}).read_text())
time.time = jumping
from haricot.cli import main
main()
"""


def jump(folder: Path, seed: int, tally: Tally) -> None:
    rng, offset = Random(seed), folder / "offset"
    offset.write_text("0")
    with opened_house(folder, program=JUMPING_CLOCK.format(file=str(offset))) as house:
        table, people = gather(house, "kala", options={"first": 0}, clock={"kind": "turn", "amount": AMOUNT})
        people[0].ask(table, "start")
        for jumped in rng.sample(JUMPS, 2):
            before = remaining(people[0], table)
            offset.write_text(str(float(offset.read_text()) + jumped))
            tally.tried["jumps while open"] += 1
            tally.expect(abs(remaining(people[0], table) - before) < 15, f"a jump of {jumped} s moved a clock")
            play_on(people, table, rng, tally)
        for jumped in rng.sample(JUMPS, 2):
            before = remaining(people[0], table)
            house.end(rng.choice((signal.SIGKILL, signal.SIGTERM)))
            offset.write_text(str(float(offset.read_text()) + jumped))
            house.start()
            tally.tried["jumps while closed"] += 1
            left = remaining(people[0], table)
            tally.expect(before - 25 < left < AMOUNT + 25, f"a jump of {jumped} s left {left:.0f} of {before:.0f} s")
            play_on(people, table, rng, tally)
        house.end(signal.SIGTERM)


def remaining(person: Visitor, table: str) -> float:
    """Seconds of the running turn by the house's own clock."""
    deadline = person.get(f"/api/tables/{table}")["deadline"]
    assert deadline is not None, "the game is over"
    return float(deadline / 1000 - house_time(person))


def house_time(person: Visitor) -> float:
    """What time it is for the house: what happens now bears it."""
    table = person.open("kala")
    with person.live(table) as live:
        live.table_message()
        live.send("sit", seat=0)
        told = live.until(lambda message: message["kind"] == "event")
    return float(told["event"]["at"] / 1000)


def play_on(people: list[Visitor], table: str, rng: Random, tally: Tally) -> None:
    now = people[0].get(f"/api/tables/{table}")
    mine = people[now["view"]["turn"]].get(f"/api/tables/{table}")
    people[now["view"]["turn"]].ask(table, "play", number=mine["number"], move=choose(mine, rng))
    tally.checked["moves after it"] += 1
