"""A game of Kala in the terminal, as people play it."""

import time
from pathlib import Path

from haricot.records.record import Record
from tests.cli.terminal import Terminal, haricot

SHORT = ("-o", "first=0", "-o", "reserve=5")


def test_two_people_play_a_game_to_its_end() -> None:
    game = haricot("play", "kala", "--bots", "0", *SHORT, typed="a1a2a3a4\n1\n")
    assert game.returncode == 0
    assert "Black wins!" in game.stdout


def test_a_move_may_be_picked_by_its_number() -> None:
    game = haricot("play", "kala", "--bots", "0", "-o", "first=0", typed="6\n")
    assert " 6. a1a2a3a4" in game.stdout
    assert "○ 1" in game.stdout.split("your move")[1]


def test_a_person_plays_against_the_bot_which_says_why() -> None:
    game = haricot("play", "kala", "--bots", "1", *SHORT, typed="1\n")
    assert "Black plays" in game.stdout
    assert "Black wins!" in game.stdout


def test_the_bot_s_level_may_be_chosen() -> None:
    game = haricot("play", "kala", "--bots", "1", "--level", "graine", *SHORT, typed="1\n")
    assert "Black plays" in game.stdout
    refused = haricot("play", "kala", "--bots", "1", "--level", "champion", *SHORT)
    assert refused.returncode == 1
    assert "There is no level “champion”" in refused.stderr


def test_bots_can_play_alone() -> None:
    game = haricot("play", "kala", "--bots", "2", "--seed", "5")
    assert game.returncode == 0
    assert "wins!" in game.stdout


def test_whoever_says_nothing_is_asked_how_many_people_play() -> None:
    game = haricot("play", "kala", *SHORT, typed="many\n2\na1a2a3a4\n1\n")
    assert "A number from 0 to 2" in game.stdout
    assert "Black wins!" in game.stdout


def test_a_wrong_move_is_explained_and_asked_again() -> None:
    game = haricot("play", "kala", "--bots", "0", "-o", "first=0", typed="a1a2b2b3\na1a2a3a4\n")
    assert "turns twice" in game.stdout
    assert game.stdout.count("White, your move") == 2


def test_help_hint_list_and_rules_are_there() -> None:
    game = haricot("play", "kala", "--bots", "0", "-o", "first=0", typed="?\nh\nl\nr\nq\n")
    assert "starting in your own bowl" in game.stdout
    assert "Hint: a1" in game.stdout
    assert game.stdout.count(" 6. a1a2a3a4") == 2
    assert "# Kala" in game.stdout
    assert game.returncode == 0


def test_a_move_can_be_taken_back() -> None:
    game = haricot("play", "kala", "--bots", "0", "-o", "first=0", typed="u\na1a2a3a4\nu\na1b1c1d1\n")
    assert "nothing to take back" in game.stdout
    assert game.stdout.count("White, your move") == 3
    assert "Black, your move" in game.stdout


def test_undo_against_a_bot_goes_back_to_the_person_s_move() -> None:
    game = haricot("play", "kala", "--bots", "1", "-o", "first=0", typed="a1a2a3a4\nu\nq\n")
    assert game.stdout.count("►  ○ White: reserve 28") == 2


def test_everything_fits_sixty_columns_in_both_languages() -> None:
    for lang in ("fr", "en"):
        game = haricot("play", "kala", "--bots", "1", "--lang", lang, "-o", "first=0", typed="a1a2a3a4\n?\nq\n")
        wide = [line for line in game.stdout.splitlines() if len(line) > 60]
        assert not wide, wide


def test_the_drawing_shows_bowls_cups_beneath_reserves_and_the_last_sowing() -> None:
    cups = "field=0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.5"
    shown = haricot(
        "show", "kala", "--position", f"{cups} bowls=d1:3,d4:2 reserves=20,24 granary=2 turn=0 extra=no"
    ).stdout
    assert "○ 3" in shown
    assert "(5)" in shown
    assert "reserve 24" in shown
    after = haricot("play", "kala", "--bots", "0", "-o", "first=0", typed="a1a2a3a4\n").stdout.split("your move")[1]
    assert "·°" in after
    assert "1+" in after


def test_a_record_is_kept_sealed_while_the_game_lasts_and_opened_at_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Terminal("play", "kala", "--bots", "0", "--record", str(file), "--seed", "9", *SHORT) as terminal:
        terminal.waits_for("White, your move")
        terminal.types("a1a2a3a4\n")
        terminal.waits_for("Black, your move")
        assert "Seed" not in file.read_text()
        assert "Seal" in file.read_text()
        terminal.types("1\n")
        terminal.waits_for("kept in")
        assert terminal.leaves() == 0
    assert Record.loads(file.read_text()).seed == 9
    assert haricot("verify", str(file)).returncode == 0


def test_a_game_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    left = haricot("play", "kala", "--bots", "0", "--record", str(file), "-o", "first=0", typed="a1a2a3a4\nq\n")
    assert "To continue" in left.stdout
    again = haricot("play", "kala", "--bots", "0", "--record", str(file), typed="d4d3d2d1\nq\n")
    assert "Black, your move" in again.stdout
    assert Record.loads(file.read_text()).moves == ("a1a2a3a4", "d4d3d2d1")


def test_a_finished_game_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    haricot("play", "kala", "--bots", "2", "--record", str(file))
    before = file.read_text()
    again = haricot("play", "kala", "--bots", "2", "--record", str(file))
    assert again.returncode == 1
    assert "choose another file" in again.stderr
    assert file.read_text() == before


def test_ctrl_c_leaves_cleanly() -> None:
    with Terminal("play", "kala", "--bots", "0") as terminal:
        terminal.waits_for("your move")
        time.sleep(0.5)  # between showing the prompt and reading the keyboard, Python does not hear Ctrl-C
        terminal.types("\x03")
        terminal.waits_for("See you soon")
        assert terminal.leaves() == 0
    assert "Traceback" not in terminal.shown


def test_the_end_of_the_input_leaves_cleanly() -> None:
    game = haricot("play", "kala", "--bots", "0", typed="")
    assert game.returncode == 0
    assert "See you soon" in game.stdout
    assert not game.stderr


def test_a_colour_is_chosen_by_its_name_or_number() -> None:
    for black in ("black", "1"):
        game = haricot("play", "kala", "--bots", "1", "--seat", black, "-o", "first=1", typed="q\n")
        assert "Black, your move" in game.stdout
    french = haricot("play", "kala", "--bots", "1", "--seat", "Noir", "-o", "first=1", "--lang", "fr", typed="q\n")
    assert "Noir, à vous" in french.stdout
    refused = haricot("play", "kala", "--bots", "1", "--seat", "green")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "White, Black" in refused.stderr
