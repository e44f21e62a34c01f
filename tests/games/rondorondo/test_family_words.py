"""Words that are not for children: an option of the game refuses them, and bots lay none of them whatever it says."""

from typing import Any

import pytest

import haricot
from haricot import IllegalMove, Record
from haricot.bots.rondorondo import LEVELS
from haricot.games.rondorondo.placement import Lay
from haricot.lexicon import Lexicon
from haricot.records.verification import verify
from haricot.review.history import GameHistory
from haricot.review.rondorondo import remarks
from haricot.texts import say
from tests.bots.rondorondo.games import said
from tests.games.rondorondo.table import at

french, english = haricot.lexicon("fr"), haricot.lexicon("en")
START = "rack=... hands=CNO,EEL pile=E scores=0,0 turn=0 phase=play exchanged=0 passes=0 bids=- word=-"


@pytest.mark.parametrize(
    ("lexicon", "refused", "kept"),
    [
        (french, "CON CONNE CONNES MERDE CHIAIT BITES SALOPES NIQUENT", "FOLLE CHATTE PEDALE GUEULE BAISER FOUS BITTE"),
        (english, "SHIT SHITTY WHORES FUCKED BITCHES ARSES", "BUTT BUTTER ESCORT SUCKED SNATCH BONE COCKED RAP SWING"),
    ],
    ids=["fr", "en"],
)
def test_a_family_has_all_words_but_those_in_every_form(lexicon: Lexicon, refused: str, kept: str) -> None:
    family = lexicon.family()
    assert [word for word in refused.split() if word not in lexicon or word in family] == []
    assert [word for word in kept.split() if word not in family] == []
    assert set(lexicon) - set(family) == lexicon.not_for_children
    assert 200 < len(lexicon.not_for_children) < 800
    assert family.family() is family


def test_the_game_refuses_them_only_if_it_is_told_to() -> None:
    assert isinstance(at(hands="CNO,EEL").legal("CON"), Lay)
    with pytest.raises(IllegalMove) as why:
        at(hands="CNO,EEL", words="family").legal("CON")
    assert say(why.value.sentence, "fr") == "CON n’est pas admis en famille."
    assert "CON" in map(str, at(hands="CNO,EEL").moves())
    assert "CON" not in map(str, at(hands="CNO,EEL", words="family").moves())
    with pytest.raises(IllegalMove, match="lexicon"):
        at(hands="CNO,EEL", words="family").legal("NCO")


def test_where_the_table_judges_people_decide_and_bots_vote_by_the_option() -> None:
    trial: dict[str, Any] = {"phase": "judge", "turn": 1, "word": "CON:", "referee": "table"}
    assert said("graine", at(hands="CNO,EEL", **trial)).move == "accept"
    assert said("graine", at(hands="CNO,EEL", words="family", **trial)).move == "reject"


def test_a_record_names_the_words_that_judged_it() -> None:
    everything = Record(game="rondorondo", seats=2, seed=1, start=START, moves=("CON",))
    assert everything.lexicon == french.version
    assert Record.loads(everything.dumps()).replay() == everything.replay()
    family = Record(game="rondorondo", seats=2, seed=1, start=START, moves=("~C",), options={"words": "family"})
    assert family.lexicon == french.family().version != french.version
    assert "words=family" in family.dumps()
    assert [sentence.key for sentence in verify(Record.loads(family.dumps()))][1] == "verify-words"


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_lays_one_however_well_it_plays(level: str) -> None:
    assert not said(level, at(hands="CNO,EEL", pile="")).move.startswith("CON")
    assert said(level, at(hands="CNO,EEL", phase="opening")).move == "decline"


def test_a_review_names_none_of_them_as_missed() -> None:
    start = START.replace("phase=play", "phase=opening")
    record = Record(game="rondorondo", seats=2, seed=1, start=start, moves=("decline", "decline"))
    assert all("CON" not in remark.best for remark in remarks(GameHistory.of(record), 0))
