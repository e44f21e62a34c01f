"""The examples sign the contract from outside, and are as short as they claim to be."""

import pytest

from haricot.lab.contract import check_game
from haricot.texts import LANGUAGES, game_aim, game_tagline, game_title, say
from tests.examples.conftest import EXAMPLES, Bring


@pytest.mark.parametrize("name", ["tic_tac_toe", "goofspiel"])
def test_an_example_signs_the_contract(bring: Bring, name: str) -> None:
    check_game(bring(name))


@pytest.mark.parametrize(("name", "most"), [("tic_tac_toe", 60), ("goofspiel", 150)])
def test_a_whole_game_is_short(name: str, most: int) -> None:
    assert len((EXAMPLES / f"{name}.py").read_text("utf-8").splitlines()) <= most


def test_a_game_in_a_module_is_checked_without_being_brought_first(bring: Bring) -> None:
    import examples.tic_tac_toe as module

    check_game(module.GAME, seeds=range(1))


def test_goofspiel_speaks_both_languages(bring: Bring) -> None:
    game = bring("goofspiel")
    for lang in LANGUAGES:
        assert game_title("goofspiel", lang)
        assert game_tagline("goofspiel", lang)
        assert game_aim("goofspiel", lang)
        assert say(game.options["cards"].explained, lang)


def test_a_game_without_texts_has_a_title_all_the_same(bring: Bring) -> None:
    bring("tic_tac_toe")
    assert game_title("tic_tac_toe", "fr") == "Tic tac toe"
    assert game_tagline("tic_tac_toe", "fr") == game_aim("tic_tac_toe", "fr") == ""
