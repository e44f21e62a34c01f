"""Libraries that Haricot does not bring along: whoever needs one is told what installs it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from haricot.core.errors import BadOption


class MissingExtra(BadOption, ImportError):
    """A library is not installed; says the command that installs it."""


@contextmanager
def needing(install: str) -> Iterator[None]:
    """Around imports of what `pip install` brings with these words: MissingExtra says so where it is not there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        library = str(missing.name).partition(".")[0]
        raise MissingExtra("extra-missing", library=library, install=install) from None
