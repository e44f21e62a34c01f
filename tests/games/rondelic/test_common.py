"""What both sets of rules share: the pack, the deal, the tie, the edge, the fall, the ranks, the next dealer."""

import pytest

import haricot
from haricot.games.rondelic.cards import PACK
from tests.games.known import rondelic
from tests.games.rondelic.positions import field, hands, moves, play, position, refusal, rondellig, tokens
from tests.known_types import there

# Cards


def test_the_king_is_high_and_the_ace_lowest_and_suits_mean_nothing() -> None:
    ranks = [card.rank for card in PACK]
    assert "".join(str(card)[0] for card in PACK[::4]) == "A23456789TJQK"
    assert ranks == sorted(ranks)
    assert len(set(ranks)) == 13
    assert len({str(card) for card in PACK}) == 52


def test_the_whole_pack_is_shuffled_for_every_deal() -> None:
    state = rondelic.new(seed=5, first=0)
    decks = set()
    for _ in range(5):
        before = state.dealer
        decks.add((hands(state), field(state, "pack")))
        assert sorted([*(card for card in state.hands if card is not None), *state.pack]) == list(PACK)
        while state.dealer == before:
            state = state.play(there(state.default))
    assert len(decks) == 5


def test_the_deal_comes_from_the_seed_alone() -> None:
    assert str(rondelic.new(seed=7)) == str(rondelic.new(seed=7)) != str(rondelic.new(seed=8))
    rounds = [play(position(hands="7S,9C,-", dealer=2, turn=1), "keep take") for _ in range(2)]
    assert rounds[0] == rounds[1]


# Seats and options


def test_three_to_twenty_play_by_the_first_rules_and_four_to_eight_by_the_second() -> None:
    assert rondelic.game.seats == range(3, 21)
    assert rondelic.new().seats == 3
    assert rondelic.new(rules="rondellig").seats == 4
    assert rondelic.new(20).seats == 20
    assert rondelic.new(8, rules="rondellig").seats == 8
    for seats, rules in ((2, "rondelic"), (21, "rondelic"), (3, "rondellig"), (9, "rondellig")):
        with pytest.raises(haricot.BadOption):
            rondelic.new(seats, rules=rules)


def test_two_to_twenty_circles_ten_by_default() -> None:
    assert rondelic.game.options["circles"].default == 10
    rondelic.new(circles=2)
    rondelic.new(circles=20)
    for circles in (1, 21):
        with pytest.raises(haricot.BadOption):
            rondelic.new(circles=circles)


def test_the_first_dealer_is_a_seat_or_drawn_by_lot() -> None:
    assert [rondelic.new(4, first=seat).dealer for seat in range(4)] == [0, 1, 2, 3]
    assert {rondelic.new(4, seed=seed).dealer for seed in range(30)} == {0, 1, 2, 3}
    with pytest.raises(haricot.BadOption):
        rondelic.new(4, first=4)


# The round


def test_the_dealers_right_hand_neighbour_begins_and_the_turn_goes_to_the_right() -> None:
    state = position(hands="-,7S,8S,9S", dealer=0, turn=1)
    assert [state.turn, state.play("keep").turn, play(state, "keep keep").turn] == [1, 2, 3]


def test_next_is_the_next_player_still_in_the_game() -> None:
    state = position(hands="5S,-,-,7S,-,9S", tokens="3,3,out6,3,out6,3", dealer=1, turn=3)
    assert state.play("keep").turn == 5
    assert state.play("swap").turn == 5
    assert play(state, "keep keep").turn == 0


def test_the_lowest_card_moves_its_token_one_circle_inwards() -> None:
    state = play(position(hands="-,7S,8S,2S", top="KH", tokens="3,4,5,6", turn=3), "keep take")
    assert tokens(state) == "3,4,5,7"
    assert field(state, "showing") == "KH,7S,8S,2S"


def test_all_who_tie_for_lowest_move() -> None:
    state = play(position(hands="-,7S,7H,9S", top="7C", tokens="3,4,5,6", turn=3), "keep take")
    assert tokens(state) == "4,5,6,6"
    assert there(there(state.last).ended).lowest == (0, 1, 2)


def test_a_token_that_reaches_the_last_circle_is_on_the_edge_and_the_table_sings() -> None:
    state = play(position(hands="-,7S,8S,2S", top="KH", tokens="3,3,3,9", turn=3), "keep take")
    assert tokens(state) == "3,3,3,10"
    assert there(there(state.last).ended).edge == (3,)
    assert there(there(state.last).ended).fell == ()


def test_a_token_that_moves_on_from_the_last_circle_falls_and_its_player_is_out() -> None:
    state = play(position(hands="-,7S,8S,2S", top="KH", tokens="3,3,3,10", turn=3), "keep take")
    assert tokens(state) == "3,3,3,out4"
    assert there(there(state.last).ended).fell == (3,)
    assert state.hands[3] is None


def test_circles_says_where_the_hole_is() -> None:
    state = position(circles=4, hands="-,7S,8S,2S", top="KH", tokens="1,1,1,4", turn=3)
    assert tokens(play(state, "keep take")) == "1,1,1,out4"


# The next dealer


def test_the_next_dealer_is_the_next_player_after_the_dealer() -> None:
    state = play(position(hands="5S,7S,8S,-", dealer=3, turn=2), "keep take")
    assert (state.dealer, state.turn) == (0, 1)


def test_the_next_dealer_after_a_dealer_who_fell_sits_to_the_right_of_that_seat() -> None:
    state = play(position(hands="5S,-,8S,9S", top="AH", dealer=1, turn=0, tokens="3,10,3,3"), "keep take")
    assert tokens(state) == "3,out4,3,3"
    assert (state.dealer, state.turn) == (2, 3)


def test_a_next_dealer_who_has_fallen_is_passed_over() -> None:
    state = play(position(hands="5S,-,2S,9S", top="KH", dealer=1, turn=0, tokens="3,3,10,3"), "keep take")
    assert tokens(state) == "3,3,out4,3"
    assert (state.dealer, state.turn) == (3, 0)


# Ranks and the end


def test_who_falls_for_good_has_the_rank_after_all_who_are_still_in_and_the_same_round_is_the_same_rank() -> None:
    state = play(position(hands="-,2S,8S,2D,9D", top="KH", tokens="3,10,3,10,3", turn=4), "keep take")
    assert tokens(state) == "3,out4,3,out4,3"


def test_if_a_round_would_leave_nobody_all_stay_on_the_last_circle_and_play_goes_on() -> None:
    state = position(hands="-,7S,-", top="7H", tokens="10,10,out3", dealer=0, turn=0, phase="dealer", up="7D", drawn=1)
    after = state.play("take")
    assert tokens(after) == "10,10,out3"
    assert after.outcome is None
    assert after.dealer == 1
    assert there(there(after.last).ended).lowest == (0, 1)
    assert (there(there(after.last).ended).edge, there(there(after.last).ended).fell) == ((), ())


def test_nobody_left_is_about_all_players_not_about_two() -> None:
    state = position(hands="-,7S,7H,7C", top="7D", tokens="10,10,10,10", turn=3)
    assert tokens(play(state, "keep take")) == "10,10,10,10"
    state = position(hands="-,7S,7H,7C", top="7D", tokens="10,10,10,9", turn=3)
    after = play(state, "keep take")
    assert tokens(after) == "out2,out2,out2,10"
    assert there(after.outcome).winners == (3,)


def test_nobody_left_by_the_second_rules_too() -> None:
    state = rondellig(hands="7D,7S,7H,7C", tokens="10,10,10,10", turn=0, phase="dealer")
    assert tokens(state.play("keep")) == "10,10,10,10"


def test_the_last_player_in_the_game_wins_and_the_others_are_ranked_by_when_they_fell() -> None:
    state = position(hands="-,7S,-,-", tokens="10,3,out4,out3", turn=0, phase="dealer", up="2S", drawn=2, top="QS")
    end = state.play("take")
    assert end.turn is None
    assert end.moves() == ()
    assert end.outcome == haricot.Outcome(winners=(1,), scores=(0, 1, 0, 0), ranks=(2, 1, 4, 3))


def test_at_the_end_the_turn_is_the_winners_the_hands_lie_as_shown_and_the_rest_as_the_dealer_left_it() -> None:
    state = position(
        hands="-,7S,-,-",
        tokens="10,3,out4,out3",
        turn=0,
        phase="dealer",
        up="4S",
        drawn=2,
        top="2S.QS",
        said="1:take.0:turn",
    )
    end = state.play("turn")
    pack = ".".join([*map(str, state.pack[1:]), "4S"])
    assert str(end) == (
        f"tokens=out2,3,out4,out3 dealer=0 hands=2S,7S,-,- pack={pack} turn=1 phase=dealer offer=- up=- drawn=3 "
        "lent=- stakes=0,0,0,0 said=1:take.0:turn.0:turn showing=2S,7S,-,-"
    )
    assert rondelic.position(str(end)) == end
    assert rondelic.position(str(end)).outcome == end.outcome


# What was said, and what was shown


def test_every_move_of_the_round_is_kept_in_order_and_forgotten_with_the_next_deal() -> None:
    state = play(position(hands="-,7S,KH,9S", dealer=0, turn=1), "swap show swap give keep")
    assert field(state, "said") == "1:swap.2:show.2:swap.3:give.3:keep"
    assert field(state.play("take"), "said") == "-"


def test_the_showing_is_there_until_the_first_move_of_the_next_deal() -> None:
    state = play(position(hands="-,7S,8S,2S", top="KH", turn=3), "keep take")
    assert field(state, "showing") == "KH,7S,8S,2S"
    assert field(state.play("keep"), "showing") == "-"


# Moves


def test_defaults_are_keep_give_take_and_leave() -> None:
    state = position(hands="-,7S,8S,9S")
    assert str(state.default) == "keep"
    assert str(state.play("swap").default) == "give"
    assert str(play(state, "keep keep keep").default) == "take"
    assert str(rondelic.new(circles=2).default) == "keep"
    two = position(hands="-,-,-", tokens="3,3,out3", phase="pick", offer="5S", drawn=1)
    assert str(two.default) == "take"
    fallen = rondellig(hands="5S,6S,2S,7S", tokens="1,3,fell,3", phase="restart", turn=2)
    assert str(fallen.default) == "leave"
    drawn = rondellig(hands="5S,6S,2S,7S", phase="dealer", turn=0, up="JS", drawn=1)
    assert str(drawn.default) == "keep"


def test_a_word_that_is_none_and_a_word_at_the_wrong_time_are_refused_in_words() -> None:
    state = position(hands="-,7S,8S,9S")
    assert refusal(state, "fold") == "rondelic-move-form"
    assert refusal(state, "KEEP") == "rondelic-move-form"
    assert refusal(state, "take") == "rondelic-not-here"
    with pytest.raises(haricot.IllegalMove, match=r"“take” cannot be said now. You may say: keep, swap."):
        state.play("take")


def test_a_move_reveals_if_it_shows_a_card_or_deals_cards() -> None:
    state = position(hands="-,7S,KH,9S")
    assert [state.reveals("keep"), state.reveals("swap")] == [False, False]
    asked = state.play("swap")
    assert [asked.reveals("give"), asked.reveals("show")] == [True, True]
    last = play(state, "keep keep")
    assert [last.reveals("keep"), last.reveals("swap")] == [True, True]
    assert last.play("keep").reveals("take")
    second = rondellig(hands="2C,7S,KH,9S", turn=3)
    assert [second.reveals("keep"), second.reveals("swap")] == [False, True]
    assert [second.play("keep").reveals(word) for word in ("keep", "draw")] == [True, True]


def test_a_choice_to_start_again_reveals_something_only_if_cards_are_dealt_next() -> None:
    two = rondellig(hands="5S,6S,2S,2C", tokens="1,3,fell,fell", phase="restart", turn=2)
    assert not two.reveals("leave")
    assert two.play("leave").reveals("leave")
    one = rondellig(hands="5S,-,2S,-", tokens="1,out3,fell,out4", phase="restart", turn=2)
    assert one.reveals("restart")
    assert not one.reveals("leave")
    with pytest.raises(haricot.IllegalMove):
        one.reveals("keep")


def test_the_moves_are_listed_as_the_phase_has_them() -> None:
    state = position(hands="-,7S,KH,9S")
    assert moves(state) == "keep swap"
    assert moves(state.play("swap")) == "give show"
    assert moves(play(state, "swap give")) == "keep"
    assert moves(play(state, "keep keep keep")) == "take turn"
