"""`haricot verify FILE`: replays a record and checks everything that it claims."""

from __future__ import annotations

import click

from haricot.cli.console import spoken
from haricot.cli.parameters import game_file_option, read_record
from haricot.records.verification import verify
from haricot.texts import say


def command(lang: str) -> click.Command:
    return spoken("verify", lang, check, click.Argument(["file"]), game_file_option(lang))


def check(lang: str, file: str) -> None:
    for finding in verify(read_record(file)):
        click.echo(say(finding, lang))
