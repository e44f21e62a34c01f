"""The time of a turn, where the rules set one and people sit before the screen."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import click

from haricot.cli.screen import is_watched


class TimeUp(Exception):
    """The time of a turn is over."""


class TurnTimer:
    """Runs from the moment it is made; without seconds, or into a pipe, it never ends."""

    def __init__(self, seconds: int | None) -> None:
        self.seconds = seconds if is_watched() else None
        self.end = time.monotonic() + (self.seconds or 0)

    @property
    def left(self) -> int:
        """Seconds until the turn is over, never less than 0."""
        return max(0, round(self.end - time.monotonic()))

    @contextmanager
    def running(self) -> Iterator[None]:
        """While it runs, whatever goes on is broken off by TimeUp; where no alarm can ring, once it is done."""
        if self.seconds is None:
            yield
            return
        if not hasattr(signal, "setitimer"):
            yield
            self._check()
            return
        before = signal.signal(signal.SIGALRM, _ring)
        try:
            signal.setitimer(signal.ITIMER_REAL, max(0.001, self.end - time.monotonic()))
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def _check(self) -> None:
        if time.monotonic() > self.end:
            raise TimeUp


def _ring(number: int, frame: FrameType | None) -> None:
    click.echo()
    raise TimeUp
