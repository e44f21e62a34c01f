"""The Fluent files by language: the house's own, and those that games from outside bring."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import Any, cast

from haricot.texts.functions import initial

COMPLETE = ("fr", "en")
"""Languages in which everything is said, the house's own first."""
FALLBACK = "en"
"""What another language has not yet said, message by message."""


def _others() -> list[str]:
    folders = (folder.name for folder in files("haricot.texts").iterdir() if folder.is_dir())
    return sorted(name for name in folders if len(name) == 2 and name not in COMPLETE)


LANGUAGES = (*COMPLETE, *_others())
"""Every language with a folder of texts."""

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""Where a message or a term begins: only there a line begins with a name."""
REFERENCE = re.compile(r"[{(]\s*(-?[A-Za-z][\w-]*)", re.ASCII)
"""What a message may refer to, and at times what only looks so: a message more is parsed then."""

_brought: dict[str, dict[str, str]] = {}
"""The texts of games from outside: by game, by language."""


def bring_texts(game: str, texts: dict[str, str]) -> None:
    """A game from outside brings its texts: the source of a Fluent file for each language.

    A language that it does not bring is filled from one that it does: better English than nothing.
    """
    _brought.pop(game, None)
    if texts:
        some = texts.get(FALLBACK) or next(iter(texts.values()))
        _brought[game] = {lang: texts.get(lang, some) for lang in LANGUAGES}
    bundle.cache_clear()


def load_all() -> None:
    """Opens every language now, for who could not wait for it later."""
    for lang in LANGUAGES:
        bundle(lang)


@cache
def first_words() -> frozenset[str]:
    """With what the names of the house's own texts begin: `seat` of `seat-name`. No game from outside is called so."""
    folders = (files("haricot.texts") / lang for lang in COMPLETE)
    sources = (file.read_text("utf-8") for folder in folders for file in folder.iterdir())
    return frozenset(key.partition("-")[0] for source in sources for key in ENTRY.findall(source)) - {""}


class Bundle:
    """The messages of one language, each parsed when it is first said.

    Parsing all of them takes a quarter of a second, and most programs say a dozen.
    """

    def __init__(self, lang: str) -> None:
        # Loaded when something is first said: most programs that use the library never say anything.
        from fluent.runtime import FluentBundle
        from fluent.syntax import FluentParser

        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._parser = FluentParser(with_spans=False)
        self._bundle = FluentBundle([lang], functions={"INITIAL": cast("Any", initial)}, use_isolating=False)
        self._parsing = Lock()

    def add(self, text: str) -> None:
        """The entries of one file; of two with one name the first counts."""
        found = list(ENTRY.finditer(text))
        ends = [entry.start() for entry in found[1:]]
        for entry, end in zip(found, [*ends, len(text)], strict=True):
            self._sources.setdefault(entry[1], text[entry.start() : end])

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def source(self, key: str) -> str:
        """The Fluent source of an entry."""
        return self._sources[key]

    def format(self, key: str, words: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """The text of a message that there is, and whatever it could not say with these words."""
        with self._parsing:
            self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # a Fluent message may consist of attributes alone; ours have a text
        text, errors = self._bundle.format_pattern(pattern, dict(words))
        return str(text), errors

    def _parse(self, key: str) -> None:
        """This entry and all that it refers to."""
        from fluent.syntax.ast import Resource

        if key in self._parsed or key not in self._sources:
            return
        self._parsed.add(key)
        source = self._sources[key]
        self._bundle.add_resource(Resource([self._parser.parse_entry(source)]))
        for referred in REFERENCE.findall(source):
            self._parse(referred)


@cache
def bundle(lang: str) -> Bundle:
    """The texts of a language, read once; where it is not complete, English fills the gaps."""
    made = Bundle(lang)
    for source in (lang,) if lang in COMPLETE else (lang, FALLBACK):
        for file in sorted((files("haricot.texts") / source).iterdir(), key=lambda file: file.name):
            made.add(file.read_text("utf-8"))
    for texts in _brought.values():
        made.add(texts[lang])
    return made
