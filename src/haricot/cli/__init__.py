"""The terminal: one module per command, each loaded when it is asked for."""

from __future__ import annotations

import sys

import click

from haricot.cli.console import Group, complaint, file_complaint, language_asked_for
from haricot.core.errors import HaricotError
from haricot.games import names
from haricot.texts import say

COMMANDS = (
    "play", "rules", "print", "show", "moves", "perft", "stats", "words", "replay", "verify", "review", "arena",
    "solve", "puzzles", "games", "data", "serve", "work", "backup", "check", "rebuild",
)  # fmt: skip


def main(arguments: list[str] | None = None) -> None:
    """Runs one command; whatever goes wrong is said in one line, in the reader's language."""
    arguments = sys.argv[1:] if arguments is None else arguments
    lang = language_asked_for(arguments)
    try:
        if not arguments:
            click.echo(say("cli-welcome", lang, game=names()[0]) + "\n")
        code = Group(lang, COMMANDS).main(arguments or ["--help"], prog_name="haricot", standalone_mode=False)
    except HaricotError as wrong:
        sys.exit(_refuse(say(wrong.sentence, lang), 1))
    except click.ClickException as wrong:
        sys.exit(_refuse(complaint(wrong, lang), 2))
    except OSError as wrong:
        if isinstance(wrong, BrokenPipeError):
            sys.stderr.close()  # whoever read our output has left: there is nobody to complain to
            sys.exit(141)
        sys.exit(_refuse(file_complaint(wrong, lang), 1))
    except UnicodeDecodeError:
        sys.exit(_refuse(say("cli-file-no-text", lang), 1))
    except (click.Abort, EOFError, KeyboardInterrupt):
        click.echo()
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)


def _refuse(line: str, code: int) -> int:
    click.echo(f"haricot: {line}", err=True)
    return code
