"""Work that takes a while: how far it is, and how somebody stops it."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, ProgressColumn, Task
from rich.text import Text

INTERRUPTED = 130
"""The status of a command that was stopped."""

R = TypeVar("R")


class Interrupts:
    """Somebody wants it to stop: raised at once, or only noted where Python may be forking and would lose it."""

    def __init__(self, *, at_once: bool) -> None:
        self.at_once, self.noted, self.process = at_once, False, os.getpid()

    def note(self, *_: object) -> None:
        """Handles the signal."""
        if os.getpid() != self.process:  # a worker that was forked just now, and has no handler of its own yet
            os._exit(INTERRUPTED)
        self.noted = True
        if self.at_once:
            raise KeyboardInterrupt

    def check(self) -> None:
        """Raises KeyboardInterrupt where somebody wanted it to stop."""
        if self.noted:
            raise KeyboardInterrupt


@contextmanager
def interruptible(*, at_once: bool) -> Iterator[Interrupts]:
    """Ctrl-C and SIGTERM are heard while this is open: those who work for us stop with us."""
    interrupts = Interrupts(at_once=at_once)
    before = {one: signal.signal(one, interrupts.note) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield interrupts
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


class Rate(ProgressColumn):
    """How many are done in a second."""

    def render(self, task: Task) -> Text:
        """Nothing until that can be said."""
        return Text("" if task.speed is None else f"{task.speed:.1f}/s")


def watched(results: Generator[R], label: str, total: int) -> Iterator[R]:
    """The same results, with a bar at a terminal: how many are done, how fast, and how long the rest will take.

    Whoever stops asking closes what makes them.
    """
    screen = Console(stderr=True)
    columns = (*Progress.get_default_columns(), MofNCompleteColumn(), Rate())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(label, total=total)
        with closing(results):
            for one in results:
                yield one
                progress.advance(task)
