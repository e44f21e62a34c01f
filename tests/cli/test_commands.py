"""The other commands, what they refuse, and how they speak."""

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from rich.progress import Progress

from haricot.cli import main
from haricot.cli.long_work import SECONDS_LOOKED_BACK, Rate, Remaining
from haricot.records.corpus import GameEntry
from haricot.records.record import Record
from tests.cli.terminal import HARICOT, Terminal, environment, haricot

STORY = str(Path(__file__).parents[1] / "playthroughs" / "kala-a-bean-left-over.txt")
START = "field=0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0 bowls=a1:0,d4:0 reserves=28,28 granary=0 turn=0 extra=no"


def test_moves_are_listed_one_per_line() -> None:
    listed = haricot("moves", "kala", "--position", START).stdout.split()
    assert sorted(listed) == ["a1a2a3a4", "a1a2a3b3", "a1a2b2c2", "a1b1b2b3", "a1b1c1c2", "a1b1c1d1"]


def test_perft_proves_that_the_kernel_counts_as_the_rules_do() -> None:
    proven = haricot("perft", "kala", "3", "-o", "first=0", "--prove", "--json")
    assert json.loads(proven.stdout)["counts"] == [6, 62, 468]
    assert json.loads(proven.stdout)["proven"] is True
    assert proven.stderr.endswith("Both were counted, and agree.\n")
    for asked in (("ronda", "2", "--seed", "1"), ("kala", "2", "--turns")):
        alone = haricot("perft", *asked, "--prove")
        assert alone.returncode == 1
        assert "plain rules alone" in alone.stderr
    told = haricot("perft", "ronda", "1", "--prove", "--seed", "1", "--json")
    assert json.loads(told.stdout)["proven"] is False


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_nobody_misses_what_was_closed_before(closed: str) -> None:
    told = subprocess.run(
        f"{HARICOT} moves kala -o first=0 {closed}",
        shell=True,
        capture_output=True,
        encoding="utf-8",
        env=environment(),
    )
    assert (told.returncode, told.stderr) == (0, "")
    assert ("a1a2a3a4" in told.stdout) == (closed in ("<&-", "2>&-"))


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


def test_perft_counts_moves_or_turns() -> None:
    assert haricot("perft", "kala", "4", "-o", "first=0").stdout == "1 6\n2 62\n3 468\n4 3620\n"
    filled = START.replace("a1:0", "a1:3").replace("28,28", "25,28")
    moves, turns = (haricot("perft", "kala", "1", "--position", filled, *more).stdout for more in ([], ["--turns"]))
    assert moves == "1 6\n"
    assert turns == "1 54\n"


def test_rules_are_there_in_both_languages() -> None:
    assert haricot("rules", "kala", "--lang", "en").stdout.startswith("# Kala\n\nA game of strategy")
    assert haricot("rules", "kala", "--lang", "fr").stdout.startswith("# Kala\n\nUn jeu de stratégie")


def test_rules_are_laid_out_at_a_terminal() -> None:
    with Terminal("rules", "kala") as terminal:
        terminal.waits_for("What we settled")
        assert terminal.leaves() == 0
    assert "## " not in terminal.shown


def test_replay_shows_every_position_when_piped() -> None:
    shown = haricot("replay", STORY).stdout
    assert "Kala: the start" in shown
    assert "6. Black: a2a3a4b4" in shown
    assert "Black wins!" in shown


def test_replay_steps_through_at_a_terminal() -> None:
    with Terminal("replay", STORY) as terminal:
        terminal.waits_for("q: leave")
        terminal.types("\n")
        assert "1. White: d1c1c2c3" in terminal.waits_for("q: leave")
        terminal.types("3\n")
        assert "3. Black: d4c4b4b3x" in terminal.waits_for("q: leave")
        terminal.types("b\n")
        assert "2. White: c3c2c1b1a1" in terminal.waits_for("q: leave")
        terminal.types("q\n")
        assert terminal.leaves() == 0


def test_verify_says_what_it_checked() -> None:
    checked = haricot("verify", STORY)
    assert checked.returncode == 0
    assert "6 moves, all legal." in checked.stdout


def test_verify_reads_standard_input() -> None:
    assert haricot("verify", "-", typed=Path(STORY).read_text()).returncode == 0


def test_verify_refuses_a_record_that_lies() -> None:
    lied = haricot("verify", "-", typed=Path(STORY).read_text().replace("winners=1", "winners=0"))
    assert lied.returncode == 1
    assert "the moves lead to" in lied.stderr


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


@pytest.mark.parametrize("asked", [["verify"], ["replay"], ["review", "--nodes=20000"]], ids=lambda asked: asked[0])
def test_a_corpus_of_one_game_is_read_as_its_record(
    asked: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, record = (
        tmp_path / "game.txt",
        Record(game="kala", seats=2, seed=7, options={"first": 0}, moves=("a1a2a3a4",)),
    )
    told = []
    for text in (record.dumps(), str(GameEntry.of(record, None))):
        file.write_text(text, "utf-8")
        with pytest.raises(SystemExit) as ended:
            main([*asked, str(file), "--lang=en"])
        assert ended.value.code == 0
        told.append(capsys.readouterr().out.splitlines())
    assert told[0][0] == told[1][0]
    assert len(told[0]) == len(told[1]), "a corpus has no seal, and nothing else is told otherwise"


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


@pytest.mark.parametrize("asked", [["verify"], ["games", "stats"]], ids=lambda asked: asked[0])
def test_a_mark_at_the_beginning_of_a_file_belongs_to_no_game(asked: list[str], tmp_path: Path) -> None:
    file, record = tmp_path / "game.txt", Record(game="kala", seats=2, seed=7, options={"first": 0})
    file.write_text(str(GameEntry.of(record, None)), "utf-8-sig")
    with pytest.raises(SystemExit) as ended:
        main([*asked, str(file)])
    assert ended.value.code == 0


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


def test_how_fast_it_goes_is_told_from_the_beginning_on() -> None:
    now = 0.0
    progress = Progress(get_time=lambda: now)
    task = progress.add_task("beans", total=100, completed=40, before=40)
    for at in (10.0, 10.001):  # two results at once, after ten seconds
        now = at
        progress.advance(task)
    assert Rate().render(progress.tasks[0]).plain == "12.0/min"


def test_the_rest_takes_as_long_as_the_rate_beside_it_says() -> None:
    now = 0.0
    progress = Progress(get_time=lambda: now, speed_estimate_period=SECONDS_LOOKED_BACK)
    task = progress.add_task("beans", total=1000, completed=0, before=0)
    shown = progress.tasks[0]
    assert (Rate().render(shown).plain, Remaining().render(shown).plain) == ("", "-:--:--")
    for at, rate, rest in (
        (3.5, "17.1/min", "0:58:16"),  # one alone is enough to tell
        (3.5, "34.3/min", "0:29:06"),  # two at once
        (10.0, "18.0/min", "0:55:23"),
        (1_000.0, "14.4/h", "69:10:00"),  # the first for a long time
    ):
        now = at
        progress.advance(task)
        assert (Rate().render(shown).plain, Remaining().render(shown).plain) == (rate, rest)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(128, 256)))
    refused = haricot("verify", str(tmp_path / "noise"))
    assert (refused.returncode, refused.stderr) == (1, "haricot: This file is not UTF-8 text.\n")


def test_refusals_are_said_in_french_too() -> None:
    assert "Il n’y a pas de jeu « chess »" in haricot("play", "chess", LANG="fr_FR.UTF-8").stderr.replace("\xa0", " ")
    assert "Il manque GAME" in haricot("play", "--lang", "fr").stderr


def test_help_is_in_the_reader_s_language() -> None:
    assert "Play a game here" in haricot("--help").stdout
    assert "Jouer ici" in haricot("--help", "--lang", "fr").stdout
    assert "Le nombre de joueurs" in haricot("play", "--lang=fr", "--help").stdout
    assert "Usage: haricot play" in haricot("play", "--help").stdout


def test_the_language_is_the_locale_s_unless_asked_for() -> None:
    assert "granary" in haricot("show", "kala", LANG="en_GB.UTF-8").stdout.lower()
    assert "Grenier" in haricot("show", "kala", LANG="fr_FR.UTF-8").stdout
    assert "Grenier" in haricot("--lang", "fr", "show", "kala").stdout


def test_there_is_colour_at_a_terminal_but_not_with_no_color_nor_in_a_pipe() -> None:
    colour = re.compile(r"\x1b\[[0-9;]*3[0-7]")
    last = START.replace("0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0", "0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0")
    ways: list[tuple[dict[str, Any], bool]] = [({}, True), ({"NO_COLOR": "1"}, False)]
    for changes, expected in ways:
        with Terminal("play", "kala", "--bots", "0", "-o", "first=0", **changes) as terminal:
            terminal.waits_for("your move")
            terminal.types("a1a2a3a4\n")
            assert bool(colour.search(terminal.waits_for("Black, your move"))) is expected
    assert "\x1b" not in haricot("show", "kala", "--position", last).stdout


def test_a_reader_who_leaves_early_is_no_error() -> None:
    import subprocess

    from tests.cli.terminal import HARICOT, environment

    shell = subprocess.run(
        f"{HARICOT} replay {STORY} | head -1", shell=True, capture_output=True, encoding="utf-8", env=environment()
    )
    assert shell.returncode == 0
    assert not shell.stderr


def test_the_version_is_told() -> None:
    assert re.fullmatch(r"haricot \d+\.\d+\.\d+\n", haricot("--version").stdout)


def test_bare_haricot_greets_and_lists_what_one_can_do() -> None:
    greeted = haricot()
    assert greeted.returncode == 0
    assert greeted.stdout.startswith("Welcome to Haricot.")
    assert "arena" in greeted.stdout
    assert not greeted.stderr
    assert haricot("--lang", "fr").stdout.startswith("Bienvenue chez Haricot.")
    assert haricot("--lang=fr").stdout.startswith("Bienvenue chez Haricot.")
    assert "fr, en, de" in haricot("--lang", "xx").stderr


@pytest.mark.parametrize(("command", "listed"), [("games", ("convert", "review")), ("data", ("self-play",))])
def test_a_command_of_commands_lists_them_when_none_is_named(command: str, listed: tuple[str, ...]) -> None:
    for asked in ((command,), (command, "--lang", "fr")):
        told = haricot(*asked)
        assert told.returncode == 0
        assert told.stdout == haricot(*asked, "--help").stdout
        assert all(name in told.stdout for name in listed)
    assert haricot(command, "dance").returncode == 2


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


def test_a_game_that_is_not_here_is_found_in_a_corpus_all_the_same(tmp_path: Path) -> None:
    corpus = tmp_path / "corpus.txt"
    corpus.write_text("Game: elsewhere\nSeats: 30\nMoves: a\nResult: unfinished\n\n")
    assert haricot("games", "filter", str(corpus), "--name", "elsewhere", "--seats", "30").stdout == corpus.read_text()


def test_a_year_without_days_is_told_what_is_allowed(tmp_path: Path) -> None:
    for year in ("0000", "2025", "9999", "12345"):
        answer = haricot("puzzles", "days", year, "--file", str(tmp_path / "x.days"))
        assert answer.returncode == 1
        assert answer.stderr.startswith(f"haricot: “{year}” is not a year from 2026 to 9998.")
        assert not (tmp_path / "x.days").exists()


PRINTING = (
    ["--help"],
    ["moves", "kala"],
    ["show", "kala"],
    ["replay", STORY],
    ["rules", "ronda"],
    ["perft", "kala", "2"],
    ["stats", "kala", "--games", "20"],
    ["words", "fr", "--fits", "....."],
    ["data", "self-play", "kala", "-o", "reserve=6", "--games", "500", "--level", "graine"],
    ["games", "convert", STORY],
    ["games", "review", STORY],
)


@pytest.mark.parametrize("asked", PRINTING, ids=lambda asked: " ".join(asked[:2]))
def test_who_reads_no_further_ends_it_without_a_word(asked: list[str]) -> None:
    """As `| head -0` does: the status is that of every program in a shell."""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        told = subprocess.run([HARICOT, *asked], stdout=writing, stderr=subprocess.PIPE, text=True, env=environment())
    finally:
        os.close(writing)
    assert (told.returncode, told.stderr) == (141, "")
