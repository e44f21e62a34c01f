"""The Fluent files by language: the house's own, and those that games from outside bring."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, cast

from haricot.texts.functions import initial

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

COMPLETE = ("fr", "en")
"""Languages in which everything is said, the house's own first."""
FALLBACK = "en"
"""What another language has not yet said, message by message."""


def _others() -> list[str]:
    folders = (folder.name for folder in files("haricot.texts").iterdir() if folder.is_dir())
    return sorted(name for name in folders if len(name) == 2 and name not in COMPLETE)


LANGUAGES = (*COMPLETE, *_others())
"""Every language with a folder of texts."""

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
    """Reads every language now, for who could not wait for it later."""
    for lang in LANGUAGES:
        bundle(lang)


@cache
def bundle(lang: str) -> FluentBundle:
    # Loaded when something is first said: most programs that use the library never say anything.
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([lang], functions={"INITIAL": cast("Any", initial)}, use_isolating=False)
    for source in (lang,) if lang in COMPLETE else (FALLBACK, lang):
        for file in sorted((files("haricot.texts") / source).iterdir(), key=lambda file: file.name):
            made.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=source != FALLBACK)
    for texts in _brought.values():
        made.add_resource(FluentResource(texts[lang]))
    return made
