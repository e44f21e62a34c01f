"""`referee=table`: no dictionary; the other players judge each word."""

from typing import Any

import pytest

from haricot import IllegalMove
from haricot.games.rondorondo.rules import RondoRondo
from tests.games.known import rondorondo
from tests.games.rondorondo.table import at, part
from tests.known_types import there

FOUR = "AES,EE,EE,EE"


def judged(votes: str, **more: Any) -> RondoRondo:
    """A word laid by seat 0 of four, after these votes."""
    state = at("MAR", FOUR, referee="table", **more).play("...>S")
    for vote in votes:
        state = state.play({"a": "accept", "r": "reject"}[vote])
    return state


def test_any_letters_of_the_right_form_may_be_laid() -> None:
    state = at("MAR", "XZ,E", referee="table").play(".XZ")
    assert (state.phase, state.turn, part(state, "word")) == ("judge", 1, ".XZ:")
    with pytest.raises(IllegalMove) as refused:
        at("MAR", "XZ,E", referee="table").play("XXZ")
    assert refused.value.key == "rondorondo-not-held", "the form is checked all the same"


def test_opening_words_are_any_three_letters_and_nobody_judges_them() -> None:
    state = at(hands="XZTSEAA,EE", phase="opening", referee="table")
    assert [str(move) for move in state.moves()] == ["decline"]
    assert state.play("XZT").play("decline").turn == 0


def test_every_other_seat_votes_from_the_next_one_on() -> None:
    state = judged("")
    for seat, vote in ((1, "accept"), (2, "reject"), (3, "accept")):
        assert (state.turn, state.phase) == (seat, "judge")
        assert [str(move) for move in state.moves()] == ["accept", "reject"]
        state = state.play(vote)
    assert (state.turn, state.phase) == (1, "play")


def test_rack_hands_and_scores_stay_until_all_have_voted() -> None:
    before, during = at("MAR", FOUR, referee="table"), judged("ra")
    assert (during.rack, during.hands, during.pile, during.scores) == (
        before.rack,
        before.hands,
        before.pile,
        before.scores,
    )
    assert part(during, "word") == "...>S:ra"


@pytest.mark.parametrize("votes", ["aaa", "aar", "raa"])
def test_an_accepted_word_counts(votes: str) -> None:
    state = judged(votes)
    assert (state.rack, state.scores) == ("MARS", (5, 0, 0, 0))
    assert (state.hands[0], state.pile) == ("ADEIMNO", "E"), "up to seven cards are drawn"
    assert part(state, "word") == "-"


@pytest.mark.parametrize("votes", ["rrr", "arr", "rra"])
def test_a_majority_of_rejections_takes_the_word_back_and_the_turn_is_a_pass(votes: str) -> None:
    state = judged(votes, exchanged=2, pile="DO")
    assert (state.rack, state.scores, state.turn) == ("MAR", (-4, 0, 0, 0), 1)
    assert (state.hands[0], state.pile) == ("ADES", "O"), "the cards are back, and one is drawn"
    assert state.exchanged == 0


def test_a_tie_accepts() -> None:
    state = at("MAR", "AES,EE,EE", referee="table").play("...>S").play("reject").play("accept")
    assert state.rack == "MARS"


def test_between_two_the_other_decides_alone() -> None:
    laid = at("MAR", "AES,EE", referee="table").play("...>S")
    assert laid.play("accept").rack == "MARS"
    assert laid.play("reject").rack == "MAR"


def test_a_rejected_word_counts_as_a_pass_with_no_pile() -> None:
    state = at("MAR", "AES,EE", referee="table", pile="", passes=1).play("...>S").play("reject")
    assert (state.passes, state.turn) == (2, None)


def test_the_vote_goes_on_around_the_table() -> None:
    state = at("MAR", "EE,EE,AES", referee="table", turn=2).play("...>S")
    assert state.turn == 0
    state = state.play("accept")
    assert (state.turn, state.layer) == (1, 2)
    assert state.play("accept").turn == 0


@pytest.mark.parametrize("move", ["pass", "~E", "decline", "...>E"])
def test_who_judges_can_do_nothing_else(move: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        judged("").play(move)
    assert refused.value.key == "rondorondo-in-judge"


def test_whoever_runs_out_of_time_while_judging_accepts() -> None:
    assert str(judged("").default) == "accept"


def test_the_game_may_end_with_a_vote() -> None:
    state = at("MAR", "E,EE", referee="table", pile="", scores="1,2").play("...>E")
    assert state.turn == 1
    assert there(state.play("accept").outcome).scores == (6, 0)
    assert state.play("reject").turn == 1, "a rejected word leaves its card in the hand"


def test_no_lexicon_has_a_say() -> None:
    assert rondorondo.game.lexicon_version(rondorondo.game.choose({"referee": "table"})) is None


def test_a_card_face_down_of_a_rejected_word_went_back_to_its_hand() -> None:
    """Nothing is covered yet, so that the card can be nowhere else."""
    state = rondorondo.new(2, seed=1, referee="table", beginner=True, first=0)
    letters = [card for card in state.hands[0] if card.isalpha()]
    state = state.play("".join(letters[:3])).play("accept")
    down, after = [card for card in state.hands[1] if card.isalpha()][:2]
    state = state.play(f"[{down}]..>{after}").play("reject")
    assert there(state.view(0)["last"])["lay"] == f"[*]..>{after}"
    assert rondorondo.imagine(state.view(0), 1).view(0) == state.view(0)
