"""Many games in one text: read and written one by one, whole records too."""

import io

import pytest

import haricot
from haricot.core.errors import BadRecord
from haricot.records.corpus import GameEntry, read_games, write_games

RECORD = haricot.Record(game="kala", seats=2, seed=7, options={"first": 0}, moves=("a1a2a3a4", "d4d3d2d1"))
ENTRY = GameEntry.of(RECORD, None, ("fleur", "germe"))


def test_an_entry_is_a_few_headers_and_its_moves_on_one_line() -> None:
    assert str(ENTRY) == (
        "Game: kala\nSeats: 2\nOptions: first=0\nSeed: 7\n"
        "Bot0: fleur\nBot1: germe\nMoves: a1a2a3a4 d4d3d2d1\nResult: unfinished\n\n"
    )
    assert "".join(write_games([ENTRY, ENTRY])) == str(ENTRY) * 2


def test_what_is_written_is_read_again() -> None:
    played = GameEntry({"Game": "ronda", "Seats": "3"}, ("1", "2"), "winners=1 scores=0,1,0 ranks=2,1,3")
    text = "".join(write_games([ENTRY, played, ENTRY]))
    assert list(read_games(io.StringIO(text))) == [ENTRY, played, ENTRY]
    assert list(read_games(text.splitlines())) == [ENTRY, played, ENTRY]
    assert played.outcome is not None
    assert (played.outcome.winners, played.outcome.ranks) == ((1,), (2, 1, 3))
    assert ENTRY.players == ("fleur", "germe")


def test_an_entry_becomes_a_record_that_replays() -> None:
    (read,) = read_games(str(ENTRY).splitlines())
    assert read.record() == RECORD
    assert read.record().replay() == RECORD.replay()


def test_whole_records_one_after_the_other_are_a_corpus_too() -> None:
    text = RECORD.dumps() + "\n" + RECORD.dumps() + str(ENTRY)
    games = list(read_games(text.splitlines(keepends=True)))
    assert [game.moves for game in games] == [RECORD.moves] * 3
    assert games[0].record() == RECORD


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Game: kala\nSeats: 2\nMoves: a1a2a3a4\n", 1),
        (f"{ENTRY}Game: kala\n", 9),
        (f"{ENTRY}Seats: 2\nResult: unfinished\n", 9),
        (f"{ENTRY}what is this\nResult: unfinished\n", 9),
    ],
)
def test_a_game_that_goes_wrong_is_named_by_its_line(text: str, line: int) -> None:
    with pytest.raises(BadRecord, match=f"line {line}"):
        list(read_games(text.splitlines()))


def test_a_result_of_another_form_is_refused() -> None:
    with pytest.raises(BadRecord, match="winners=0"):
        _ = GameEntry({"Game": "kala", "Seats": "2"}, (), "1-0").outcome


@pytest.mark.parametrize("seats", ["0", "101", "2000000000", "7" * 5000, "²", "٢", "two", ""])
def test_more_seats_than_any_game_has_are_refused(seats: str) -> None:
    text = f"Game: kala\nSeats: {seats}\nResult: unfinished\n"
    with pytest.raises(BadRecord, match="line 1"):
        list(read_games(text.splitlines()))


def test_numbers_of_headers_and_results_are_those_of_a_game() -> None:
    assert GameEntry({"Game": "kala", "Seats": "2", "Opening": "7" * 5000}, ()).opening == 0
    for result in (
        "winners=2 scores=1,0 ranks=1,2",
        "winners=-1 scores=1,0 ranks=1,2",
        "winners=0 scores=1,0,0 ranks=1,2",
        "winners=0 scores=1,0 ranks=1",
        f"winners={'7' * 5000} scores=1,0 ranks=1,2",
    ):
        with pytest.raises(BadRecord, match="winners="):
            _ = GameEntry({"Game": "kala", "Seats": "2"}, (), result).outcome


def test_reading_keeps_nothing_in_memory() -> None:
    def endless() -> io.StringIO:
        return io.StringIO(str(ENTRY) * 3)

    games = read_games(line for _ in range(10**9) for line in endless())
    assert [next(games).game for _ in range(5)] == ["kala"] * 5


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("root:x:0:0\nbin:x:1:1\n", "corpus-none"),
        (str(ENTRY)[:-30], "corpus-cut-off"),
        (f"{ENTRY}Ga", "corpus-cut-off"),
    ],
)
def test_what_is_no_corpus_is_told_from_one_that_is_cut_off(text: str, why: str) -> None:
    with pytest.raises(BadRecord) as wrong:
        list(read_games(io.StringIO(text)))
    assert wrong.value.sentence.key == why
