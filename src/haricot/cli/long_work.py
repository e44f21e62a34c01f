"""Work that takes a while: how far it is, and how somebody stops it."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from typing import Any, TextIO, TypeVar, cast

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskID,
    TaskProgressColumn,
    TextColumn,
)
from rich.text import Text

INTERRUPTED = 130
"""The status of a command that was stopped."""
UNITS = (("s", 1), ("min", 60), ("h", 3600))
SECONDS_LOOKED_BACK = 600
"""How fast it goes is taken from so long before: single tasks may take minutes."""

R = TypeVar("R")


class Watch:
    """Follows the work (`haricot.lab.executors.Watcher`): how much has come, and what came early when it was stopped.

    That somebody wants it to stop is noted, since Python may be forking and would lose it, and found by whoever checks.
    """

    def __init__(self) -> None:
        self.noted, self.process = False, os.getpid()
        self.early = list[Any]()
        self._progress: tuple[Progress, TaskID] | None = None

    def note(self, *_: object) -> None:
        """Handles the signal."""
        if os.getpid() != self.process:  # a worker that was forked just now, and has no handler of its own yet
            os._exit(INTERRUPTED)
        self.noted = True

    def check(self) -> None:
        """Raises KeyboardInterrupt where somebody wanted it to stop."""
        if self.noted:
            raise KeyboardInterrupt

    def arrived(self, count: int) -> None:
        """Shows that so many more have come."""
        if self._progress is not None:
            progress, task = self._progress
            progress.advance(task, count)

    def show_in(self, progress: Progress, task: TaskID) -> None:
        """From now on what comes is counted there."""
        self._progress = progress, task

    def left(self, results: list[Any]) -> None:
        """Keeps what came early."""
        self.early += results


@contextmanager
def interruptible() -> Iterator[Watch]:
    """Ctrl-C and SIGTERM are heard while this is open: those who work for us stop with us.

    Standard output is for what this command finds: Ray has a thread that prints there when a worker dies.
    """
    watch = Watch()
    before = {one: signal.signal(one, watch.note) for one in (signal.SIGINT, signal.SIGTERM)}
    stdout = sys.stdout
    sys.stdout = cast(TextIO, OwnOutput(stdout))
    try:
        yield watch
    finally:
        sys.stdout = stdout
        for one, handler in before.items():
            signal.signal(one, handler)


class OwnOutput:
    """Standard output for the thread that opened it; what others print goes to standard error."""

    def __init__(self, stdout: TextIO) -> None:
        self._stdout, self._thread = stdout, threading.current_thread()

    def write(self, text: str) -> int:
        """There, if it is ours."""
        is_ours = threading.current_thread() is self._thread
        return (self._stdout if is_ours else sys.stderr).write(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stdout, name)


def done_in_a_second(task: Task) -> float | None:
    """How fast it goes; None until something is done.

    At first since the beginning: results come in bursts, and between the first few next to no time has passed.
    """
    elapsed = task.elapsed or 0.0
    if elapsed >= SECONDS_LOOKED_BACK and task.speed:
        return task.speed
    done: float = task.completed - task.fields.get("before", 0)
    return done / elapsed if done and elapsed else None


class Rate(ProgressColumn):
    """How many are done in a second; what is slow is counted by the minute or by the hour."""

    def render(self, task: Task) -> Text:
        """Nothing until that can be said."""
        speed = done_in_a_second(task)
        if speed is None:
            return Text("")
        unit, seconds = next((one for one in UNITS if speed * one[1] >= 1), UNITS[-1])
        return Text(f"{speed * seconds:.1f}/{unit}")


class Remaining(ProgressColumn):
    """How long the rest will take, at the rate that stands beside it."""

    def render(self, task: Task) -> Text:
        """Dashes until that can be said."""
        speed, rest = done_in_a_second(task), task.remaining
        if speed is None or rest is None:
            return Text("-:--:--", style="progress.remaining")
        minutes, seconds = divmod(round(rest / speed), 60)
        return Text(f"{minutes // 60}:{minutes % 60:02}:{seconds:02}", style="progress.remaining")


def watched(results: Generator[R], label: str, total: int, done: int = 0, watch: Watch | None = None) -> Iterator[R]:
    """The same results, with a bar at a terminal: how many are done, how fast, and how long the rest will take.

    So many may have been done before. With a watch they count when they have come, also where one before them takes
    long; without, when their turn has come. Whoever stops asking closes what makes them.
    """
    screen = Console(stderr=True)
    label_column = TextColumn("[progress.description]{task.description}")
    with Progress(
        *(label_column, BarColumn(), TaskProgressColumn(), Remaining(), MofNCompleteColumn(), Rate()),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
        speed_estimate_period=SECONDS_LOOKED_BACK,
    ) as progress:
        task = progress.add_task(label, total=total, completed=done, before=done)
        if watch:
            watch.show_in(progress, task)
        with closing(results):
            for one in results:
                yield one
                if not watch:
                    progress.advance(task)
