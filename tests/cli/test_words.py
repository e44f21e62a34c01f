"""`haricot words`, and RondoRondo at the keyboard: whole words may be typed, and the minute runs."""

import time
from pathlib import Path

import pytest

import haricot as house
from haricot.core.errors import IllegalMove
from haricot.games.rondorondo.drawing import understand
from tests.cli.terminal import Terminal, haricot
from tests.games.known import rondorondo
from tests.games.rondorondo.table import at

VERSION = house.lexicon("fr").version


def unbroken(text: str) -> str:
    """A text whose lines were broken where the terminal ends."""
    return " ".join(text.split())


def test_a_word_that_is_in_is_shown_with_its_spellings() -> None:
    told = haricot("words", "fr", "MERES", "cote")
    assert told.returncode == 0
    assert unbroken(told.stdout) == (
        f"MERES is in the lexicon {VERSION}: mères. COTE is in the lexicon {VERSION}: cote, coté, côte, côté."
    )


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("XYZ", f"XYZ is not in the lexicon {VERSION}."),
        ("mot-clé", "made of letters only"),
        ("anticonstitutionnellement", "2 to 9 letters"),
    ],
)
def test_a_word_that_is_not_in_is_told_why(word: str, why: str) -> None:
    told = haricot("words", "fr", word)
    assert told.returncode == 1
    assert why in unbroken(told.stdout)


def test_words_that_fit_a_pattern_and_the_cards_are_found() -> None:
    told = haricot("words", "fr", "--fits", ".E..", "--from", "AEIRSST")
    assert "SERT" in told.stdout
    assert "AERE aère aéré" in told.stdout
    assert "MERE" not in told.stdout, "there is no M"
    with_joker = haricot("words", "fr", "--fits", ".e..", "--from", "AEIRS?")
    assert "MERE" in with_joker.stdout
    assert haricot("words", "fr", "--fits", "QZ.").returncode == 1
    assert "words fit." in haricot("words", "fr", "--from", "TERRAIN").stdout


@pytest.mark.parametrize("more", [["--fits", "M-R"], ["--from", "AB3"]])
def test_nonsense_is_refused(more: list[str]) -> None:
    told = haricot("words", "fr", *more)
    assert (told.returncode, told.stdout) == (1, "")
    assert "rite letters" in told.stderr


def test_a_house_s_own_word_says_so(tmp_path: Path) -> None:
    (tmp_path / "fr.txt").write_text("zouzou\nkrakatou\n", "utf-8")
    told = haricot("words", "fr", "krakatou", HARICOT_WORDS=str(tmp_path))
    assert told.stdout == "KRAKATOU is in the lexicon, added by this house: krakatou.\n"


def test_a_lexicon_alone_tells_its_version() -> None:
    assert VERSION in haricot("words", "fr").stdout
    assert "installed here" in haricot("words", "klingon").stderr


# At the keyboard


@pytest.mark.parametrize(
    ("rack", "hand", "typed", "move"),
    [
        ("MARe", "ES,E", "mères", ".E..>S"),
        ("MARe", "ES,E", "MERES", ".E..>S"),
        ("MARe", "ES,E", ".E..>S", ".E..>S"),
        ("MARe", "EIS,E", "pass", "pass"),
        ("MARe", "EIS,E", "~S", "~S"),
        ("...", "AERT,E", "rat", "RAT"),
        ("...", "??T,E", "raT", "raT"),
        ("MAREE", "-,E", "mare", "....-"),
        ("MARE", "ERE,E", "mere", ".ERE"),
    ],
)
def test_a_whole_word_is_laid_as_it_brings_most(rack: str, hand: str, typed: str, move: str) -> None:
    assert understand(typed, at(rack, hand).view(0)) == move


def test_a_word_that_cannot_be_laid_is_told_so_and_the_lexicon_stays_closed() -> None:
    view = at("MARe", "ES,E").view(0)
    with pytest.raises(IllegalMove, match="TORTUE cannot be laid here"):
        understand("tortue", view)
    assert understand("MARES", view) == "....>S"
    assert understand("merss", at("MARe", "ESS,E").view(0)) == ".E.S>S", "whether it is a word is not for this to say"


def test_a_turn_s_time_runs_out() -> None:
    with Terminal("play", "rondorondo", "--bots", "1", "--seed", "3", "-o", "first=0", "-o", "minute=2") as terminal:
        terminal.waits_for("2 s left")
        assert "Time is up for Player 1: pass." in terminal.waits_for("Time is up for Player 1: pass.")
        terminal.waits_for("Player 1, your move")


def test_exchanges_belong_to_the_same_minute() -> None:
    with Terminal("play", "rondorondo", "--bots", "1", "--seed", "3", "-o", "first=0", "-o", "minute=5") as terminal:
        terminal.waits_for("5 s left")
        time.sleep(1.5)
        terminal.types("~K\n")
        assert "5 s left" not in terminal.waits_for("s left")
        terminal.waits_for("Time is up for Player 1: pass.", seconds=10)


def test_without_a_minute_there_is_no_clock() -> None:
    with Terminal("play", "rondorondo", "--bots", "1", "--seed", "3", "-o", "first=0", "-o", "minute=0") as terminal:
        assert "s left" not in terminal.waits_for("Player 1, your move")
        terminal.types("q\n")
        assert terminal.leaves() == 0


def test_no_list_of_words_is_shown_to_players() -> None:
    shown = haricot("play", "rondorondo", "--bots", "1", "--seed", "3", "-o", "first=0", typed="l\nq\n").stdout
    assert "finding a move is up to you" in shown


def test_two_at_one_keyboard_play_behind_a_curtain() -> None:
    hands = rondorondo.new(2, 3, first=0).hands
    with Terminal("play", "rondorondo", "--bots", "0", "--seed", "3", "-o", "first=0", "-o", "minute=0") as terminal:
        before = terminal.waits_for("Player 1")
        assert "Your hand" not in before
        terminal.types("\n")
        shown = terminal.waits_for("your move")
        assert "  ".join(hands[0]) in shown
        assert "  ".join(hands[1]) not in shown
