"""Players from outside: an object or a function itself, or by its name, `module:name`, or a program, `command:…`.

A function or an object is called as bots are: with the views of its seat so far, a seed, and a time in seconds; it
answers a move, as notation, as a `Move` or as an `Answer`. A class is made first, without arguments. A program reads a
line of JSON for each answer, `{"views": […], "seed": 7, "seconds": 1.0}`, with the views that it has not been given yet
(`"new": true` where a game begins), and writes one, `{"move": "a1a2a3a4"}`. Where nodes are counted, `nodes` is told
too: to a program in that line, to whatever has a parameter of that name.
"""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from threading import Timer
from typing import Any
from weakref import WeakSet, finalize

from haricot.bots import Answer, Bot, answer_within
from haricot.core.errors import BadOption
from haricot.games.faults import summary_with_place
from haricot.texts import Sentence

PROGRAM = "command:"
SECONDS_MORE = 60.0
"""Beyond the time that it is told, to start as well: a program that answers never is not waited for without end."""
SECONDS_FOR_NODES = 600.0
"""Where nodes are counted nobody looks at the clock, but that long."""
SECONDS_TO_END = 5
"""A program that has closed its output may take so long to end."""


OwnPlayer = str | Callable[..., Any]
"""Where a player is found, or itself: a bot, a function, an object that can be called, a class of such objects."""


def bot_from(who: OwnPlayer) -> Bot:
    """That player as a bot; BadOption says what is missing."""
    if isinstance(who, str):
        return player(who)
    return _of_class(who) if isinstance(who, type) else _as_bot(who, repr(who))


@cache
def player(where: str) -> Bot:
    """The player of that name, one in each process; BadOption says what is missing."""
    if where.startswith(PROGRAM):
        return Program(_arguments(where))
    found = _found(where)
    return _made(found, where) if isinstance(found, type) else _as_bot(found, where)


@cache
def _of_class(kind: type) -> Bot:
    return _made(kind, kind.__qualname__)


def _made(kind: type, where: str) -> Bot:
    try:
        made = kind()
    except Exception as why:
        raise BadOption("player-cannot-be-made", where=where, why=summary_with_place(why)) from why
    return _as_bot(made, where)


def _as_bot(playing: Any, where: str) -> Bot:
    if not callable(playing):
        raise BadOption("player-cannot-be-called", where=where)

    def answer(views: Sequence[Any], seed: int, seconds: float, nodes: int | None = None) -> Answer:
        return as_answer(answer_within(playing, views, seed, seconds, nodes))

    return answer


def as_answer(answered: object) -> Answer:
    """What a player said, as a bot says it."""
    return answered if isinstance(answered, Answer) else Answer(str(answered), Sentence("bot-says-nothing"))


def _arguments(where: str) -> list[str]:
    """The program and what it is told, as a shell reads them."""
    with suppress(ValueError):  # a quotation mark that is never closed
        if arguments := shlex.split(where.removeprefix(PROGRAM)):
            return arguments
    raise BadOption("player-no-program", where=where)


def _found(where: str) -> Any:
    module, colon, name = where.partition(":")
    look_in(os.getcwd())  # whoever tries a player has it in the folder where they are
    try:
        found = import_module(module)
        for part in name.split(".") if colon else ():
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError) as why:
        raise BadOption("player-missing", where=where, why=str(why)) from None
    except Exception as why:  # whatever the module does when it is loaded
        raise BadOption("player-missing", where=where, why=summary_with_place(why)) from why
    return found


def look_in(folder: str) -> None:
    """Modules of players are looked for there too: a worker elsewhere looks where whoever asked was."""
    if folder not in sys.path:
        sys.path.insert(0, folder)


class Program:
    """A program that answers line by line.

    It has a session of its own, so that Ctrl-C comes to whoever asked for it alone: that ends it, and
    all that it has started.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
            )
        except OSError as why:
            raise BadOption("player-missing", where=" ".join(arguments), why=str(why)) from None
        self._given: Sequence[Any] | None = None
        self._count, self._is_late = 0, False
        self.end = finalize(self, _end, self._process)
        _programs.add(self)

    def __call__(self, views: Sequence[Any], seed: int, seconds: float, nodes: int | None = None) -> Answer:
        new = views is not self._given
        if new:
            self._given, self._count = views, 0
        told = {"new": new, "views": list(views[self._count :]), "seed": seed, "seconds": seconds}
        told |= {} if nodes is None else {"nodes": nodes}
        self._count = len(views)
        most = seconds + SECONDS_MORE if nodes is None else SECONDS_FOR_NODES
        line = self._answered(json.dumps(told, ensure_ascii=False) + "\n", most)
        try:
            return as_answer(json.loads(line)["move"])
        except (ValueError, LookupError, TypeError):
            raise BadOption("player-answers-otherwise", line=line.strip()) from None

    def _answered(self, told: str, most: float) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        limit = Timer(most, self._give_up)
        limit.daemon = True
        limit.start()
        try:
            with suppress(OSError):  # a program that has ended reads no more
                self._process.stdin.write(told)
                self._process.stdin.flush()
            if line := self._process.stdout.readline():
                return line
        finally:
            limit.cancel()
        if self._is_late:
            raise BadOption("player-is-late", seconds=most)
        with suppress(subprocess.TimeoutExpired):
            raise BadOption("player-has-left", code=str(self._process.wait(SECONDS_TO_END)))
        raise BadOption("player-is-silent")

    def _give_up(self) -> None:
        self._is_late = True
        _kill(self._process)


_programs: WeakSet[Program] = WeakSet()


def end_programs() -> None:
    """Those of this process: for a worker that is told to end, which may have no other moment for it."""
    for program in list(_programs):
        program.end()


def _end(process: subprocess.Popen[str]) -> None:
    """Whoever asks no more ends the program."""
    _kill(process)
    process.communicate()


def _kill(process: subprocess.Popen[str]) -> None:
    """With whatever it has started, where there are groups of processes."""
    if process.poll() is None and hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
