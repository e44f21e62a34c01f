"""`haricot verify FILE`: replays a record and checks everything that it claims."""

from __future__ import annotations

import click

from haricot.cli.console import answer, spoken
from haricot.cli.parameters import game_file_option, json_option, read_record
from haricot.core.errors import HaricotError
from haricot.records.verification import verify
from haricot.texts import say


def command(lang: str) -> click.Command:
    """`haricot verify`."""
    return spoken("verify", lang, check, click.Argument(["file"]), game_file_option(lang), json_option(lang))


def check(lang: str, file: str, as_json: bool) -> int:
    """What is found about a record, a line each: its moves, its result, its seal, its lexicon.

    Programs are told also where it lies, with the same exit status.
    """
    record = read_record(file)
    try:
        findings = list(verify(record))
    except HaricotError as wrong:
        if not as_json:
            raise
        answer({"true": False, "findings": [], "why": say(wrong.sentence, lang)})
        return 1
    if as_json:
        found = [{"key": finding.key, "words": say(finding, lang)} for finding in findings]
        answer({"true": True, "findings": found, "why": None})
        return 0
    for finding in findings:
        click.echo(say(finding, lang))
    return 0
