"""A sentence before it has a language, and how it is said in one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from haricot.texts.bundles import bundle

SentenceValue = object
"""What a sentence may speak of: a number, a text, or another sentence."""

KEY = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)+", re.ASCII)
LONGEST_QUOTE = 80
LONGEST_PATH = 1000
"""A file's name is no use if it is cut: somebody may want to open it. Fluent takes no more than this."""
COUNTABLE = 10**15


@dataclass(frozen=True, slots=True)
class Sentence:
    """A key in the Fluent files and the values it speaks of; `str()` is English.

    What is no key, words with dashes between them, is the sentence itself, said alike in every language: for a game
    from outside that brings no texts.
    """

    key: str
    values: Mapping[str, SentenceValue] = field(default_factory=dict)

    def __post_init__(self) -> None:
        quoted = {
            name: _quotable(value, LONGEST_PATH if name == "file" else LONGEST_QUOTE)
            for name, value in self.values.items()
        }
        object.__setattr__(self, "values", quoted)

    def __str__(self) -> str:
        return say(self, "en")

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted((name, str(value)) for name, value in self.values.items()))))


def say(what: Sentence | str, lang: str, /, **values: SentenceValue) -> str:
    """A sentence, or the text of a key, in that language."""
    sentence = what if isinstance(what, Sentence) else Sentence(what, values)
    if not KEY.fullmatch(sentence.key):
        return sentence.key
    texts = bundle(lang)
    if sentence.key not in texts:
        raise LookupError(f"No text {sentence.key!r} in {lang}: add it to texts/{lang}/")
    words = {
        name: say(value, lang) if isinstance(value, Sentence) else value for name, value in sentence.values.items()
    }
    text, errors = texts.format(sentence.key, words)
    if errors:
        raise LookupError(f"The text {sentence.key!r} in {lang} cannot be said with {sorted(words)}: {errors[0]}")
    return text


def has_text(key: str, lang: str) -> bool:
    """Whether the language has words for that key."""
    return key in bundle(lang)


def _quotable(value: SentenceValue, longest: int) -> SentenceValue:
    """A sentence may quote what somebody typed: neither megabytes of it nor what would steer a terminal.

    A number beyond all counting is quoted too, as text: what formats numbers in a language cannot take it. So is one
    that has a name, such as a cell of a board.
    """
    has_name = isinstance(value, int) and type(value).__str__ is not int.__str__
    if isinstance(value, Sentence) or (isinstance(value, int | float) and not has_name and abs(value) < COUNTABLE):
        return value
    text = str(value)
    if len(text) > longest:
        text = text[: longest - 1] + "…"
    return "".join(character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in text)
