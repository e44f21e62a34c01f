"""The terminal: one module per command, each loaded when it is asked for."""

from __future__ import annotations

import os
import sys

import click

from haricot.cli.console import (
    Group,
    ReaderLeft,
    complaint,
    file_complaint,
    language_asked_for,
    names_only_a_language,
)
from haricot.cli.outside_faults import blaming_games_from_outside
from haricot.core.errors import HaricotError
from haricot.games import names
from haricot.texts import say

COMMANDS = (
    "play", "rules", "print", "show", "moves", "perft", "stats", "words", "replay", "verify", "review", "arena",
    "solve", "puzzles", "games", "data", "serve", "work", "backup", "check", "rebuild",
)  # fmt: skip
READER_LEFT = 141
"""The status of a program in a shell that SIGPIPE ended: what `| head` does to every other one."""


def main(arguments: list[str] | None = None) -> None:
    """Runs one command; whatever goes wrong is said in one line, in the reader's language."""
    _open_what_is_closed()
    arguments = sys.argv[1:] if arguments is None else arguments
    lang = language_asked_for(arguments)
    try:
        if names_only_a_language(arguments):
            click.echo(say("cli-welcome", lang, game=names()[0]) + "\n")
            arguments = ["--help"]
        with blaming_games_from_outside():
            code = Group(lang, COMMANDS).main(arguments, prog_name="haricot", standalone_mode=False)
    except HaricotError as wrong:
        sys.exit(_refuse(say(wrong.sentence, lang), 1))
    except click.ClickException as wrong:
        sys.exit(_refuse(complaint(wrong, lang), 2))
    except ReaderLeft:
        _print_no_more()
        sys.exit(READER_LEFT)
    except OSError as wrong:
        try:
            sys.stdout.flush()
        except OSError:  # a disk that is full, say
            _print_no_more()
        sys.exit(_refuse(file_complaint(wrong, lang), 1))
    except UnicodeDecodeError:
        sys.exit(_refuse(say("cli-file-no-text", lang), 1))
    except (click.Abort, EOFError, KeyboardInterrupt):
        if sys.stdout.isatty():  # behind ^C; a pipe is for answers
            click.echo()
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)


def _open_what_is_closed() -> None:
    """What whoever called closed (`>&-`) leads nowhere: Python has None there, and a file opened later its place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))


def _print_no_more() -> None:
    """What Python still wants to print goes nowhere: it would complain when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(line: str, code: int) -> int:
    click.echo(f"haricot: {line}", err=True)
    return code
