"""`haricot backup FILE`: a copy of everything that the house keeps, while it is open."""

from __future__ import annotations

from pathlib import Path

import click

from haricot.cli.console import answer, spoken
from haricot.cli.parameters import json_option
from haricot.texts import say


def command(lang: str) -> click.Command:
    """`haricot backup`."""
    return spoken(
        "backup",
        lang,
        back_up,
        click.Argument(["file"]),
        click.Option(["--store"], envvar="HARICOT_STORE", show_envvar=True, help=say("house-set-store", lang)),
        json_option(lang),
    )


def back_up(lang: str, file: str, store: str | None, as_json: bool) -> None:
    """Copies a house's store to a file while the house is open."""
    from haricot.house.settings import store_for_this_person
    from haricot.house.store.backup import copy_store

    copy_store(store or store_for_this_person(), Path(file))
    if as_json:
        answer({"file": str(Path(file).absolute()), "bytes": Path(file).stat().st_size})
        return
    click.echo(say("house-backup-done", lang, file=file))
