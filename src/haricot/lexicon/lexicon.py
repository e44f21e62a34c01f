"""The words that may be laid: those of the language, and those that the house adds to them."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import compress
from pathlib import Path

from haricot.core.errors import BadOption
from haricot.lexicon.lexicon_file import COMMONEST, LENGTHS, Packed, fold, is_word, unpack, version_of

HOUSE_WORDS = "HARICOT_WORDS"
"""The environment variable that names the folder of the house's own lists: `fr.txt`, one word a line."""

WORDS_FOLDER = Path(__file__).parent / "words"
"""The lexicons that the installation has made."""


class Lexicon:
    """The words of a language, in capitals A–Z; `version` names exactly these words."""

    def __init__(self, lang: str, packed: Packed, house: dict[str, str], unfit: frozenset[str] = frozenset()) -> None:
        self.lang = lang
        self.not_for_children = unfit
        self._blocks = dict(packed.blocks)
        self._commonness = dict(packed.commonness)
        self._spellings = packed.spellings
        self._house = {word: spelling for word, spelling in house.items() if word not in self}
        for length in {len(word) for word in self._house}:
            known = dict(zip(self._words(length), self._commonness[length], strict=True))
            row = sorted((known | {word: COMMONEST for word in self._house if len(word) == length}).items())
            self._blocks[length] = "".join(word for word, _ in row).encode()
            self._commonness[length] = bytes(common for _, common in row)
        self.version = version_of(lang, self._blocks) if self._house else packed.version

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.number(word) is not None

    def __len__(self) -> int:
        return sum(len(block) // length for length, block in self._blocks.items())

    def __iter__(self) -> Iterator[str]:
        """The short words first, each length in alphabetical order."""
        for length in LENGTHS:
            yield from self._words(length)

    def __repr__(self) -> str:
        return f"<Lexicon {self.version}: {len(self)} words>"

    def spellings(self, word: str) -> tuple[str, ...]:
        """How that word is written outside the game: `MERES` is mères; none if it is no word."""
        if word not in self:
            return ()
        if word in self._house:
            return (self._house[word],)
        return self._written_with_accents(word.encode()) or (word.lower(),)

    def _written_with_accents(self, word: bytes) -> tuple[str, ...]:
        """The spellings on the line of that word, found by halving; none if it has no line."""
        low, high = 0, len(self._spellings)
        while low < high:
            start = self._spellings.rfind(b"\n", 0, (low + high) // 2) + 1
            end = self._spellings.index(b"\n", start)
            first, *spellings = self._spellings[start:end].split() or [b""]
            if first == word:
                return tuple(spelling.decode() for spelling in spellings)
            low, high = (end + 1, high) if first < word else (low, start)
        return ()

    def added_by_the_house(self, word: str) -> bool:
        """Whether the word is in no published list, but was added by hand."""
        return word in self._house

    def number(self, word: str) -> int | None:
        """Its number among the words of its length; None if it is no word."""
        if not is_word(word):
            return None
        row, sought, length = self._blocks[len(word)], word.encode(), len(word)
        count = len(row) // length
        number = bisect_left(range(count), sought, key=lambda at: row[at * length : (at + 1) * length])
        return number if row[number * length : (number + 1) * length] == sought else None

    def row(self, length: int) -> bytes:
        """All words of that length, one after the other, in alphabetical order."""
        return self._blocks[length]

    def commonness(self, length: int) -> bytes:
        """For each word of that length, how common it is (`lexicon_file.commonness`); the house's own are the most."""
        return self._commonness[length]

    @cache  # noqa: B019 (lexicons are few, and stay)
    def common(self, least: int, longest: int = LENGTHS[-1], sure: int = 0) -> Lexicon:
        """Those words that are at least that common, up to a length; and all of up to `sure` letters.

        What somebody knows who knows no others.
        """
        known = {length: 0 if length <= sure else least if length <= longest else COMMONEST for length in LENGTHS}
        return self._only({length: [one >= known[length] for one in self._commonness[length]] for length in LENGTHS})

    @cache  # noqa: B019 (likewise)
    def family(self) -> Lexicon:
        """Those words that are also for children; where none is known that is not, all of them."""
        if not self.not_for_children:
            return self
        unfit = self.not_for_children
        return self._only({length: [word not in unfit for word in self._words(length)] for length in LENGTHS})

    def _only(self, chosen: Mapping[int, Sequence[bool]]) -> Lexicon:
        """A lexicon of the words that are chosen, by their length and number."""
        blocks = {length: "".join(compress(self._words(length), chosen[length])).encode() for length in LENGTHS}
        commonness = {length: bytes(compress(self._commonness[length], chosen[length])) for length in LENGTHS}
        packed = Packed(version_of(self.lang, blocks), self.version, blocks, commonness, self._spellings)
        return Lexicon(self.lang, packed, {})

    def _words(self, length: int) -> Iterator[str]:
        row = self._blocks[length].decode()
        return (row[at : at + length] for at in range(0, len(row), length))


def lexicon(lang: str) -> Lexicon:
    """The lexicon of that language, with the house's own words."""
    if not isinstance(lang, str) or lang not in languages():
        raise BadOption("lexicon-unknown", lang=str(lang), known=", ".join(languages()) or "–")
    return _opened(lang, os.environ.get(HOUSE_WORDS))


@cache
def languages() -> tuple[str, ...]:
    """Those that have a lexicon here."""
    return tuple(sorted(file.stem for file in WORDS_FOLDER.glob("*.lexicon")))


@cache
def _opened(lang: str, folder: str | None) -> Lexicon:
    packed = unpack((WORDS_FOLDER / f"{lang}.lexicon").read_bytes())
    return Lexicon(lang, packed, _house_words(lang, folder), _not_for_children(lang))


def _not_for_children(lang: str) -> frozenset[str]:
    """The words that a family table refuses, as the installation has found them; none where nobody has made a list."""
    file = WORDS_FOLDER / f"{lang}.not-for-children.txt"
    return frozenset(file.read_text("ascii").split()) if file.exists() else frozenset()


def _house_words(lang: str, folder: str | None) -> dict[str, str]:
    """The house's own words with their spellings; `#` begins a comment."""
    if not folder:
        return {}
    file = Path(folder) / f"{lang}.txt"
    if not file.exists():
        return {}
    words = {}
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        for spelling in line.partition("#")[0].split():
            if not is_word(fold(spelling)):
                raise BadOption("lexicon-house-word", file=str(file), line=number, word=spelling)
            words[fold(spelling)] = spelling.lower()
    return words
