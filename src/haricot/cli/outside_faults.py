"""What the code of a game from outside raises is said in one sentence: which file, which line, and what it was."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from haricot.cli.console import ReaderLeft
from haricot.core.errors import BadGame, HaricotError
from haricot.games import brought_files, outside_files
from haricot.games.faults import location_of, summary

LOG = logging.getLogger("haricot.cli")

OF_THE_COMMAND = (HaricotError, click.ClickException, click.Abort, ReaderLeft, EOFError)
"""What a command says itself."""
OF_FILES = (OSError, UnicodeDecodeError)
"""A game's fault only where it passed through the game."""


@contextmanager
def blaming_games_from_outside() -> Iterator[None]:
    """BadGame instead of a traceback; that is in the log at the level of debugging (`HARICOT_LOG_LEVEL=debug`)."""
    try:
        yield
    except OF_THE_COMMAND:
        raise
    except (Exception, SystemExit) as fault:
        blamed = _blamed(fault)
        if blamed is None:
            raise
        if os.environ.get("HARICOT_LOG_LEVEL", "").lower() == "debug":
            logging.basicConfig()
            LOG.setLevel(logging.DEBUG)
        LOG.debug("a game from outside has failed", exc_info=True)
        raise blamed from fault


def _blamed(fault: BaseException) -> BadGame | None:
    """None where no game from outside has a part in it."""
    place = location_of(fault, outside_files())
    if place is not None:
        return BadGame("game-file-breaks-at", file=place[0].name, line=str(place[1]), why=summary(fault))
    files = [Path(file).name for file in brought_files()]
    if not files or isinstance(fault, (SystemExit, *OF_FILES)):
        return None
    return BadGame("game-file-breaks", file=", ".join(files), why=summary(fault))
