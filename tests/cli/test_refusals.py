"""What a command refuses says what is allowed, in one line, and keeps what was there."""

from pathlib import Path

import pytest

from haricot.cli import main
from haricot.records.corpus import GameEntry
from haricot.records.record import Record
from tests.cli.terminal import haricot

STORY = str(Path(__file__).parents[1] / "playthroughs" / "kala-a-bean-left-over.txt")
START = "field=0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0 bowls=a1:0,d4:0 reserves=28,28 granary=0 turn=0 extra=no"


@pytest.mark.parametrize(
    ("asked", "ending"),
    [(("print", "kala", "--pdf", "kala.txt"), ".pdf"), (("review", STORY, "--plot", "game.png"), ".svg")],
)
def test_a_picture_or_a_page_is_named_by_what_it_is(asked: tuple[str, ...], ending: str, tmp_path: Path) -> None:
    told = haricot(*asked[:-1], str(tmp_path / asked[-1]))
    assert (told.returncode, f"by what it is: {ending}" in told.stderr) == (1, True)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("asked", [("--level", "xx"), ("--seat", "9")])
def test_what_cannot_be_played_is_refused_before_anybody_is_asked(asked: tuple[str, ...]) -> None:
    told = haricot("play", "kala", *asked)
    assert (told.returncode, told.stdout, asked[1] in told.stderr) == (1, "", True)


def test_a_year_below_0_is_told_which_there_are() -> None:
    for asked in (("-1",), ("-1", "--json")):
        told = haricot("puzzles", "days", *asked)
        assert (told.returncode, "“-1” is not a year from 2026 to 9998." in told.stderr) == (1, True)


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["dance"], 2, "no such command"),
        (["play"], 2, "GAME is missing"),
        (["play", "kala", "--tempo"], 2, "no option --tempo"),
        (["play", "chess"], 1, "no game called “chess”"),
        (["play", "kala", "--bots", "many"], 2, "--bots takes a whole number"),
        (["play", "kala", "--bots", "3"], 1, "0 to 2 bots, not 3"),
        (["play", "kala", "--bots", "-1"], 1, "0 to 2 bots, not -1"),
        (["play", "kala", "--bots", "0", "--preset", "fast"], 1, "no variant “fast”"),
        (["play", "kala", "--bots", "0", "-o", "first"], 1, "name=value"),
        (
            ["play", "kala", "--bots", "0", "-o", "first=9"],
            1,
            "Who starts: 9 is not possible",
        ),
        (["play", "kala", "--bots", "0", "--seats", "3"], 1, "3 cannot play this"),
        (["play", "kala", "--lang", "it"], 2, "--lang must be one of: fr, en, de"),
        (["moves", "kala", "--position", "field=1"], 1, "is missing from the position"),
        (["perft", "kala", "deep"], 2, "DEPTH takes a number from 1 to "),
        (["show", "kala", "--seat", "5"], 1, "no seat no. 5"),
        (["verify", "no-such-file"], 1, "no-such-file cannot be found"),
        (["verify", "/"], 1, "is a folder"),
        (["replay", "/dev/null"], 1, "its beginning is missing"),
        (["replay", STORY, "--seat", "5"], 1, "no seat no. 5"),
        (["serve", "--no-browser", "--log-level", "loud"], 2, "--log-level must be one of: debug, info, warning"),
        (["rules", "kala", "extra"], 2, "malformed"),
    ],
)
def test_a_wrong_command_or_file_gets_one_clear_line_and_a_non_zero_exit(
    arguments: list[str], code: int, says: str
) -> None:
    refused = haricot(*arguments)
    assert refused.returncode == code
    assert says in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert not refused.stdout


@pytest.mark.parametrize("asked", ["verify", "replay", "review"])
def test_a_corpus_is_told_from_a_record(asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, record = tmp_path / "games.txt", Record(game="kala", seats=2, seed=7, options={"first": 0})
    for text in (2 * str(GameEntry.of(record, None)), record.dumps() + "\n" + record.dumps()):
        file.write_text(text, "utf-8")
        with pytest.raises(SystemExit) as ended:
            main([asked, str(file), "--lang=en"])
        assert ended.value.code == 1
        assert "haricot games" in capsys.readouterr().err


def test_what_is_wrong_with_the_one_game_of_a_corpus_names_no_line_that_it_does_not_have(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, record = (
        tmp_path / "game.txt",
        Record(game="kala", seats=2, seed=7, options={"first": 0}, moves=("a1a2a3a4",)),
    )
    text = str(GameEntry.of(record, None))
    for wrong, why in (
        (text.replace("a1a2a3a4", "zzz"), "haricot: Move 1 (zzz): "),
        (text.replace("unfinished", "winners=0 scores=1,0 ranks=1,2"), "haricot: The text claims “winners=0"),
    ):
        file.write_text(wrong, "utf-8")
        with pytest.raises(SystemExit) as ended:
            main(["verify", str(file), "--lang=en"])
        assert (ended.value.code, capsys.readouterr().err[: len(why)]) == (1, why)


@pytest.mark.parametrize("host", ["300.1.1.1", "192.0.2.1"])
def test_an_address_that_is_none_of_this_machine_is_not_called_a_port_that_is_taken(host: str) -> None:
    refused = haricot("serve", "--no-browser", "--port=18099", f"--host={host}")
    assert (refused.returncode, f"cannot listen at {host}, port 18099: " in refused.stderr) == (1, True), refused.stderr


def test_no_store_is_made_to_rebuild_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(["rebuild", "--store", "sqlite:///nofile.db", "--lang=en"])
    assert ended.value.code == 1
    assert "nofile.db" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(128, 256)))
    refused = haricot("verify", str(tmp_path / "noise"))
    assert (refused.returncode, refused.stderr) == (1, "haricot: This file is not UTF-8 text.\n")


def test_refusals_are_said_in_french_too() -> None:
    assert "Il n’y a pas de jeu « chess »" in haricot("play", "chess", LANG="fr_FR.UTF-8").stderr.replace("\xa0", " ")
    assert "Il manque GAME" in haricot("play", "--lang", "fr").stderr


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (("serve", "--port", "99999"), "--port takes a number from 0 to 65535."),
        (("serve", "--port", "-1"), "--port takes a number from 0 to 65535."),
        (("perft", "kala", "0"), "DEPTH takes a number from 1 to 1000."),
        (("arena", "kala", "--games", "0"), "--games takes a number from 1 to 1000000000000."),
        (("stats", "kala", "--seed", "abc"), "--seed takes a whole number."),
        (("perft", "kala", "-3"), "DEPTH takes a number from 1 to 1000."),
        (("moves", "kala", "-3"), "-3: a number below 0 does not fit here."),
        (("solve", "kala", "--reserve", "3"), "--reserve takes a number from 4 to 28."),
        (("solve", "kala", "--reserve", "29"), "--reserve takes a number from 4 to 28."),
        (("games", "filter", "games.txt", "--winner", "-1"), "--winner takes a number, 0 at least."),
        (("arena", "kala", "--workers", "100000"), "--workers takes a number from 1 to 1024."),
        (("stats", "kala", "--games", "99999999999999999999"), "--games takes a number from 1 to 1000000000000."),
        (("solve", "kala", "--threads", "100000"), "--threads takes a number from 1 to 256."),
        (("serve", "--bot-workers", "100000000"), "--bot-workers takes a number from 0 to 1024."),
        (("serve", "--processes", "0"), "--processes takes a number from 1 to 1024."),
        (("serve", "--bot-seconds", "nan"), "--bot-seconds takes a number from 0 to 600."),
        (("review", "game.txt", "--nodes", "99999999999999999999"), "--nodes takes a number from 1 to 1000000000000."),
        (("work", "--bot-workers", "5000"), "--bot-workers takes a number from 0 to 1024."),
    ],
)
def test_a_value_out_of_range_is_told_what_is_allowed(asked: tuple[str, ...], says: str) -> None:
    answer = haricot(*asked)
    assert answer.returncode == 2
    assert says in answer.stderr


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (("--seats", "-3"), "--seats takes a number from 2 to 20."),
        (("--seats", "0"), "--seats takes a number from 2 to 20."),
        (("--seats", "3", "--name", "kala"), "--seats takes a number from 2 to 2."),
        (("--winner", "99"), "--winner takes a number from 0 to 19."),
        (("--winner", "2", "--seats", "2"), "--winner takes a number from 0 to 1."),
        (("--name", "kalla"), "kalla"),
    ],
)
def test_what_no_game_can_have_is_refused_and_keeps_what_was_there(
    asked: tuple[str, ...], says: str, tmp_path: Path
) -> None:
    (tmp_path / "kept.txt").write_text("mine")
    answer = haricot("games", "filter", STORY, str(tmp_path / "kept.txt"), *asked)
    assert (answer.returncode, says in answer.stderr) == (1, True), answer.stderr
    assert (tmp_path / "kept.txt").read_text() == "mine"


def test_a_year_without_days_is_told_what_is_allowed(tmp_path: Path) -> None:
    for year in ("0000", "2025", "9999", "12345"):
        answer = haricot("puzzles", "days", year, "--file", str(tmp_path / "x.days"))
        assert answer.returncode == 1
        assert answer.stderr.startswith(f"haricot: “{year}” is not a year from 2026 to 9998.")
        assert not (tmp_path / "x.days").exists()
