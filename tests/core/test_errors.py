"""Errors are of one family, say what is wrong in both languages, and survive travelling."""

import pickle
from typing import Any

import pytest

import haricot
from haricot.texts import Sentence, say


def refused() -> haricot.IllegalMove:
    with pytest.raises(haricot.IllegalMove) as caught:
        haricot.game("kala").new(first=0).play("a1a2b2b3")
    return caught.value


def test_an_error_has_a_key_values_and_an_english_sentence() -> None:
    error = refused()
    assert error.key == "kala-path-turns-twice"
    assert error.values == {"path": "a1a2b2b3"}
    assert str(error) == "The path a1a2b2b3 turns twice: a sowing turns once at most."


def test_an_error_can_be_said_in_french() -> None:
    assert say(refused().sentence, "fr").startswith("Le chemin a1a2b2b3 tourne deux fois")


def test_an_error_travels_between_processes() -> None:
    again = pickle.loads(pickle.dumps(refused()))
    assert isinstance(again, haricot.IllegalMove)
    assert str(again) == str(refused())


@pytest.mark.parametrize(
    "kind", [haricot.IllegalMove, haricot.BadPosition, haricot.BadRecord, haricot.BadOption, haricot.UnknownGame]
)
def test_all_are_of_one_family(kind: type[Exception]) -> None:
    assert issubclass(kind, haricot.HaricotError)


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(haricot.UnknownGame, match=", ".join(haricot.games())):
        haricot.game("chess")


@pytest.mark.parametrize("name", [None, 3, [], "KALA", ""])
def test_nothing_else_is_a_game(name: Any) -> None:
    with pytest.raises(haricot.UnknownGame):
        haricot.game(name)


def test_what_somebody_typed_is_quoted_briefly_and_without_what_would_steer_a_terminal() -> None:
    with pytest.raises(haricot.IllegalMove) as caught:
        haricot.game("kala").new(first=0).play("\x1b[2J" + "a" * 10**6)
    assert len(str(caught.value)) < 300
    assert "\x1b" not in str(caught.value)


def test_the_name_of_a_file_is_told_to_its_end_so_that_it_can_be_opened() -> None:
    file = f"/{'a-long-folder/' * 40}games.txt"
    assert file in say(Sentence("cli-no-folder", {"file": file}), "en")
    assert len(say("cli-no-folder", "en", file="a" * 10**6)) < 1200
    assert "\x1b" not in say("cli-no-folder", "en", file="\x1b[2J")


def test_the_list_of_games_stays_callable_whatever_is_imported() -> None:
    from haricot.games.kala import GAME

    assert haricot.games()[0] == "kala"
    assert haricot.game("kala") is GAME
