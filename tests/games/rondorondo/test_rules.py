"""A turn: exchanges, a word or a pass, its score, the cards drawn; and the end."""

import pytest

from haricot import IllegalMove
from haricot.games.rondorondo.cards import pack
from haricot.games.rondorondo.rules import RondoRondo
from tests.games.known import rondorondo
from tests.games.rondorondo.table import at, part
from tests.known_types import there


def refusal(state: RondoRondo, move: str) -> str:
    """Why a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    assert str(refused.value)
    return refused.value.key.removeprefix("rondorondo-")


# Exchanges


def test_an_exchanged_card_goes_under_the_pile_and_the_top_one_is_taken() -> None:
    after = at(hands="AEIRSST,E", pile="DOM").play("~S")
    assert after.hands[0] == "ADEIRST"
    assert after.pile == "OMS"
    assert (after.turn, after.exchanged, after.scores) == (0, 1, (0, 0)), "the cost is due when the turn ends"


def test_the_only_card_of_the_pile_can_be_exchanged() -> None:
    after = at(hands="AE,E", pile="D").play("~A")
    assert (after.hands[0], after.pile) == ("DE", "A")


@pytest.mark.parametrize("card", ["?", "-"])
def test_jokers_and_erasers_can_be_exchanged(card: str) -> None:
    assert card in at(hands="A?-,E", pile="D").play(f"~{card}").pile


def test_up_to_seven_exchanges_a_turn() -> None:
    state = at()
    for _ in range(7):
        state = state.play(f"~{state.hands[0][0]}")
    assert not [move for move in state.moves() if str(move).startswith("~")]
    assert refusal(state, f"~{state.hands[0][0]}") == "exchange-limit"


def test_no_exchange_without_a_pile() -> None:
    state = at(pile="")
    assert not [move for move in state.moves() if str(move).startswith("~")]
    assert refusal(state, "~A") == "exchange-without-pile"


def test_only_a_card_of_the_hand_can_be_exchanged() -> None:
    assert refusal(at(), "~Z") == "exchange-not-held"


def test_each_exchange_costs_2_points_of_the_word() -> None:
    after = at("MAR", "CEIRSST,E").play("~S").play("~T").play("...>C")
    assert after.scores == (2 + 1 + 1 + 2 - 4, 0)
    assert after.exchanged == 0


# The first word


def test_the_first_word_has_exactly_three_letters() -> None:
    state = at()
    assert state.play("RAT").rack == "RAT"
    for text in ("RATS", "RA", "R.T", "RA-", "RAT>S", "S<RAT"):
        assert refusal(state, text) == "three-letters"
    assert refusal(at(beginner=True), "RA[T]") == "three-letters"


def test_the_first_word_gets_the_bonus_of_its_third_letter() -> None:
    assert at().play("RAT").scores == (3 + 3, 0)


def test_the_first_word_need_not_be_the_opening_word() -> None:
    assert at(bids="AIR,decline").play("RAT").rack == "RAT"


# Any other word


def test_any_cards_of_the_rack_may_be_covered() -> None:
    assert at("MARE", "EIMN,E").play(".I..").rack == "MIRE"
    assert at("MARE", "EIMN,E").play(".IN.").rack == "MINE"


@pytest.mark.parametrize(("move", "shows"), [("E<...", "EMIR"), ("...>E", "MIRE")])
def test_the_rack_may_be_extended_by_one_at_either_end(move: str, shows: str) -> None:
    before = at("MIR", "EE,E", referee="table")
    assert before.play(move).play("accept").rack == shows


def test_covering_and_extending_go_together() -> None:
    after = at("MARe", "ES,E").play(".E..>S")
    assert (after.rack, after.scores) == ("MEReS", (6, 0))


def test_the_rack_cannot_grow_on_both_sides() -> None:
    assert refusal(at("MAR", "AES,E"), "A<...>E") == "grows-on-both-sides"


def test_the_rack_never_has_more_than_nine_compartments() -> None:
    full = at("CHARMANTE", "S,E")
    assert refusal(full, ".........>S") == "rack-full"
    assert at("CHARMANT", "ES,E").play("........>E").rack == "CHARMANTE"


@pytest.mark.parametrize("move", ["-<...", "...>-", "[A]<...", "...>[A]", ".<...", "...>."])
def test_a_new_compartment_takes_a_letter_or_a_joker(move: str) -> None:
    assert refusal(at("MAR", "AE-,E", beginner=True), move) == "extension-needs-a-letter"
    assert at("MAR", "?,E").play("...>e").rack == "MARe"


def test_one_sign_for_each_compartment() -> None:
    assert refusal(at("MARE"), "..I") == "compartments"
    assert refusal(at("MAR"), "...I") == "compartments"


# Erasers


@pytest.mark.parametrize(
    ("rack", "move", "shows"),
    [
        ("MARe", "-...", "-ARe"),
        ("AVION", "...--", "AVI--"),
        ("SOURIS", "--...-", "--URI-"),
        ("-ARe", "P...", "PARe"),
        ("MUR---", "...A..", "MURA--"),
    ],
)
def test_erasers_may_cover_letters_at_the_beginning_and_at_the_end(rack: str, move: str, shows: str) -> None:
    before = at(rack, "AP---,E", referee="table")
    assert before.play(move).play("accept").rack == shows


def test_an_eraser_may_cover_a_joker() -> None:
    assert at("MARe", "-,E", referee="table").play("...-").play("accept").rack == "MAR-"


@pytest.mark.parametrize(
    ("rack", "move"),
    [("MARe", ".-.."), ("MARe", "T<-..."), ("-ARe", "P<...."), ("MARE-", ".....>S"), ("AVIONS", "..--..")],
)
def test_never_an_eraser_inside_the_word(rack: str, move: str) -> None:
    assert refusal(at(rack, "PST---,E"), move) == "eraser-inside"


def test_never_an_eraser_on_an_eraser() -> None:
    assert refusal(at("-ARTS", "--,E"), "--...") == "eraser-on-eraser"


def test_a_letter_or_a_joker_may_cover_an_eraser() -> None:
    assert at("-ARE", "M,E").play("M...").rack == "MARE"
    assert at("-ARE", "?,E").play("m...").rack == "mARE"


# The word


def test_a_word_has_at_least_three_letters() -> None:
    assert refusal(at("MARE", "--,E"), "--..") == "too-short"
    assert refusal(at("MARE", "----,E"), "----") == "too-short"


def test_a_word_is_in_the_lexicon() -> None:
    assert refusal(at("MARE", "X,E"), ".X..") == "not-in-lexicon"


def test_a_word_differs_from_the_word_before() -> None:
    assert refusal(at("MARE", "A,E"), ".A..") == "same-word"
    assert refusal(at("MARE", "?,E"), ".a..") == "same-word"


def test_the_same_word_in_another_place_is_no_new_word() -> None:
    assert refusal(at("-AAA", "A-,E", referee="table"), "A..-") == "same-word"


def test_at_least_one_card_of_the_word_before_still_shows() -> None:
    assert refusal(at("MAR", "LIT,E"), "LIT") == "no-card-kept"
    assert refusal(at("-MAR", "LITS,E", referee="table"), ".LIT") == "no-card-kept"


def test_a_letter_covered_by_its_like_is_not_kept() -> None:
    assert refusal(at("RAT", "LAI,E"), "LAI") == "no-card-kept"
    assert at("MARE", "EM,E").play("ME..").rack == "MERE", "but a letter may be covered by the same letter"


def test_a_joker_that_shows_counts_as_a_letter_kept() -> None:
    assert at("MARe", "FIL,E").play("FIL.").rack == "FILe"


def test_an_eraser_that_shows_is_no_card_of_the_word_before() -> None:
    assert refusal(at("-MAR", "LIT,E", referee="table"), ".LIT") == "no-card-kept"


def test_at_least_one_card_is_laid() -> None:
    assert refusal(at("MARE"), "....") == "nothing-laid"


def test_an_eraser_alone_may_make_a_new_word() -> None:
    assert at("-MERE", "-,E").play("....-").rack == "-MER-"


@pytest.mark.parametrize(
    ("hand", "move", "why"),
    [
        ("A,E", ".I..", "not-held"),
        ("E,E", ".EE.", "not-held"),
        ("A,E", ".i..", "no-joker"),
        ("?,E", ".ii.", "no-joker"),
        ("A,E", "-...", "no-eraser"),
        ("-,E", "-..-", "no-eraser"),
    ],
)
def test_only_cards_of_the_hand_can_be_laid(hand: str, move: str, why: str) -> None:
    assert refusal(at("MARE", hand), move) == why


# Jokers


def test_a_joker_keeps_its_letter_until_it_is_covered() -> None:
    state = at("MARe", "EI,E")
    assert state.play(".E..").rack == "MERe"
    assert refusal(state, "...i") == "joker-keeps-its-letter"
    assert state.play("...I").rack == "MARI"


def test_a_joker_may_cover_a_joker() -> None:
    assert at("MARe", "?,E").play("...i").rack == "MARi"


def test_a_joker_never_stands_for_an_eraser() -> None:
    assert refusal(at("MARe", "?,E"), "-...") == "no-eraser"


# The score


def test_all_cards_that_show_are_counted() -> None:
    assert at("KAPO", "S,E").play("....>S").scores == (6 + 1 + 2 + 1 + 1, 0)


def test_a_joker_counts_1_whatever_it_stands_for() -> None:
    assert at("RAI", "?,E").play("..z").scores == (3, 0)


def test_erasers_that_show_cost_2_each_also_those_laid_earlier() -> None:
    assert at("-MARE-", "P,E").play(".P....").scores == (2 + 1 + 1 + 1 - 4, 0)


def test_each_letter_from_the_third_on_brings_3_more() -> None:
    assert at("PAR", "NOTS,E").play(".O.>T").scores == (2 + 1 + 1 + 1, 0)
    assert at("PAR", "NOTS,E").play(".ON>T").scores == (2 + 1 + 1 + 1 + 3, 0)
    assert at("PARE", "ILOTS,E").play(".ILO>T").scores == (2 + 1 + 1 + 1 + 1 + 6, 0)


def test_jokers_count_for_the_bonus_and_erasers_do_not() -> None:
    assert at("PAR", "NO?,E").play(".ON>t").scores == (2 + 1 + 1 + 1 + 3, 0)
    assert at("PARTI", "NO--,E", referee="table").play(".ON--").play("accept").scores == (2 + 1 + 1 - 4, 0)


# Cards drawn


def test_draw_up_to_seven_after_a_word() -> None:
    after = at("MAR", "EIRSTUV,E", pile="DOMINE").play("...>I")
    assert (after.hands[0], after.pile) == ("DERSTUV", "OMINE")


def test_draw_none_if_seven_or_more_are_held() -> None:
    after = at("MAR", "EEIRSTUV,E", pile="DOMINE").play("...>I")
    assert (after.hands[0], after.pile) == ("EERSTUV", "DOMINE")


def test_draw_as_far_as_the_pile_goes() -> None:
    after = at("PAR", "ENOT,E", pile="DO").play(".ON>T")
    assert (after.hands[0], after.pile) == ("DEO", "")


# A pass


def test_a_pass_scores_nothing_pays_the_exchanges_and_draws_one_card_even_past_seven() -> None:
    after = at(hands="AEIRSST,E", pile="DOMINE", exchanged=3).play("pass")
    assert (after.hands[0], after.pile) == ("ADEIRSST", "OMINE")
    assert (after.scores, after.exchanged, after.turn) == ((-6, 0), 0, 1)


def test_a_pass_with_an_empty_pile_draws_nothing() -> None:
    after = at(hands="AE,E", pile="").play("pass")
    assert (after.hands, after.passes) == (("AE", "E"), 1)


def test_passes_are_counted_only_with_the_pile_already_empty() -> None:
    first = at(hands="AE,E", pile="D").play("pass")
    assert (first.pile, first.passes) == ("", 0)
    assert first.play("pass").passes == 1


def test_a_word_ends_a_row_of_passes() -> None:
    state = at("MAR", "EE,EE,EE", pile="", passes=2)
    assert state.play("...>E").passes == 0


def test_play_goes_to_the_left() -> None:
    state = at("MAR", "EE,EE,EE")
    assert state.play("pass").turn == 1
    assert state.play("pass").play("pass").play("pass").turn == 0


@pytest.mark.parametrize("move", ["decline", "accept", "reject"])
def test_in_play_nothing_else_can_be_done(move: str) -> None:
    assert refusal(at("MAR"), move) == "in-play"


@pytest.mark.parametrize(
    "move", ["", "mère", "MÈRE", "~", "~AB", "~*", "[*]...", "pass ", "....>", "<....", "A<B<..", "x" * 99]
)
def test_what_is_no_move_is_refused_with_a_word_of_help(move: str) -> None:
    assert refusal(at("MARE"), move) == "move-form"


# The end


def test_the_game_ends_when_the_pile_is_empty_and_a_player_has_no_card_left() -> None:
    after = at("MAR", "E,KZ?-", pile="", scores="10,9").play("...>E")
    assert (after.turn, after.moves(), part(after, "turn")) == (None, (), "1")
    assert after.scores == (15, 9), "the position's scores are without the deduction"
    assert there(after.outcome).scores == (15, 9 - 6 - 5 - 1 - 2), "erasers held count 2, without their minus"
    assert (there(after.outcome).winners, there(after.outcome).ranks) == ((0,), (1, 2))


def test_an_empty_hand_is_filled_while_there_is_a_pile() -> None:
    after = at("MAR", "E,KZ", pile="D").play("...>E")
    assert (after.turn, after.hands) == (1, ("D", "KZ"))


def test_the_game_ends_when_all_have_passed_in_a_row_with_no_pile() -> None:
    state = at("MAR", "K,Z,W", pile="", scores="5,5,5")
    state = state.play("pass").play("pass")
    assert state.turn == 2
    state = state.play("pass")
    assert (state.turn, part(state, "turn"), part(state, "passes")) == (None, "0", "3")
    assert there(state.outcome).scores == (-1, 0, -1)
    assert (there(state.outcome).winners, there(state.outcome).ranks) == ((1,), (2, 1, 2))


def test_passes_made_while_there_was_a_pile_do_not_end_the_game() -> None:
    state = at("MAR", "K,Z", pile="W").play("pass").play("pass")
    assert state.turn == 0
    assert state.play("pass").turn is None


def test_ties_share() -> None:
    state = at("MAR", "K,W", pile="", scores="5,5").play("pass").play("pass")
    assert (there(state.outcome).winners, there(state.outcome).ranks) == ((0, 1), (1, 1))


def test_letters_still_held_cost_their_value_and_jokers_1() -> None:
    assert pack("fr").left_over("AKX?--") == 1 + 6 + 5 + 1 + 2 + 2


# Time


@pytest.mark.parametrize(
    ("state", "move"),
    [(at("MAR"), "pass"), (at(phase="opening"), "decline"), (at("MAR", referee="table").play("~A"), "pass")],
)
def test_whoever_runs_out_of_time_passes_or_declines(state: RondoRondo, move: str) -> None:
    assert str(state.default) == move


@pytest.mark.parametrize(("minute", "seconds"), [(60, 60), (0, None), (3600, 3600)])
def test_the_minute_is_for_the_table_to_keep(minute: int, seconds: int | None) -> None:
    assert rondorondo.game.seconds_per_turn(rondorondo.game.choose({"minute": minute})) == seconds
