"""Positions as text: read, written, and refused where they cannot be."""

from typing import Any

import pytest

from haricot import BadOption, BadPosition
from haricot.core.game import Seat
from tests.games.known import rondorondo
from tests.games.rondorondo.table import FIELDS, at

EXAMPLES = [
    ("rack=MARe hands=AEIRSST,EEL? pile=NOP scores=12,-9 turn=0 phase=play exchanged=0 passes=0 bids=- word=-", {}),
    (
        "rack=... hands=AERT,EEL?,- pile=NOP scores=0,0,0 turn=1 phase=opening exchanged=0 passes=0 bids=RAT word=-",
        {},
    ),
    (
        "rack=... hands=AERT,EEL? pile=NOP scores=0,0 turn=1 phase=play exchanged=0 passes=0 bids=RAT,decline word=-",
        {},
    ),
    ("rack=#ARe- hands=AEIRSST, pile=NOP scores=0,0 turn=1 phase=play exchanged=7 passes=0 bids=- word=-", {}),
    ("rack=MARe hands=, pile= scores=3,4 turn=1 phase=play exchanged=0 passes=2 bids=- word=-", {}),
    (
        "rack=MARe hands=ES,EE,EE pile=D scores=0,0,0 turn=2 phase=judge exchanged=1 passes=0 bids=- word=.E..>S:a",
        {"referee": "table"},
    ),
    (
        "rack=MARe hands=EK,EE pile=D scores=0,0 turn=1 phase=judge exchanged=0 passes=0 bids=- word=[K]E..:",
        {"referee": "table", "beginner": True},
    ),
]


@pytest.mark.parametrize(("text", "options"), EXAMPLES, ids=lambda value: str(value)[:20])
def test_a_position_survives_being_written(text: str, options: dict[str, Any]) -> None:
    assert str(rondorondo.position(text, **options)) == text


def test_hands_are_put_in_order_and_fields_come_in_any() -> None:
    state = rondorondo.position(" ".join(reversed(str(at(hands="-?TSA,E")).split())))
    assert state == at(hands="AST?-,E")


def wrong(**parts: Any) -> str:
    """Why a position with these parts is refused."""
    options = {name: parts.pop(name) for name in ("referee", "beginner") if name in parts}
    text = " ".join(f"{name}={value}" for name, value in (FIELDS | parts).items())
    with pytest.raises(BadPosition) as refused:
        rondorondo.position(text, **options)
    assert str(refused.value)
    return refused.value.key.removeprefix("rondorondo-position-")


@pytest.mark.parametrize(
    "rack", ["", "..", "....", "M.R", "MA", "M-RE", "-MA-", "A#REA", "MARÉ", "MA?E", "ABCDEFGHIJ", "---", "MAR,"]
)
def test_a_rack_is_empty_or_shows_a_word_between_erasers(rack: str) -> None:
    assert wrong(rack=rack) == "rack"


@pytest.mark.parametrize("hands", ["AE*,E", "ae,E", "A.E,E", "AÉ,E"])
def test_hands_hold_cards(hands: str) -> None:
    assert wrong(hands=hands) == "card"


def test_the_pile_holds_cards() -> None:
    assert wrong(pile="ABc") == "card"


@pytest.mark.parametrize(
    "parts",
    [
        {"hands": "KK,E"},
        {"hands": "K,E", "pile": "K"},
        {"rack": "KIR", "pile": "K"},
        {"hands": "?" * 6 + ",E", "rack": "MAr"},
    ],
)
def test_hands_pile_and_what_shows_are_at_most_the_pack(parts: dict[str, Any]) -> None:
    assert wrong(**parts) == "cards"


def test_a_card_face_down_is_one_of_the_pack() -> None:
    everything = "".join(card * count for card, count in rondorondo.new(seed=1).pack.counts.items())
    rest = everything
    for card in "ARE":
        rest = rest.replace(card, "", 1)
    assert wrong(rack="#ARE", hands=f"{rest},", pile="") == "too-many"
    assert at("#ARE", f"{rest[1:]},", pile="").rack == "#ARE"


def test_numbers_are_plain() -> None:
    assert wrong(scores="0,+1") == "position-number"
    assert wrong(scores="0,-0") == "position-number"
    assert wrong(scores="0") == "position-count"
    assert wrong(exchanged="٣") == "position-number"
    assert wrong(exchanged=8) == "exchanged"
    assert wrong(passes=-1) == "position-number"
    assert wrong(turn=2) == "position-choice"
    assert wrong(phase="vote") == "position-choice"


@pytest.mark.parametrize(
    "parts",
    [
        {"phase": "opening", "bids": "-", "turn": 1},
        {"phase": "opening", "bids": "RAT,decline", "turn": 1},
        {"phase": "opening", "rack": "MAR"},
        {"phase": "opening", "exchanged": 1},
        {"phase": "play", "bids": "RAT"},
        {"phase": "play", "bids": "RAT,decline", "rack": "MAR"},
        {"phase": "play", "bids": "RAT,decline", "exchanged": 1},
    ],
    ids=str,
)
def test_opening_words_belong_to_the_opening_and_the_moment_after_it(parts: dict[str, Any]) -> None:
    assert wrong(**parts) == "bids"


@pytest.mark.parametrize("bid", ["MER", "RATS", "R.T", "RA-"])
def test_an_opening_word_is_in_its_hand(bid: str) -> None:
    assert wrong(phase="opening", bids=bid, turn=1) == "bid"


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"phase": "judge"}, "trial"),
        ({"word": "..E:"}, "trial"),
        ({"phase": "judge", "rack": "MAR", "turn": 1, "word": "...>E:", "referee": "lexicon"}, "trial"),
        ({"phase": "judge", "rack": "MAR", "turn": 1, "word": "...>E"}, "trial-form"),
        ({"phase": "judge", "rack": "MAR", "turn": 1, "word": "...>E:x"}, "trial-form"),
        ({"phase": "judge", "rack": "MAR", "turn": 1, "word": "...>É:"}, "word"),
        ({"phase": "judge", "rack": "MAR", "turn": 1, "word": "...>E:a"}, "votes"),
        ({"phase": "judge", "rack": "MAR", "turn": 1, "word": "...>Z:"}, "word"),
        ({"phase": "judge", "rack": "MAR", "turn": 0, "word": "...>S:"}, "word"),
    ],
    ids=str,
)
def test_a_word_on_trial_fits_the_phase_the_rack_and_its_player_s_hand(parts: dict[str, Any], why: str) -> None:
    assert wrong(**{"referee": "table"} | parts) == why


def test_two_to_six_play() -> None:
    with pytest.raises(BadOption):
        at(hands="AE", scores="0")
    with pytest.raises(BadOption):
        at(hands=",".join("AEIRSTN"))


def test_a_position_that_play_cannot_reach_is_still_one() -> None:
    assert at("XYZ", "AB,CD", passes=5, pile="E").turn == 0
    assert at("XYZ", ",CD", pile="E").play("pass").hands == ("E", "CD")


def test_after_a_position_chance_comes_from_its_seed() -> None:
    hands = "AEIRST,AEIRSTT"

    def first(seed: int) -> Seat | None:
        return at(hands=hands, phase="opening", seed=seed).play("AIR").play("AIR").turn

    assert [first(seed) for seed in range(9)] == [first(seed) for seed in range(9)]
    assert {first(seed) for seed in range(9)} == {0, 1}
