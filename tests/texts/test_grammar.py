"""Names, counts and “vous” agree in every sentence, whatever the values are."""

import re

import pytest

from haricot.texts import COMPLETE, listed, say
from haricot.texts.functions import initial
from tests.texts.rendering import chosen_by_values, listing, messages, page_of, said_by

FRENCH_THINGS = "haricot|jeton|carte|point|coup|mot|tour|place|joueur|victoire|partie|seconde"
ENGLISH_THINGS = "bean|token|card|point|move|word|turn|seat|player|win|game|second"
FRENCH_FAULTS = {
    "no elision": r"\b([dDlLjJnNqQ]e|[qQ]ue|[lL]a) (Anna|Awalé)\b",
    "the third person for vous": r"\bVous (a|est|joue|gagne|garde|échange|doit|veut|passe|pose|sème)\b",
    "vous within a sentence": r"\bvous (joue|gagne|garde|doit|veut)\b",
    "one, and a plural": rf"(?<![\d,.-])1 ({FRENCH_THINGS})s\b",
    "two, and a singular": rf"(?<![\d,.-])2 ({FRENCH_THINGS})\b",
    "one who do": r"\bAnna (gagnent|veulent|ont|sont)\b",
    "two who does": r"\bAnna et Bruno (gagne|veut|a|est)\b",
    "de le": r"\b(de le|de les|à le|à les)\b (?!\w+(er|ir|re)\b)",
    "two spaces": r"\S  +\S",
    "a plain space before high punctuation": r"[^\s] [:;!?»%](\s|$)",
}
ENGLISH_FAULTS = {
    "a third person for you": r"(\bYou|: you) (has|is|plays|wins|keeps|swaps|passes|wants|sows)\b",
    "one, and a plural": rf"(?<![\d,.-])1 ({ENGLISH_THINGS})s\b",
    "two, and a singular": rf"(?<![\d,.-])2 ({ENGLISH_THINGS})\b",
    "a before a vowel": r"\ba (Anna|Awalé|eraser|extra|opening)\b",
    "is no": r"” is no (?!longer)",
}
DRAWN = {"cli-play-words", "kala-legend", "ronda-legend", "rondorondo-how-to"}
"""Texts in columns, where spaces stand for a reason."""


@pytest.mark.parametrize("fault", FRENCH_FAULTS)
def test_french_agrees(fault: str) -> None:
    assert faults("fr", FRENCH_FAULTS[fault]) == []


@pytest.mark.parametrize("fault", ENGLISH_FAULTS)
def test_english_agrees(fault: str) -> None:
    assert faults("en", ENGLISH_FAULTS[fault]) == []


def faults(lang: str, pattern: str) -> list[tuple[str, str]]:
    return [
        (key, text)
        for key, texts in said_by(lang).items()
        if key not in DRAWN
        for text in texts
        if re.search(pattern, text)
    ]


def test_whoever_may_read_is_spoken_to() -> None:
    """Where a text tells apart the reader and the others, the reader is never named."""
    for lang, you in (("fr", r"\b[Vv](ous|otre|os)\b"), ("en", r"\b[Yy]our?\b")):
        for key, choices in messages(lang).items():
            if "you" in choices.chosen.get("who", ()):
                assert any(re.search(you, text) for text in said_by(lang)[key]), key


@pytest.mark.parametrize("lang", COMPLETE)
def test_what_values_decide_is_as_a_reviewer_read_it(lang: str) -> None:
    kept = page_of(lang).read_text("utf-8")
    assert listing(lang) == kept, "if it reads well: python -m tests.texts.rendering"
    assert len(kept.splitlines()) < 1000, "a list that nobody reads is of no use"
    assert len(chosen_by_values(lang)) > 80


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Anna", "vowel"), ("Éloi", "vowel"), ("Yves", "vowel"), ("Yann", "consonant"), ("Œdipe", "vowel"),
        ("Hugo", "consonant"), ("Bruno", "consonant"), ("œuf", "vowel"), ("  ida", "vowel"), ("", "consonant"),
        ("7", "consonant"), ("Y", "consonant"), ("Ånge", "vowel"), ("李", "consonant"),
    ],
)  # fmt: skip
def test_french_elides_before_vowels(name: str, kind: str) -> None:
    assert initial(name) == kind


def test_names_are_put_together_as_the_language_does() -> None:
    assert listed(["Ana", "Bob", "Cyd"], "fr") == "Ana, Bob et Cyd"
    assert listed(["Ana", "Bob", "Cyd"], "en") == "Ana, Bob, and Cyd"
    assert listed(["Ana"], "fr") == "Ana"
    assert say("web-share-title", "fr", game="Awalé") == "Une partie d’Awalé\N{NO-BREAK SPACE}?"
