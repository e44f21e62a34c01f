"""What must be known is shown: a player's own card, what passed through their hands, and all that is public."""

from typing import Any

from haricot.core.game import Seat
from haricot.games.rondelic.rules import Round
from tests.games.known import rondelic
from tests.games.rondelic.positions import play, position, rondellig
from tests.known_types import of_kind


def hands_seen(state: Round, reader: Seat | None) -> list[str | None]:
    return of_kind(list, state.view(reader)["hands"])


def test_a_player_sees_the_own_card_and_that_the_others_hold_one() -> None:
    state = position(hands="-,7S,-,9S,5S", tokens="3,3,out5,3,3")
    assert hands_seen(state, 1) == [None, "7S", None, "?", "?"]
    assert hands_seen(state, 0) == [None, "?", None, "?", "?"]
    assert hands_seen(state, None) == [None, "?", None, "?", "?"]
    assert state.view(1)["pack"] == 49


def test_who_swapped_with_whom_is_public_and_the_two_know_each_others_card() -> None:
    state = play(position(hands="-,7S,8S,9S,5S"), "swap give")
    assert state.view(None)["swaps"] == [{"seat": 1, "with": 2}]
    assert hands_seen(state, 1) == [None, "8S", "7S", "?", "?"]
    assert hands_seen(state, 2) == [None, "8S", "7S", "?", "?"]
    assert hands_seen(state, 3) == [None, "?", "?", "9S", "?"]


def test_a_neighbours_card_is_known_until_it_moves_on() -> None:
    asked = play(position(hands="-,7S,8S,9S,5S"), "swap give swap")
    assert hands_seen(asked, 1)[2] == "7S"
    passed_on = asked.play("give")
    assert hands_seen(passed_on, 1) == [None, "8S", "?", "?", "?"]
    assert hands_seen(passed_on, 2) == [None, "8S", "9S", "7S", "?"]
    assert passed_on.view(None)["swaps"] == [{"seat": 1, "with": 2}, {"seat": 2, "with": 3}]


def test_a_neighbours_card_that_was_offered_and_refused_is_still_known() -> None:
    state = play(position(hands="-,7S,8S,KS,5S"), "swap give swap show")
    assert hands_seen(state, 1)[2] == "7S"
    assert state.view(None)["swaps"] == [{"seat": 1, "with": 2}]


def test_a_card_that_goes_to_the_dealer_has_moved_on_and_the_new_one_is_the_players_alone() -> None:
    state = play(position(hands="-,7S,8S", top="JD"), "swap give swap")
    assert hands_seen(state, 1) == [None, "8S", "?"]
    assert hands_seen(state, 2) == [None, "8S", "JD"]
    assert hands_seen(state, 0) == [None, "?", "?"]
    assert state.view(None)["swaps"] == [{"seat": 1, "with": 2}, {"seat": 2, "with": None}]


def test_a_king_shown_is_seen_by_all_at_that_moment_and_only_heard_of_later() -> None:
    shown = play(position(hands="-,7S,KH,9S"), "swap show")
    for reader in (0, 1, 3, None):
        assert shown.view(reader)["last"]["king"] == "KH"
        assert hands_seen(shown, reader)[2] == "?"
    later = shown.play("keep").view(0)
    assert {"seat": 2, "move": "show"} in later["said"]
    assert "KH" not in str(later)


def test_the_dealers_card_is_face_up_for_all_by_the_first_rules() -> None:
    state = play(position(hands="-,7S,8S,9S", top="JD", turn=3), "keep")
    assert {state.view(reader)["up"] for reader in (0, 1, 3, None)} == {"JD"}
    assert state.view(None)["drawn"] == 1


def test_a_drawn_card_is_seen_by_the_dealer_alone_by_the_second_rules() -> None:
    state = play(rondellig(hands="6S,7S,8S,9S", top="JD", turn=3), "keep draw")
    assert state.view(0)["up"] == "JD"
    assert {state.view(reader)["up"] for reader in (1, 3, None)} == {"?"}


def test_a_card_laid_aside_is_seen_by_nobody_any_more_not_even_when_hands_are_open() -> None:
    laid = rondellig(hands="6S,7S,8S,9S", top="2D", turn=3, tokens="3,3,1,10").play("swap")
    assert {laid.view(reader)["offer"] for reader in (0, 1, 2, 3, None)} == {"?"}
    fallen = laid.play("keep")
    assert {fallen.view(reader)["offer"] for reader in (0, 1, 2, 3, None)} == {"?"}
    assert "9S" not in str(fallen.view(3))


def test_a_card_presented_is_seen_by_the_picker_alone() -> None:
    two: dict[str, Any] = {"hands": "-,-,-", "tokens": "3,out3,5", "dealer": 2, "turn": 0, "phase": "pick", "drawn": 1}
    state = position(**two, offer="8H")
    assert state.view(0)["offer"] == "8H"
    assert {state.view(reader)["offer"] for reader in (1, 2, None)} == {"?"}
    assert hands_seen(state.play("take"), 2) == ["?", None, None]


def test_in_the_phase_restart_and_at_the_end_all_hands_are_open() -> None:
    fallen = rondellig(hands="KS,2S,8S,9C", tokens="3,10,1,4", phase="dealer", turn=0).play("keep")
    assert hands_seen(fallen, None) == hands_seen(fallen, 3) == ["KS", "2S", "8S", "9C"]
    end = position(hands="-,7S,-", tokens="10,3,out3", phase="dealer", turn=0, up="2S", drawn=2).play("take")
    assert hands_seen(end, None) == ["2S", "7S", None]
    assert end.view(None)["outcome"] == {"winners": [1], "scores": [0, 1, 0], "ranks": [2, 1, 3]}


def test_the_last_showing_is_public_until_the_next_word() -> None:
    state = play(position(hands="-,2S,KH,9S", top="QH"), "swap give keep keep take")
    assert state.view(None)["showing"] == ["QH", "2S", "KH", "9S"]
    assert state.play("keep").view(None)["showing"] is None


def test_what_was_sung_is_told_with_the_word_that_ended_the_round() -> None:
    ending: dict[str, Any] = {"hands": "-,2S,2H,9S", "top": "QH", "turn": 3, "tokens": "3,10,9,3"}
    last = play(position(**ending), "keep take").view(None)["last"]
    assert last == {
        "seat": 0,
        "move": "take",
        "king": None,
        "ended": {"dealer": 0, "lowest": [1, 2], "edge": [2], "fell": [1]},
    }


def test_tokens_say_where_each_stands_who_is_on_the_edge_who_started_again_who_fell_and_who_is_out() -> None:
    state = position(hands="-,7S,8S,-", tokens="0,0+,10,out4")
    nowhere = {"circle": None, "edge": False, "again": False, "fell": False, "rank": None}
    assert state.view(None)["tokens"] == [
        {**nowhere, "circle": 0},
        {**nowhere, "circle": 0, "again": True},
        {**nowhere, "circle": 10, "edge": True},
        {**nowhere, "rank": 4},
    ]
    fallen = rondellig(hands="KS,2S,8S,9C", tokens="3,10,1,4", phase="dealer", turn=0).play("keep")
    assert fallen.view(None)["tokens"][1] == {**nowhere, "fell": True}


def test_the_view_names_the_decision_who_acts_the_stakes_and_the_pot() -> None:
    view = rondelic.new(4, seed=1, rules="rondellig", first=2).view(None)
    assert (view["phase"], view["turn"], view["dealer"], view["pot"]) == ("swap", 3, 2, 4)
    assert view["stakes"] == [1, 1, 1, 1]
    assert (view["said"], view["swaps"], view["lent"], view["last"]) == ([], [], [], None)
