"""The family of errors.

HaricotError
├── IllegalMove    the rules do not allow that move here; says why
├── BadPosition    a position, or a view, that is no position of the game
├── BadRecord      a record that cannot be read or replayed
├── BadOption      an unknown option, a wrong value, a wrong number of seats; a library that is missing (`extras.py`)
├── UnknownGame    no game has that name; names those that there are
└── BadGame        a file or package from outside that brings no game, or one that cannot be relied on
"""

from __future__ import annotations

from haricot.texts import Sentence, SentenceValue


class HaricotError(Exception):
    """Something is wrong with what was asked; the sentence says what, in any language."""

    def __init__(self, key: str, /, **values: SentenceValue) -> None:
        super().__init__(key)
        self.sentence = Sentence(key, values)

    @property
    def key(self) -> str:
        """Which sentence it is, the same in every language."""
        return self.sentence.key

    @property
    def values(self) -> dict[str, SentenceValue]:
        """What stands in the sentence: a move, a name, what is allowed."""
        return dict(self.sentence.values)

    def __str__(self) -> str:
        return str(self.sentence)

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), self.key, self.values))


class IllegalMove(HaricotError):
    """The rules do not allow this move here."""


class BadPosition(HaricotError):
    """This text or view is no position of the game."""


class BadRecord(HaricotError):
    """This record cannot be read or replayed."""


class BadOption(HaricotError):
    """No such option, no such value, or a number of seats that cannot play."""


class UnknownGame(HaricotError):
    """No game has this name."""


class BadGame(HaricotError):
    """This file or package brings no game that can be taken in."""


def _again(kind: type[HaricotError], key: str, values: dict[str, SentenceValue]) -> HaricotError:
    """Lets an error travel between processes."""
    return kind(key, **values)
