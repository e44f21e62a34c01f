"""The lexicons: what is in them, what is not, how words are spelt, and the words of the house."""

import subprocess
import sys
from pathlib import Path
from typing import Protocol

import pytest

import haricot
from haricot import BadOption, IllegalMove
from haricot.lexicon import Lexicon
from haricot.lexicon.lexicon_file import fold, is_word
from tests.games.known import rondorondo
from tests.known_types import there

HERE = Path(__file__).parent
french, english = haricot.lexicon("fr"), haricot.lexicon("en")


def listed(name: str) -> list[str]:
    lines = (HERE / name).read_text("utf-8").splitlines()
    return [word for line in lines for word in line.partition("#")[0].split()]


def test_no_common_french_word_is_refused() -> None:
    words = [word for word in listed("common-french.txt") if is_word(fold(word))]
    assert len(words) > 3000
    assert [word for word in words if fold(word) not in french] == []


def test_names_abbreviations_signs_and_fragments_are_refused() -> None:
    assert [word for word in listed("not-french.txt") if fold(word) in french] == []


def test_common_english_words_in_both_spellings_are_in() -> None:
    words = """the colour color centre center grey gray realise realize travelled traveled mum mom mice geese children
    taught sang swum happiest running knives quiz zebra jazz fox lynx her us is as emoji""".upper().split()
    assert [word for word in words if word not in english] == []


def test_english_abbreviations_and_numbers_are_refused() -> None:
    words = "mph etc govt assn xii xxvii ltd misc approx kg cwt tbsp viii".upper().split()
    assert [word for word in words if word in english] == []


@pytest.mark.parametrize("lexicon", [french, english], ids=repr)
def test_a_lexicon_is_a_set_of_words_of_a_to_z(lexicon: Lexicon) -> None:
    words = list(lexicon)
    assert len(words) == len(lexicon) == len(set(words))
    assert all(map(is_word, words))
    assert words == sorted(words, key=lambda word: (len(word), word))
    assert all(word in lexicon for word in words[::997])


@pytest.mark.parametrize("thing", ["mere", "MÈRE", "", "A", "MERE ", "M\n", None, 7, b"MERE", ["MERE"], "ZZZZ"])
def test_nothing_else_is_in_it(thing: object) -> None:
    assert thing not in french


@pytest.mark.parametrize(
    ("word", "spellings"),
    [
        ("MERES", ("mères",)),
        ("COTE", ("cote", "coté", "côte", "côté")),
        ("OEUF", ("œuf",)),
        ("CHAT", ("chat",)),
        ("NO", ("nô",)),
        ("ZZZZZ", ()),
    ],
)
def test_words_are_spelt_with_their_accents(word: str, spellings: tuple[str, ...]) -> None:
    assert french.spellings(word) == spellings


@pytest.mark.parametrize("lexicon", [french, english], ids=repr)
def test_every_word_has_a_spelling_that_folds_to_it(lexicon: Lexicon) -> None:
    for word in list(lexicon)[::7]:
        assert {fold(spelling) for spelling in lexicon.spellings(word)} == {word}


@pytest.mark.parametrize("lang", ["de", "", "FR", "../fr", None, 3, ["fr"]])
def test_an_unknown_lexicon_names_those_that_there_are(lang: str) -> None:
    with pytest.raises(BadOption, match="en, fr"):
        haricot.lexicon(lang)


def test_a_version_names_the_language_and_the_words() -> None:
    assert french.version.startswith("fr-")
    assert english.version.startswith("en-")
    assert haricot.lexicon("fr").version == french.version


@pytest.mark.parametrize(
    ("lexicon", "common", "rare"),
    [
        (french, "MAISON CHAT MERE COEUR ETE", "ZYTHUM CHATIERE MERLONS COEURER ETETAIENT"),
        (english, "HOUSE CAT MOTHER HEART SUMMER", "ZITHER CATKINS MOTHED HEARTH SUMMATIVE"),
    ],
    ids=["fr", "en"],
)
def test_common_words_are_told_from_rare_ones(lexicon: Lexicon, common: str, rare: str) -> None:
    def how_common(word: str) -> int:
        return lexicon.commonness(len(word))[there(lexicon.number(word))]

    rare_ones = [word for word in rare.split() if word in lexicon]
    assert rare_ones
    assert min(map(how_common, common.split())) > max(map(how_common, rare_ones))


@pytest.mark.parametrize("lexicon", [french, english], ids=repr)
def test_who_knows_fewer_words_knows_the_commonest(lexicon: Lexicon) -> None:
    some, more = lexicon.common(120), lexicon.common(90)
    assert 1000 < len(some) < len(more) < len(lexicon)
    assert set(some) < set(more) < set(lexicon)
    assert set(lexicon.common(0)) == set(lexicon)
    assert all(len(some.commonness(length)) * length == len(some.row(length)) for length in range(2, 10))
    assert min(some.commonness(5)) >= 120


def test_to_open_a_lexicon_nothing_heavy_is_loaded() -> None:
    """numpy alone takes longer to load than a lexicon may."""
    code = "import haricot, sys; 'MERE' in haricot.lexicon('fr'); sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0


# The words of the house


class OpenWith(Protocol):
    """The lexicon of a house with these words of its own."""

    def __call__(self, text: str, lang: str = "fr") -> Lexicon: ...


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OpenWith:
    def open_with(text: str, lang: str = "fr") -> Lexicon:
        (tmp_path / f"{lang}.txt").write_text(text, "utf-8")
        monkeypatch.setenv("HARICOT_WORDS", str(tmp_path))
        return haricot.lexicon(lang)

    return open_with


def test_a_house_adds_its_own_words(house: OpenWith) -> None:
    lexicon = house("# chez nous\nzébulette  # le chat\nkwak xylo\n\nmère\n")
    assert {"ZEBULETTE", "KWAK", "MERE"} <= set(lexicon)
    assert len(lexicon) == len(french) + 3 - ("XYLO" in french)
    assert lexicon.spellings("ZEBULETTE") == ("zébulette",)
    assert lexicon.added_by_the_house("KWAK")
    assert not lexicon.added_by_the_house("MERE")
    assert lexicon.spellings("MERE") == french.spellings("MERE")
    assert list(lexicon) == sorted(lexicon, key=lambda word: (len(word), word))


def test_whoever_plays_there_knows_the_words_of_the_house(house: OpenWith) -> None:
    lexicon = house("zébulette")
    assert "ZEBULETTE" in lexicon.common(200)
    assert set(lexicon.common(120)) == {*french.common(120), "ZEBULETTE"}


def test_its_words_count_into_the_version(house: OpenWith) -> None:
    assert house("kwakou").version != french.version


def test_words_that_are_in_already_change_nothing(house: OpenWith) -> None:
    assert house("mère chat").version == french.version


def test_its_words_can_be_laid(house: OpenWith) -> None:
    state = rondorondo.position(
        "rack=MAR hands=KZ,E pile=E scores=0,0 turn=0 phase=play exchanged=0 passes=0 bids=- word=-"
    )
    with pytest.raises(IllegalMove):
        state.play("Z..>K")
    house("zark")
    assert "Z..>K" in [str(move) for move in state.moves()]
    assert state.play("Z..>K").rack == "ZARK"


@pytest.mark.parametrize("word", ["a", "aujourd'hui", "abracadabra", "mot-clé", "ab3"])
def test_what_cannot_be_a_word_is_named_with_its_line(house: OpenWith, word: str) -> None:
    with pytest.raises(BadOption, match="line 2"):
        house(f"kwak\n{word}\n")


def test_a_language_without_a_list_is_as_it_was(house: OpenWith) -> None:
    house("kwak")
    assert haricot.lexicon("en").version == english.version
