"""RondoRondo in the terminal: everything that is to be seen, in sixty columns, and no secret."""

import pytest

from haricot.games.rondorondo.drawing import draw, explain
from haricot.games.rondorondo.rules import RondoRondo
from tests.games.rondorondo.table import at

NINE = at("-CHaRMEUR", "ABCDEFGIJLLMNOPQRST---,K", pile="W", turn=0, exchanged=2)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "state",
    [
        NINE,
        at("MARe", "ES,E").play(".E..>S"),
        at("MARe", "ES,E", exchanged=7).play("pass"),
        at(phase="opening").play("RAT"),
        at(phase="opening").play("RAT").play("decline"),
        at("MARe", "ES,E", referee="table").play(".E..>S"),
        at("MARe", "ES,E", referee="table").play(".E..>S").play("reject"),
        at("PARE", "KE,E", beginner=True).play("[K]..."),
        at("MAR", "E,KZ", pile="").play("...>E"),
    ],
    ids=str,
)
def test_a_drawing_is_at_most_sixty_columns_wide(state: RondoRondo, lang: str) -> None:
    for reader in (0, 1, None):
        lines = draw(state.view(reader), lang).plain.splitlines()
        assert max(map(len, lines)) <= 60, max(lines, key=len)


def test_a_drawing_shows_rack_values_hand_scores_and_pile() -> None:
    shown = draw(at("-MARe", "ES?-,E", scores="12,-4", pile="DO").view(0), "en").plain
    assert "│ - │ M │ A │ R │ e │" in shown
    assert "│ -2│ 2 │ 1 │ 1 │ 1 │" in shown
    assert "E  S  ?  -" in shown
    assert "Player 1: 12 points, 4 cards" in shown
    assert "Player 2: -4 points, 1 card" in shown
    assert "Pile: 2 cards" in shown


def test_a_drawing_shows_no_other_hand() -> None:
    state = at("MAR", "EES,KW")
    assert "K" not in draw(state.view(0), "en").plain
    assert "K" not in draw(state.view(None), "en").plain


def test_the_sum_of_a_word_is_told_and_its_accents() -> None:
    shown = draw(at("MARe", "ES,E", exchanged=1).play(".E..>S").view(1), "en").plain
    assert "Player 1 lays .E..>S: MERES (mères)." in shown
    assert "Points: 4 (cards 6, bonus 0, erasers 0, exchanges -2)" in shown


def test_an_exchange_tells_its_card_to_its_player_alone() -> None:
    state = at("MAR", "KES,E").play("~K")
    assert "~K" in draw(state.view(0), "en").plain
    assert "~*" in draw(state.view(1), "en").plain


def test_a_placement_is_explained_by_its_word_and_points() -> None:
    view = at("MARe", "ES,E").view(0)
    assert explain(".E..>S", view, "en") == "MERES, 6"
    assert explain("pass", view, "en") == ""
