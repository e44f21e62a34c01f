"""`haricot print kala --pdf kala.pdf`: a board that one can make oneself, and the rules, on paper."""

from __future__ import annotations

from pathlib import Path

import click

from haricot.cli import parameters as asking
from haricot.cli.console import answer, spoken, tell
from haricot.core.errors import BadOption
from haricot.games import named
from haricot.texts import say


def command(lang: str) -> click.Command:
    """`haricot print`."""
    return spoken(
        "print",
        lang,
        print_game,
        asking.game_argument(),
        click.Option(["--pdf"], required=True, metavar="FILE", help=say("cli-print-pdf", lang)),
        click.Option(["--paper"], type=click.Choice(["a4", "a3"]), default="a4", help=say("cli-print-paper", lang)),
        asking.option_option(lang),
        asking.preset_option(lang),
        asking.json_option(lang),
    )


def print_game(
    lang: str, game: str, pdf: str, paper: str, options: tuple[str, ...], preset: str | None, as_json: bool
) -> None:
    """A game on paper, to cut out and play with, as a PDF file."""
    from haricot.games.paper import printed

    rules, file = named(game), Path(pdf)
    asking.must_end_with(".pdf", pdf)
    chosen = rules.choose(asking.chosen_options(rules, options, preset))
    if not file.parent.is_dir():
        raise BadOption("cli-no-folder", file=file)
    file.write_bytes(printed(rules.name, lang, "a3" if paper == "a3" else "a4", chosen))
    if as_json:
        answer({"file": str(file.absolute()), "bytes": file.stat().st_size, "paper": paper})
        return
    tell(say("cli-print-done", lang, file=file))
