"""`haricot rebuild`: history and ratings made again from the events."""

from __future__ import annotations

import click

from haricot.cli.console import answer, spoken
from haricot.cli.parameters import game_file_option, json_option
from haricot.core.errors import HaricotError
from haricot.texts import say


def command(lang: str) -> click.Command:
    """`haricot rebuild`."""
    return spoken(
        "rebuild",
        lang,
        rebuild,
        click.Option(["--store"], envvar="HARICOT_STORE", show_envvar=True, help=say("house-set-store", lang)),
        game_file_option(lang),
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
        done = rebuild_store(opened)
    finally:
        opened.release()
    if as_json:
        absent = {"games": sorted(done.absent), "tables": done.absent_tables, "played": done.absent_games}
        answer({"tables": done.tables, "games": done.missing, "absent": absent})
        return 0
    if done.absent:
        left = {"tables": done.absent_tables, "games": done.absent_games}
        click.echo(say("house-rebuilt-absent", lang, absent=", ".join(sorted(done.absent)), **left))
    click.echo(say("house-rebuilt", lang, tables=done.tables, games=done.missing))
    return 0
