"""One word for one thing: what the glossary forbids is in no text that players see; codes stand beside words only."""

import re
from pathlib import Path

import pytest

from haricot.games import names
from haricot.texts import rules_page
from tests.texts.rendering import PLAIN, said_by

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| (?!the thing|---)([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|$", re.MULTILINE)
COLUMNS = {"fr": 3, "en": 4}
CODE_WORDS = re.compile(
    r"\b(keep|swap|give|accept|draw|restart|reserve|handicap=|flow|cap|penalty|stock=|seed|preset|HARICOT_[A-Z]+)\b"
)
"""Words of programs that are no French words too."""
QUOTED = re.compile(r"«[^»]*»|“[^”]*”|`[^`]*`|\([^()]*\)|```.*?```", re.DOTALL)


def forbidden(lang: str) -> list[str]:
    rows = ROW.findall((ROOT / "docs" / "glossary.md").read_text("utf-8"))
    assert len(rows) > 40
    return [term.strip() for row in rows for term in row[COLUMNS[lang]].split(",") if term.strip()]


def is_in(term: str, text: str) -> bool:
    plain = text.replace("\N{NO-BREAK SPACE}", " ").lower()
    return bool(re.search(rf"(?<!\w){re.escape(term.lower())}(?!\w)", plain))


@pytest.mark.parametrize("lang", sorted(COLUMNS))
def test_no_text_says_what_the_glossary_forbids(lang: str) -> None:
    wrong = {
        (key, term)
        for term in forbidden(lang)
        for key, texts in said_by(lang).items()
        for text in texts
        if is_in(term, text)
    }
    assert not wrong, sorted(wrong)


@pytest.mark.parametrize("lang", sorted(COLUMNS))
@pytest.mark.parametrize("game", names())
def test_no_rules_page_says_what_the_glossary_forbids(game: str, lang: str) -> None:
    page = QUOTED.sub(" ", rules_page(game, lang))
    assert [term for term in forbidden(lang) if is_in(term, page)] == []


def test_what_is_forbidden_is_found() -> None:
    assert is_in("n°", "le coup n° 3")
    assert is_in("siège", "Un\N{NO-BREAK SPACE}siège, deux")
    assert not is_in("manche", "un dimanche")


@pytest.mark.parametrize("key", sorted(PLAIN))
def test_codes_stand_only_beside_french_words(key: str) -> None:
    """`keep` alone is a word of programs; « garder (keep) » tells how it is written."""
    for text in said_by("fr")[key]:
        assert not CODE_WORDS.search(QUOTED.sub(" ", text)), text
