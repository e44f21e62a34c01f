"""Reviews one game of each kind in nodes, and says what was compiled or loaded meanwhile: a process of its own.

`python -m tests.review.same_everywhere HURRY`: with a clock that runs so many seconds ahead each time it is asked.
"""

import json
import sys
import time
from typing import Any
from unittest.mock import patch

import msgspec
from numba.core.dispatcher import Dispatcher

from haricot.bots.compilation import load
from haricot.records.record import Record
from haricot.review import reviewed
from haricot.review.history import GameHistory
from tests.review.histories import PLAYTHROUGHS

STORIES = (
    "kala-a-short-game",
    "kala-the-raid",
    "ronda-for-children",
    "rondelic-stakes-and-pot",
    "rondorondo-the-last-cards",
)
NODES = 3_000


def main(hurry: float) -> None:
    asked, compiled = 0, list[str]()
    real_clock, real_compile = time.monotonic, Dispatcher.compile

    def clock() -> float:
        nonlocal asked
        asked += 1
        return real_clock() + hurry * asked

    def compile_(self: Any, *signature: Any) -> Any:
        compiled.append(self.py_func.__name__)
        return real_compile(self, *signature)

    found = {}
    for file in (file for file in PLAYTHROUGHS if file.stem in STORIES):
        history = GameHistory.of(Record.loads(file.read_text("utf-8")))
        load(history.game)
        with patch.object(time, "monotonic", clock), patch.object(Dispatcher, "compile", compile_):
            found[file.stem] = msgspec.to_builtins(reviewed(history, 0.0, "fr", nodes=NODES))
    json.dump({"found": found, "compiled": compiled}, sys.stdout)


if __name__ == "__main__":
    main(float(sys.argv[1]))
