"""Every game of the house signs the contract; one that does not is told in words what is missing."""

from pathlib import Path

import pytest

import haricot
from haricot.core.game import Game
from haricot.lab.contract import CHECKS, Check, check_game
from haricot.texts import LANGUAGES, rules_page, say

ROOT = Path(__file__).parents[2]
GAMES = [haricot.game(name) for name in haricot.games()]

every_game = pytest.mark.parametrize("game", GAMES, ids=haricot.games())


@every_game
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_game_signs_the_contract(game: Game, check: Check) -> None:
    for seed in range(6):
        check(game, seed)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_speaks_both_languages(game: Game, lang: str) -> None:
    assert say(f"{game.name}-name", lang)
    assert say(f"{game.name}-tagline", lang)
    assert say(f"{game.name}-how-to", lang)
    for option in game.options.values():
        assert say(option.explained, lang)
    assert rules_page(game.name, lang).startswith("# ")


@every_game
def test_every_game_has_a_playthrough(game: Game) -> None:
    assert list((ROOT / "tests" / "playthroughs").glob(f"{game.name}-*.txt")), (
        f"tests/playthroughs/ has no record {game.name}-….txt: write a short game that tells a story"
    )


def test_check_game_names_the_game_and_the_check_that_failed() -> None:
    class Broken(type(haricot.game("kala"))):  # type: ignore[misc]
        """Kala, but for its number of seats."""

        def check_seats(self, seats: int, options: object) -> None:
            """Takes any number."""

    with pytest.raises(AssertionError, match=r"kala \(seed 0\): seats_are_checked"):
        check_game(Broken())
