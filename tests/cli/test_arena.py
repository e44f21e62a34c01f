"""The arena as it is asked for in the terminal."""

import json
import signal
import subprocess
from collections.abc import Generator, Iterator
from contextlib import chdir, closing
from itertools import islice
from pathlib import Path

import pytest

from haricot.cli import arena, main
from haricot.cli.long_work import Watch
from haricot.lab.arena import BoutResult
from haricot.records.corpus import read_games
from tests.cli.terminal import HARICOT, environment
from tests.cli.terminal import haricot as run


@pytest.mark.parametrize(
    "wrong",
    [
        "--games=0",
        "--games=-3",
        "--opening=-1",
        "--workers=0",
        "--levels=champion",
        "--levels=graine",
        "--levels=graine,graine",
        "--seconds=-1",
        "--seconds=nan",
        "--seconds=inf",
        "--opening=300",
        "--json=nowhere/result.json",
        "--player==my_player:answer",
        "--player=ours=",
        "--nodes=0",
        "--nodes=100 --seconds=1",
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(wrong: str) -> None:
    told = run("arena", "kala", *wrong.split())
    assert told.returncode in (1, 2)
    assert told.stderr.startswith("haricot: ")
    assert "Traceback" not in told.stderr


def test_a_player_may_not_be_called_as_a_level() -> None:
    refused = run("arena", "kala", "--player=graine=some:Player", "--player=germe", "--lang=en")
    assert (refused.returncode, "“graine” is one of the levels" in refused.stderr) == (1, True)


def test_a_result_is_told_in_the_readers_own_numbers_and_nothing_else_is_on_the_page(tmp_path: Path) -> None:
    told = run(
        "arena",
        "ronda",
        "--levels=graine, germe",
        "--games=3",
        "--seed=-4",
        "--lang=fr",
        f"--json={tmp_path / 'result'}",
    )
    step, *_, slowest = told.stdout.splitlines()
    assert step.startswith("germe finit devant graine")
    assert "des 4 parties" in step
    assert ",0\N{NO-BREAK SPACE}% des 4 parties (±" in step
    assert "." not in slowest.removesuffix(" s.")
    assert json.loads((tmp_path / "result").read_text())["steps"][0]["games"] == 4


def test_with_nodes_the_same_seed_gives_the_same_json_however_many_work(tmp_path: Path) -> None:
    (tmp_path / "eager.py").write_text(EAGER, "utf-8")
    asked = ["kala", "-o", "reserve=20", "--games=4", "--opening=4", "--seed=1", "--nodes=3000", "--json"]
    asked += ["--player=fleur", "--player=gousse", "--player=eager=eager:answer"]
    alone, together = (
        run("arena", *asked, f"--workers={workers}", PYTHONPATH=str(tmp_path)).stdout for workers in (1, 2)
    )
    assert alone == together
    told = json.loads(alone)
    assert (told["nodes"], told["seconds"], told["slowest"]) == (3000, None, None)
    assert [step["games"] for step in told["steps"]] == [4, 4]


def test_the_games_are_written_down_and_can_be_replayed_and_picked(tmp_path: Path) -> None:
    (tmp_path / "eager.py").write_text(EAGER, "utf-8")
    asked = ["kala", "-o", "reserve=12", "--games=4", "--seed=1", "--nodes=3000", "--json", "--record=games.txt"]
    with chdir(tmp_path):
        step = json.loads(run("arena", *asked, "--player=germe", "--player=our #1=eager:answer").stdout)["steps"][0]
        run("games", "filter", "games.txt", "ours.txt", "--player=our #1", "--replayed")
    games = list(read_games((tmp_path / "games.txt").read_text("utf-8").splitlines()))
    assert list(read_games((tmp_path / "ours.txt").read_text("utf-8").splitlines())) == games
    assert [game.players for game in games] == [("our #1", "germe"), ("germe", "our #1")] * 2
    assert [(game.opening, game.headers["Budget"]) for game in games] == [(4, "nodes=3000")] * 4
    won = [game.players[game.outcome.winners[0]] == "our #1" for game in games if game.outcome]
    assert sum(won) / 4 == step["share"]


EAGER = """
import haricot
def answer(views, seed, seconds, nodes=None):
    assert nodes == 3000 or seconds < 0.5
    return haricot.game(views[-1]["game"]).imagine(views[-1], seed).moves()[0]
"""

SLOW = """
import time
def answer(views, seed, seconds):
    if seconds > 0.5:
        time.sleep(120)
    import haricot
    return haricot.game(views[-1]["game"]).imagine(views[-1], seed).moves()[0]
"""


def test_who_stops_the_arena_keeps_what_was_played(tmp_path: Path) -> None:
    (tmp_path / "slow_player.py").write_text(SLOW, "utf-8")
    asked = ["kala", "--games=2", "-o", "reserve=6", "--workers=2", "--json=result.json"]
    asked += ["--player=graine", "--player=germe", "--player=slow=slow_player:answer"]
    process = subprocess.Popen(
        [HARICOT, "arena", *asked], stdout=subprocess.PIPE, text=True, env=environment(), cwd=tmp_path
    )
    assert process.stdout is not None
    assert "germe finishes ahead of graine" in process.stdout.readline()
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "germe" in told
    result = json.loads((tmp_path / "result.json").read_text())
    assert (len(result["steps"]), result["complete"]) == (1, False)


@pytest.mark.parametrize(
    ("games", "says", "never"),
    [(0, "no game was over", "slowest"), (1, "only one game was over", "100"), (2, "of 2 games", "too few")],
)
def test_who_stops_it_early_is_told_how_little_that_says(
    games: int, says: str, never: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(results: Generator[BoutResult], label: str, total: int, watch: Watch) -> Iterator[BoutResult]:
        with closing(results):
            yield from islice(results, games)
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "watched", stopped)
    with pytest.raises(SystemExit) as ended:
        main(["arena", "ronda", "--levels=graine,germe", "--games=4", "--workers=1", "--seed=1", "--lang=en"])
    told = capsys.readouterr().out
    assert ended.value.code == 130
    assert says in told
    assert never not in told
    assert ("±" in told) == (games > 1)


def test_games_that_repeat_each_other_are_told_and_count_once() -> None:
    asked = ("arena", "kala", "-o", "reserve=12", "-o", "first=0", "--levels=germe,pousse", "--games=8", "--nodes=1000")
    told = run(*asked, "--workers=1", "--opening=0", "--json")
    (step,) = json.loads(told.stdout)["steps"]
    assert (step["games"], step["distinct"]) == (8, 2)
    assert step["margin"] > 0.9
    assert "Only 2 of 8 games differ" in told.stderr.replace("\n", "")
    told = run(*asked, "--workers=1", "--json")
    assert json.loads(told.stdout)["opening"] == 4
    assert json.loads(told.stdout)["steps"][0]["distinct"] == 8


LATE = """
import haricot
def answer(views, seed, seconds):
    assert seconds < 0.5, "out of beans"
    return haricot.game(views[-1]["game"]).imagine(views[-1], seed).moves()[0]
"""


def test_a_player_that_fails_late_leaves_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "late_player.py").write_text(LATE, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    asked = ["arena", "kala", "--lang=en", "--games=2", "-o", "reserve=12", "--workers=1", "--json=result.json"]
    late = "--player=late=late_player:answer"
    for players, steps in ((["--player=graine", "--player=germe", late], 1), (["--player=graine", late], 0)):
        with pytest.raises(SystemExit) as ended:
            main([*asked, *players])
        assert ended.value.code == 1
        told = capsys.readouterr().err
        assert told.startswith("haricot: Game ")
        assert "late fails: late_player.py:4: AssertionError: out of beans" in told
        file = tmp_path / "result.json"
        assert len(json.loads(file.read_text())["steps"]) == 1 if steps else not file.exists()
        file.unlink(missing_ok=True)


def test_games_that_cannot_be_written_down_leave_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "kala", "--lang=en", "-o", "reserve=6", "--levels=graine,germe", "--games=2", "--nodes=10"]
    with pytest.raises(SystemExit) as ended:
        main([*asked, "--workers=1", "--opening=0", "--json", "--record=/dev/full"])
    told = capsys.readouterr()
    assert (ended.value.code, told.err.startswith("haricot: ")) == (1, True)
    assert len(json.loads(told.out)["steps"]) == 1
