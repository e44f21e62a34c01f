"""Rows of a data set against a plain search of the rules: `python -m tests.study.whole_kala_bench FILE [COUNT]`.

Rows are taken as they come, which is in turns from every reserve and phase; those are checked whose winner, and whose
every move, the plain search settles within so many positions in all. Others are counted as too large. Both the winner
and the set of winning moves have to be the same.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from haricot.study.kala.bench import ProvenPosition, read
from haricot.study.kala.encoding import action_of
from tests.bots.kala.engine.plain import Plain, TooLong

COUNT = 2_000
POSITIONS = 2_000
"""So many are looked at for one row: most of the time goes into rows that turn out to be too large."""


def check(row: ProvenPosition, most: int = POSITIONS) -> bool:
    """False where it is too large for a plain search; an AssertionError where the row is wrong."""
    plain, state = Plain(most), row.state
    try:
        winners = {action_of(move): plain.winner(state.after(move)) for move in state.moves()}
    except TooLong:
        return False
    won = {action for action, winner in winners.items() if winner == state.mover}
    assert state.mover == row.mover, row
    assert row.winner in (None, state.mover if won else state.opponent), row
    assert row.winning is None or set(row.winning) == won, row
    return row.winning is not None


def checked(rows: Iterable[ProvenPosition], count: int) -> Iterator[tuple[ProvenPosition, bool]]:
    """Each row until so many were checked, and whether it was."""
    for row in rows:
        if count <= 0:
            return
        was = row.winner is not None and check(row)
        count -= was
        yield row, was


def main(file: Path, count: int = COUNT) -> int:
    done: Counter[str] = Counter()
    with file.open(encoding="utf-8") as lines:
        for row, was in checked((read(json.loads(line)) for line in lines), count):
            done["checked" if was else "too large or not wholly proven"] += 1
            if was:
                done[row.phase] += 1
                done["reserve 4 to 12" if row.reserve <= 12 else "13 to 20" if row.reserve <= 20 else "21 to 28"] += 1
                done["with good and bad moves"] += bool(row.winning) and len(row.winning or ()) < len(row.state.moves())
                if done["checked"] % 200 == 0:
                    sys.stdout.write(f"{done['checked']} of {row.number + 1} rows\n")
                    sys.stdout.flush()
    for words, number in done.items():
        sys.stdout.write(f"{words}: {number}\n")
    return 0 if done["checked"] >= count else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *map(int, sys.argv[2:])))
