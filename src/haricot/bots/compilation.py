"""The kernels of a game's bots: made once, in a process beside, and loaded before anybody's time is counted.

`python -m haricot.bots.compilation kala` makes those of Kala. A game says what its bots need by `warm` in its module.
"""

from __future__ import annotations

import atexit
import logging
import os
import subprocess
import sys
from collections.abc import Sequence
from threading import Lock

from haricot.bots import Answer, Bot, answer_within
from haricot.core.game import View
from haricot.games import names, part_of
from haricot.games.kernel_cache import PACKAGE, being_made, folder_of, kernels_are_made, note_made
from haricot.texts import Sentence

LOG = logging.getLogger("haricot.bots")

SECONDS_MEANWHILE = 0.5
"""What a level may think that is still without its kernels."""

_LOADED: set[str] = set()
_LOADING = Lock()
_MAKING: dict[str, subprocess.Popen[bytes]] = {}
_FAILED: set[str] = set()


class KernelBot:
    """A bot that thinks with kernels, and one that stands in for it by the plain rules."""

    def __init__(self, game: str, bot: Bot, meanwhile: Bot) -> None:
        self._game, self._bot, self._meanwhile = game, bot, meanwhile

    def __call__(self, views: Sequence[View], seed: int, seconds: float, nodes: int | None = None) -> Answer:
        """With its kernels, whatever it takes to make them; its time begins when they are loaded."""
        load(self._game)
        return answer_within(self._bot, views, seed, seconds, nodes)

    def at_once(self, views: Sequence[View], seed: int, seconds: float) -> Answer:
        """Nobody waits for kernels to be made (see `begin`): meanwhile the other one answers, and says so."""
        if is_quickly_loaded(self._game):
            return self(views, seed, seconds)
        answer = self._meanwhile(views, seed, min(seconds, SECONDS_MEANWHILE))
        return Answer(answer.move, Sentence("bot-meanwhile", {"reason": answer.reason}))


def has_kernels(game: str) -> bool:
    """Whether a game's bots think with compiled kernels: its module of bots then has `warm`."""
    return part_of(game, "bots", "warm") is not None


def is_loaded(game: str) -> bool:
    """Whether this process has the game's kernels already, and nobody would wait for them."""
    return game in _LOADED


def is_quickly_loaded(game: str) -> bool:
    """Where nothing can be kept on disk, each process makes its own: waiting for another one would be in vain."""
    return is_loaded(game) or not has_kernels(game) or kernels_are_made(game) or folder_of(game) is None


def load(game: str) -> None:
    """Everything that the bots of a game need, made where that has not been done yet."""
    with _LOADING:
        own = part_of(game, "bots", "warm")
        if own is None or game in _LOADED:
            return
        if kernels_are_made(game):
            own.warm()
        else:
            with being_made(game):
                own.warm()
                note_made(game)
        _LOADED.add(game)


def begin(game: str) -> None:
    """Has them made by a process beside, which ends with this one, unless one is at it."""
    if is_quickly_loaded(game):
        return
    if game not in _MAKING:
        program = [sys.executable, "-P", "-m", "haricot.bots.compilation", game]
        found = os.pathsep.join(filter(None, (str(PACKAGE.parent), os.environ.get("PYTHONPATH"))))
        _MAKING[game] = subprocess.Popen(
            program,
            env={**os.environ, "PYTHONPATH": found},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        atexit.register(_MAKING[game].kill)
    elif _MAKING[game].poll() and game not in _FAILED:
        _FAILED.add(game)
        LOG.error("kernels could not be made", extra={"game": game, "kind": f"exit {_MAKING[game].returncode}"})


def begin_all() -> None:
    """Has the kernels of every game made by a process beside this one; returns at once."""
    for game in names():
        begin(game)


def make_all() -> None:
    """Of every game at the same time, and waits for them."""
    begin_all()
    for making in _MAKING.values():
        making.wait()
    for game in names():
        load(game)


if __name__ == "__main__":
    from haricot.bots import compilation  # under its own name: this module is called __main__ here

    compilation.load(sys.argv[1])
