"""Lessons can be read by a child of eight: short sentences, no keyboard, nobody called « Vous » as if by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import haricot
from haricot.texts import LANGUAGES, has_text, say

MOST_WORDS = 13
LESSONS = Path(__file__).parents[2] / "web" / "src" / "games"
KEYS = sorted(
    {key for file in LESSONS.glob("*/tutorial.ts") for key in re.findall(r'says: "([^"]+)"', file.read_text())}
)
SENTENCE = re.compile(r"(?<=[.!?…])\s+")
KEYBOARD = re.compile("clavier|tapez|keyboard|type the|Tastatur", re.IGNORECASE)


def test_every_game_has_a_lesson() -> None:
    assert {key.split("-")[1] for key in KEYS} == set(haricot.games())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_of_lessons_are_short(lang: str) -> None:
    said = {key: say(key, lang) for key in KEYS if has_text(key, lang)}
    sentences = [(key, sentence) for key, text in said.items() for sentence in SENTENCE.split(text)]
    assert [(key, one) for key, one in sentences if len(re.findall(r"\b\w[\w’'-]*", one)) > MOST_WORDS] == []
    assert [key for key, text in said.items() if KEYBOARD.search(text)] == []
