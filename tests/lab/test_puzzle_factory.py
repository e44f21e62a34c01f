"""Puzzles made: the same for the same seed, whoever cuts them, stopped or not."""

from itertools import islice
from pathlib import Path

import pytest

from haricot.core.errors import BadOption
from haricot.lab.executors import ALONE, LocalExecutor
from haricot.lab.puzzle_factory import make, proven_again
from haricot.puzzles import collection_file
from haricot.records.record import Record

COUNT, SEED = 8, 5


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("puzzles") / "whole.jsonl"
    assert len(list(make("rondelic", COUNT, SEED, file))) == COUNT
    return file.read_bytes()


def test_several_workers_make_the_same(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    made = list(make("rondelic", COUNT, SEED, file, where=LocalExecutor(3)))
    assert file.read_bytes() == whole
    assert made == collection_file.read(file)
    assert list(make("rondelic", COUNT, SEED, file)) == [], "there are enough"


@pytest.mark.parametrize("kept", [1, 4, 7])
def test_a_stopped_making_goes_on_and_makes_the_same(whole: bytes, tmp_path: Path, kept: int) -> None:
    file = tmp_path / "puzzles.jsonl"
    lines = whole.splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:kept]) + lines[kept][:20])
    assert len(collection_file.read(file)) == kept
    assert len(list(make("rondelic", COUNT, SEED, file, where=LocalExecutor(2)))) == COUNT - kept
    assert file.read_bytes() == whole


def test_who_stops_asking_keeps_what_was_made(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    list(islice(make("rondelic", COUNT, SEED, file, where=LocalExecutor(2)), 2))
    assert whole.startswith(file.read_bytes())
    assert len(collection_file.read(file)) >= 2


def test_another_seed_gives_other_puzzles_beside_them(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(whole)
    list(make("rondelic", COUNT + 3, SEED + 1, file))
    assert {one.seed // collection_file.STEP for one in collection_file.read(file)[COUNT:]} == {SEED + 1}


def test_puzzles_are_proven_again(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(whole)
    puzzles = collection_file.read(file)
    assert list(proven_again("rondelic", puzzles, LocalExecutor(2))) == [(one, True) for one in puzzles]


def played(game: str, seats: int, **options: str) -> Record:
    """The first of the moves each time: words of Rondelic are few."""
    record = Record(game=game, seats=seats, seed=3, options=options)
    *_, state = record.states()
    moves = list[str]()
    while state.turn is not None and len(moves) < 60:
        moves.append(str(state.moves()[0]))
        state = state.play(moves[-1])
    return Record(game=game, seats=seats, seed=3, options=options, moves=tuple(moves))


def test_puzzles_are_cut_from_games_that_people_played(tmp_path: Path) -> None:
    file = tmp_path / "own.jsonl"
    for where in (ALONE, LocalExecutor(2)):
        made = list(islice(make("rondelic", 100, 1, file, [played("rondelic", 5)], where), 1))
        assert [one.seed for one in made] == [collection_file.OF_PEOPLE]
        file.unlink()
    with pytest.raises(BadOption, match="kala"):
        list(make("rondelic", 1, 1, file, [played("kala", 2)]))
