"""The other commands, and how they speak."""

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


@pytest.mark.parametrize("asked", [["verify"], ["games", "stats"]], ids=lambda asked: asked[0])
def test_a_mark_at_the_beginning_of_a_file_belongs_to_no_game(asked: list[str], tmp_path: Path) -> None:
    file, record = tmp_path / "game.txt", Record(game="kala", seats=2, seed=7, options={"first": 0})
    file.write_text(str(GameEntry.of(record, None)), "utf-8-sig")
    with pytest.raises(SystemExit) as ended:
        main([*asked, str(file)])
    assert ended.value.code == 0


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


def test_a_game_that_is_not_here_is_found_in_a_corpus_all_the_same(tmp_path: Path) -> None:
    corpus = tmp_path / "corpus.txt"
    corpus.write_text("Game: elsewhere\nSeats: 30\nMoves: a\nResult: unfinished\n\n")
    assert haricot("games", "filter", str(corpus), "--name", "elsewhere", "--seats", "30").stdout == corpus.read_text()


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
