"""What people read: complete in both languages, with the same values, well typeset, and all of it used."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import haricot
from haricot.texts import COMPLETE, LANGUAGES, reader_language, say
from haricot.texts.bundles import Bundle, bundle
from haricot.texts.sentences import KEY
from tests.known_types import there
from tests.texts.said_keys import Keys, in_client, in_python

SRC = Path(haricot.__file__).parent
CLIENT = SRC.parents[1] / "web" / "src"
FILES = sorted(file.name for file in (SRC / "texts" / "fr").glob("*.ftl"))


class Values(Visitor):
    """The values that a text speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent.syntax names it)
        self.names.add(node.id.name)


@cache
def texts(lang: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((SRC / "texts" / lang / file).read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"texts/{lang}/{file} cannot be read at: {junk[0]}"
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def values(message: ast.Message) -> set[str]:
    found = Values()
    found.visit(message)
    return found.names


ALL = {lang: {key: text for file in FILES for key, text in texts(lang, file).items()} for lang in COMPLETE}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_message_parsed_by_itself_is_what_its_whole_file_says(lang: str) -> None:
    made, parser, seen = bundle(lang), FluentParser(with_spans=False), set()
    for file in sorted((SRC / "texts" / lang).glob("*.ftl")):
        for entry in parser.parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                seen.add(key)
                assert parser.parse_entry(made.source(key)).equals(entry, ignored_fields=["comment", "span"]), key
    assert seen <= set(made)
    assert seen == set(made) or lang not in COMPLETE


def test_a_message_brings_what_it_refers_to() -> None:
    made = Bundle("en")
    made.add("one-house = the { -house } of { one-owner }\n# why\n-house = house\n")
    made.add("one-owner = { $name ->\n   *[other] Ana\n}\n")
    assert made.format("one-house", {"name": "x"}) == ("the house of Ana", [])


def test_both_languages_have_the_same_files() -> None:
    assert sorted(file.name for file in (SRC / "texts" / "en").glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
def test_both_languages_say_the_same_things_of_the_same_values(file: str) -> None:
    french, english = texts("fr", file), texts("en", file)
    assert french.keys() == english.keys()
    for key in french:
        assert values(french[key]) == values(english[key]), key


def test_every_key_is_known_for_one() -> None:
    assert all(KEY.fullmatch(key) for key in ALL["fr"])


def test_no_key_is_written_twice() -> None:
    for lang in COMPLETE:
        keys = [key for file in FILES for key in texts(lang, file)]
        assert len(keys) == len(set(keys))


def code_and_client() -> Keys:
    client = [file for kind in ("*.ts", "*.svelte") for file in CLIENT.rglob(kind)]
    assert client
    keys = Keys()
    in_python((file.read_text("utf-8") for file in SRC.rglob("*.py")), keys)
    in_client((file.read_text("utf-8") for file in client), keys)
    return keys


def test_every_text_is_used() -> None:
    keys = code_and_client()
    unused = [key for key in ALL["fr"] if not keys.uses(key)]
    assert not unused, f"texts that nobody says: {unused}"


def test_every_key_that_is_said_has_a_text() -> None:
    keys = code_and_client()
    assert len(keys.said) > 500
    assert not keys.said - ALL["fr"].keys()


@pytest.mark.parametrize("key", sorted(ALL["fr"]))
def test_french_is_typeset_as_french(key: str) -> None:
    file = next(file for file in FILES if key in texts("fr", file))
    source = (SRC / "texts" / "fr" / file).read_text("utf-8")
    span = there(texts("fr", file)[key].span)
    text = source[span.start : span.end]
    said = text.partition("=")[2]
    assert not re.search(r"[^\s\u00a0] [:;!?»](\s|$)", said), "a no-break space stands before : ; ! ? »"
    assert "« " not in said, "a no-break space stands after «"
    assert "'" not in said, "the apostrophe is ’"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
    ],
)
def test_the_reader_is_spoken_to_in_the_language_of_the_locale(environment: dict[str, str], lang: str) -> None:
    assert reader_language(environment) == lang


def test_plurals_are_right_in_both_languages() -> None:
    assert say("verify-moves", "en", count=1) == "1 move, legal."
    assert say("verify-moves", "fr", count=0) == "Aucun coup n’a été joué."
    assert say("verify-moves", "fr", count=2) == "2 coups, tous permis."


def test_what_is_no_key_is_the_sentence_itself() -> None:
    for sentence in ("Taken.", "taken", "That cell is taken.", "Prenez-en deux", "x²-1"):
        assert say(sentence, "fr") == say(sentence, "en") == sentence


def test_a_text_that_does_not_exist_is_a_programmer_s_error() -> None:
    with pytest.raises(LookupError, match="nothing-like-it"):
        say("nothing-like-it", "fr")
    with pytest.raises(LookupError, match="game-unknown"):
        say("game-unknown", "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [10**30, -(10**40), 1e300, float("inf"), float("nan")])
def test_a_number_beyond_all_counting_can_be_said(lang: str, number: float) -> None:
    assert str(number)[:5] in say("seat-name", lang, number=number)
