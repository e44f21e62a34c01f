"""Shuffle, deal, and who starts."""

from collections import Counter
from typing import Any

import pytest

import haricot
from haricot import IllegalMove
from haricot.games.rondorondo.cards import LANGUAGES, pack
from tests.games.known import rondorondo
from tests.games.rondorondo.table import at, part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_110_cards_94_letters_10_erasers_6_jokers(lang: str) -> None:
    counts = pack(lang).counts
    assert sum(counts.values()) == 110
    assert (counts["-"], counts["?"]) == (10, 6)
    assert all(counts[letter] >= 1 for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def test_the_french_pack_is_the_one_of_the_rules() -> None:
    by_value = {
        1: "E12 A8 I7 S6 N6 R6 T6 O5 L5 U5",
        2: "D3 M3 C3 P3",
        3: "G2 B2 V2 F2 H1",
        5: "J1 Q1 Y1 X1 Z1",
        6: "K1 W1",
    }
    for value, letters in by_value.items():
        for letter, count in ((word[0], int(word[1:])) for word in letters.split()):
            assert (pack("fr").values[letter], pack("fr").counts[letter]) == (value, count)
    assert (pack("fr").values["?"], pack("fr").values["-"]) == (1, -2)


def test_the_english_pack_has_as_many_cards_of_each_value() -> None:
    def by_value(lang: str) -> Counter[int]:
        cards = pack(lang)
        return Counter(dict.fromkeys(cards.values.values(), 0)) + Counter(
            value for card, value in cards.values.items() for _ in range(cards.counts[card])
        )

    assert by_value("en") == by_value("fr")


@pytest.mark.parametrize("seats", range(2, 7))
def test_seven_cards_each_and_the_rest_is_the_pile(seats: int) -> None:
    state = rondorondo.new(seats, seed=3)
    assert [len(hand) for hand in state.hands] == [7] * seats
    assert len(state.pile) == 110 - 7 * seats
    assert Counter("".join(state.hands) + state.pile) == Counter(pack("fr").counts)
    assert (state.rack, state.scores, state.phase, state.turn) == ("...", (0,) * seats, "opening", 0)


def test_hands_are_written_in_the_order_letters_jokers_erasers() -> None:
    assert part(at(hands="-?TSA,E"), "hands") == "AST?-,E"


def test_each_lays_a_three_letter_word_or_declines_and_the_highest_total_starts() -> None:
    state = at(hands="AEIRSST,EKLNOIU,AEIMRST", phase="opening")
    state = state.play("AIR").play("KIL").play("MER")
    assert (state.turn, state.phase) == (1, "play"), "KIL totals 8"
    assert part(state, "bids") == "AIR,KIL,MER"
    assert state.hands == ("AEIRSST", "EIKLNOU", "AEIMRST"), "the cards go back to their hands"


def test_jokers_count_1_in_an_opening_word() -> None:
    state = at(hands="DENO?,CDEO", phase="opening").play("DoN").play("DOC")
    assert state.turn == 1, "DoN totals 4, DOC 5"


def test_a_tie_goes_to_the_youngest_if_among_them() -> None:
    hands = "AEIRSST,AEIRST,AEIMR"
    tied = [at(hands=hands, phase="opening", youngest=1, seed=seed) for seed in range(8)]
    assert {state.play("AIR").play("AIR").play("decline").turn for state in tied} == {1}


def test_a_tie_without_the_youngest_goes_to_lot_among_the_tied() -> None:
    hands = "AEIRSST,AEIRST,AEIMR"
    tied = [at(hands=hands, phase="opening", youngest=2, seed=seed) for seed in range(20)]
    assert {state.play("AIR").play("AIR").play("decline").turn for state in tied} == {0, 1}


def test_if_all_decline_all_tie() -> None:
    declined = [rondorondo.new(3, seed=seed).play("decline").play("decline").play("decline") for seed in range(30)]
    assert {state.turn for state in declined} == {0, 1, 2}
    youngest = rondorondo.new(3, seed=0, youngest=2).play("decline").play("decline").play("decline")
    assert youngest.turn == 2


@pytest.mark.parametrize("options", [{"opening": "lot"}, {"first": 1}])
def test_the_options_lot_and_first_skip_the_opening(options: dict[str, Any]) -> None:
    started = [rondorondo.new(3, seed=seed, **options) for seed in range(30)]
    assert {state.phase for state in started} == {"play"}
    assert {state.turn for state in started} == ({0, 1, 2} if "opening" in options else {1})


@pytest.mark.parametrize("bid", ["AI", "RAIS", "AIR>S", "S<AIR", "A.R", "AI-", "[A]IR"])
def test_an_opening_word_has_exactly_three_letters(bid: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        at(phase="opening", beginner=True).play(bid)
    assert refused.value.key == "rondorondo-three-letters"


def test_an_opening_word_is_in_the_lexicon_and_in_the_hand() -> None:
    opening = at(phase="opening")
    with pytest.raises(IllegalMove, match="RST is not in the lexicon"):
        opening.play("RST")
    with pytest.raises(IllegalMove, match="do not have the card M"):
        opening.play("MER")


@pytest.mark.parametrize("move", ["pass", "~A", "accept", "reject"])
def test_in_the_opening_nothing_else_can_be_done(move: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        at(phase="opening").play(move)
    assert refused.value.key == "rondorondo-in-opening"


def test_opening_words_are_kept_until_the_first_move_of_play() -> None:
    bids = at(hands="AEIRSST,EELNOTU", phase="opening").play("AIR").play("decline")
    assert part(bids, "bids") == "AIR,decline"
    for move in ("~A", "pass", "RAT"):
        assert part(bids.play(move), "bids") == "-"


def test_the_same_seed_deals_the_same_cards() -> None:
    assert str(haricot.game("rondorondo").new(seed=5)) == str(rondorondo.new(seed=5))
    assert str(rondorondo.new(seed=5)) != str(rondorondo.new(seed=6))
