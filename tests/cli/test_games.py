"""Corpora made, converted, filtered and counted by commands."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from haricot.cli import main
from haricot.records.corpus import GameEntry, read_games
from haricot.records.record import Record
from tests.cli.terminal import HARICOT, environment, haricot

KALA = ("data", "self-play", "kala", "-o", "reserve=12", "--level", "graine", "--opening", "2", "--workers", "1")


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("games") / "games.txt"
    assert haricot(*KALA, "--games", "4", "--seed", "5", "--out", str(file)).returncode == 0
    return file


def test_a_corpus_goes_on_where_it_was_left(corpus: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    for games in ("1", "4"):
        haricot(*KALA, "--games", games, "--seed", "5", "--out", str(file))
    assert file.read_text("utf-8") == corpus.read_text("utf-8")
    for cut in (0, 1, 2, 30):  # as a machine that stops may leave it
        file.write_text(corpus.read_text("utf-8")[: len(corpus.read_text("utf-8")) - cut], "utf-8")
        haricot(*KALA, "--games", "4", "--seed", "5", "--out", str(file))
        assert list(read_games(file.read_text("utf-8").splitlines())) == list(
            read_games(corpus.read_text("utf-8").splitlines())
        )
    others = haricot(*KALA, "--games", "5", "--seed", "6", "--out", str(file))
    assert (others.returncode, "something else" in others.stderr) == (1, True)
    file.write_text("notes of mine", "utf-8")
    assert haricot(*KALA, "--games", "4", "--out", str(file)).returncode == 1
    assert file.read_text("utf-8") == "notes of mine"
    piped = haricot(*KALA, "--games", "4", "--seed", "5")
    assert (piped.returncode, piped.stdout) == (0, corpus.read_text("utf-8"))


def test_games_are_counted(corpus: Path) -> None:
    told = json.loads(haricot("games", "stats", str(corpus), "--json").stdout)
    assert told["games"] == 4
    assert told["by_game"]["kala"]["wins"] == {"graine": 4}
    by_seat = told["by_game"]["kala"]["wins_by_seat"]
    assert sum(by_seat.values()) == 4
    said = haricot("games", "stats", str(corpus), "--lang", "en").stdout
    assert "4 games" in said
    assert said.endswith("".join(f"won from seat {seat}: {by_seat[seat]}\n" for seat in "01")), "one bot in all seats"


def test_games_are_filtered_into_a_file_or_a_pipe(corpus: Path, tmp_path: Path) -> None:
    everything = list(read_games(corpus.read_text("utf-8").splitlines()))
    longest = max(len(game.moves) for game in everything)
    out = haricot("games", "filter", str(corpus), "--least", str(longest), "--replayed").stdout
    assert list(read_games(out.splitlines())) == [game for game in everything if len(game.moves) == longest]
    file = tmp_path / "none.txt"
    haricot("games", "filter", str(corpus), str(file), "--name", "ronda")
    assert file.read_text("utf-8") == ""
    assert haricot("games", "convert", str(corpus)).stdout == corpus.read_text("utf-8")


def test_no_file_is_written_over_itself(corpus: Path, tmp_path: Path) -> None:
    file, link, folder = tmp_path / "games.txt", tmp_path / "link.txt", tmp_path / "folder"
    file.write_text(corpus.read_text("utf-8"), "utf-8")
    link.hardlink_to(file)
    folder.mkdir()
    for out in (file, link, folder / ".." / "games.txt"):
        for action in ("convert", "filter"):
            told = haricot("games", action, str(file), str(out))
            assert (told.returncode, "named twice" in told.stderr) == (1, True)
    for asked in ((str(tmp_path / "new.txt"), "--moves", str(tmp_path / "new.txt")), ("-", "--moves", str(file))):
        told = haricot("games", "convert", str(file), *asked)
        assert (told.returncode, "named twice" in told.stderr) == (1, True)
    assert file.read_text("utf-8") == corpus.read_text("utf-8")


def test_a_corpus_that_breaks_off_leaves_what_was_there(
    corpus: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, out = tmp_path / "broken.txt", tmp_path / "out.txt"
    broken.write_text(corpus.read_text("utf-8")[:-60], "utf-8")
    for text in (None, "games of before"):
        if text:
            out.write_text(text, "utf-8")
        for file in (broken, tmp_path / "nowhere.txt"):
            with pytest.raises(SystemExit) as ended:
                main(["games", "convert", str(file), str(out), "--lang=en"])
            assert ended.value.code == 1
            assert (out.read_text("utf-8") if out.exists() else None) == text
    assert sorted(file.name for file in tmp_path.iterdir()) == ["broken.txt", "out.txt"]
    capsys.readouterr()
    with pytest.raises(SystemExit):
        main(["games", "filter", str(corpus), "/dev/stdout", "--least=1000"])
    assert Path("/dev/stdout").exists()


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (("games", "convert", "games.txt", "games.csv"), ".txt, .parquet"),
        (("games", "filter", "games.txt", "games.txt.gz"), ".txt, .parquet"),
        (("games", "convert", "games.txt", "GAMES.PARQUET"), ".txt, .parquet"),
        (("games", "convert", "games.txt", "."), ". is a folder"),
        (("games", "stats", "nowhere.parquet"), "nowhere.parquet cannot be found"),
        (("games", "convert", "games.txt", "-", "--moves", "moves.csv"), "by what it is: .parquet"),
        (("games", "convert", "games.txt", "nowhere/games.parquet"), "The folder for nowhere/games.parquet"),
        (("games", "convert", "games.txt", "-", "--moves", "nowhere/m.parquet"), "The folder for nowhere/m.parquet"),
        (("games", "filter", "games.txt", "--least", "9", "--most", "8"), "at least 9 and at most 8"),
        (("data", "kala-bench", "bench.csv"), ".jsonl, .parquet"),
        (("data", "kala-bench", "bench"), ".jsonl, .parquet"),
        (("data", "self-play", "kala", "--out", "games.parquet"), "by what it is: .txt"),
    ],
)
def test_a_name_that_promises_something_else_is_refused(
    asked: tuple[str, ...],
    why: str,
    corpus: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("games.txt").write_text(corpus.read_text("utf-8"), "utf-8")
    with pytest.raises(SystemExit) as ended:
        main([*asked, "--lang=en"])
    assert ended.value.code == 1
    assert why in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["games.txt"]


@pytest.mark.parametrize(
    "asked",
    [
        ("data", "kala-bench", "made.parquet", "--positions=1"),
        ("games", "convert", "nowhere.txt", "made.parquet"),
        ("games", "convert", "nowhere.txt", "-", "--moves", "made.parquet"),
        ("arena", "kala", "--games=1000000", "--record=made.parquet"),
    ],
)
def test_a_table_is_refused_without_pyarrow_before_the_work(
    asked: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("pyarrow", "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(SystemExit):
        main([*asked, "--lang=en"])
    assert "pip install pyarrow" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_what_goes_into_a_pipe_is_not_gone_on_with_and_nothing_is_left_beside_it(corpus: Path, tmp_path: Path) -> None:
    asked = (*KALA, "--games", "4", "--seed", "5")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    process = subprocess.Popen([HARICOT, *asked, "--out", str(pipe)], stderr=subprocess.PIPE, env=environment())
    assert pipe.read_text("utf-8") == corpus.read_text("utf-8")
    process.communicate(timeout=60)
    assert process.returncode == 0
    assert list(tmp_path.iterdir()) == [pipe]


def test_what_cannot_be_printed_is_told_without_a_name(corpus: Path) -> None:
    with Path("/dev/full").open("w") as full:
        told = subprocess.run(
            [HARICOT, "games", "stats", str(corpus)], stdout=full, stderr=subprocess.PIPE, text=True, env=environment()
        )
    assert told.returncode == 1
    assert "None" not in told.stderr
    assert told.stderr.startswith("haricot: ")
    assert told.stderr.count("\n") == 1


def test_who_stops_self_play_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    asked = [HARICOT, "data", "self-play", "kala", "-o", "reserve=6", "--level", "graine", "--workers", "2"]
    asked += ["--games", "1000000", "--out", file.name]
    process = subprocess.Popen(asked, stderr=subprocess.PIPE, text=True, cwd=tmp_path, env=environment(COLUMNS="1000"))
    until = time.monotonic() + 60
    while not (file.exists() and file.stat().st_size) and time.monotonic() < until:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    games = list(read_games(file.read_text("utf-8").splitlines()))
    assert all(game.outcome for game in games)
    assert told.endswith(f"So far {len(games)} in {file.name}: give the same command again to go on.\n")


IMPATIENT = """
import sys
class Impatient:
    def find_spec(self, name, *_):
        if name == "click":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Impatient())
from haricot.__main__ import main
main()
"""


def test_who_stops_it_before_its_commands_are_loaded_sees_no_traceback() -> None:
    ended = subprocess.run([sys.executable, "-c", IMPATIENT], capture_output=True, text=True, env=environment())
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "")


WHILE_LOADING = """
import os, signal, sys
class Impatient:
    def find_spec(self, name, *_):
        if name == "haricot":
            os.kill(os.getpid(), signal.SIGINT)
signal.signal(signal.SIGINT, signal.SIG_IGN if sys.argv[1] == "ignored" else signal.default_int_handler)
sys.argv = ["haricot", "--version"]
sys.meta_path.insert(0, Impatient())
from haricot_program import main
main()
"""


def test_who_stops_it_while_the_package_loads_ends_it_unless_signals_are_ignored() -> None:
    asked = [sys.executable, "-c", WHILE_LOADING]
    ended = subprocess.run([*asked, "heard"], capture_output=True, text=True, env=environment())
    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.SIGINT, "", "")
    went_on = subprocess.run([*asked, "ignored"], capture_output=True, text=True, env=environment())
    assert (went_on.returncode, went_on.stderr) == (0, "")
    assert went_on.stdout


STOPPED = """
import atexit, sys
class Big:
    def __del__(self):
        print("taken apart")
big = Big()
atexit.register(print, "farewell")
import haricot.cli
haricot.cli.main = lambda: sys.exit(int(sys.argv[1]))
from haricot.__main__ import main
main()
"""


@pytest.mark.parametrize(("status", "says"), [("130", "farewell\n"), ("0", "farewell\ntaken apart\n")])
def test_who_stops_it_does_not_wait_until_python_has_taken_all_apart(status: str, says: str) -> None:
    plain = environment()
    plain.pop("COVERAGE_PROCESS_CONFIG", None)  # what traces the lines holds on to what is to be taken apart
    ended = subprocess.run([sys.executable, "-c", STOPPED, status], capture_output=True, text=True, env=plain)
    assert (ended.returncode, ended.stdout, ended.stderr) == (int(status), says, "")


def test_who_stops_a_data_set_or_a_count_is_told_what_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from haricot.cli import data, json_lines, perft, stats

    games = tmp_path / "games.txt"
    games.write_text(str(GameEntry.of(Record(game="kala", seats=2, seed=7, options={"first": 0}), None)), "utf-8")

    def stopped(*asked: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(data, "watched", stopped)
    monkeypatch.setattr(json_lines, "watched", stopped)
    monkeypatch.setattr(perft, "perft", stopped)
    monkeypatch.setattr(stats, "watched", stopped)
    for asked, why in (
        (("data", "kala-bench", str(tmp_path / "b.jsonl"), "--positions=1"), "So far 0 in "),
        (("games", "review", str(games), str(tmp_path / "r.jsonl")), "So far 0 in "),
        (("perft", "kala", "3"), "Stopped"),
        (("stats", "kala", "--games=9"), "Stopped after 0 of 9 games."),
    ):
        with pytest.raises(SystemExit) as ended:
            main([*asked, "--lang=en"])
        assert ended.value.code == 130
        assert why in capsys.readouterr().err


def test_every_game_is_reviewed_and_a_file_is_gone_on_with(corpus: Path, tmp_path: Path) -> None:
    out, piped = tmp_path / "reviews.jsonl", haricot("games", "review", str(corpus), "--nodes", "500", "--workers", "2")
    lines = piped.stdout.splitlines(keepends=True)
    assert [json.loads(line)["number"] for line in lines] == [0, 1, 2, 3]
    out.write_text(lines[0] + lines[1] + lines[2][:50], "utf-8")
    done = haricot("games", "review", str(corpus), str(out), "--nodes", "500", "--workers", "1")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert out.read_text("utf-8") == piped.stdout
    alone = tmp_path / "game.txt"
    alone.write_text(list(read_games(corpus.read_text("utf-8").splitlines()))[3].record().dumps(), "utf-8")
    one = json.loads(haricot("review", str(alone), "--nodes", "500", "--json").stdout)
    del one["picture"]
    assert json.loads(lines[3]) == {"number": 3, "players": ["graine", "graine"], **one}
    others = haricot("games", "review", str(corpus), str(out), "--nodes", "600")
    assert others.returncode == 1
    assert "something else" in others.stderr
    assert out.read_text("utf-8") == piped.stdout


def test_games_that_cannot_be_reviewed_are_told_in_their_place(corpus: Path, tmp_path: Path) -> None:
    text = corpus.read_text("utf-8")
    first, _, rest = text.partition("\n\n")
    file = tmp_path / "broken.txt"
    file.write_text(first.replace("Moves: ", "Moves: a1a1 ") + "\n\nGame: kala\nResult: unfinished\n\n" + rest, "utf-8")
    told = haricot("games", "review", str(file), "--nodes", "100")
    rows = [json.loads(line) for line in told.stdout.splitlines()]
    assert ["error" in row for row in rows] == [True, True, False, False, False]
    assert (told.returncode, told.stderr) == (1, "2 lines say what was wrong.\n")
    out = tmp_path / "reviews.jsonl"
    out.write_text(told.stdout, "utf-8")
    again = haricot("games", "review", str(file), str(out), "--nodes", "100")
    assert (again.returncode, again.stderr) == (1, "2 lines say what was wrong.\n"), "as it was the first time"


def test_a_file_of_reviews_is_looked_at_from_its_first_line_on(corpus: Path, tmp_path: Path) -> None:
    file, out = tmp_path / "games.txt", tmp_path / "reviews.jsonl"
    whole = corpus.read_text("utf-8").partition("\n\n")[0]
    file.write_text(whole + "\n\nGame: kala\nResult: unfinished\n", "utf-8")
    assert haricot("games", "review", str(file), str(out), "--nodes", "100").returncode == 1
    reviews = out.read_text("utf-8")
    for more in ("--nodes=7",), ("--nodes=100", "--lang=fr"):
        other = haricot("games", "review", str(file), str(out), *more)
        assert other.returncode == 1
        assert "something else" in other.stderr or "autre chose" in other.stderr
        assert out.read_text("utf-8") == reviews


def test_a_file_of_another_kind_is_left_as_it_is(corpus: Path, tmp_path: Path) -> None:
    notes, empty = tmp_path / "notes.txt", tmp_path / "empty.txt"
    notes.write_text("beans\n")
    empty.touch()
    for asked in (str(corpus), str(notes)), (str(empty),), (str(tmp_path / "nowhere.txt"),):
        told = haricot("games", "review", *asked)
        assert told.returncode == 1
        assert told.stderr.startswith("haricot: ")
        assert "Traceback" not in told.stderr
    assert notes.read_text() == "beans\n"


def test_strong_bots_play_other_games_and_are_told_where_they_do_not(tmp_path: Path) -> None:
    asked = ("data", "self-play", "kala", "-o", "reserve=12", "--level", "germe", "--workers", "1", "--games", "6")
    file = str(tmp_path / "games.txt")
    told = haricot(*asked)
    assert (told.stdout.count("Opening: 4"), told.stderr) == (6, "")
    assert len({line for line in told.stdout.splitlines() if line.startswith("Moves:")}) == 6
    for _ in range(2):  # made, and gone on with by whoever says the same again
        told = haricot(*asked, "--opening", "0", "--out", file, "--json")
        assert json.loads(told.stdout) == {"file": file, "games": 6, "distinct": 2, "complete": True}
        assert "Only 2 of 6 games differ" in told.stderr.replace("\n", "")
        assert "--opening" in told.stderr
    assert haricot(*asked, "--out", file).returncode == 1, "with another opening it would be another corpus"
    told = haricot(*asked, "--opening", "0", "--lang", "fr", "-o", "first=0")
    assert "Les 6 parties sont toutes identiques" in told.stderr.replace("\n", "")
    assert haricot("data", "self-play", "ronda", "--level", "graine", "--games", "1").stdout.count("Opening: 0") == 1
