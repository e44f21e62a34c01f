"""Several people at one keyboard: nobody sees another's secret, and what was covered is gone from the screen."""

import re

import pytest

import haricot as house
from haricot.cli.shared_screen import Eyes
from haricot.core.game import Seat, State, View
from haricot.games.drawing import draw
from tests.cli.terminal import Terminal, haricot
from tests.games.known import ronda
from tests.known_types import there

WIPE = "\x1b[2J\x1b[3J\x1b[H"

RONDA = ("play", "ronda", "--seed", "3", "-o", "first=0")
"""Bowls 1 and 2 differ."""


def on_screen(shown: str) -> str:
    """What can still be seen, or scrolled back to."""
    return shown.split(WIPE)[-1]


def bowls(seed: int = 3) -> list[int]:
    return list(ronda.new(seed=seed, first=0).bowls)


def pair(seed: int = 3) -> tuple[str, str]:
    """Two bowls that hide the same."""
    hidden = bowls(seed)
    return str(hidden.index(4) + 1), str(len(hidden) - hidden[::-1].index(4))


def test_ronda_s_bowls_disappear_from_the_screen_at_a_key() -> None:
    with Terminal(*RONDA, "--bots", "0") as terminal:
        terminal.waits_for("Player 1, your move")
        terminal.types("1\n")
        assert "[ 1 ]" in on_screen(terminal.waits_for("Player 1, your move"))
        terminal.types("2\n")
        seen = on_screen(terminal.waits_for("any key to go on"))
        assert f"{bowls()[0]})" in seen
        assert f"{bowls()[1]})" in seen
        assert "No match" in seen
        terminal.types(" ")
        left = on_screen(terminal.waits_for("Player 2, your move"))
        assert WIPE in terminal.shown
        assert "●" not in left.split("( ) covered")[0]
        assert "No match" not in left


def test_ronda_s_bowls_disappear_after_a_moment_without_a_key() -> None:
    with Terminal(*RONDA, "--bots", "0") as terminal:
        terminal.waits_for("Player 1, your move")
        terminal.types("1\n")
        terminal.waits_for("Player 1, your move")
        terminal.types("2\n")
        terminal.waits_for("any key to go on")
        left = on_screen(terminal.waits_for("Player 2, your move"))
        assert "●" not in left.split("( ) covered")[0]


def test_a_bowl_that_is_open_stays_on_the_screen_and_a_covered_one_goes_at_once() -> None:
    one, other = pair()
    with Terminal(*RONDA, "--bots", "0") as terminal:
        terminal.waits_for("Player 1, your move")
        for typed in (one, other, f"+{one}"):
            terminal.types(f"{typed}\n")
            seen = on_screen(terminal.waits_for("Player 1, your move"))
        assert f"[ {one} ]" in seen
        assert f"[ {other} ]" in seen
        assert "●●●●● 5" in seen
        terminal.types(f"={one}\n")
        seen = on_screen(terminal.waits_for("Player 1, your move"))
        assert f"( {other} )" in seen
        assert "●●●●● 5" in seen
        assert "●●●● 4" not in seen
        terminal.types("q\n")
        terminal.waits_for("See you soon")
        assert "●" not in on_screen(terminal.shown)


def test_a_bot_s_bowls_are_shown_for_a_moment_each() -> None:
    with Terminal("play", "ronda", "--seed", "3", "-o", "first=1", "--bots", "1") as terminal:
        seen = on_screen(terminal.waits_for("any key to go on"))
        assert "Player 2 lifts bowl" in seen
        assert "Player 2 plays" in seen
        terminal.types(" ")
        terminal.waits_for("any key to go on")


def test_in_a_memory_game_nothing_is_taken_back() -> None:
    game = haricot(*RONDA, "--bots", "0", typed="1\nu\nq\n")
    assert "Nothing can be taken back in this game" in game.stdout


def test_a_bowl_s_number_is_never_taken_for_a_number_in_the_list() -> None:
    one, other = pair()
    game = haricot(*RONDA, "--bots", "0", typed=f"{one}\n{other}\n3\nq\n")
    assert "The open bowls hide the same" in game.stdout
    assert "3. pass" not in game.stdout


def test_a_game_of_ronda_is_played_to_its_end_by_people_and_bots() -> None:
    game = haricot("play", "ronda", "--seed", "3", "--seats", "3", "--bots", "3", "--preset", "children")
    assert game.returncode == 0
    assert "wins!" in game.stdout
    assert not game.stderr


def test_only_where_remembering_is_the_game_is_a_second_look_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = list[str]()

    def view_again(state: State, seat: Seat | None) -> View:
        asked.append(state.game.name)
        return state.view(seat)

    for name in house.games():
        state = house.game(name).new(seed=1)
        monkeypatch.setattr(type(state), "view_again", view_again)
        Eyes(state, frozenset({0}), "en").show(state)
    assert asked == [name for name in house.games() if house.game(name).remembering]
    assert capsys.readouterr().out


def secret_lines(state: State, seat: Seat) -> set[str]:
    """What that seat's drawing shows and the public one does not."""
    own, public = (set(draw(view, "en").plain.splitlines()) for view in (state.view(seat), state.view(None)))
    return {line.strip() for line in own - public}


def lines(shown: str) -> set[str]:
    return {line.strip() for line in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown).splitlines()}


def games_with_secrets() -> list[str]:
    return [name for name in house.games() if house.game(name).secret == "private"]


@pytest.mark.parametrize("name", games_with_secrets())
def test_a_curtain_falls_between_people_who_have_secrets(name: str) -> None:
    """Before it, nobody's secrets are on the screen, nor in what can be scrolled back to; behind it, only one's own."""
    state = house.game(name).new(seed=1)
    seats, shown = range(state.seats), set[str]()
    with Terminal("play", name, "--seed", "1", "--bots", "0") as terminal:
        for _ in range(4):
            seat = there(state.turn)
            closed = lines(on_screen(terminal.waits_for(f"Player {seat + 1}. Nobody else look! Then press Enter")))
            assert not any(secret_lines(state, other) & closed for other in seats)
            terminal.types("\n")
            opened = lines(on_screen(terminal.waits_for(f"Player {seat + 1}, your move")))
            own = secret_lines(state, seat)
            shown |= own
            assert own <= opened
            assert not any((secret_lines(state, other) - own) & opened for other in seats if other != seat)
            while state.turn == seat:
                move = there(state.default)
                state = state.play(move)
                terminal.types(f"{move}\n")
                terminal.waits_for("lower the curtain" if state.turn != seat else "your move")
            terminal.types("\n")
        terminal.waits_for("Nobody else look!")
    assert shown, "a test with secrets"


@pytest.mark.parametrize("name", games_with_secrets())
def test_one_person_among_bots_sees_only_the_own_secrets_and_needs_no_curtain(name: str) -> None:
    state = house.game(name).new(seed=1)
    game = haricot("play", name, "--seed", "1", "--bots", str(state.seats - 1), typed="q\n")
    assert "Nobody else look!" not in game.stdout
    assert game.returncode == 0
    others = set().union(*(secret_lines(state, seat) for seat in range(1, state.seats))) - secret_lines(state, 0)
    assert others
    assert not others & lines(game.stdout)


def rondelic() -> Terminal:
    """Player 3 acts first, then player 1, who swaps with the pack."""
    return Terminal("play", "rondelic", "--seed", "1", "-o", "first=1", "--bots", "0")


def test_taking_back_another_s_move_goes_through_the_curtain() -> None:
    with rondelic() as terminal:
        for who, move in (("3", "keep"), ("1", "u")):
            terminal.waits_for(f"Player {who}. Nobody else look!")
            terminal.types("\n")
            terminal.waits_for(f"Player {who}, your move")
            terminal.types(f"{move}\n")
            if move == "keep":
                terminal.waits_for("lower the curtain")
                terminal.types("\n")
        back = lines(on_screen(terminal.waits_for("Player 3. Nobody else look!")))
        state = house.game("rondelic").new(seed=1, first=1)
        secrets = [secret_lines(state, seat) for seat in range(3)]
        assert any(secrets)
        assert not any(secret & back for secret in secrets)


def test_what_has_shown_a_card_is_not_taken_back() -> None:
    with rondelic() as terminal:
        for who, move in (("3", "keep"), ("1", "swap")):
            terminal.waits_for(f"Player {who}. Nobody else look!")
            terminal.types("\n")
            terminal.waits_for(f"Player {who}, your move")
            terminal.types(f"{move}\n")
            terminal.waits_for("lower the curtain")
            terminal.types("\n")
        terminal.waits_for("Player 2. Nobody else look!")
        terminal.types("\n")
        terminal.waits_for("Player 2, your move")
        terminal.types("u\n")
        terminal.waits_for("cannot be taken back")


def test_what_a_bot_does_and_why_is_not_told_where_it_has_secrets() -> None:
    game = haricot("play", "rondelic", "--seed", "1", "--bots", "3")
    assert game.returncode == 0
    assert "wins!" in game.stdout
    assert " plays " not in game.stdout
