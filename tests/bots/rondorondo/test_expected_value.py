"""RondoRondo by expected value: what is exchanged, and what is said of it."""

from haricot.bots.rondorondo import expected_value
from tests.bots.rondorondo.games import said
from tests.games.rondorondo.table import at
from tests.known_types import views


def test_erasers_are_exchanged_but_for_one() -> None:
    answer = said("bouton", at("MARE", "AEI---S,EELNOTU"))
    assert (answer.move, answer.reason.key) == ("~-", "bot-rondorondo-clears")
    assert said("bouton", at("MARE", "AEI-RTS,EELNOTU")).move != "~-"


def test_a_card_is_exchanged_where_the_odds_are_good() -> None:
    state = at("MARE", "IJKQVWX,EELNOTU")
    gains = dict(expected_value.Turn.of(views(state, 0), 1).exchanges(float("inf")))
    assert set(gains) == set("IJKQVWX")
    assert gains["W"] > gains["I"]
    answer = said("fleur", state)
    assert answer.move == "~" + max(gains, key=gains.__getitem__)
    assert answer.reason.key == "bot-rondorondo-exchanges"


def test_whoever_passes_without_a_pile_does_not_speak_of_drawing_a_card() -> None:
    state = at("----MARE", "S,EELNOTU", pile="")
    for level in ("bouton", "fleur"):
        answer = said(level, state)
        assert (answer.move, answer.reason.key) == ("pass", "bot-rondorondo-passes")
