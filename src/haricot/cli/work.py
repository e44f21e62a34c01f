"""`haricot work`: thinks for the bots of houses elsewhere, and serves nobody itself."""

from __future__ import annotations

from typing import Any

import click

from haricot.cli.console import spoken
from haricot.cli.parameters import game_file_option
from haricot.cli.serve import setting_options
from haricot.core.errors import HaricotError
from haricot.texts import say

SETTINGS = ("store", "bus", "bot_workers", "bot_seconds", "bot_pause", "log_level")


def command(lang: str) -> click.Command:
    """`haricot work`."""
    return spoken("work", lang, work, game_file_option(lang), *setting_options(lang, SETTINGS))


def work(lang: str, **given: Any) -> None:
    """Until Ctrl+C; it finds the houses by their store and their bus."""
    from haricot.house import server
    from haricot.house.settings import Settings

    if not given["store"] or not given["bus"]:
        raise HaricotError("house-work-alone")
    if not given["bot_workers"]:
        raise HaricotError("house-work-none")
    server.work(Settings(**given), lambda: click.echo(say("house-working", lang)))
