"""A drawing of any view: who is to act, then each field of it as text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from unicodedata import category

from rich.text import Text

from haricot.core.game import View
from haricot.texts import has_text, say, seat_name

WIDTH = 60
INDENT = "  "
NARROWEST = 12
"""Columns below which what is nested is not laid out any more."""
OF_EVERY_VIEW = ("game", "seats", "options", "seat", "turn", "outcome", "last")
"""What every view has: drawn in its own way, or not at all."""


def draw(view: View, lang: str) -> Text:
    """The seats, with whoever reads, acts or has won; below them the game's own fields, and the last move."""
    drawing = Text()
    for seat in range(view["seats"]):
        drawing.append(_player(view, seat, lang) + "\n", "bold" if seat == view["turn"] else "")
    for name, value in _own_fields(view).items():
        drawing.append("\n" + "\n".join(_field(_label(view, name, lang), value)))
    if view["last"]:
        drawing.append("\n" + "\n".join(_last(view, lang)))
    return drawing


def _own_fields(view: View) -> View:
    """The game's own part of a view; a position in notation is for programs, unless there is nothing else."""
    fields = {name: value for name, value in view.items() if name not in OF_EVERY_VIEW}
    return {name: value for name, value in fields.items() if name != "position"} or fields


def _last(view: View, lang: str) -> Iterator[str]:
    """Who made the last move and which; then whatever else is known of it, on the same line where that fits."""
    known = {name: value for name, value in view["last"].items() if value is not None}
    seat, move = known.pop("seat", None), known.pop("move", None)
    if seat in range(view["seats"]):
        seat = seat_name(view["game"], seat, lang)
    told = [_word(one) for one in (seat, move) if one is not None]
    more = {_label(view, name, lang): value for name, value in known.items()}
    if not any(map(_is_nested, more.values())):
        told += [f"{name} {_word(value)}" for name, value in more.items()]
        more = {}
    yield from _field(say("drawing-last", lang), "  ".join(told))
    for name, value in more.items():
        yield from (INDENT + line for line in _named(name, value, WIDTH - len(INDENT)))


def _player(view: View, seat: int, lang: str) -> str:
    outcome = view["outcome"]
    mark = "►" if seat == view["turn"] else "★" if outcome and seat in outcome["winners"] else " "
    name = seat_name(view["game"], seat, lang)
    you = f" {say('drawing-you', lang)}" if seat == view["seat"] else ""
    score = f" {outcome['scores'][seat]}" if outcome else ""
    return f"{mark} {name}{you}{score}"[:WIDTH]


def _label(view: View, name: str, lang: str) -> str:
    key = f"{view['game']}-field-{name}"
    return say(key, lang) if has_text(key, lang) else name.replace("_", " ")


def _field(label: str, value: Any) -> Iterator[str]:
    """On one line with its name where it fits, else below it."""
    lines = list(_lines(value, WIDTH))
    if len(lines) == 1 and len(label) + 2 + len(lines[0]) <= WIDTH:
        yield f"{label}  {lines[0]}"
        return
    yield from _wrapped(label, WIDTH)
    yield from (INDENT + line for line in _lines(value, WIDTH - len(INDENT)))


def _lines(value: Any, width: int) -> Iterator[str]:
    match value:
        case _ if isinstance(value, str) or width < NARROWEST:
            for line in str(value).splitlines() or ["–"]:
                yield from _wrapped(line, width)
        case Mapping() if any(_is_nested(inner) for inner in value.values()):
            for name, inner in value.items():
                yield from _named(str(name), inner, width)
        case Mapping():
            yield from _wrapped("  ".join(f"{name} {_word(inner)}" for name, inner in value.items()) or "–", width)
        case Sequence() if value and all(isinstance(row, Sequence) and not isinstance(row, str) for row in value):
            yield from _grid(value, width)
        case Sequence() if any(_is_nested(inner) for inner in value):
            for inner in value:
                yield from _named("–", inner, width)
        case Sequence():
            yield from _wrapped(" ".join(map(_word, value)) or "–", width)
        case _:
            yield from _wrapped(_word(value), width)


def _named(name: str, value: Any, width: int) -> Iterator[str]:
    """One part of several: its name, and its lines beneath each other."""
    indent = " " * (len(name) + 1)
    if len(indent) > width // 2:
        yield from _wrapped(name, width)
        name, indent = INDENT[1:], INDENT
    for number, line in enumerate(_lines(value, width - len(indent))):
        yield f"{indent if number else name + ' '}{line}"


def _grid(rows: Sequence[Sequence[Any]], width: int) -> Iterator[str]:
    """Columns beneath each other where that fits; a row that is too long is wrapped."""
    if any(_is_nested(cell) for row in rows for cell in row):
        for row in rows:
            yield from _named("–", list(row), width)
        return
    widest = max((len(_word(cell)) for row in rows for cell in row), default=1)
    for row in rows:
        yield from _wrapped(" ".join(_word(cell).rjust(widest) for cell in row) or "–", width)


def _is_nested(value: Any) -> bool:
    return isinstance(value, Mapping) or (isinstance(value, Sequence) and not isinstance(value, str))


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "✓" if value else "✗"
    return "–" if value is None or value == "" else " ".join(str(value).split())


def _is_printable(character: str) -> bool:
    """What would steer a terminal is not; a no-break space is."""
    return character.isprintable() or category(character) == "Zs"


def _wrapped(text: str, width: int) -> list[str]:
    printable = "".join(one if _is_printable(one) else "\N{REPLACEMENT CHARACTER}" for one in text)
    return textwrap.wrap(printable, width, drop_whitespace=False, break_on_hyphens=False) or [""]
