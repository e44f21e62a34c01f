"""Rondelic at one keyboard: nobody sees another's card when the keyboard changes hands."""

import re

import haricot as house
from tests.cli.terminal import Terminal, haricot

WIPE = "\x1b[2J\x1b[3J\x1b[H"
RONDELIC = ("play", "rondelic", "--seed", "3", "--seats", "4", "-o", "first=0", "--bots", "0")
CARD = re.compile(r"\[(10|[2-9AJQK])[♣♦♥♠]")


def on_screen(shown: str) -> str:
    """What can still be seen, or scrolled back to."""
    return shown.split(WIPE)[-1]


def open_cards(shown: str) -> int:
    return len(CARD.findall(shown))


def test_a_curtain_falls_between_two_cards() -> None:
    with Terminal(*RONDELIC) as terminal:
        assert not open_cards(on_screen(terminal.waits_for("Enter")))
        terminal.types("\n")
        assert open_cards(on_screen(terminal.waits_for("Player 2, your move"))) == 1
        terminal.types("swap\n")
        assert open_cards(on_screen(terminal.waits_for("Enter"))) == 1
        terminal.types("\n")
        assert not open_cards(on_screen(terminal.waits_for("Enter")))
        terminal.types("\n")
        assert open_cards(on_screen(terminal.waits_for("Player 3, your move"))) == 1
        terminal.types("give\n")
        assert open_cards(on_screen(terminal.waits_for("Player 3, your move"))) == 2
        terminal.types("q\n")
        terminal.waits_for("See you soon")
        assert not open_cards(on_screen(terminal.shown))


def test_bots_say_their_words_and_nothing_of_their_cards() -> None:
    game = haricot("play", "rondelic", "--seed", "3", "--seats", "4", "-o", "first=0", "--bots", "3", typed="q\n")
    assert re.search(r"Player\s2\s(keeps|swaps)", game.stdout)
    assert "Player 1, your move" in game.stdout
    assert "plays" not in game.stdout
    assert not open_cards(game.stdout)


def test_the_drawn_cards_are_those_of_the_game() -> None:
    state = house.game("rondelic").new(4, 3, first=0)
    shown = haricot("show", "rondelic", "--position", str(state), "--seat", "1", "-o", "first=0").stdout
    assert open_cards(shown) == 1
