"""The rules named `rondelic`, in the order of the rules page."""

from typing import Any

from tests.games.known import rondelic
from tests.games.rondelic.positions import field, hands, moves, play, position, refusal, tokens, under
from tests.known_types import there

# The start and the deal


def test_tokens_start_off_the_board_and_the_dealer_has_no_card_yet() -> None:
    state = rondelic.new(4, seed=3, first=1)
    assert tokens(state) == "0,0,0,0"
    assert [card is None for card in state.hands] == [False, True, False, False]
    assert len(state.pack) == 49
    assert (state.dealer, state.turn, str(state.phase), state.drawn) == (1, 2, "swap", 0)
    assert field(state, "stakes") == "0,0,0,0"
    assert [field(state, name) for name in ("offer", "up", "lent", "said", "showing")] == ["-"] * 5


# Keep or swap


def test_a_swap_is_asked_of_the_next_player_who_answers_even_if_giving_is_the_only_answer() -> None:
    asked = position(hands="-,7S,8S,9S").play("swap")
    assert (str(asked.phase), asked.turn) == ("answer", 2)
    assert moves(asked) == "give"
    assert refusal(asked, "show") == "rondelic-no-king-to-show"


def test_the_two_cards_change_hands_and_the_neighbour_has_the_next_turn() -> None:
    state = play(position(hands="-,7S,8S,9S"), "swap give")
    assert hands(state) == "-,8S,7S,9S"
    assert (str(state.phase), state.turn) == ("swap", 2)
    assert field(state, "lent") == "-"


def test_a_card_received_may_be_passed_on() -> None:
    assert hands(play(position(hands="-,2S,8S,9S"), "swap give swap give")) == "-,8S,9S,2S"


def test_a_king_may_be_shown_and_both_keep_their_cards() -> None:
    asked = position(hands="-,7S,KH,9S").play("swap")
    assert moves(asked) == "give show"
    shown = asked.play("show")
    assert hands(shown) == "-,7S,KH,9S"
    assert str(there(shown.last).king) == "KH"
    assert (str(shown.phase), shown.turn) == ("swap", 2)
    assert moves(shown) == "keep swap"


def test_an_askers_own_king_is_simply_given_away() -> None:
    state = play(position(hands="-,KH,8S,9S"), "swap give")
    assert hands(state) == "-,8S,KH,9S"
    assert field(state, "lent") == "-"
    assert moves(state) == "keep swap"


# The coup de Jarnac


def test_coup_de_jarnac_a_king_that_is_given_is_only_lent() -> None:
    state = play(position(hands="-,7S,KH,9S"), "swap give")
    assert hands(state) == "-,KH,7S,9S"
    assert field(state, "lent") == "2>1"


def test_coup_de_jarnac_the_lender_may_only_keep() -> None:
    state = play(position(hands="-,7S,KH,9S"), "swap give")
    assert state.turn == 2
    assert moves(state) == "keep"
    assert refusal(state, "swap") == "rondelic-king-is-lent"
    assert state.play("keep").turn == 3


def test_coup_de_jarnac_lender_and_borrower_take_their_own_cards_back_before_the_showing() -> None:
    state = play(position(hands="-,2S,KH,9S", top="QH"), "swap give keep keep take")
    assert field(state, "showing") == "QH,2S,KH,9S"
    assert tokens(state) == "3,4,3,3"
    assert field(state, "lent") == "-"


def test_coup_de_jarnac_by_the_last_before_the_dealer_who_may_then_not_swap_with_the_dealer() -> None:
    state = play(position(hands="-,5S,9S,KH", top="QH"), "keep swap give")
    assert moves(state) == "keep"
    state = state.play("keep")
    assert (state.turn, field(state, "up")) == (0, "QH")
    assert field(state.play("take"), "showing") == "QH,5S,9S,KH"


def test_two_loans_in_one_round_both_go_back() -> None:
    state = play(position(hands="-,2S,KH,3S,KD,4S", top="QH"), "swap give keep swap give keep")
    assert field(state, "lent") == "2>1,4>3"
    assert hands(state) == "-,KH,2S,KD,3S,4S"
    assert field(play(state, "keep take"), "showing") == "QH,2S,KH,3S,KD,4S"


def test_who_gives_a_king_for_a_king_has_lent_it_all_the_same() -> None:
    state = play(position(hands="-,KS,KH,9S", top="QH"), "swap give")
    assert field(state, "lent") == "2>1"
    assert moves(state) == "keep"
    assert field(play(state, "keep keep take"), "showing") == "QH,KS,KH,9S"


def test_who_lent_a_king_is_not_asked_again_and_who_borrowed_one_has_had_a_turn() -> None:
    state = play(position(hands="-,2S,KH,9S,5D"), "swap give keep swap give")
    assert field(state, "lent") == "2>1"
    assert hands(state) == "-,KH,2S,5D,9S"


# The last before the dealer


def test_the_last_player_swaps_with_the_pack_and_the_dealer_gets_that_card_face_up() -> None:
    state = play(position(hands="-,7S,8S,2S", top="JD.QD"), "keep keep swap")
    assert hands(state) == "-,7S,8S,JD"
    assert (field(state, "up"), state.drawn) == ("2S", 1)
    assert (str(state.phase), state.turn) == ("dealer", 0)
    assert str(state.pack[0]) == "QD"


def test_if_the_last_player_keeps_the_dealers_first_card_is_turned_without_a_move() -> None:
    state = play(position(hands="-,7S,8S,9S", top="JD.QD"), "keep keep keep")
    assert (field(state, "up"), state.drawn) == ("JD", 1)
    assert (str(state.phase), state.turn) == ("dealer", 0)
    assert hands(state) == "-,7S,8S,9S"


# The dealer's three cards


def test_the_dealer_takes_the_first_card_and_the_round_ends() -> None:
    state = position(hands="-,7S,8S,9S", top="6D.QD", turn=3)
    assert field(play(state, "keep take"), "showing") == "6D,7S,8S,9S"


def test_the_dealer_refuses_the_first_card_for_the_next_and_it_goes_under_the_pack() -> None:
    state = play(position(hands="-,7S,8S,9S", top="6D.QD", turn=3), "keep turn")
    assert (field(state, "up"), state.drawn) == ("QD", 2)
    assert under(state, 1) == "6D"
    assert moves(state) == "take turn"
    assert field(state.play("take"), "showing") == "QD,7S,8S,9S"


def test_the_third_card_must_be_taken_without_a_move() -> None:
    state = play(position(hands="-,7S,8S,9S", top="6D.QD.AD", turn=3), "keep turn turn")
    assert field(state, "showing") == "AD,7S,8S,9S"
    assert tokens(state) == "4,3,3,3"


def test_the_card_received_from_the_last_player_counts_as_the_first_of_three() -> None:
    state = play(position(hands="-,7S,8S,2S", top="JD.QD.AD", turn=3), "swap turn")
    assert (field(state, "up"), state.drawn) == ("QD", 2)
    assert under(state, 1) == "2S"
    assert field(state.play("turn"), "showing") == "AD,7S,8S,JD"


# Two players left


TWO_LEFT: dict[str, Any] = {"tokens": "3,out3,5", "dealer": 2, "turn": 0, "hands": "-,-,-", "phase": "pick", "drawn": 1}


def test_two_left_the_dealer_presents_the_top_card_to_the_other() -> None:
    state = play(position(hands="-,2S,8S", top="KH", tokens="3,10,5", turn=2), "keep take")
    assert tokens(state) == "3,out3,5"
    assert (state.dealer, state.turn, str(state.phase), state.drawn) == (2, 0, "pick", 1)
    assert hands(state) == "-,-,-"
    assert state.offer is not None
    assert len(state.pack) == 51
    assert moves(state) == "take turn"


def test_two_left_the_other_takes_a_card_then_the_dealer_turns_face_up() -> None:
    state = position(**TWO_LEFT, offer="8H", top="5C.6C").play("take")
    assert hands(state) == "8H,-,-"
    assert (state.turn, str(state.phase), field(state, "up"), state.drawn) == (2, "dealer", "5C", 1)
    assert field(state, "offer") == "-"
    assert field(state.play("take"), "showing") == "8H,-,5C"


def test_two_left_the_other_may_ask_for_the_next_and_refused_cards_go_under_the_pack() -> None:
    state = position(**TWO_LEFT, offer="8H", top="5C.6C").play("turn")
    assert (field(state, "offer"), state.drawn, state.turn) == ("5C", 2, 0)
    assert under(state, 1) == "8H"


def test_two_left_the_third_card_must_be_kept_without_a_move() -> None:
    state = play(position(**TWO_LEFT, offer="8H", top="5C.6C.7C"), "turn turn")
    assert hands(state) == "6C,-,-"
    assert under(state, 2) == "8H.5C"
    assert (state.turn, str(state.phase), field(state, "up"), state.drawn) == (2, "dealer", "7C", 1)


def test_two_left_the_dealer_too_has_three_cards() -> None:
    state = play(position(**TWO_LEFT, offer="8H", top="5C.6C.7C"), "take turn turn")
    assert field(state, "showing") == "8H,-,7C"
    assert tokens(state) == "3,out3,6"


def test_two_left_a_tie_moves_both() -> None:
    assert tokens(play(position(**TWO_LEFT, offer="8H", top="8C"), "take take")) == "4,out3,6"


def test_two_left_they_present_in_turn() -> None:
    state = play(position(**TWO_LEFT, offer="8H", top="5C"), "take take")
    assert (state.dealer, state.turn, str(state.phase)) == (0, 2, "pick")


# Starting again


def test_who_falls_while_another_token_has_never_moved_starts_again_off_the_board() -> None:
    state = play(position(hands="-,7S,8S,2S", top="KH", tokens="3,3,0,10", turn=3), "keep take")
    assert tokens(state) == "3,3,0,0+"
    assert there(there(state.last).ended).fell == (3,)
    assert state.hands[3] is not None


def test_one_that_has_started_again_has_moved_before_and_saves_nobody() -> None:
    state = play(position(hands="-,7S,8S,2S", top="KH", tokens="3,3,0+,10", turn=3), "keep take")
    assert tokens(state) == "3,3,0+,out4"


def test_not_begun_is_judged_after_this_rounds_moves() -> None:
    state = play(position(hands="-,7S,2C,2S", top="KH", tokens="3,3,0,10", turn=3), "keep take")
    assert tokens(state) == "3,3,1,out4"


def test_a_token_that_started_again_moves_to_the_first_circle() -> None:
    state = play(position(hands="-,7S,8S,2S", top="KH", tokens="3,3,3,0+", turn=3), "keep take")
    assert tokens(state) == "3,3,3,1"


def test_all_who_fall_in_the_same_round_start_again() -> None:
    state = play(position(hands="-,2C,8S,2S", top="KH", tokens="3,10,0,10", turn=3), "keep take")
    assert tokens(state) == "3,0+,0,0+"


def test_a_dealer_who_falls_and_starts_again_is_still_in_the_game_but_the_deal_passes_on() -> None:
    state = play(position(hands="-,7S,8S,9S", top="2H", tokens="10,3,0,3", turn=3), "keep take")
    assert tokens(state) == "0+,3,0,3"
    assert (state.dealer, state.turn) == (1, 2)


def test_with_two_left_the_one_who_falls_may_still_start_again() -> None:
    state = play(position(**{**TWO_LEFT, "tokens": "0,out3,10"}, offer="8H", top="5C"), "take take")
    assert tokens(state) == "0,out3,0+"
    assert state.outcome is None


def test_winners_score_one_and_the_others_nothing() -> None:
    state = play(position(**{**TWO_LEFT, "tokens": "3,out3,10"}, offer="8H", top="5C"), "take take")
    assert there(state.outcome).scores == (1, 0, 0)
    assert there(state.outcome).ranks == (1, 3, 2)
