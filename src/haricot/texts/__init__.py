"""Everything that people read, in Fluent files by language, and how it is said."""

from __future__ import annotations

import os
from collections.abc import Iterable
from importlib.resources import files

from haricot.texts.bundles import COMPLETE, FALLBACK, LANGUAGES, bring_texts, first_words, load_all
from haricot.texts.sentences import Sentence, SentenceValue, has_text, say

__all__ = [
    "COMPLETE",
    "LANGUAGES",
    "Sentence",
    "SentenceValue",
    "bring_texts",
    "first_words",
    "game_aim",
    "game_how_to",
    "game_tagline",
    "game_title",
    "has_rules_page",
    "has_text",
    "listed",
    "load_all",
    "reader_language",
    "rules_page",
    "say",
    "seat_name",
]


def listed(names: Iterable[str], lang: str) -> str:
    """Names as that language puts them together: `Ana, Bob et Cyd`."""
    # Loaded when something is first said: most programs that use the library never say anything.
    from babel.lists import format_list

    return format_list(list(names), locale=lang)


def reader_language(environment: dict[str, str] | os._Environ[str] = os.environ) -> str:
    """The language of the reader's locale: French where none is set, English for whoever reads neither.

    A language that is not complete is spoken to whoever asks for it.
    """
    locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    spoken = locale.split(".")[0].split("_")[0].lower()
    if spoken in ("", "c", "posix"):
        return LANGUAGES[0]
    return spoken if spoken in COMPLETE else FALLBACK


# What a game is called: its own texts, or its name where it brings none


def game_title(game: str, lang: str) -> str:
    """What a game is called; one from outside without texts, by its name."""
    key = f"{game}-name"
    return say(key, lang) if has_text(key, lang) else game.replace("_", " ").replace("-", " ").capitalize()


def game_tagline(game: str, lang: str) -> str:
    """One line for the box; empty where the game brings none."""
    key = f"{game}-tagline"
    return say(key, lang) if has_text(key, lang) else ""


def game_aim(game: str, lang: str) -> str:
    """What one plays for, in one sentence; empty where the game brings none."""
    key = f"{game}-aim"
    return say(key, lang) if has_text(key, lang) else ""


def seat_name(game: str, seat: int, lang: str) -> str:
    """What people call a seat: White, where the game has such names, else Player 1."""
    key = f"{game}-seat-{seat}"
    return say(key, lang) if has_text(key, lang) else say("seat-name", lang, number=seat + 1)


def game_how_to(game: str, lang: str) -> str:
    """How its moves are written; empty where the game brings no words for it."""
    key = f"{game}-how-to"
    return say(key, lang) if has_text(key, lang) else ""


def rules_page(game: str, lang: str) -> str:
    """The rules of a game, as Markdown; where it has no such page, what its texts say of it."""
    if has_rules_page(game):
        pages = (files(__name__) / "rules" / f"{game}.{one}.md" for one in (lang, FALLBACK))
        return next(page for page in pages if page.is_file()).read_text("utf-8")
    aim = say("rules-aim", lang, aim=Sentence(f"{game}-aim")) if game_aim(game, lang) else ""
    parts = (f"# {game_title(game, lang)}", game_tagline(game, lang), aim)
    return "\n\n".join(filter(None, (*parts, game_how_to(game, lang)))) + "\n"


def has_rules_page(game: str) -> bool:
    """Whether there is a page of rules for it."""
    return (files(__name__) / "rules" / f"{game}.{LANGUAGES[0]}.md").is_file()
