"""The installation's own part of the lexicons: the lists beside the published ones, the lock, the notices."""

from pathlib import Path

import pytest
from lexicons import LISTS, fingerprint, is_fresh, listed, not_for_children, notice, target, wholly_unfit

from haricot.lexicon.lexicon_file import COMMONEST, commonness, fold, is_word, pack, unpack, version_of

KINDS = ("dropped", "added", "everyday", "not-for-children")
WORDLISTS = Path(__file__).parents[2] / "wordlists"


@pytest.mark.parametrize("lang", LISTS)
def test_what_is_installed_is_made_from_what_lies_here(lang: str) -> None:
    assert is_fresh(lang, fingerprint())
    assert not is_fresh(lang, "something else")


def test_the_lock_names_no_host() -> None:
    assert "http" not in (WORDLISTS / "package-lock.json").read_text("utf-8").replace("https://github.com/sponsors", "")


@pytest.mark.parametrize("name", [f"{lang}-{kind}.txt" for lang in LISTS for kind in KINDS])
def test_our_lists_are_small_letters_and_name_nothing_twice(name: str) -> None:
    words = list(listed(name))
    assert words == [word.lower() for word in words]
    assert len(words) == len(set(words))


@pytest.mark.parametrize("lang", LISTS)
def test_every_list_s_licence_is_installed_beside_its_lexicon(lang: str) -> None:
    text = notice(lang).read_text("utf-8")
    assert {"fr": "Mozilla Public License", "en": "Kevin Atkinson"}[lang] in text
    assert "pyspellchecker" in text
    assert "naughty-words" in text
    assert "Attribution 4.0 International" in text
    assert target(lang).parent == notice(lang).parent


def test_what_is_listed_goes_with_its_forms_and_what_is_used_every_day_stays() -> None:
    entries = [("chier", {"chier", "chie", "chié"}), ("fou", {"fou", "fous", "folle"}), ("foutre", {"foutre", "fous"})]
    unfit = not_for_children("fr", entries)
    assert {"chier", "chie", "chié", "foutre"} <= unfit
    assert unfit.isdisjoint({"fou", "fous", "folle"})
    assert wholly_unfit(["chie", "chié", "foutre", "pût", "pute", "fous"], {"chie", "chié", "foutre"}) == [
        "CHIE",
        "FOUTRE",
    ]
    assert wholly_unfit(["cote", "côte"], {"cote"}) == []


@pytest.mark.parametrize(
    ("spelling", "folded"),
    [("mère", "MERE"), ("Œuf", "OEUF"), ("ça", "CA"), ("nævus", "NAEVUS"), ("Noël", "NOEL"), ("aiguë", "AIGUE")],
)
def test_accents_are_folded(spelling: str, folded: str) -> None:
    assert fold(spelling) == folded


@pytest.mark.parametrize("text", ["A", "ABCDEFGHIJ", "A-B", "MÈRE", "mère", "", "A B", "A1"])
def test_what_cannot_be_laid_is_no_word(text: str) -> None:
    assert not is_word(text)


def test_a_lexicon_file_holds_words_by_length_and_spellings_with_accents() -> None:
    spellings = ["mère", "mere", "chat", "à", "aujourd'hui", "anticonstitutionnellement"]
    packed = unpack(pack("xx", spellings, {"MERE": 120, "CHIEN": 130}, "here"))
    assert packed.made_from == "here"
    assert packed.blocks[4] == b"CHATMERE"
    assert packed.commonness[4] == bytes([0, 120])
    assert b"".join(packed.blocks.values()) == b"CHATMERE"
    assert packed.spellings.decode() == "\nMERE mere mère\n"
    assert packed.version == version_of("xx", packed.blocks)
    assert packed.version.startswith("xx-")


def test_how_common_a_word_is_does_not_change_the_version_that_records_name() -> None:
    plain, counted = (unpack(pack("xx", ["mère", "chat"], common, "here")) for common in ({}, {"MERE": 120}))
    assert plain.version == counted.version


def test_a_word_twice_as_common_counts_eight_more() -> None:
    assert commonness(2000) == commonness(1000) + 8
    assert [commonness(often) for often in (0, 0.5, 1, 1e12)] == [0, 0, 0, COMMONEST]
