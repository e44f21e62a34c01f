"""A command that somebody asked for, until it is stored or refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import Struct

from haricot.core.errors import HaricotError
from haricot.table import Command, Decision, HouseCommand

Refuse = Callable[[HaricotError], None]


class Submission(Struct):
    """`decision` is what came of it last; it is made anew where another house was first."""

    command: Command | HouseCommand
    by: str | None
    when_refused: Refuse | None
    began: float | None
    """When it was asked, of a move: how long it takes is measured."""
    decision: Decision | None = None
    done: asyncio.Future[None] | None = None

    def resolve(self) -> None:
        """It is stored: whoever waits goes on."""
        if self.done is not None and not self.done.done():
            self.done.set_result(None)

    def fail(self, why: Exception) -> None:
        """It is not: whoever waits is told why."""
        if self.done is not None and not self.done.done():
            self.done.set_exception(why)
            self.done.exception()  # not everybody waits for it

    def refuse(self, pending: asyncio.Future[None] | None, why: HaricotError) -> None:
        """At once, or when what is pending is stored: the reason may speak of it."""
        self.fail(why)
        if self.when_refused is None:
            return
        if pending is None:
            self.when_refused(why)
        else:
            when_refused = self.when_refused
            pending.add_done_callback(lambda _: when_refused(why))
