"""The page that tells every layout and every action id: `python -m haricot.study.layout_page` prints it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

import click

from haricot.games import named, names
from haricot.study.encoding import Encoding, encoding

INTRODUCTION = """# Observations and action ids

Made by `python -m haricot.study.layout_page`; [doors for study](study.md) says what they are for. An observation is one
row of whole numbers (int16). *At* is where a field begins. What depends on the number of seats is told for the fewest.
"""


def page() -> str:
    """All games, in the order of the house."""
    return INTRODUCTION + "".join(_chapter(name) for name in names() if _own(name))


def _own(name: str) -> bool:
    """Whether it is one of ours: the page does not depend on what else is installed."""
    return type(named(name)).__module__ == f"haricot.games.{name}"


def _chapter(name: str) -> str:
    coder = encoding(name)
    title = f"\n## {type(coder).__name__.removesuffix('Encoding')}\n\n"
    counts = f"{coder.layout.size} numbers for {coder.seats} seats; {len(coder.actions)} actions.\n\n"
    return title + counts + coder.layout.table() + "\n" + "".join(_actions(coder))


def _actions(coder: Encoding) -> Iterator[str]:
    """Ids whose labels begin alike stand on one line."""
    yield "| ids | actions |\n|---|---|\n"
    for _, group in groupby(enumerate(coder.actions), key=lambda one: _kind(one[1])):
        ids = list(group)
        first, last = ids[0], ids[-1]
        if len(ids) == 1:
            yield f"| {first[0]} | {first[1]} |\n"
        else:
            yield f"| {first[0]}–{last[0]} | {first[1]} … {last[1]} |\n"


def _kind(label: str) -> str:
    """A label without what tells it from its neighbours."""
    words = [word for word in re.findall(r"[^\W\d_]+", label) if len(word) > 2]
    return " ".join(words) or label.strip("0123456789")


if __name__ == "__main__":
    click.echo(page(), nl=False)
