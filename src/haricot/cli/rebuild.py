"""`haricot rebuild`: history and ratings made again from the events."""

from __future__ import annotations

import click

from haricot.cli.console import answer, spoken
from haricot.cli.parameters import json_option
from haricot.core.errors import HaricotError
from haricot.texts import say


def command(lang: str) -> click.Command:
    """`haricot rebuild`."""
    return spoken(
        "rebuild",
        lang,
        rebuild,
        click.Option(["--store"], envvar="HARICOT_STORE", show_envvar=True, help=say("house-set-store", lang)),
        json_option(lang),
    )


def rebuild(lang: str, store: str | None, as_json: bool) -> int:
    """Of a house that is closed; games that were missed are noted, and names that are noted stay."""
    from haricot.house.history.backfill import rebuild as rebuild_store
    from haricot.house.settings import store_for_this_person
    from haricot.house.store.database import database_file, store_url
    from haricot.house.store.store import Store

    named = store or store_for_this_person()
    file = database_file(store_url(named))
    if file is not None and not file.exists():
        raise HaricotError("house-backup-no-store", file=str(file))
    opened = Store(named)
    opened.prepare()
    try:
        tables, games = rebuild_store(opened)
    finally:
        opened.release()
    if as_json:
        answer({"tables": tables, "games": games})
        return 0
    click.echo(say("house-rebuilt", lang, tables=tables, games=games))
    return 0
