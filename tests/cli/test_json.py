"""`--json`: every command that answers something answers programs too, with nothing else on standard output."""

import json
from pathlib import Path
from typing import Any

import pytest

import haricot as library
from haricot.cli import COMMANDS, main
from haricot.cli.console import Commands, Group
from haricot.house.store.store import Store
from tests.cli.terminal import haricot

NO_ANSWER = {"play", "serve", "work"}
"""What somebody plays, and programs that go on."""


def every_command() -> list[str]:
    group = Group("en", COMMANDS)
    found = []
    for name in COMMANDS:
        command = group.get_command(None, name)  # type: ignore[arg-type]
        found += [f"{name} {inner}" for inner in command.builders] if isinstance(command, Commands) else [name]
    return found


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """What a command answers with `--json`, in this process."""
    with pytest.raises(SystemExit):
        main([*arguments, "--json", "--lang", "en"])
    return json.loads(capsys.readouterr().out)


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "game.txt"
    played = library.Record(game="kala", seats=2, seed=7, options={"first": 0}, moves=("a1a2a3a4",))
    file.write_text(played.dumps(), "utf-8")
    return str(file)


@pytest.mark.parametrize("name", [name for name in every_command() if name not in NO_ANSWER])
def test_every_command_that_answers_has_it(name: str) -> None:
    command: Any = Group("en", COMMANDS).get_command(None, name.split()[0])  # type: ignore[arg-type]
    for inner in name.split()[1:]:
        command = command.get_command(None, inner)
    assert "--json" in {opt for param in command.params for opt in param.opts}


def test_positions_moves_and_rules(capsys: pytest.CaptureFixture[str]) -> None:
    state = library.game("kala").new(first=0)
    assert asked(capsys, "show", "kala", "-o", "first=0", "--seat", "0") == state.view(0)
    told = asked(capsys, "moves", "kala", "-o", "first=0")
    assert told["moves"] == list(map(str, state.moves()))
    assert (told["position"], told["turn"]) == (str(state), 0)
    assert asked(capsys, "rules", "kala")["markdown"].startswith("# Kala")
    assert asked(capsys, "perft", "kala", "2", "-o", "first=0")["counts"] == [6, 62]


def test_records(capsys: pytest.CaptureFixture[str], record: str) -> None:
    told = asked(capsys, "replay", record, "--seat", "1")
    assert [(frame["move"], frame["seat"]) for frame in told["frames"]] == [(None, None), ("a1a2a3a4", 0)]
    assert told["frames"][1]["view"]["last"]["path"] == ["a1", "a2", "a3", "a4"]
    assert told["outcome"] is None
    told = asked(capsys, "verify", record)
    assert (told["true"], told["why"]) == (True, None)
    assert {"key", "words"} <= set(told["findings"][0])


def test_a_record_that_lies_is_told_to_programs_too(capsys: pytest.CaptureFixture[str], record: str) -> None:
    Path(record).write_text(Path(record).read_text("utf-8").replace("unfinished", "winners=1 scores=0,1 ranks=2,1"))
    with pytest.raises(SystemExit) as ended:
        main(["verify", record, "--json", "--lang", "en"])
    told = json.loads(capsys.readouterr().out)
    assert (ended.value.code, told["true"], told["findings"]) == (1, False, [])
    assert "winners=1" in told["why"]


def test_what_is_printed_on_paper(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "kala.pdf"
    told = asked(capsys, "print", "kala", "--pdf", str(file))
    assert told == {"file": str(file), "bytes": file.stat().st_size, "paper": "a4"}


def test_words(capsys: pytest.CaptureFixture[str]) -> None:
    told = asked(capsys, "words", "fr", "mère", "xyzzy")
    assert [(one["word"], one["in"]) for one in told["words"]] == [("MERE", True), ("XYZZY", False)]
    assert "mère" in told["words"][0]["spellings"]
    assert {one["word"] for one in asked(capsys, "words", "fr", "--fits", "HARICO.")["found"]} == {"HARICOT"}
    assert asked(capsys, "words", "en")["count"] == len(library.lexicon("en"))


def test_a_house_s_store(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    store = ("--store", f"sqlite:///{tmp_path}/house.db")
    opened = Store(store[1])
    opened.prepare()
    opened.release()
    nothing = {"games": [], "tables": 0, "played": 0}
    assert asked(capsys, "rebuild", *store) == {"tables": 0, "games": 0, "absent": nothing}
    assert asked(capsys, "check", *store) == {"tables": 0, "events": 0, "unknown": 0, "absent": [], "faults": []}
    told = asked(capsys, "backup", str(tmp_path / "copy.db"), *store)
    assert told == {"file": str(tmp_path / "copy.db"), "bytes": (tmp_path / "copy.db").stat().st_size}


def test_the_arena_tells_it_or_writes_it(tmp_path: Path) -> None:
    arena = ("arena", "ronda", "--levels", "graine,germe", "--games", "2", "--workers", "1", "--seconds", "0.01")
    told = haricot(*arena, "--json")
    assert told.returncode == 0, told.stderr
    assert [step["games"] for step in json.loads(told.stdout)["steps"]] == [2]
    assert json.loads(told.stdout)["complete"]
    first = haricot("arena", "--json", *arena[1:])
    assert json.loads(first.stdout)["game"] == "ronda", "what follows --json is the game where nothing else is"
    written = haricot(*arena, "--json", str(tmp_path / "result.json"))
    assert "graine" in written.stdout
    assert json.loads((tmp_path / "result.json").read_text())["game"] == "ronda"
    written = haricot("arena", "--json", str(tmp_path / "kala"), *arena[1:])
    assert json.loads((tmp_path / "kala").read_text())["game"] == "ronda", written.stderr


def test_what_was_written_where_and_how_many(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    play = ("data", "self-play", "kala", "-o", "reserve=12", "--level", "graine", "--workers", "1", "--games", "3")
    for _ in range(2):  # made, and there already
        told = asked(capsys, *play, "--out", "games.txt")
        assert told == {"file": "games.txt", "games": 3, "distinct": 3, "complete": True}
    assert asked(capsys, "games", "convert", "games.txt", "all.txt") == {"file": "all.txt", "games": 3}
    assert asked(capsys, "games", "filter", "games.txt", "some.txt", "--most", "1") == {"file": "some.txt", "games": 0}
    told = asked(capsys, "games", "review", "games.txt", "reviews.jsonl", "--nodes", "50", "--workers", "1")
    assert told == {"file": "reviews.jsonl", "lines": 3, "wrong": 0, "complete": True}
    bench = ("data", "kala-bench", "bench.jsonl", "--positions", "2", "--patience", "100", "--workers", "1")
    assert asked(capsys, *bench) == {"file": "bench.jsonl", "positions": 2, "complete": True}


@pytest.mark.parametrize(
    "makes_games", [("data", "self-play", "kala"), ("games", "convert", "-"), ("games", "filter", "-")]
)
def test_an_answer_does_not_share_standard_output(
    makes_games: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*makes_games, "--json", "--lang", "en"])
    assert ended.value.code == 1
    told = capsys.readouterr()
    assert (told.out, "name a file" in told.err) == ("", True)


def test_puzzles_and_their_days(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    listed = tmp_path / "2030.days"
    assert asked(capsys, "puzzles", "days", "2030", "--file", str(listed)) == {"file": str(listed)}
    assert listed.exists()
