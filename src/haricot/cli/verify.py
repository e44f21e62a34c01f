"""`haricot verify FILE`: replays a record and checks everything that it claims."""

from __future__ import annotations

import click

from haricot.cli.console import answer, spoken
from haricot.cli.parameters import game_file_option, json_option, read_record
from haricot.records.verification import verify
from haricot.texts import say


def command(lang: str) -> click.Command:
    """`haricot verify`."""
    return spoken("verify", lang, check, click.Argument(["file"]), game_file_option(lang), json_option(lang))


def check(lang: str, file: str, as_json: bool) -> None:
    """What is found about a record, a line each: its moves, its result, its seal, its lexicon."""
    findings = list(verify(read_record(file)))
    if as_json:
        answer([{"key": finding.key, "words": say(finding, lang)} for finding in findings])
        return
    for finding in findings:
        click.echo(say(finding, lang))
