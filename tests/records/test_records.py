"""Records: one text is the game."""

import hashlib
from typing import Any

import pytest

import haricot
from haricot.records.verification import verify
from haricot.texts import say
from tests.known_types import there

SHORT = haricot.Record(
    game="kala", seats=2, seed=7, options={"first": 0, "reserve": 5}, moves=("a1a2a3a4", "d4d3d2d1"), salt="pepper"
)
TEXT = """\
Game: kala
Seats: 2
Options: first=0 reserve=5
Seal: 7b3f
Seed: 7
Salt: pepper

1. 0: a1a2a3a4
2. 1: d4d3d2d1

Result: winners=1 scores=0,1 ranks=2,1
""".replace("7b3f", hashlib.sha256(b"7:pepper").hexdigest())


def found_wrong(text: str) -> haricot.BadRecord:
    with pytest.raises(haricot.BadRecord) as caught:
        verify(haricot.Record.loads(text))
    assert say(caught.value.sentence, "fr")
    return caught.value


def test_a_record_is_readable_headers_then_numbered_moves_with_seats_then_the_result() -> None:
    assert SHORT.dumps() == TEXT


def test_a_record_is_read_back() -> None:
    assert haricot.Record.loads(TEXT) == SHORT
    assert hash(haricot.Record.loads(TEXT)) == hash(SHORT)


def test_replay_gives_the_final_state() -> None:
    assert there(SHORT.replay().outcome).winners == (1,)


def test_a_sealed_record_shows_the_seal_but_neither_seed_nor_salt() -> None:
    sealed = SHORT.dumps(sealed=True)
    assert hashlib.sha256(b"7:pepper").hexdigest() in sealed
    assert "Seed" not in sealed
    assert "pepper" not in sealed


def test_the_seal_is_salted_so_that_it_cannot_be_guessed() -> None:
    once, again = (haricot.Record(game="kala", seats=2, seed=7) for _ in range(2))
    assert once == again
    assert once.seal != again.seal
    assert haricot.Record.loads(once.dumps()).seal == once.seal


def test_a_sealed_record_that_needs_no_chance_can_be_replayed() -> None:
    assert haricot.Record.loads(SHORT.dumps(sealed=True)).replay() == SHORT.replay()


def test_a_sealed_record_that_needs_chance_cannot_be_replayed_yet() -> None:
    by_lot = haricot.Record(game="kala", seats=2, seed=7, moves=())
    sealed = haricot.Record.loads(by_lot.dumps(sealed=True))
    assert sealed.seed is None
    with pytest.raises(haricot.BadRecord, match="sealed"):
        sealed.replay()
    assert haricot.Record.loads(sealed.dumps()) == sealed


def test_a_game_may_go_on_from_a_position() -> None:
    start = str(haricot.game("kala").new(first=0).play("a1a2a3a4"))
    record = haricot.Record(game="kala", seats=2, start=start, moves=("d4d3d2d1",))
    assert haricot.Record.loads(record.dumps()) == record
    assert record.replay().turn == 0


@pytest.mark.parametrize(("ended", "winner"), [("resigned:1", 0), ("time:0", 1)])
def test_a_game_may_end_by_resignation_or_on_time(ended: str, winner: int) -> None:
    record = haricot.Record(game="kala", seats=2, seed=1, options={"first": 0}, moves=("a1a2a3a4",), ended=ended)
    assert there(record.outcome).winners == (winner,)
    assert f"Ended: {ended}\nResult: winners={winner}" in record.dumps()
    assert haricot.Record.loads(record.dumps()) == record
    verify(haricot.Record.loads(record.dumps()))


@pytest.mark.parametrize("ended", ["resigned:2", "resigned", "bored:0", "time:-1", "time:٠"])
def test_other_endings_are_refused(ended: str) -> None:
    with pytest.raises(haricot.BadRecord):
        haricot.Record(game="kala", seats=2, seed=1, moves=(), ended=ended).replay()


def test_a_game_that_is_over_cannot_also_be_resigned() -> None:
    with pytest.raises(haricot.BadRecord, match="already over"):
        haricot.Record(
            game="kala", seats=2, options={"first": 0, "reserve": 5}, moves=SHORT.moves, ended="time:0"
        ).replay()


def test_spaces_comments_and_line_ends_are_forgiven() -> None:
    messy = "\ufeff# Sunday\r\n" + TEXT.replace("\n", "  \r\n\r\n").replace(": ", ":   ").replace("1. 0:", "  1 .0 :")
    messy = messy.replace("d4d3d2d1", "d4d3d2d1   # why not?").replace("Game", "GAME")
    assert haricot.Record.loads(messy) == SHORT
    verify(haricot.Record.loads(messy))


def test_moves_without_seats_are_fine() -> None:
    assert haricot.Record.loads(TEXT.replace("1. 0: ", "1. ").replace("2. 1: ", "2. ")) == SHORT


@pytest.mark.parametrize(
    ("change", "key", "says"),
    [
        (("2. 1: d4d3d2d1", "2. 1: d4d3d2c1"), "record-move", "Line 9, move 2 (d4d3d2c1): The path"),
        (("2. 1: d4", "2. 0: d4"), "record-mover", "Line 9, move 2: the text gives this move to 0"),
        (("2. 1:", "3. 1:"), "record-number", "Line 9: move 2 comes here"),
        (("winners=1", "winners=0"), "record-result", "Line 11"),
        (("Seed: 7", "Seed: 8"), "record-seal", "broken"),
        (("Salt: pepper", "Salt: sugar"), "record-seal", "broken"),
        (("Salt: pepper\n", ""), "record-header-missing", "Salt"),
        (("Game: kala\n", ""), "record-header-missing", "Game"),
        (("Game: kala", "Game: chess"), "record-beginning", "no game called"),
        (("Seats: 2", "Seats: two"), "record-header-number", "Line 2"),
        (("Seats: 2", "Seats: 3"), "record-beginning", "3 cannot play this"),
        (("Seats: 2", "Seats: 2\nSeats: 2"), "record-header-twice", "Line 3"),
        (("Seats: 2", "Weather: fine"), "record-header-missing", "Seats"),
        (("first=0", "first=9"), "record-beginning", "Who starts: 9 is not possible"),
        (("first=0", "first"), "record-beginning", "name=value"),
        (("first=0", "first=0 first=0"), "record-beginning", "twice"),
        (("Seed: 7", "Seed: " + "7" * 5000), "record-header-number", "Line 5"),
        (("Result", "and so on\nResult"), "record-line", "Line 11"),
        (("2. 1: d4d3d2d1\n", "2. 1: d4d3d2d1\n3. 0: a4a3a2a1\n"), "record-move", "over"),
    ],
)
def test_what_is_wrong_is_named_with_its_line_and_move(change: tuple[str, str], key: str, says: str) -> None:
    wrong = found_wrong(TEXT.replace(*change))
    assert wrong.key == key
    assert says in str(wrong)


@pytest.mark.parametrize("text", [None, 7, b"Game: kala"])
def test_what_is_no_text_is_no_record(text: str) -> None:
    with pytest.raises(haricot.BadRecord):
        haricot.Record.loads(text)


@pytest.mark.parametrize(
    "fields",
    [
        {"seed": "7"}, {"seed": True}, {"seats": "2"}, {"game": None}, {"options": 3}, {"moves": "a1a2a3a4"},
        {"moves": None}, {"salt": "two words"}, {"seal": "short"}, {"start": 3},
    ],
)  # fmt: skip
def test_a_record_of_the_wrong_things_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(haricot.BadRecord):
        haricot.Record(**{"game": "kala", "seats": 2, **fields})


def test_verify_says_what_it_checked() -> None:
    said = [str(sentence) for sentence in verify(haricot.Record.loads(TEXT))]
    assert said == [
        "2 moves, all legal.",
        "The result is correct: winners=1 scores=0,1 ranks=2,1.",
        "The seal is intact: the seed is the one that was sealed before the game.",
    ]


def test_verify_checks_a_record_that_was_never_text_too() -> None:
    with pytest.raises(haricot.BadRecord, match="Move 1"):
        verify(haricot.Record(game="kala", seats=2, seed=7, moves=("a1b2c3d4",)))


def test_verify_says_what_it_could_not_check() -> None:
    unsealed = "\n".join(line for line in TEXT.splitlines() if not line.startswith(("Seal", "Salt", "Result")))
    said = [sentence.key for sentence in verify(haricot.Record.loads(unsealed))]
    assert said == ["verify-moves", "verify-result-unclaimed", "verify-unsealed"]
    still_sealed = haricot.Record.loads(SHORT.dumps(sealed=True))
    assert verify(still_sealed)[-1].key == "verify-still-sealed"
