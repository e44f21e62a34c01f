"""Everything that people read, in Fluent files by language, and how it is said."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from haricot.core.sentences import Said, Sentence

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en")
"""The house's own language first."""


def say(what: Sentence | str, lang: str, /, **values: Said) -> str:
    """A sentence, or the text of a key, in that language."""
    sentence = what if isinstance(what, Sentence) else Sentence(what, values)
    bundle = _bundle(lang)
    if not bundle.has_message(sentence.key):
        raise LookupError(f"No text {sentence.key!r} in {lang}: add it to texts/{lang}/")
    words = {
        name: say(value, lang) if isinstance(value, Sentence) else value for name, value in sentence.values.items()
    }
    pattern = bundle.get_message(sentence.key).value
    assert pattern is not None  # a Fluent message may consist of attributes alone; ours have a text
    text, wrong = bundle.format_pattern(pattern, words)
    if wrong:
        raise LookupError(f"The text {sentence.key!r} in {lang} cannot be said with {sorted(words)}: {wrong[0]}")
    return str(text)


def english(sentence: Sentence) -> str:
    return say(sentence, "en")


def reader_language(environment: dict[str, str] | os._Environ[str] = os.environ) -> str:
    """The language of the reader's locale: French where none is set, English for whoever reads neither."""
    locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    spoken = locale.split(".")[0].split("_")[0].lower()
    if spoken in ("", "c", "posix"):
        return LANGUAGES[0]
    return spoken if spoken in LANGUAGES else "en"


def seat_name(game: str, seat: int, lang: str) -> str:
    """What people call a seat: White, where the game has such names, else Player 1."""
    own = f"{game}-seat-{seat}"
    return say(own, lang) if _bundle(lang).has_message(own) else say("seat-name", lang, number=seat + 1)


def rules_page(game: str, lang: str) -> str:
    """The rules of a game, as Markdown."""
    return (files(__name__) / "rules" / f"{game}.{lang}.md").read_text("utf-8")


@cache
def _bundle(lang: str) -> FluentBundle:
    # Loaded when something is first said: most programs that use the library never say anything.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for page in sorted((files(__name__) / lang).iterdir(), key=lambda page: page.name):
        bundle.add_resource(FluentResource(page.read_text("utf-8")))
    return bundle
