"""Positions set up by hand: what a form asks, and the position that its answers make.

A game's module `editor` has `groups(state, lang)`, the form with a position in it, and `compose(values, state,
chance)`, the text of the position that the values make; `state` says for which options and seats. What somebody
does not know may be left open where a hint says so: it is drawn. A game without an editor is set up by its notation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Literal, Protocol, cast

from msgspec import Struct

from haricot.core.chance import Chance
from haricot.core.errors import BadPosition
from haricot.core.game import State
from haricot.games.registry import part_of
from haricot.texts import LANGUAGES, Sentence, say, seat_name

Values = Mapping[str, str]
"""What stands in the form: by the inputs' names."""

WHOLE = re.compile(r"-?[0-9]+", re.ASCII)


class EditorChoice(Struct, frozen=True):
    """One value of a choice, and how it is called."""

    value: str
    label: str


class EditorInput(Struct, frozen=True):
    """One thing to set: a number, one of some choices, or a text, of which `hint` says how it is written.

    A text with `least` may be a number, and then none below it.
    """

    name: str
    label: str
    kind: Literal["number", "choice", "text"]
    value: str
    least: int | None = None
    most: int | None = None
    choices: tuple[EditorChoice, ...] = ()
    hint: str = ""


class EditorGroup(Struct, frozen=True):
    """Inputs that belong together, in so many columns."""

    name: str
    title: str
    columns: int
    inputs: tuple[EditorInput, ...]


class Editor(Protocol):
    """How a game's positions are set up by hand."""

    def groups(self, state: State, lang: str) -> Sequence[EditorGroup]:
        """What can be set, with what it is set to in that position."""

    def compose(self, values: Values, state: State, chance: Chance) -> str:
        """The position in notation that these values say; what is left open is drawn by chance."""


class PlainEditor:
    """For any game: the position as it is written."""

    def groups(self, state: State, lang: str) -> Sequence[EditorGroup]:
        """One field, for the position's notation."""
        title = say("editor-position", lang)
        return (EditorGroup("position", title, 1, (EditorInput("position", title, "text", str(state)),)),)

    def compose(self, values: Values, state: State, chance: Chance) -> str:
        """What was written."""
        return given(values, "position")


def editor_of(game: str) -> Editor:
    """The game's own editor, or the plain one."""
    own = part_of(game, "editor", "compose")
    return cast(Editor, own) if own is not None and hasattr(own, "groups") else PlainEditor()


def given(values: Values, name: str) -> str:
    """What stands in an input; BadPosition where nothing does."""
    if name not in values or not values[name].strip():
        raise BadPosition("position-field-missing", field=name)
    return "".join(values[name].split()) if name != "position" else values[name].strip()


def check_inputs(groups: Sequence[EditorGroup], values: Values) -> None:
    """What can be seen without a position: numbers that are none or out of bounds, and choices that there are not."""
    for one, place in _places(groups):
        text = "".join(values.get(one.name, "").split()).replace("−", "-")
        if one.kind == "choice" and text not in (called := {each.value: each.label for each in one.choices}):
            raise BadPosition("position-choice", field=place, text=text, choices=", ".join(called.values()))
        if one.kind == "choice" or not text:
            continue
        if not WHOLE.fullmatch(text):
            if one.kind == "number":
                raise BadPosition("position-number", field=place, text=text)
        elif one.least is not None and (text.startswith("-") or int(text[:9]) < one.least):
            raise BadPosition("editor-too-small", field=place, text=text, least=one.least)
        elif one.most is not None and int(text[:9]) > one.most:
            raise BadPosition("editor-too-large", field=place, text=text, most=one.most)


def in_labels(wrong: Sentence, groups: Sequence[EditorGroup], editor: Editor, lang: str) -> Sentence:
    """The same sentence with the field as the form calls it, and what the game writes as its players do."""
    called = {group.name: group.title for group in groups} | {f"{group.name}s": group.title for group in groups}
    called |= {one.name: place for one, place in _places(groups)}
    shown = getattr(editor, "as_shown", None)
    values = {
        name: called.get(str(value), value) if name == "field" else shown(name, value, lang) if shown else value
        for name, value in wrong.values.items()
    }
    return Sentence(wrong.key, values)


def _places(groups: Sequence[EditorGroup]) -> Iterator[tuple[EditorInput, str]]:
    """Each input, and what it is called among all of them: by its group, and its own label where that says more."""
    for group in groups:
        for one in group.inputs:
            alone = one.label == group.title or len(group.inputs) == 1
            yield one, group.title if alone else f"{group.title} ({one.label})"


def number(name: str, label: str, value: int, most: int, hint: str = "") -> EditorInput:
    """A field for a number from 0 up to a limit."""
    return EditorInput(name, label, "number", str(value), 0, most, hint=hint)


def text(name: str, label: str, value: str, hint: str = "") -> EditorInput:
    """A field for a text."""
    return EditorInput(name, label, "text", value, hint=hint)


def choice(name: str, label: str, value: object, labels: Mapping[str, str]) -> EditorInput:
    """A field for one of some values, each with its label."""
    choices = tuple(EditorChoice(each, said) for each, said in labels.items())
    return EditorInput(name, label, "choice", str(value), choices=choices)


def seats(state: State, lang: str) -> dict[str, str]:
    """What each seat is called, by its number."""
    return {str(seat): seat_name(state.game.name, seat, lang) for seat in range(state.seats)}


def per_seat(
    state: State, lang: str, name: str, title: str, made: Callable[[int, str, str], EditorInput]
) -> EditorGroup:
    """An input for each seat: `made` is given its number, the input's name, and what the seat is called."""
    called = seats(state, lang)
    inputs = tuple(made(seat, f"{name}.{seat}", called[str(seat)]) for seat in range(state.seats))
    return EditorGroup(name, title, min(4, max(2, state.seats)), inputs)


@cache
def ways_to_write(key: str, **values: str) -> frozenset[str]:
    """A text in each of our languages, as it is compared: in small letters, without spaces."""
    return frozenset("".join(say(key, lang, **values).casefold().split()) for lang in LANGUAGES)


def joined(values: Values, names: Iterable[str], between: str) -> str:
    """What was given for these names, one after the other."""
    return between.join(given(values, name) for name in names)
