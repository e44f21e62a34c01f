"""Rondelic in a terminal: narrow enough, in both languages, and with nothing that the view does not tell."""

import pytest

from haricot.core.game import Seat
from haricot.games.rondelic.drawing import draw, explain
from haricot.games.rondelic.rules import Round
from haricot.texts import LANGUAGES
from tests.games.rondelic.positions import play, position, rondellig
from tests.games.rondelic.test_second_opinion import told_twice


def drawn(state: Round, reader: Seat | None, lang: str = "en") -> str:
    return draw(state.view(reader), lang).plain


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("rules", "seats"), [("rondelic", 3), ("rondelic", 20), ("rondellig", 8)])
def test_every_step_of_a_game_can_be_drawn_in_sixty_columns(rules: str, seats: int, lang: str) -> None:
    for number, (state, _) in enumerate(told_twice(rules, seats, seed=1)):
        if number % (2 * seats) and state.turn is not None:
            continue
        for reader in (state.turn, 0, None):
            assert max(map(len, drawn(state, reader, lang).splitlines())) <= 60
        for move in state.moves():
            line = f" 1. {move} {explain(str(move), state.view(state.turn), lang)}"
            assert len(line) <= 60, line


def test_twenty_circles_with_a_showing_still_fit() -> None:
    state = position(hands="-,7S,8S,TS", circles=20, tokens="20,19,20,20", top="TD", turn=3)
    for lang in LANGUAGES:
        assert max(map(len, drawn(play(state, "keep take"), 0, lang).splitlines())) <= 60


def test_the_own_card_is_drawn_and_others_lie_face_down() -> None:
    state = position(hands="-,7S,KH,TS")
    assert "[7♠]" in drawn(state, 1)
    assert "[K♥]" not in drawn(state, 1)
    assert drawn(state, None).count("[??]") == 3
    assert "[R♥]" in drawn(state, 2, "fr")
    assert "[10♠]" in drawn(state, 3, "fr")


def test_what_was_said_shown_and_sung_is_told() -> None:
    state = play(position(hands="-,2S,KH,9S", top="QH", tokens="3,9,3,3"), "swap show keep")
    assert "Player\N{NO-BREAK SPACE}3\N{NO-BREAK SPACE}shows\N{NO-BREAK SPACE}a\N{NO-BREAK SPACE}King" in drawn(
        state, 0
    )
    assert "Player 3 shows K♥" in drawn(play(position(hands="-,2S,KH,9S"), "swap show"), 0)
    over = play(state, "keep take")
    assert "(2♠)" in drawn(over, 0)
    assert "Lowest card: Player 2." in drawn(over, 0)
    assert "brink" in drawn(over, 0)
    assert "Tanturlurou, You!" in " ".join(drawn(over, 0).split())
    assert "As-tu connu Pipo" in " ".join(drawn(over, 0).split())


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_every_keep_of_rondellig_says_the_same_word(seat: int | None) -> None:
    """Whether it was a choice or not, and whatever the card: the one who lent a King says no more than the others."""
    chosen = play(rondellig(hands="6S,7S,8H,9S"), "keep keep")
    forced = play(rondellig(hands="6S,7S,KH,9S"), "swap give keep")
    assert "Player\N{NO-BREAK SPACE}2:\N{NO-BREAK SPACE}“Served!”" in drawn(chosen, seat)
    assert "Player\N{NO-BREAK SPACE}3:\N{NO-BREAK SPACE}“Served!”" in drawn(forced, seat)
    assert "keeps" in drawn(position(hands="-,7S,KH,9S").play("keep"), seat)


def test_a_loan_is_told_to_lender_and_borrower_alone() -> None:
    state = play(rondellig(hands="6S,7S,KH,9S"), "swap give")
    assert "only lent" in drawn(state, 1)
    assert "only lent" in drawn(state, 2)
    for outsider in (0, 3, None):
        assert "lent" not in drawn(state, outsider)


def test_each_word_is_explained_by_what_it_does_here() -> None:
    state = position(hands="-,7S,KH,9S")
    assert explain("swap", state.view(1), "en") == "swap 7♠ with Player 3"
    asked = state.play("swap")
    assert explain("give", asked.view(2), "en") == "lend your King: the coup de Jarnac"
    must_lend = rondellig(hands="6S,7S,KH,9S").play("swap")  # no coup de Jarnac where nothing else may be done
    assert explain("give", must_lend.view(2), "en") == "lend your King: it comes back at the end of the round"
    last = play(state, "keep keep")
    assert explain("swap", last.view(3), "en") == "swap 9♠ for the top card"
