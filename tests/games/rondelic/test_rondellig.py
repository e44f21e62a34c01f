"""The rules named `rondellig`, in the order of the rules page."""

from typing import Any

from haricot.games.rondelic.rules import Round
from tests.games.known import rondelic
from tests.games.rondelic.positions import field, hands, moves, play, refusal, rondellig, tokens, under
from tests.known_types import there

# The start and the deal


def test_tokens_start_on_the_first_circle_each_a_stake_and_the_dealer_holds_a_card_too() -> None:
    state = rondelic.new(5, seed=3, rules="rondellig", first=1)
    assert tokens(state) == "1,1,1,1,1"
    assert field(state, "stakes") == "1,1,1,1,1"
    assert None not in state.hands
    assert len(state.pack) == 47
    assert (state.dealer, state.turn, str(state.phase), state.drawn) == (1, 2, "swap", 0)


# Keep or swap


def test_who_is_asked_must_give_but_is_asked_all_the_same() -> None:
    asked = rondellig(hands="6S,7S,8S,9S").play("swap")
    assert (str(asked.phase), asked.turn) == ("answer", 2)
    assert moves(asked) == "give"
    assert hands(asked.play("give")) == "6S,8S,7S,9S"


def test_a_king_is_never_shown_but_lent() -> None:
    asked = rondellig(hands="6S,7S,KH,9S").play("swap")
    assert moves(asked) == "give"
    assert refusal(asked, "show") == "rondelic-kings-are-lent"
    state = asked.play("give")
    assert hands(state) == "6S,KH,7S,9S"
    assert field(state, "lent") == "2>1"


def test_the_lender_may_only_keep_and_both_take_their_own_cards_back_before_the_showing() -> None:
    state = play(rondellig(hands="6S,2S,KH,9S"), "swap give")
    assert moves(state) == "keep"
    assert refusal(state, "swap") == "rondelic-king-is-lent"
    after = play(state, "keep keep keep")
    assert field(after, "showing") == "6S,2S,KH,9S"
    assert tokens(after) == "3,4,3,3"


def test_the_last_player_lays_the_card_aside_and_takes_the_top_card() -> None:
    state = play(rondellig(hands="6S,7S,8S,2S", top="JD.QD", turn=3), "swap")
    assert hands(state) == "6S,7S,8S,JD"
    assert (field(state, "offer"), field(state, "up"), state.drawn) == ("2S", "-", 0)
    assert (str(state.phase), state.turn) == ("dealer", 0)


def test_the_last_player_who_lent_a_king_may_not_lay_a_card_aside() -> None:
    state = play(rondellig(hands="6S,7S,8S,KS", turn=2), "swap give")
    assert (state.turn, moves(state)) == (3, "keep")


# The dealer's privilege


def test_the_dealer_may_keep_whether_a_card_was_laid_aside_or_not() -> None:
    state = rondellig(hands="6S,7S,8S,9S", top="JD", turn=3)
    assert field(play(state, "keep keep"), "showing") == "6S,7S,8S,9S"
    assert field(play(state, "swap keep"), "showing") == "6S,7S,8S,JD"


def test_accept_is_there_only_if_a_card_was_laid_aside() -> None:
    state = rondellig(hands="6S,7S,8S,9S", turn=3)
    assert moves(state.play("swap")) == "keep accept draw"
    assert moves(state.play("keep")) == "keep draw"
    assert refusal(state.play("keep"), "accept") == "rondelic-nothing-laid-aside"


def end_by(moves_made: str, **given: Any) -> Round:
    """The game's end, where all that the dealer's last move left can be seen: the dealer falls, seat 1 wins."""
    state = rondellig(tokens="10,5,out3,out4", dealer=0, turn=0, phase="dealer", **given)
    end = play(state, moves_made)
    assert end.turn is None
    return end


def test_accept_puts_the_own_card_under_the_pack_and_takes_the_laid_card_for_good() -> None:
    end = end_by("accept", hands="6S,7S,-,-", offer="2S")
    assert hands(end) == "2S,7S,-,-"
    assert under(end, 1) == "6S"
    assert (field(end, "offer"), end.drawn) == ("-", 0)


def test_a_dealer_who_keeps_leaves_the_laid_card_where_it_lies() -> None:
    end = end_by("keep", hands="6S,7S,-,-", offer="2S")
    assert hands(end) == "6S,7S,-,-"
    assert field(end, "offer") == "2S"


def test_drawing_puts_the_laid_card_under_the_pack_and_the_dealer_looks_at_the_top_card() -> None:
    state = play(rondellig(hands="6S,7S,8S,9S", top="JD.QD.5D", turn=3), "swap draw")
    assert (field(state, "offer"), field(state, "up"), state.drawn) == ("-", "QD", 1)
    assert hands(state) == "6S,7S,8S,JD"
    assert under(state, 1) == "9S"
    assert moves(state) == "keep take draw"
    assert refusal(state, "accept") == "rondelic-laid-card-refused"


def test_the_dealer_may_draw_also_if_nothing_was_laid_aside() -> None:
    state = play(rondellig(hands="6S,7S,8S,9S", top="JD.QD", turn=3), "keep draw")
    assert (field(state, "up"), state.drawn) == ("JD", 1)


def test_take_keeps_the_drawn_card_and_the_own_goes_under_the_pack() -> None:
    end = end_by("draw draw take", hands="6S,7S,-,-", top="4H.5H.9H")
    assert hands(end) == "5H,7S,-,-"
    assert under(end, 2) == "4H.6S"
    assert (field(end, "up"), end.drawn) == ("-", 2)


def test_keep_after_drawing_puts_the_drawn_card_under_the_pack() -> None:
    end = end_by("draw keep", hands="6S,7S,-,-", offer="2S", top="4H.5H.9H")
    assert hands(end) == "6S,7S,-,-"
    assert under(end, 2) == "2S.4H"
    assert (field(end, "offer"), field(end, "up"), end.drawn) == ("-", "-", 1)


def test_three_draws_in_all_and_the_third_need_not_be_taken() -> None:
    state = play(rondellig(hands="6S,7S,8S,9S", top="JD.QD.5D", turn=3), "keep draw draw draw")
    assert (field(state, "up"), state.drawn) == ("5D", 3)
    assert under(state, 2) == "JD.QD"
    assert moves(state) == "keep take"
    assert refusal(state, "draw") == "rondelic-three-draws"
    assert field(state.play("keep"), "showing") == "6S,7S,8S,9S"
    assert field(state.play("take"), "showing") == "5D,7S,8S,9S"


# Two players left


def test_two_left_the_procedure_is_the_same() -> None:
    state = rondellig(hands="6S,7S,-,-", tokens="3,3,out3,out4", top="8H")
    assert moves(state) == "keep swap"
    swapped = state.play("swap")
    assert (hands(swapped), field(swapped, "offer"), swapped.turn) == ("6S,8H,-,-", "7S", 0)
    after = swapped.play("accept")
    assert field(after, "showing") == "7S,8H,-,-"
    assert (after.dealer, after.turn, str(after.phase)) == (1, 0, "swap")
    assert [card is None for card in after.hands] == [False, False, True, True]


# Starting again


def fallen(**given: Any) -> Round:
    """Seats 1 and 3 have fallen; seat 2 stands on circle 1, and the dealer on circle 3."""
    end_of_round = {"hands": "KS,2S,8S,2C", "tokens": "3,10,1,10", "phase": "dealer", "turn": 0, **given}
    return rondellig(**end_of_round).play("keep")


def test_who_falls_while_another_stands_on_circle_1_chooses_from_the_dealers_right() -> None:
    state = fallen()
    assert tokens(state) == "3,fell,1,fell"
    assert (str(state.phase), state.turn, moves(state)) == ("restart", 1, "restart leave")
    assert state.play("leave").turn == 3
    assert fallen(dealer=1, turn=1).turn == 3
    assert fallen(dealer=1, turn=1).play("leave").turn == 1


def test_starting_again_costs_a_stake() -> None:
    state = fallen().play("restart")
    assert tokens(state) == "3,1,1,fell"
    assert field(state, "stakes") == "1,2,1,1"


def test_who_leaves_stays_fallen_until_the_last_choice_and_is_then_out() -> None:
    state = fallen().play("leave")
    assert tokens(state) == "3,fell,1,fell"
    assert tokens(state.play("restart")) == "3,out4,1,1"
    assert tokens(state.play("leave")) == "3,out3,1,out3"


def test_in_the_phase_restart_all_lies_as_shown_and_as_the_dealer_left_it() -> None:
    state = play(rondellig(hands="KS,2S,KH,2C", tokens="3,10,1,9", top="JD.QD"), "swap give keep swap draw keep")
    pack = ".".join(map(str, state.pack))
    assert pack.endswith(".2C.QD")
    assert str(state) == (
        f"tokens=3,fell,1,9 dealer=0 hands=KS,2S,KH,JD pack={pack} turn=1 phase=restart offer=- up=- drawn=1 lent=- "
        "stakes=1,1,1,1 said=1:swap.2:give.2:keep.3:swap.0:draw.0:keep showing=KS,2S,KH,JD"
    )
    assert rondelic.position(str(state), rules="rondellig") == state


def test_restart_and_leave_are_said_and_the_showing_stays_until_the_next_deals_first_move() -> None:
    state = play(fallen(), "leave")
    assert field(state, "said") == "0:keep.1:leave"
    assert field(state, "showing") == "KS,2S,8S,2C"
    dealt = state.play("restart")
    assert (field(dealt, "said"), field(dealt, "showing")) == ("-", "KS,2S,8S,2C")
    assert (dealt.dealer, dealt.turn, str(dealt.phase)) == (2, 3, "swap")
    assert field(dealt.play("keep"), "showing") == "-"


def test_a_dealer_who_fell_and_starts_again_is_in_the_game_but_the_deal_passes_on() -> None:
    state = play(fallen(dealer=1, turn=1), "leave restart")
    assert tokens(state) == "3,1,1,out4"
    assert (state.dealer, state.turn) == (2, 0)


def test_without_another_token_on_circle_1_a_fall_is_for_good_and_nobody_is_asked() -> None:
    state = fallen(tokens="3,10,2,10")
    assert tokens(state) == "3,out3,2,out3"
    assert str(state.phase) == "swap"


def test_circle_1_is_judged_after_this_rounds_moves() -> None:
    state = rondellig(hands="KS,2S,2D,9C", tokens="3,10,1,5", phase="dealer", turn=0).play("keep")
    assert tokens(state) == "3,out4,2,5"


def test_a_token_that_started_again_and_stands_on_circle_1_lets_others_start_again() -> None:
    state = rondellig(hands="KS,2S,7D,9C", tokens="3,10,1,5", stakes="1,1,2,1", phase="dealer", turn=0).play("keep")
    assert str(state.phase) == "restart"


def test_the_game_may_end_with_the_last_choice() -> None:
    state = rondellig(
        hands="KS,2S,-,-", tokens="1,10,out3,out4", phase="dealer", turn=0, stakes="1,3,1,2", said="1:keep"
    )
    asked = state.play("keep")
    assert (asked.turn, asked.outcome) == (1, None)
    assert asked.play("restart").outcome is None
    end = asked.play("leave")
    assert tokens(end) == "1,out2,out3,out4"
    assert (end.turn, end.mover, str(end.phase)) == (None, 0, "dealer")
    assert field(end, "said") == "1:keep.0:keep.1:leave"
    assert hands(end) == field(end, "showing") == "KS,2S,-,-"


# Stakes and pot


def test_the_last_player_wins_all_stakes_and_each_score_is_what_was_won_less_what_was_staked() -> None:
    state = rondellig(hands="KS,2S,-,-", tokens="5,10,out3,out4", phase="dealer", turn=0, stakes="2,3,1,4")
    outcome = there(state.play("keep").outcome)
    assert outcome.winners == (0,)
    assert outcome.scores == (8, -3, -1, -4)
    assert outcome.ranks == (1, 2, 3, 4)
