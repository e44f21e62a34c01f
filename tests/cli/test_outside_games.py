"""A game in a file is played, counted, replayed and reviewed like one of ours, without being installed."""

import re
from pathlib import Path

import pytest

from haricot.cli.match import TerminalMatch
from haricot.records import Record
from tests.cli.terminal import Terminal, haricot

EXAMPLES = Path(__file__).parents[2] / "examples"
TIC_TAC_TOE = str(EXAMPLES / "tic_tac_toe.py")
GOOFSPIEL = str(EXAMPLES / "goofspiel.py")


def answered(*arguments: str, **changes: str) -> str:
    done = haricot(*arguments, **changes)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return done.stdout


def test_every_command_that_takes_a_game_takes_a_file() -> None:
    assert answered("moves", TIC_TAC_TOE).split() == ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]
    assert answered("perft", TIC_TAC_TOE, "4").splitlines()[-1] == "4 3024"
    assert "prizes to come" in answered("show", GOOFSPIEL, "--seats", "3", "--seat", "1")
    assert "Goofspiel, 2 players, 20 random games" in answered("stats", GOOFSPIEL, "--games", "20", "--workers", "2")
    arena = answered("arena", TIC_TAC_TOE, "--games", "4", "--seconds", "0.05", "--workers", "2")
    assert "pousse finishes ahead of graine" in arena


def test_a_command_that_does_nothing_with_a_file_says_why(tmp_path: Path) -> None:
    """Also where a module of the house happens to have the game's name."""
    (tmp_path / "sheet.py").write_text(
        Path(TIC_TAC_TOE).read_text("utf-8").replace('"tic_tac_toe"', '"sheet"'), "utf-8"
    )
    for deed in ("make", "check"):
        refused = haricot("puzzles", deed, str(tmp_path / "sheet.py"))
        assert refused.returncode == 1
        assert refused.stderr.startswith("haricot: Nothing makes puzzles of sheet: that takes a module “puzzles”")
    assert haricot("solve", TIC_TAC_TOE).stderr == "haricot: Only Kala can be solved, not tic_tac_toe.\n"


def test_bots_of_a_game_that_has_levels_of_its_own_play_without_being_named(tmp_path: Path) -> None:
    level = "lambda views, seed, seconds: Answer(str(GAME.imagine(views[-1], seed).moves()[0]), Sentence('first'))"
    source = Path(TIC_TAC_TOE).read_text("utf-8") + "from haricot import Sentence\nfrom haricot.bots import Answer\n"
    (tmp_path / "mine.py").write_text(f"{source}LEVELS = {{'mine': {level}}}\n", "utf-8")
    written = answered("data", "self-play", str(tmp_path / "mine.py"), "--games", "1", "--workers", "1")
    assert "mine" in written


def test_rules_are_what_its_texts_say() -> None:
    assert answered("rules", GOOFSPIEL, "--lang", "fr").startswith("# Goofspiel\n\nUne enchère secrète")
    assert answered("rules", TIC_TAC_TOE) == "# Tic tac toe\n"


def test_a_record_of_it_is_looked_at_by_whoever_brings_the_file(tmp_path: Path) -> None:
    record = str(tmp_path / "record.txt")
    answered("play", TIC_TAC_TOE, "--bots", "2", "--seed", "1", "--record", record)
    assert "all legal" in answered("verify", record, "--game", TIC_TAC_TOE)
    assert "board" in answered("replay", record, "--game", TIC_TAC_TOE)
    assert "chance of being ahead" in answered("review", "--game", TIC_TAC_TOE, record, "--seconds", "0.02")
    refused = haricot("verify", record)
    assert refused.returncode == 1
    assert "no game called “tic_tac_toe”" in refused.stderr


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (None, "not a Python file"),
        ("1 / 0\n", "The game in bad.py, line 1, cannot be loaded. ZeroDivisionError"),
        ("def", "The game in bad.py, line 1, cannot be loaded. SyntaxError"),
        ("import sys\nsys.exit()\n", "The game in bad.py, line 2, cannot be loaded. SystemExit"),
        ("GAME = 7\n", "brings no game"),
        (Path(TIC_TAC_TOE).read_text("utf-8").replace('"tic_tac_toe"', '"kala"'), "already"),
    ],
)
def test_a_file_that_brings_no_game_is_refused_in_one_line(tmp_path: Path, source: str | None, why: str) -> None:
    if source is not None:
        (tmp_path / "bad.py").write_text(source, "utf-8")
    refused = haricot("play", str(tmp_path / "bad.py"))
    assert refused.returncode == 1
    assert why in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


BROKEN = {
    "a state without moves": ("def moves(", "def movez(", "fails at line 50. TypeError: Can't instantiate"),
    "moves that are none": (
        "return [PlainMove(",
        "return None and [PlainMove(",
        "fails with the game in bad.py. TypeError",
    ),
    "a view that shows nothing": (
        "-> View:\n        return {",
        "-> View:\n        return 1 // 0 or {",
        "line 40. ZeroDivision",
    ),
    "a drawing that fails": (
        "GAME: Game =",
        "draw = lambda view, lang: 1 // 0\nGAME: Game =",
        "line 60. ZeroDivisionError",
    ),
    "a position that it cannot read": ('f"cells=', 'f"grid=', "cannot read its own position 'grid="),
    "a state that leaves": ("def moves(", "moves = lambda self: exit()\n\n    def x(", "fails at line 31. SystemExit"),
}


@pytest.mark.parametrize(("part", "instead", "why"), BROKEN.values(), ids=BROKEN)
def test_what_a_game_s_code_raises_is_said_in_one_line(tmp_path: Path, part: str, instead: str, why: str) -> None:
    (tmp_path / "bad.py").write_text(Path(TIC_TAC_TOE).read_text("utf-8").replace(part, instead), "utf-8")
    asked = ("play", str(tmp_path / "bad.py"), "--bots", "1")
    refused = haricot(*asked)
    assert refused.returncode == 1
    assert why in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert "Traceback" in haricot(*asked, HARICOT_LOG_LEVEL="debug").stderr


def test_a_bot_that_fails_is_told_of_once_and_plays_any_move(tmp_path: Path) -> None:
    level = 'LEVELS = {"mine": lambda views, seed, seconds: 1 // 0}\n'
    (tmp_path / "bad.py").write_text(Path(TIC_TAC_TOE).read_text("utf-8") + level, "utf-8")
    with Terminal("play", str(tmp_path / "bad.py"), "--bots", "2", "--seed", "1") as terminal:
        shown = terminal.waits_for("wins!")
    assert shown.count("This bot fails, and plays any move instead: ZeroDivisionError in ") == 1


def test_what_a_game_raises_in_another_process_is_said_with_its_line_too(tmp_path: Path) -> None:
    source = Path(TIC_TAC_TOE).read_text("utf-8").replace("at, seat = CELLS", "at, seat = 1 // 0 or CELLS")
    (tmp_path / "bad.py").write_text(source, "utf-8")
    refused = haricot("stats", str(tmp_path / "bad.py"), "--games", "4", "--workers", "2")
    assert refused.returncode == 1
    assert refused.stderr.splitlines()[-1] == (
        "haricot: The game in bad.py fails at line 35. ZeroDivisionError: integer division or modulo by zero"
    )


def test_a_game_from_a_file_is_played_at_the_keyboard() -> None:
    with Terminal("play", TIC_TAC_TOE, "--bots", "0") as terminal:
        shown = terminal.waits_for("your move")
        assert "Player 1" in shown
        for move in ("b2", "a1", "a3", "c1"):
            terminal.types(f"{move}\n")
            terminal.waits_for("your move")
        terminal.types("b2\n")
        assert "“b2” is not a possible move here" in terminal.waits_for("your move")
        terminal.types("undo\n")
        terminal.waits_for("your move")
        terminal.types("c1\n")
        terminal.waits_for("your move")
        terminal.types("b3\n")
        terminal.waits_for("your move")
        terminal.types("b1\n")
        assert "Player 2 wins!" in terminal.waits_for("wins!")


def test_somebody_plays_against_the_players_for_any_game() -> None:
    sitting = ("--seats", "3", "--bots", "2", "--seed", "5", "-o", "cards=3")
    with Terminal("play", GOOFSPIEL, *sitting, LANG="fr_FR.UTF-8") as terminal:
        shown = terminal.waits_for("à vous")
        for card in ("1", "2", "3"):
            assert re.search(r"Prix {2}[1-3]", shown)
            terminal.types(f"{card}\n")
            shown = terminal.waits_for("gagne" if card == "3" else "à vous")


def test_a_curtain_falls_between_two_who_bid_in_secret() -> None:
    with Terminal("play", GOOFSPIEL, "--bots", "0", "--seed", "5", "-o", "cards=4") as terminal:
        terminal.waits_for("Nobody else look!")
        terminal.types("\n")
        terminal.waits_for("your move")
        terminal.types("4\n")
        terminal.waits_for("lower the curtain")
        terminal.types("\n")
        shown = terminal.waits_for("Nobody else look!")
        assert "your bid  4" not in shown.split("\x1b[2J")[-1]
        terminal.types("\n")
        assert "your bid  –" in terminal.waits_for("your move")


def test_time_moves_by_default_until_the_turn_is_anothers() -> None:
    match = TerminalMatch(Record(game="ronda", seats=2, seed=1, options={"first": 0}), "en", frozenset())
    assert match.state.play(str(match.state.default)).turn == 0, "a lifted bowl may be followed by another deed"
    match.run_out_of_time(0)
    assert match.state.turn == 1


HURRIED = "\n    def seconds_per_turn(self, options):\n        return 1\n\n    def deal("


def test_time_loses_a_game_that_has_no_default_move(tmp_path: Path) -> None:
    """At the keyboard as at a table: it ends, and its record says how."""
    source = Path(TIC_TAC_TOE).read_text("utf-8").replace('"tic_tac_toe"', '"hurried"')
    file, record = tmp_path / "hurried.py", tmp_path / "record.txt"
    file.write_text(source.replace("\n    def deal(", HURRIED), "utf-8")
    with Terminal("play", str(file), "--bots", "0", "--record", str(record)) as terminal:
        assert "Time is up for Player 1, who has lost the game." in terminal.waits_for("wins!", "haricot:")
        assert "Player 2 wins!" in terminal.shown
        assert terminal.leaves() == 0
    assert "Ended: time:0\n" in record.read_text("utf-8")
    assert "Player 2 wins!" in answered("replay", str(record), "--game", str(file))
    assert "over: choose another file" in haricot("play", str(file), "--record", str(record)).stderr
