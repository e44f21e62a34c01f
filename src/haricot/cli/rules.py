"""`haricot rules kala`: the rules, in our own words."""

from __future__ import annotations

import sys

import click

from haricot.cli.console import answer, spoken
from haricot.cli.parameters import game_argument, json_option
from haricot.games import named
from haricot.texts import rules_page


def command(lang: str) -> click.Command:
    """`haricot rules`."""
    return spoken("rules", lang, show_rules, game_argument(), json_option(lang))


def show_rules(lang: str, game: str, as_json: bool) -> None:
    """Laid out for a terminal; as it is written when piped."""
    page = rules_page(named(game).name, lang)
    if as_json:
        answer({"game": named(game).name, "lang": lang, "markdown": page})
        return
    if not sys.stdout.isatty():
        click.echo(page, nl=False)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(page))
