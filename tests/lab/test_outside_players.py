"""Players from outside sit down in the arena: functions, classes, programs."""

import sys
import time
from collections.abc import Generator, Sequence
from contextlib import chdir
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from threading import Lock
from typing import Any

import pytest

import haricot
from haricot.bots import levels, outside
from haricot.core.errors import BadOption, HaricotError
from haricot.lab import worker_processes
from haricot.lab.arena import bouts, play, play_all
from haricot.lab.executors import LocalExecutor
from haricot.lab.self_play import SelfPlay, are_games_of, play_games

PLAYERS = '''
import haricot

def first(views, seed, seconds):
    """The first move that the rules list."""
    return haricot.game(views[-1]["game"]).imagine(views[-1], seed).moves()[0]

class Last:
    def __call__(self, views, seed, seconds):
        return str(haricot.game(views[-1]["game"]).imagine(views[-1], seed).moves()[-1])

def asleep(views, seed, seconds):
    if len(views) > 1 or seconds > 0.5:
        import time
        time.sleep(120)
    return first(views, seed, seconds)

def counting(views, seed, seconds, nodes=None):
    assert nodes == 70
    return first(views, seed, seconds)

class Wants:
    def __init__(self, size):
        pass

def broken(views, seed, seconds):
    return 1 // (seconds < 0.5)

def cheat(views, seed, seconds):
    return first(views, seed, seconds) if seconds < 0.5 else "z9z9"

def leaver(views, seed, seconds):
    raise SystemExit(3)

nobody = 3
'''

PROGRAM = """
import json, sys
import haricot
for line in sys.stdin:
    asked = json.loads(line)
    assert asked.get("nodes", 70) == 70
    view = asked["views"][-1]
    print(json.dumps({"move": str(haricot.game(view["game"]).imagine(view, 0).moves()[0])}), flush=True)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "outside_players.py").write_text(PLAYERS, "utf-8")
    (tmp_path / "program.py").write_text(PROGRAM, "utf-8")
    (tmp_path / "counting.py").write_text(PROGRAM.replace('asked.get("nodes", 70)', 'asked["nodes"]'), "utf-8")
    (tmp_path / "unreadable.py").write_text("def (:", "utf-8")
    (tmp_path / "broken_at_once.py").write_text("# beans\n1 // 0", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "outside_players", raising=False)
    outside.player.cache_clear()
    return tmp_path


@pytest.mark.parametrize("where", ["outside_players:first", "outside_players:Last", "command"])
def test_a_player_from_outside_plays_whole_games(where: str, folder: Path) -> None:
    if where == "command":
        where = f"command:{sys.executable} {folder / 'program.py'}"
    todo = bouts("kala", ("ours", "graine"), 2, seats=2, options={"reserve": 6}, players={"ours": where})
    for one in map(play, todo):
        assert sorted(one.ranks) == [1, 2]
        assert "ours" in one.bout.sitting


class Counting:
    """An object that plays, with something that cannot be pickled."""

    def __init__(self) -> None:
        self.asked, self.lock = 0, Lock()

    def __call__(self, views: Sequence[Any], seed: int, seconds: float) -> str:
        self.asked += 1
        return str(haricot.game("kala").imagine(views[-1], seed).moves()[0])


def test_objects_functions_and_classes_play_themselves_here_and_beside() -> None:
    ours = Counting()
    crowd: dict[str, Any] = {
        "ours": ours,
        "made": Counting,
        "theirs": lambda *asked: ours(*asked),
        "bot": levels("kala")["germe"],
    }
    asked: dict[str, Any] = {"seats": 2, "options": {"reserve": 12}, "opening": 2, "players": crowd}
    for pair in (("ours", "made"), ("theirs", "bot")):
        todo = list(bouts("kala", pair, 4, **asked))
        alone, beside = list(play_all(todo)), list(play_all(todo, LocalExecutor(2)))
        assert [one.ranks for one in alone] == [one.ranks for one in beside]
        assert [one.bout for one in beside] == todo, "the players are in the results again"
    assert ours.asked > 0
    with pytest.raises(BadOption, match="called"):
        list(play_all(list(bouts("kala", ("ours", "graine"), 2, seats=2, players={"ours": 3}))))  # type: ignore[dict-item]


def test_players_from_outside_play_among_themselves_too() -> None:
    players = {"ours": "outside_players:first", "cheat": "outside_players:cheat"}
    asked = SelfPlay("kala", 2, ("ours", "germe"), {"reserve": 12}, seed=3, opening=2, players=players)
    games = list(play_games(range(2), asked))
    assert [game.players for game in games] == [("ours", "germe"), ("germe", "ours")]
    assert list(play_games(range(2), asked, LocalExecutor(2))) == games
    assert are_games_of(games, asked)
    with pytest.raises(HaricotError, match=r"Game 1: cheat .*z9z9"):
        list(play_games(range(1), replace(asked, levels=("germe", "cheat"))))
    with pytest.raises(BadOption, match="nowhere_at_all"):
        list(play_games(range(1), replace(asked, players={"ours": "nowhere_at_all:Class"})))


def test_what_no_other_process_can_be_given_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    todo = list(bouts("kala", ("ours", "graine"), 2, seats=2, players={"ours": Counting()}))
    monkeypatch.setattr(worker_processes, "Process", get_context("spawn").Process)
    with pytest.raises(BadOption, match=r"lock.*top of a module"):
        list(play_all(todo, LocalExecutor(2)))


def test_a_worker_finds_players_in_the_folder_of_whoever_asked(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a worker of a cluster does, which is started elsewhere."""
    todo = list(
        bouts("kala", ("ours", "graine"), 2, seats=2, options={"reserve": 6}, players={"ours": "outside_players:first"})
    )
    monkeypatch.setattr(sys, "path", [one for one in sys.path if one not in ("", str(folder))])
    assert len(list(play_all(todo, Elsewhere()))) == 2


class Elsewhere:
    """Does tasks in another folder."""

    def run(self, task: Any, todo: Any, prepare: Any = None, at_a_time: int = 1) -> Generator[Any]:
        with chdir("/"):
            prepare()
            yield from map(task, todo)


@pytest.mark.parametrize("where", ["outside_players:counting", "command"])
def test_a_player_from_outside_is_told_the_nodes(where: str, folder: Path) -> None:
    if where == "command":
        where = f"command:{sys.executable} {folder / 'counting.py'}"
    bout, _ = bouts("kala", ("ours", "graine"), 2, seats=2, options={"reserve": 6}, players={"ours": where}, nodes=70)
    play(bout)
    with pytest.raises(HaricotError, match="ours"):
        play(replace(bout, nodes=71))


@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("nowhere_at_all:Class", "nowhere_at_all"),
        ("outside_players:somebody", "somebody"),
        ("outside_players:nobody", "called"),
        ("outside_players:Wants", "argument"),
        ("unreadable:Class", "SyntaxError"),
        ("broken_at_once:Class", "broken_at_once.py:2: ZeroDivisionError"),
        ("command:/nowhere/at/all", "nowhere"),
        ("command:", "command: names no program"),
        ("command:'abc", "names no program"),
    ],
)
def test_what_is_no_player_is_told(where: str, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        outside.player(where)


@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("outside_players:broken", r"Game 2: ours fails: outside_players.py:\d+: ZeroDivisionError"),
        ("outside_players:cheat", "Game 2: ours .*z9z9"),
        ("outside_players:leaver", "Game 2: ours .*SystemExit: 3"),
        ("command:cat", "Game 2: ours .*answers .*views"),
        ("command:echo []", r"Game 2: ours .*answers .*\[\]"),
        ("command:true", "Game 2: ours .*status 0"),
        ("command:false", "Game 2: ours .*status 1"),
    ],
)
def test_a_player_that_fails_is_named_with_the_game_and_the_cause(where: str, why: str) -> None:
    _, bout = bouts("kala", ("ours", "graine"), 2, seats=2, options={"reserve": 6}, players={"ours": where})
    with pytest.raises(HaricotError, match=why):
        play(bout)


def test_a_program_that_never_answers_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "SECONDS_MORE", 0.2)
    monkeypatch.setattr(outside, "SECONDS_FOR_NODES", 0.2)
    slow, _ = bouts("kala", ("slow", "graine"), 2, seats=2, players={"slow": "command:sleep 100"}, seconds=0.1)
    for bout in (slow, replace(slow, nodes=100)):
        outside.player.cache_clear()
        with pytest.raises(HaricotError, match=r"Game 1: slow fails: .*not answered within 0\.[23] s"):
            play(bout)


SPINS = """
import os, sys
open(sys.argv[1], "w").write(str(os.getpid()))
while True:
    pass
"""


def test_a_program_ends_with_whoever_asked_for_it_and_with_all_that_it_started(tmp_path: Path) -> None:
    (tmp_path / "spins.py").write_text(SPINS, "utf-8")
    noted = tmp_path / "process"
    program = f"command:sh -c '{sys.executable} {tmp_path / 'spins.py'} {noted}; true'"
    todo = bouts("kala", ("ours", "graine"), 2, seats=2, players={"ours": program})
    quick, _ = bouts("kala", ("germe", "graine"), 2, seats=2, options={"reserve": 6})
    playing = play_all([quick, *todo], LocalExecutor(2))
    next(playing)
    deadline = time.monotonic() + 60
    while not (noted.exists() and noted.read_text()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    playing.close()
    while _runs(int(noted.read_text())):
        assert time.monotonic() < deadline, "it is still there"
        time.sleep(0.05)


def _runs(process: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


def test_nobody_waits_for_games_that_nobody_wants() -> None:
    todo = list(bouts("kala", ("ours", "graine"), 40, seats=2, players={"ours": "outside_players:asleep"}))
    quick = list(bouts("kala", ("germe", "graine"), 2, seats=2, options={"reserve": 6}))
    playing = play_all([*quick, *todo], LocalExecutor(2))
    next(playing)
    began = time.perf_counter()
    playing.close()
    assert time.perf_counter() - began < 60, "a player that sleeps for two minutes was waited for"
