"""The screen as people share it: wiped where one must not see what another saw, or what everybody is to forget."""

from __future__ import annotations

import os
import select
import sys

import click

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and all that can be scrolled back to, and goes to the top."""


def is_watched() -> bool:
    """Whether people sit before it; into a pipe, everything is written one after the other."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def wipe() -> None:
    """Clears a screen that somebody looks at; a pipe stays as it is."""
    if is_watched():
        click.echo(WIPE, nl=False)


def wait_a_moment(text: str, seconds: float) -> None:
    """Goes on at the first key, or after a while; at once where nobody watches."""
    if not is_watched():
        return
    try:
        import termios
        import tty
    except ImportError:  # Windows knows neither: there, a key it is
        click.pause(text)
        return
    lines = termios.tcgetattr(sys.stdin)
    try:
        tty.setcbreak(sys.stdin, termios.TCSAFLUSH)  # what was typed before the question is no answer to it
        click.echo(text, nl=False)
        if select.select([sys.stdin], [], [], seconds)[0]:
            os.read(sys.stdin.fileno(), 64)
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, lines)
    click.echo()
