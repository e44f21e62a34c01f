"""What a record tells beside the game: who, when, where, why; and files of records."""

import pytest

import haricot
from haricot.records import dumps_all, file_name, loads_all, verify

PLAIN = haricot.Record(game="kala", seats=2, seed=7, options={"first": 0}, moves=("a1a2a3a4",), salt="pepper")
TOLD = haricot.Record(
    game="kala",
    seats=2,
    seed=7,
    options={"first": 0},
    moves=("a1a2a3a4",),
    salt="pepper",
    players=("Léa", "Flageolet"),
    bots=("", "hard"),
    played="2026-11-15T20:14:03Z",
    house="https://jeux.example.org",
    reason="resigned",
    ended="resigned:1",
)


def test_who_when_where_and_why_are_headers() -> None:
    text = TOLD.dumps()
    assert "Player0: Léa\nPlayer1: Flageolet\nBot1: hard\nPlayed: 2026-11-15T20:14:03Z\n" in text
    assert "House: https://jeux.example.org\nReason: resigned\n\n1. 0: a1a2a3a4" in text
    again = haricot.Record.loads(text)
    assert again.dumps() == text
    assert (again.players, again.bots) == (TOLD.players, TOLD.bots)
    assert (again.played, again.house, again.reason) == (TOLD.played, TOLD.house, TOLD.reason)
    verify(again)


def test_they_are_neither_compared_nor_under_the_seal() -> None:
    other = haricot.Record.loads(TOLD.dumps().replace("Léa", "Paul"))
    assert other.players[0] == "Paul"
    assert other == TOLD
    assert hash(other) == hash(TOLD)
    assert other.seal == TOLD.seal == PLAIN.seal
    verify(other)


def test_a_record_without_them_is_written_as_before() -> None:
    assert "Player" not in PLAIN.dumps()
    assert haricot.Record.loads(PLAIN.dumps()).players == ()


def test_unknown_headers_are_kept() -> None:
    read = haricot.Record.loads(PLAIN.dumps().replace("Seats: 2", "Seats: 2\nWeather: fine\nX-Mood: calm"))
    assert read.others == {"Weather": "fine", "X-Mood": "calm"}
    assert "Weather: fine\nX-Mood: calm\n" in read.dumps()
    assert read == PLAIN


@pytest.mark.parametrize("name", ["#1", "Léa # 2", "a\\#b", "\\", "Game: kala", "1. 0: a1a2", "& Paul"])
def test_any_name_is_read_back(name: str) -> None:
    told = haricot.Record(game="kala", seats=2, seed=7, players=(name, ""))
    assert haricot.Record.loads(told.dumps()).players == (name,)


def test_a_name_is_one_line_whatever_is_in_it() -> None:
    told = haricot.Record(game="kala", seats=2, seed=7, players=("Léa\nSeed: 8\u2028Salt: x", ""))
    again = haricot.Record.loads(told.dumps())
    assert (again.seed, again.players) == (7, ("Léa Seed: 8 Salt: x",))


def test_a_file_is_named_after_day_game_and_players() -> None:
    assert file_name(TOLD) == "2026-11-15-kala-lea-flageolet.txt"
    assert file_name(PLAIN) == "kala.txt"
    odd = haricot.Record(game="kala", seats=2, players=("Œuf à la “coque”", "Лена"), played="yesterday")
    assert file_name(odd) == "kala-oeuf-a-la-coque.txt"


def test_many_games_stand_in_one_text() -> None:
    text = dumps_all([TOLD, PLAIN, TOLD])
    again = list(loads_all(text))
    assert again == [TOLD, PLAIN, TOLD]
    assert dumps_all(again) == text
    assert list(loads_all("")) == []
    with pytest.raises(haricot.BadRecord):
        list(loads_all("Game: kala\n"))
