"""How people at a table are called and marked: no two alike, whatever they chose."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import product
from typing import Annotated, Literal, Protocol, get_args

from msgspec import Meta, Struct

from haricot.table.events import PersonId

Sign = Literal["●", "■", "▲", "◆", "★", "♥", "♣", "♠", "✿", "☀", "☾", "⚑"]
SIGNS: tuple[Sign, ...] = get_args(Sign)
"""What stands beside a name; one chooses among these."""
OUTLINES = ("○", "□", "△", "◇", "☆", "♡", "♧", "♤", "❀", "☼", "☽", "⚐")
"""For a table where all of the others are taken."""


class KnownPerson(Protocol):
    """What somebody knows about a person, whose id is all that a table knows."""

    @property
    def name(self) -> str:
        """What they are called."""

    @property
    def sign(self) -> str:
        """The little picture by which they are told from others of that name."""

    @property
    def kind(self) -> Literal["person", "program"]:
        """A person, or a program that plays with a key of its own."""


class PersonDescription(Struct, frozen=True):
    """Somebody whom the table mentions."""

    name: Annotated[str, Meta(description="What they are called here: no two at a table have one name.")]
    sign: Annotated[str, Meta(description="The symbol beside the name, which they chose unless another had it.")]
    kind: Annotated[Literal["person", "program"], Meta(description="A person, or a program that sits like one.")]


def describe_people(
    people: Mapping[PersonId, KnownPerson], arrived: Collection[PersonId], bots: Collection[str]
) -> dict[PersonId, PersonDescription]:
    """Whoever came first has the name and the sign that they chose; later ones a number, and a sign that is free."""
    order = {one: at for at, one in enumerate(arrived)}
    names, signs = _Names(bots), _Signs()
    found = {
        one: PersonDescription(names.give(people[one].name), signs.give(people[one].sign), people[one].kind)
        for one in sorted(people, key=lambda one: order.get(one, len(order)))
    }
    return {one: found[one] for one in people}


class _Names:
    def __init__(self, bots: Collection[str]) -> None:
        self._taken = {bot.casefold() for bot in bots}
        self._numbers: dict[str, int] = {}

    def give(self, wanted: str) -> str:
        """Goes on from the last number: a crowd of one name costs no more than others."""
        name = wanted
        while name.casefold() in self._taken:
            self._numbers[wanted] = self._numbers.get(wanted, 1) + 1
            name = f"{wanted} {self._numbers[wanted]}"
        self._taken.add(name.casefold())
        return name


class _Signs:
    def __init__(self) -> None:
        self._taken: set[str] = set()
        self._spare = _spare_signs()

    def give(self, wanted: str) -> str:
        """In a crowd beyond all pairs of signs, some are given twice."""
        sign: str | None = wanted
        while sign is not None and sign in self._taken:
            sign = next(self._spare, None)
        self._taken.add(sign or wanted)
        return sign or wanted


def _spare_signs() -> Iterator[str]:
    yield from SIGNS
    yield from OUTLINES
    yield from map("".join, product(SIGNS, repeat=2))
