"""Writes the positions behind the moves of a playthrough: `python -m tests.playthroughs.retell FILE…`.

A playthrough is a record that tells a story: comments say what to look at, and behind each move stands the
position that it led to. Run this on purpose only, and read what it changed.
"""

import re
import sys
from pathlib import Path

from haricot.records.record import Record
from haricot.records.record_text import MOVE

BEHIND = re.compile(r"\s+#.*")


def retold(text: str) -> str:
    """The same playthrough, with the position that our rules lead to behind each move."""
    record = Record.loads(text)
    positions = iter([str(state) for state in record.states()][1:])
    movers = iter(state.turn for state in list(record.states())[:-1])
    lines = []
    for line in text.splitlines():
        bare = BEHIND.sub("", line)
        if move := MOVE.fullmatch(bare.strip()):
            line = f"{move[1]}. {next(movers)}: {move[3]}  # {next(positions)}"
        lines.append(line)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for page in map(Path, sys.argv[1:]):
        page.write_text(retold(page.read_text("utf-8")), "utf-8")
