"""Languages that are not complete: added by files alone, what is missing is said in English, message by message."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import haricot
from haricot.texts import COMPLETE, LANGUAGES, game_tagline, reader_language, rules_page, say
from tests.texts.rendering import messages, said_by

TEXTS = Path(haricot.__file__).parent / "texts"
CLIENT = TEXTS.parents[2] / "web" / "src" / "lib"
PARTIAL = [lang for lang in LANGUAGES if lang not in COMPLETE]


def test_german_is_there() -> None:
    assert PARTIAL == ["de"]


@pytest.mark.parametrize("lang", PARTIAL)
def test_it_says_nothing_that_english_does_not_say_of_the_same_values(lang: str) -> None:
    english = messages("en")
    for page in (TEXTS / lang).glob("*.ftl"):
        body = FluentParser().parse(page.read_text("utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)], page.name
    own = messages(lang)
    assert own.keys() <= english.keys()
    for key, choices in own.items():
        assert choices.values == english[key].values, key


@pytest.mark.parametrize("lang", PARTIAL)
def test_every_message_of_it_can_be_said(lang: str) -> None:
    assert all(text for texts in said_by(lang).values() for text in texts)


def test_what_is_missing_is_said_in_english_message_by_message() -> None:
    assert say("kala-seat-0", "de") == "Weiß"
    assert say("web-me-forget", "de") == say("web-me-forget", "en")
    assert say("web-kala-ask-more", "de", cells=2) == "Noch 2 Felder."
    assert rules_page("kala", "de").startswith("# Kala\n\nEin Strategiespiel")
    assert rules_page("ronda", "de") == rules_page("ronda", "en")


@pytest.mark.parametrize("lang", PARTIAL)
def test_one_game_and_the_shelf_are_complete(lang: str) -> None:
    own = messages(lang)
    whole = {key for key in messages("en") if key.startswith(("kala-", "web-kala-", "bot-kala-", "review-kala-"))}
    assert whole <= own.keys()
    shown = ("web-home-", "web-box-", "web-way-", "web-origins", "level-")
    shelf = {key for key in messages("en") if key.startswith(shown)}
    assert shelf <= own.keys()
    assert all(game_tagline(game, lang) != game_tagline(game, "en") for game in haricot.games())


@pytest.mark.parametrize("lang", PARTIAL)
def test_it_is_brought_to_browsers_by_a_file_and_spoken_to_whoever_asks(lang: str) -> None:
    assert f"texts/{lang}/" in (CLIENT / f"texts.{lang}.ts").read_text("utf-8")
    assert reader_language({"LANG": f"{lang}_XX.UTF-8"}) == "en"
