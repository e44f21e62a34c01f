"""`haricot serve`: opens the house on this machine, or to the network around."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Iterable
from typing import Any

import click

from haricot.cli.console import spoken
from haricot.cli.parameters import MOST_WORKERS, Seconds, game_file_option
from haricot.core.errors import HaricotError
from haricot.texts import say

MANY = 1_000_000_000
"""Of what is only counted: as good as no limit."""
KINDS = {str: click.STRING, int: click.IntRange(0, MANY), float: Seconds(0, MANY), bool: click.BOOL}
PORT = click.IntRange(0, 65535)
RANGES: dict[str, click.ParamType[Any]] = {
    "port": PORT,
    "own_ports": PORT,
    "processes": click.IntRange(1, MOST_WORKERS),
    "bot_workers": click.IntRange(0, MOST_WORKERS),
    "bot_seconds": Seconds(0, 600),
    "bot_pause": Seconds(0, 600),
    "log_level": click.Choice(("debug", "info", "warning", "error", "critical"), case_sensitive=False),
}
"""Of those settings that take up processes, ports or people's time, or are one of a few words."""


def command(lang: str) -> click.Command:
    """`haricot serve`, with an option for every setting of a house."""
    from haricot.house.settings import DESCRIBED

    options = setting_options(lang, DESCRIBED)
    lan = click.Option(["--lan"], is_flag=True, help=say("house-set-lan", lang))
    browser = click.Option(["--browser/--no-browser"], default=None, help=say("house-set-browser", lang))
    return spoken("serve", lang, serve, lan, browser, game_file_option(lang), *options)


def setting_options(lang: str, names: Iterable[str]) -> list[click.Option]:
    """Those of a house, each with its variable."""
    from haricot.house.settings import DESCRIBED

    return [
        click.Option(
            [f"--{name.replace('_', '-')}"],
            type=RANGES.get(name, KINDS[kind]),
            is_flag=default is False,
            default=default,
            envvar=f"HARICOT_{name.upper()}",
            show_envvar=True,
            show_default=default is not None,
            help=say(f"house-set-{name.replace('_', '-')}", lang),
        )
        for name, (kind, default) in ((name, DESCRIBED[name]) for name in names)
    ]


def serve(lang: str, lan: bool, browser: bool | None, **given: Any) -> None:
    """Until Ctrl+C; whoever opens it at home gets a browser, a server does not."""
    click.echo(say("house-opening", lang), err=True)
    from haricot.house import server
    from haricot.house.http.links import qr_lines
    from haricot.house.settings import Settings, store_for_this_person

    if lan:
        given["host"] = "0.0.0.0"
    given["port"] = _port(given["host"], given["port"])
    given["store"] = given["store"] or store_for_this_person()
    settings = Settings(**given)
    shown = server.address_around() if lan else "localhost"
    address = settings.address or f"http://{shown}:{settings.port}"

    def announce() -> None:
        click.echo(say("house-open", lang, address=address))
        if lan:
            click.echo(f"{say('house-scan', lang)}\n{qr_lines(address)}")
        click.echo(say("house-stop", lang))
        if browser or (browser is None and _has_a_screen()):
            webbrowser.open(address)

    server.run(settings, announce)


def _port(host: str, asked: int | None) -> int:
    """The port that was asked for, or else the first free one from 8080 on."""
    from haricot.house.server import free_port

    port = free_port(host, asked or 8080, tries=1 if asked else 20)
    if port is None:
        raise HaricotError("house-port-taken", port=str(asked or 8080))
    return port


def _has_a_screen() -> bool:
    at_a_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    graphical = sys.platform in ("win32", "darwin") or any(os.environ.get(d) for d in ("DISPLAY", "WAYLAND_DISPLAY"))
    return at_a_terminal and graphical
