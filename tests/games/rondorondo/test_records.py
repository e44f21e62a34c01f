"""Records name the version of the lexicon that judged them, and stay valid under another one."""

from typing import Any

import pytest

import haricot
from haricot import BadRecord, Record
from haricot.games.rondorondo.rules import RondoRondo
from haricot.records.verification import verify
from tests.known_types import of_kind

START = "rack=MAR hands=EKZ,E pile=E scores=0,0 turn=0 phase=play exchanged=0 passes=0 bids=- word=-"


def record(*moves: str, **more: Any) -> Record:
    return Record(game="rondorondo", seats=2, seed=1, start=START, moves=moves, **more)


def told(record: Record) -> list[str]:
    return [sentence.key for sentence in verify(record)]


def test_a_record_names_the_lexicon_that_is_installed() -> None:
    assert record("...>E").lexicon == haricot.lexicon("fr").version
    assert f"Lexicon: {haricot.lexicon('fr').version}" in record("...>E").dumps()
    assert record(options={"lexicon": "en"}).lexicon == haricot.lexicon("en").version


def test_no_lexicon_is_named_where_none_judges() -> None:
    assert record(options={"referee": "table"}).lexicon is None
    assert Record(game="kala", seats=2, seed=1).lexicon is None


def test_words_that_the_installed_lexicon_does_not_have_cannot_be_replayed() -> None:
    with pytest.raises(BadRecord, match="MAZ is not in the lexicon"):
        record("..Z").replay()


def test_under_another_lexicon_the_words_are_trusted() -> None:
    old = record("..Z", lexicon="fr-0123456789ab")
    assert of_kind(RondoRondo, old.replay()).rack == "MAZ"
    assert Record.loads(old.dumps()).replay() == old.replay()


def test_the_form_of_a_word_is_checked_even_on_trust() -> None:
    with pytest.raises(BadRecord, match="do not have the card X"):
        record("..X", lexicon="fr-0123456789ab").replay()


def test_verify_says_whether_the_words_were_checked_or_trusted() -> None:
    assert told(record("...>E"))[1] == "verify-words"
    assert told(record("..Z", lexicon="fr-0123456789ab"))[1] == "verify-words-trusted"
    sentence = verify(record("..Z", lexicon="fr-0123456789ab"))[1]
    assert "fr-0123456789ab" in str(sentence)
    assert haricot.lexicon("fr").version in str(sentence)


def test_opening_words_are_trusted_too() -> None:
    start = START.replace("rack=MAR", "rack=...").replace("phase=play", "phase=opening")
    moves = ("EKZ", "decline")
    old = Record(game="rondorondo", seats=2, seed=1, start=start, moves=moves, lexicon="fr-0123456789ab")
    assert old.replay().turn == 0
