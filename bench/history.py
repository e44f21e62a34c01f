"""How long a page of somebody's history takes, who has played 100,000 games, beside one who has played a hundred.

All in one store; each figure is the median of many, in processor time of this process. `BENCH_STORE` names another
store than SQLite's: an empty PostgreSQL.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from sqlalchemy import Connection, insert

from haricot.house.history.ended_game import EndedGame, Part
from haricot.house.history.history_writer import rows_of
from haricot.house.history.tallies import tallies_of
from haricot.house.store import game_rows, schema, tally_rows
from haricot.house.store.game_rows import GameFilter, GameKey
from haricot.house.store.person_rows import Person
from haricot.house.store.store import Store
from haricot.house.store.tally_rows import Tally

GAMES = int(os.environ.get("BENCH_GAMES", "100000"))
FEW = 100
COMPANIONS = 500
TIMES = 30
NAMES = ("kala", "ronda", "rondelic", "rondorondo")


def played(who: str, count: int, rng: Random) -> Iterator[EndedGame]:
    """Games against people and bots, one every hour."""
    for number in range(count):
        won = rng.random() < 0.5
        other = Part(1, 1 + won, "lost" if won else "won", "played", person=f"{rng.randrange(COMPANIONS):016x}")
        if rng.random() < 0.4:
            other = Part(1, 1 + won, "lost" if won else "won", "played", bot="Flageolet", level="fleur")
        own = Part(0, 2 - won, "won" if won else "lost", "played", person=who)
        name, ended = f"{rng.getrandbits(64):016x}", 1_700_000_000_000 + 3_600_000 * number
        yield EndedGame(name, 1, rng.choice(NAMES), ended, 2, 30, "rules", (own, other))


def write(connection: Connection, games: Sequence[EndedGame]) -> None:
    """As if each had been noted when it ended; all at once, since one by one they would take minutes."""
    known = {part.person: Person(part.person, part.person, "●") for game in games for part in game.parts if part.person}
    rows = [rows_of(game, known) for game in games]
    connection.execute(insert(schema.games), [game for game, _ in rows])
    connection.execute(insert(schema.players), [player for _, players in rows for player in players])
    counted: dict[tuple[str, str, str], Tally] = {}
    for game in games:
        for one in tallies_of(game, [part for part in game.parts if part.person]):
            key = (one.person, one.game, one.other)
            had = counted.get(key)
            sums = (one.games, one.won, one.drawn, one.lost)
            if had is not None:
                sums = (had.games + 1, had.won + one.won, had.drawn + one.drawn, had.lost + one.lost)
            counted[key] = Tally(*key, *sums, one.last)
    tally_rows.count(connection, list(counted.values()))


def seconds(work: Callable[[Connection], Any], connection: Connection) -> float:
    took = []
    for _ in range(TIMES):
        began = time.process_time()
        work(connection)
        took.append(time.process_time() - began)
    return statistics.median(took)


def questions(who: str, last: GameKey | None) -> dict[str, Callable[[Connection], Any]]:
    def page(wanted: GameFilter, before: GameKey | None = None) -> Callable[[Connection], Any]:
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
        rng = Random(7)
        many, few = f"{1 << 40:016x}", f"{1 << 41:016x}"
        with store.in_turn() as connection:
            for who, count in ((many, GAMES), (few, FEW)):
                write(connection, list(played(who, count, rng)))
        with store.in_turn() as connection:
            last = GameKey(1_700_000_000_000 + 3_600_000 * 20, "", 0)
            print(f"| asked | of {GAMES:,} games | of {FEW} | ratio |\n|---|---|---|---|")
            for (what, long), short in zip(questions(many, last).items(), questions(few, last).values(), strict=True):
                slow, quick = seconds(long, connection), seconds(short, connection)
                print(f"| {what} | {1000 * slow:.2f} ms | {1000 * quick:.2f} ms | {slow / quick:.1f} |")
        store.release()


if __name__ == "__main__":
    main()
