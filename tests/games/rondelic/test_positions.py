"""Positions of Rondelic as text: what is written is read, and what no phase can be played from is refused in words."""

import re

import pytest

import haricot
from haricot.games.rondelic.rules import Round
from tests.games.known import rondelic
from tests.games.rondelic.positions import play, position, rondellig

FIRST = position(hands="-,7S,KH,9S", tokens="0,0+,10,3")
ASKED = FIRST.play("swap")
DEALER = play(FIRST, "keep keep keep")
PICK = position(hands="-,-,-", tokens="3,out3,5", dealer=2, turn=0, phase="pick", offer="5S", drawn=1)
END = play(position(hands="-,7S,-", tokens="10,3,out3", phase="dealer", turn=0, up="2S", drawn=2), "take")
SECOND = rondellig(hands="6S,7S,KH,9S", turn=3)
LAID = SECOND.play("swap")
DRAWN = LAID.play("draw")
FALLEN = rondellig(hands="KS,2S,8S,2C", tokens="3,10,1,10", phase="dealer", turn=0).play("keep")


@pytest.mark.parametrize("state", [FIRST, ASKED, DEALER, PICK, END, SECOND, LAID, DRAWN, FALLEN])
def test_a_position_is_read_as_it_is_written(state: Round) -> None:
    again = rondelic.position(str(state), **state.options)
    assert again == state
    assert str(again) == str(state)
    assert again.moves() == state.moves()
    assert again.outcome == state.outcome


def test_the_fields_stand_in_the_order_of_the_notation() -> None:
    names = [part.split("=")[0] for part in str(FIRST).split()]
    assert " ".join(names) == "tokens dealer hands pack turn phase offer up drawn lent stakes said showing"


def test_a_loan_is_written_with_its_lender_first_and_what_was_said_with_its_seat() -> None:
    text = str(play(FIRST, "swap give"))
    assert " lent=2>1 " in text
    assert " said=1:swap.2:give " in text


REFUSED = [
    # what is no card, seat, token, loan or word
    (FIRST, "hands=-,7S,KH,9S", "hands=-,7S,KH,9X", "rondelic-no-card"),
    (FIRST, "hands=-,7S,KH,9S", "hands=-,7S,KH", "position-count"),
    (FIRST, "dealer=0", "dealer=4", "rondelic-no-seat"),
    (FIRST, "turn=1", "turn=-1", "position-number"),
    (FIRST, "tokens=0,0+,10,3", "tokens=0,0+,ten,3", "position-number"),
    (FIRST, "tokens=0,0+,10,3", "tokens=0,0+,11,3", "rondelic-token"),
    (FIRST, "tokens=0,0+,10,3", "tokens=0,0+,fell,3", "rondelic-token"),
    (FIRST, "tokens=0,0+,10,3", "tokens=0,0+,out1,3", "rondelic-token"),
    (FIRST, "tokens=0,0+,10,3", "tokens=0,0+,out5,3", "rondelic-token"),
    (FIRST, "tokens=0,0+,10,3", "tokens=3+,0+,10,3", "position-number"),
    (FIRST, "tokens=0,0+,10,3", "tokens=out2,out2,out2,out2", "rondelic-nobody-left"),
    (SECOND, "tokens=3,3,3,3", "tokens=3,0,3,3", "rondelic-token"),
    (SECOND, "tokens=3,3,3,3", "tokens=3,0+,3,3", "rondelic-token"),
    (SECOND, "tokens=3,3,3,3", "tokens=3,fell,3,3", "rondelic-token"),
    (FIRST, "lent=-", "lent=1>", "rondelic-loan-form"),
    (FIRST, "lent=-", "lent=1>7", "rondelic-no-seat"),
    (FIRST, "said=-", "said=1:sing", "rondelic-saying-form"),
    (FIRST, "said=-", "said=9:keep", "rondelic-no-seat"),
    (FIRST, "phase=swap", "phase=song", "position-choice"),
    # the 52 cards
    (FIRST, "pack=AC.", "pack=7S.", "rondelic-card-twice"),
    (FIRST, "pack=AC.", "pack=", "rondelic-card-missing"),
    (FIRST, "showing=-", "showing=2C,2C,-,-", "rondelic-card-twice"),
    # stakes
    (FIRST, "stakes=0,0,0,0", "stakes=0,1,0,0", "rondelic-stake"),
    (SECOND, "stakes=1,1,1,1", "stakes=1,0,1,1", "rondelic-stake"),
    # what each phase needs
    (FIRST, "phase=swap", "phase=pick", "rondelic-phase"),
    (FIRST, "phase=swap", "phase=restart", "rondelic-phase"),
    (PICK, "phase=pick", "phase=swap", "rondelic-phase"),
    (END, "phase=dealer", "phase=swap", "rondelic-phase"),
    (END, "turn=1", "turn=0", "rondelic-turn"),
    (FIRST, "turn=1", "turn=0", "rondelic-turn"),
    (ASKED, "turn=2", "turn=1", "rondelic-turn"),
    (ASKED, "turn=2", "turn=0", "rondelic-turn"),
    (DEALER, "turn=0", "turn=1", "rondelic-turn"),
    (PICK, "turn=0", "turn=2", "rondelic-turn"),
    (FALLEN, "turn=1", "turn=0", "rondelic-turn"),
    (FALLEN, "said=0:keep", "said=0:keep.1:leave", "rondelic-turn"),
    (FIRST, "tokens=0,0+,10,3", "tokens=out4,0+,10,3", "rondelic-dealer-is-out"),
    (FIRST, "tokens=0,0+,10,3", "tokens=0,0+,10,out4", "rondelic-hand-too-many"),
    (FIRST, "hands=-,7S,KH,9S pack=", "hands=-,7S,KH,- pack=9S.", "rondelic-hand-missing"),
    (FIRST, "hands=-,7S,KH,9S pack=AC.", "hands=AC,7S,KH,9S pack=", "rondelic-hand-too-many"),
    (SECOND, "hands=6S,7S,KH,9S pack=", "hands=-,7S,KH,9S pack=6S.", "rondelic-hand-missing"),
    (FIRST, "drawn=0", "drawn=1", "rondelic-drawn"),
    (DEALER, "drawn=1", "drawn=0", "rondelic-drawn"),
    (DEALER, "drawn=1", "drawn=3", "rondelic-drawn"),
    (PICK, "drawn=1", "drawn=3", "rondelic-drawn"),
    (DRAWN, "drawn=1", "drawn=4", "rondelic-drawn"),
    (PICK, "offer=5S", "offer=-", "rondelic-card-missing"),
    (DEALER, "up=AC", "up=-", "rondelic-card-missing"),
    (LAID, "drawn=0", "drawn=1", "rondelic-offer"),
    (DRAWN, "drawn=1", "drawn=0", "rondelic-up"),
    # loans
    (FIRST, "lent=-", "lent=1>0", "rondelic-loans"),
    (FIRST, "lent=-", "lent=1>1", "rondelic-loans"),
    (FIRST, "lent=-", "lent=2>1,3>2", "rondelic-loans"),
    (FALLEN, "lent=-", "lent=2>1", "rondelic-loans"),
]


@pytest.mark.parametrize(("state", "right", "wrong", "key"), REFUSED)
def test_a_position_that_cannot_be_played_from_is_refused_in_words(
    state: Round, right: str, wrong: str, key: str
) -> None:
    text = str(state)
    assert right in text, "the test would break nothing"
    with pytest.raises(haricot.BadPosition) as refused:
        rondelic.position(text.replace(right, wrong), **state.options)
    assert refused.value.key == key
    assert str(refused.value)


def test_a_card_up_or_offered_out_of_its_phase_is_refused() -> None:
    for field, key in (("up", "rondelic-up"), ("offer", "rondelic-offer")):
        text = re.sub(rf"pack=AC\.(.*) {field}=-", rf"pack=\1 {field}=AC", str(FIRST))
        with pytest.raises(haricot.BadPosition) as refused:
            rondelic.position(text)
        assert refused.value.key == key


def test_whether_play_can_lead_there_is_not_asked() -> None:
    """A King lent that is none, a word that could not be said, a showing of other cards: unlikely, but positions."""
    odd = str(FIRST).replace("lent=-", "lent=1>3").replace("said=-", "said=3:give.2:accept.1:show")
    state = rondelic.position(odd.replace("showing=-", "showing=2C,-,-,3C"))
    for seat in (*range(4), None):
        assert state.reimagined(seat, 5).view(seat) == state.view(seat)


def test_a_position_with_a_wrong_number_of_seats_for_its_rules_is_refused() -> None:
    text = str(position(hands="-,7S,KH,9S")).replace("stakes=0,0,0,0", "stakes=1,1,1,1")
    with pytest.raises(haricot.BadPosition):
        rondelic.position(text, rules="rondellig")
    three = str(rondellig(hands="6S,7S,8S,-", tokens="3,3,3,out4")).replace(",out4", "").replace("8S,-", "8S")
    with pytest.raises(haricot.BadOption):
        rondelic.position(three.replace("stakes=1,1,1,1", "stakes=1,1,1"), rules="rondellig")
