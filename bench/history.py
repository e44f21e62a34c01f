"""How long a page of somebody's history takes, who has played 100,000 games, beside one who has played a hundred.

All in one store; each figure is the median of many, in processor time of this process. `BENCH_STORE` names another
store than SQLite's: an empty PostgreSQL.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from sqlalchemy import Connection

from haricot.house.history.ended_game import EndedGame, Part
from haricot.house.history.noting import note
from haricot.house.store import game_rows, person_rows, tally_rows
from haricot.house.store.game_rows import GameFilter, Place
from haricot.house.store.person_rows import Person
from haricot.house.store.store import Store

GAMES = int(os.environ.get("BENCH_GAMES", "100000"))
FEW = 100
COMPANIONS = 500
TIMES = 30
NAMES = ("kala", "ronda", "rondelic", "rondorondo")


def played(who: str, count: int, lot: Random) -> Iterator[EndedGame]:
    """Games against people and bots, one every hour."""
    for number in range(count):
        won = lot.random() < 0.5
        other = Part(1, 1 + won, "lost" if won else "won", "played", person=f"{lot.randrange(COMPANIONS):016x}")
        if lot.random() < 0.4:
            other = Part(1, 1 + won, "lost" if won else "won", "played", bot="Flageolet", level="fleur")
        own = Part(0, 2 - won, "won" if won else "lost", "played", person=who)
        name, ended = f"{lot.getrandbits(64):016x}", 1_700_000_000_000 + 3_600_000 * number
        yield EndedGame(name, 1, lot.choice(NAMES), ended, 2, 30, "rules", (own, other))


def seconds(work: Callable[[Connection], Any], connection: Connection) -> float:
    took = []
    for _ in range(TIMES):
        began = time.process_time()
        work(connection)
        took.append(time.process_time() - began)
    return statistics.median(took)


def questions(who: str, last: Place | None) -> dict[str, Callable[[Connection], Any]]:
    def page(wanted: GameFilter, before: Place | None = None) -> Callable[[Connection], Any]:
        return lambda connection: game_rows.games_of(connection, who, wanted, before, 20)

    return {
        "the first page": page(GameFilter()),
        "the last page": page(GameFilter(), last),
        "of one game, lost": page(GameFilter(game="kala", result="lost")),
        "with one person": page(GameFilter(companion=f"{7:016x}")),
        "by a name that is there": page(GameFilter(folded="flageo")),
        "by a name that is not": page(GameFilter(folded="personne")),
        "without bots, won": page(GameFilter(bots=False, result="won")),
        "how many in all": lambda connection: tally_rows.tally(connection, who),
        "with whom": lambda connection: tally_rows.companions_of(connection, who, 200),
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(os.environ.get("BENCH_STORE", f"sqlite:///{folder}/history.db"))
        store.prepare()
        lot = Random(7)
        many, few = f"{1 << 40:016x}", f"{1 << 41:016x}"
        with store.in_turn() as connection:
            for one in (many, few, *(f"{number:016x}" for number in range(COMPANIONS))):
                connection.execute(*person_rows.add_person(Person(one, one, "●"), 0))
            for who, count in ((many, GAMES), (few, FEW)):
                for game in played(who, count, lot):
                    note(connection, game)
        with store.in_turn() as connection:
            last = Place(1_700_000_000_000 + 3_600_000 * 20, "", 0)
            print(f"| asked | of {GAMES:,} games | of {FEW} | ratio |\n|---|---|---|---|")
            for (what, long), short in zip(questions(many, last).items(), questions(few, last).values(), strict=True):
                slow, quick = seconds(long, connection), seconds(short, connection)
                print(f"| {what} | {1000 * slow:.2f} ms | {1000 * quick:.2f} ms | {slow / quick:.1f} |")
        store.release()


if __name__ == "__main__":
    main()
