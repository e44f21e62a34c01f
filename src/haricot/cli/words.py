"""`haricot words fr MERES`: whether a word is in a lexicon, how it is spelt; and which words fit."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import click

from haricot.cli.columns import columns
from haricot.cli.console import answer, spoken, tell
from haricot.cli.parameters import json_option
from haricot.core.errors import BadOption
from haricot.lexicon.lexicon import Lexicon
from haricot.lexicon.lexicon import lexicon as lexicon_named
from haricot.lexicon.lexicon_file import LENGTHS, fold
from haricot.texts import say

ANY = "."
JOKER = "?"
PATTERN = re.compile(r"[A-Z.]+", re.ASCII)
CARDS = re.compile(r"[A-Z?]+", re.ASCII)
WIDTH = 58


def command(lang: str) -> click.Command:
    """`haricot words`."""
    return spoken(
        "words",
        lang,
        look_up,
        click.Argument(["lexicon"]),
        click.Argument(["words"], nargs=-1),
        click.Option(["--fits"], metavar="PATTERN", help=say("cli-words-fits", lang)),
        click.Option(["--from", "cards"], metavar="LETTERS", help=say("cli-words-from", lang)),
        json_option(lang),
    )


def look_up(lang: str, lexicon: str, words: tuple[str, ...], fits: str | None, cards: str | None, as_json: bool) -> int:
    """0 if every word asked for is in, or some word fits."""
    opened = lexicon_named(lexicon)
    if as_json:
        return _answer(opened, words, fits, cards)
    if fits is None and cards is None and not words:
        tell(say("cli-words-lexicon", lang, version=opened.version, count=len(opened)))
        return 0
    for word in words:
        tell(_verdict(opened, word, lang))
    if fits is None and cards is None:
        return 0 if all(fold(word) in opened for word in words) else 1
    found = list(_fitting(opened, fits, cards))
    for line in columns([_written(opened, word) for word in found], WIDTH):
        click.echo(line)
    tell(say("cli-words-found", lang, count=len(found)))
    return 0 if found else 1


def _answer(opened: Lexicon, words: tuple[str, ...], fits: str | None, cards: str | None) -> int:
    """The same for programs."""
    told: dict[str, Any] = {"version": opened.version, "count": len(opened)}
    if words:
        told["words"] = [
            {"word": fold(word), "in": fold(word) in opened, "spellings": opened.spellings(fold(word))}
            for word in words
        ]
    if fits is None and cards is None:
        answer(told)
        return 0 if all(fold(word) in opened for word in words) else 1
    found = list(_fitting(opened, fits, cards))
    answer({**told, "found": [{"word": word, "spellings": opened.spellings(word)} for word in found]})
    return 0 if found else 1


def _verdict(opened: Lexicon, asked: str, lang: str) -> str:
    """Whether that word is in, why, and how it is spelt."""
    word = fold(asked)
    spellings = ", ".join(opened.spellings(word))
    if opened.added_by_the_house(word):
        return say("cli-words-house", lang, word=word, spellings=spellings)
    if spellings:
        return say("cli-words-in", lang, word=word, spellings=spellings, version=opened.version)
    if not (word.isascii() and word.isalpha()):
        return say("cli-words-characters", lang, word=word)
    if len(word) not in LENGTHS:
        return say("cli-words-length", lang, word=word, least=LENGTHS[0], most=LENGTHS[-1])
    return say("cli-words-out", lang, word=word, version=opened.version)


def _fitting(opened: Lexicon, fits: str | None, cards: str | None) -> Iterator[str]:
    """The words of a pattern whose other letters are among the cards."""
    pattern, hand = fold(fits or ""), fold(cards or "")
    if fits is not None and not PATTERN.fullmatch(pattern):
        raise BadOption("cli-words-bad-pattern", pattern=fits)
    if cards is not None and not CARDS.fullmatch(hand):
        raise BadOption("cli-words-bad-cards", cards=cards)
    shape = re.compile(pattern)
    for word in opened:
        if fits is not None and not shape.fullmatch(word):
            continue
        laid = "".join(letter for letter, wanted in zip(word, pattern or ANY * len(word), strict=True) if wanted == ANY)
        if cards is None or (Counter(laid) - Counter(hand)).total() <= hand.count(JOKER):
            yield word


def _written(opened: Lexicon, word: str) -> str:
    """The word, and its spellings where they are not simply the same letters."""
    spellings = opened.spellings(word)
    return word if spellings == (word.lower(),) else f"{word} {' '.join(spellings)}"
