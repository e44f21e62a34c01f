"""What comes before a task that takes long counts at once, and is kept beside the file when somebody stops."""

import time
from collections.abc import Generator, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from haricot.cli import data, early_results, main
from haricot.cli.early_results import beside, early_games, early_rows, going_on
from haricot.cli.json_lines import LinesDone, lines_done, write_lines
from haricot.cli.long_work import INTERRUPTED, Watch
from haricot.lab.executors import LocalExecutor
from haricot.lab.self_play import SelfPlay, play_games
from haricot.records.corpus import GameEntry

TASKS = 7


class Impatient(Watch):
    """Stops it when all but one have come."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def arrived(self, count: int) -> None:
        super().arrived(count)
        self.count += count
        self.noted = self.count == TASKS - 1


def square(number: int, folder: Path) -> dict[str, int]:
    """The first one waits until somebody lets it go; each notes that it was asked for."""
    with (folder / f"asked{number}").open("a") as file:
        file.write("x")
    while number == 0 and not (folder / "go").exists():
        time.sleep(0.01)
    return {"number": number, "square": number * number}


def write(folder: Path, watch: Watch) -> tuple[int, str]:
    out = str(folder / "out.jsonl")
    done, waiting = lines_done(out), early_rows(out, "number")
    run = partial(LocalExecutor(2, watch).run, partial(square, folder=folder))
    rows = going_on(range(done.lines, TASKS), waiting.get, lambda rest: run(rest))
    return write_lines(rows, out, "squares", LinesDone(done.lines), TASKS, "en", watch, False), out


def test_who_stops_while_an_early_task_takes_long_loses_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = write(tmp_path, Impatient())
    assert status == INTERRUPTED
    assert Path(out).read_text() == ""
    assert sorted(early_rows(out, "number")) == [1, 2, 3, 4, 5, 6]
    assert "6 more" in capsys.readouterr().err
    with beside(out).open("a") as file:
        file.write('{"number": 0, "squ')  # as a machine that stops may leave it
    (tmp_path / "go").touch()
    status, out = write(tmp_path, Watch())
    assert status == 0
    assert [line[:12] for line in Path(out).read_text().splitlines()] == [
        f'{{"number": {number}' for number in range(7)
    ]
    assert not beside(out).exists()
    assert [(tmp_path / f"asked{number}").read_text() for number in range(7)] == ["xx", *"xxxxxx"]


def test_a_game_that_came_early_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = SelfPlay("kala", 2, ("graine",), {"reserve": 6}, seed=5)
    first, *others = map(str, play_games(range(4), asked))
    other = str(next(play_games([1], SelfPlay("kala", 2, ("germe",), {"reserve": 6}, seed=5))))
    out = tmp_path / "games.txt"
    out.write_text(first)
    early_results.keep_early(str(out), [others[2], other, others[1], others[0][:50]], False, "en")
    assert len(early_games(str(out))) == 3
    played = list[int]()

    def noted(numbers: Iterable[int], **more: Any) -> Generator[GameEntry]:
        for number in numbers:
            played.append(number)
            yield from play_games([number], more["asked"])

    monkeypatch.setattr(data, "play_games", noted)
    command = ["data", "self-play", "kala", "-o", "reserve=6", "--level=graine", "--opening=0", "--seed=5", "--games=4"]
    with suppress(SystemExit):
        main([*command, f"--out={out}"])
    assert out.read_text() == "".join((first, *others))
    assert played == [1], "the one beside it was another bot's"
    assert [file.name for file in tmp_path.iterdir()] == ["games.txt"]
    capsys.readouterr()
