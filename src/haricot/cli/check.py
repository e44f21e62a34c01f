"""`haricot check`: whether everything that the house keeps can be read."""

from __future__ import annotations

import click

from haricot.cli.console import answer, spoken
from haricot.cli.parameters import game_file_option, json_option
from haricot.texts import say


def command(lang: str) -> click.Command:
    """`haricot check`."""
    return spoken(
        "check",
        lang,
        check,
        click.Option(["--store"], envvar="HARICOT_STORE", show_envvar=True, help=say("house-set-store", lang)),
        game_file_option(lang),
        json_option(lang),
    )


def check(lang: str, store: str | None, as_json: bool) -> int:
    """What is wrong, a line each, then one sentence; 1 where anything is."""
    from haricot.house.settings import store_for_this_person
    from haricot.house.store.examination import examine

    click.echo(say("house-checking", lang), err=True)
    found = examine(store or store_for_this_person())
    if as_json:
        faults = [{"key": fault.key, "words": say(fault, lang)} for fault in found.faults]
        counted = {"tables": found.tables, "events": found.events, "unknown": found.unknown}
        answer({**counted, "absent": sorted(found.absent), "faults": faults})
        return 1 if faults else 0
    for fault in found.faults:
        click.echo(say(fault, lang))
    if found.unknown:
        absent = ", ".join(sorted(found.absent))
        click.echo(say("house-check-unknown", lang, unknown=found.unknown, absent=absent))
    values = {"tables": found.tables, "events": found.events, "faults": len(found.faults)}
    click.echo(say("house-check-bad" if found.faults else "house-check-good", lang, **values))
    return 1 if found.faults else 0
