"""What may be chosen before a game: options, their values, and their values as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from haricot.core.errors import BadOption
from haricot.texts import Sentence, has_text

Value = int | str | bool


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: either one of `choices`, or a whole number in `range`."""

    game: str
    name: str
    default: Value
    choices: tuple[Value, ...] | None = None
    range: range | None = None
    names_a_seat: bool = False

    @property
    def meaning(self) -> str:
        """One line of English; `explained` has it in every language."""
        return str(self.explained)

    @property
    def explained(self) -> Sentence:
        """What the game's texts say of it, else its name."""
        key = f"{self.game}-option-{self.name}"
        return Sentence(key) if has_text(key, "en") else Sentence("option-named", {"option": self.name})

    @property
    def named(self) -> Sentence:
        """What players call it: in the game's own texts, in those of all games, else its name."""
        keys = (f"{self.game}-option-name-{self.name}", f"option-name-{self.name}")
        known = next((key for key in keys if has_text(key, "en")), None)
        return Sentence(known) if known else Sentence("option-named", {"option": self.name})

    def check(self, value: object) -> Value:
        """The value, if it is one of this option's. True is not 1 here, nor "1"."""
        if self.range is not None:
            known = type(value) is int and value in self.range
        else:
            known = any(type(value) is type(one) and value == one for one in self.choices or ())
        if known and isinstance(value, int | str):
            return value
        raise self._bad(repr(value))

    def read(self, text: str) -> Value:
        """The value written as `text`; True and False are written yes and no."""
        for value in self._all():
            if written(value) == text:
                return value
        raise self._bad(text)

    def _bad(self, value: str) -> BadOption:
        return BadOption("option-value", option=self.name, named=self.named, value=value, allowed=self.allowed)

    @property
    def allowed(self) -> str:
        """The values, as a person would write them."""
        if self.range is not None:
            return span(self.range)
        return ", ".join(written(value) for value in self.choices or ())

    def _all(self) -> Iterable[Value]:
        return self.choices or self.range or ()


class Options(Mapping[str, Any]):
    """Every option of a game with its value; a value itself: equal, hashable, unchanging."""

    __slots__ = ("_pairs",)

    def __init__(self, pairs: Mapping[str, Value]) -> None:
        self._pairs = dict(pairs)

    def __getitem__(self, name: str) -> Any:
        return self._pairs[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._pairs)

    def __len__(self) -> int:
        return len(self._pairs)

    def plain(self) -> dict[str, Value]:
        """As JSON can hold it."""
        return self._pairs.copy()

    def __hash__(self) -> int:
        return hash(tuple(self._pairs.items()))

    def __repr__(self) -> str:
        return f"Options({self._pairs})"


def written(value: Value) -> str:
    """A value as text: yes and no for True and False."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def write_options(options: Mapping[str, Value]) -> str:
    """`first=0 reserve=20`"""
    return " ".join(f"{name}={written(value)}" for name, value in options.items())


def read_options(text: str, known: Mapping[str, Option]) -> dict[str, Value]:
    """The options written as `first=0 reserve=20`."""
    options: dict[str, Value] = {}
    for pair in text.split():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("option-form", text=pair)
        if name in options:
            raise BadOption("option-twice", option=name)
        options[name] = find_option(name, known).read(value)
    return options


def find_option(name: str, known: Mapping[str, Option]) -> Option:
    """The option of that name; BadOption names those that there are."""
    if name not in known:
        raise BadOption("option-unknown", option=name, known=", ".join(known))
    return known[name]


def span(numbers: range) -> str:
    """`2–5`, or `2` where there is no choice."""
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
