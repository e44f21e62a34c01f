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

    def refuse(self, why: HaricotError) -> None:
        """It will not be: whoever waits is told, and whoever asked."""
        self.fail(why)
        if self.when_refused is not None:
            self.when_refused(why)
