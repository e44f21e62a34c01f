"""A record is replayed once by whatever looks at it, and not at all by the game that writes it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import haricot
from haricot.cli import main
from haricot.cli.match import TerminalMatch
from haricot.core.game import State
from haricot.records.record import Record


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that were replayed, one by one."""
    replayed, states = list[str](), Record.states

    def counted(record: Record) -> Iterator[State]:
        replayed.append(record.game)
        return states(record)

    monkeypatch.setattr(Record, "states", counted)
    return replayed


def played() -> Record:
    """A whole game at random."""
    rng, moves = Random(1), list[str]()
    state = haricot.game("ronda").new(seed=1, first=0)
    while state.turn is not None:
        moves.append(str(rng.choice(state.moves())))
        state = state.play(moves[-1])
    return Record(game="ronda", seats=state.seats, seed=1, options={"first": 0}, moves=tuple(moves))


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["verify"]])
def test_a_record_is_replayed_once(
    command: list[str], tmp_path: Path, replays: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    file.write_text(played().dumps(), "utf-8")
    replays.clear()
    with pytest.raises(SystemExit) as left:
        main([*command, str(file)])
    assert left.value.code == 0
    assert capsys.readouterr().out
    assert replays == ["ronda"]


def test_a_game_at_the_keyboard_is_never_replayed_for_its_record(tmp_path: Path, replays: list[str]) -> None:
    whole, file = played(), tmp_path / "record.txt"
    begun = Record(game="ronda", seats=whole.seats, seed=1, options=whole.options, salt=whole.salt)
    match = TerminalMatch(begun, "en", frozenset(range(whole.seats)), file)
    replays.clear()
    for move in whole.moves:
        match.play(move)
    assert replays == []
    assert file.read_text("utf-8") == whole.dumps()


def test_a_game_that_goes_on_is_replayed_once(
    tmp_path: Path, replays: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, file = played(), tmp_path / "record.txt"
    begun = Record(game="ronda", seats=2, seed=1, options=whole.options, moves=whole.moves[:4])
    file.write_text(begun.dumps(), "utf-8")
    replays.clear()
    monkeypatch.setattr(TerminalMatch, "play_to_the_end", TerminalMatch.leave)
    with pytest.raises(SystemExit):
        main(["play", "ronda", "--bots", "1", "--record", str(file)])
    assert replays == ["ronda"]
    assert "haricot play ronda --record" in capsys.readouterr().out
