"""`beginner=yes`: once a turn, any card of the hand may be laid face down as an eraser worth 0."""

from typing import Any

import pytest

import haricot
from haricot import IllegalMove
from haricot.games.rondorondo.rules import RondoRondo
from tests.games.rondorondo.table import at


def beginners(rack: str, hands: str, **more: Any) -> RondoRondo:
    return at(rack, hands, beginner=True, **more)


def refusal(state: RondoRondo, move: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    return refused.value.key.removeprefix("rondorondo-")


@pytest.mark.parametrize("card", ["K", "?", "-"])
def test_any_card_may_be_laid_face_down_and_is_worth_0(card: str) -> None:
    after = beginners("PARE", f"K?-,{'E' * 8}", pile="").play(f"[{card}]...")
    assert (after.rack, after.scores) == ("#ARE", (3, 0))
    assert card not in after.hands[0]


def test_only_in_the_beginners_game() -> None:
    assert refusal(at("PARE", "K,E"), "[K]...") == "face-down-for-beginners"


def test_once_a_turn() -> None:
    assert refusal(beginners("RAPACES", "KZ,E"), "[K].....[Z]") == "face-down-once"
    assert refusal(beginners("RAPACES", "KZ,E"), ".....[K][Z]") == "face-down-once"


def test_it_goes_together_with_erasers_and_letters() -> None:
    after = beginners("ENLACES", "K--,E").play("[K]-.....")
    assert after.rack == "#-LACES"


def test_it_stands_only_at_the_beginning_or_the_end() -> None:
    assert refusal(beginners("PARE", "K,E"), ".[K]..") == "eraser-inside"


def test_it_never_covers_an_eraser_nor_another_card_face_down() -> None:
    assert refusal(beginners("-ARES", "K,E"), "[K]....") == "eraser-on-eraser"
    assert refusal(beginners("#ARES", "K,E"), "[K]....") == "eraser-on-eraser"


def test_an_eraser_never_covers_it() -> None:
    assert refusal(beginners("#ARES", "-,E"), "-....") == "eraser-on-eraser"


def test_a_letter_or_a_joker_may_cover_it() -> None:
    assert beginners("#ARE", "M,E").play("M...").rack == "MARE"
    assert beginners("#ARE", "?,E").play("m...").rack == "mARE"


def test_it_is_no_letter_for_the_bonus() -> None:
    assert beginners("PARS", "ONK,E", referee="table").play(".ON[K]").play("accept").scores == (4, 0)


def test_it_stays_worth_0_in_later_turns() -> None:
    assert beginners("#ARE", "S,E").play("....>S").scores == (4, 0)


def test_the_card_must_be_held_besides_those_laid_open() -> None:
    assert refusal(beginners("PARE", "I,E"), "[I]I..") == "not-held"


def test_every_kind_of_card_is_listed_once_for_each_place() -> None:
    listed = {str(move) for move in beginners("PARE", "DD?,E").moves() if "[" in str(move)}
    assert {"[D]...", "[?]..."} <= listed
    assert {move for move in listed if move.startswith("[D]")} >= {"[D]...", "[D]...>s"}


def test_the_variant_for_beginners_leaves_the_minute_as_it_is() -> None:
    game = haricot.game("rondorondo")
    assert game.presets["beginners"] == {"beginner": True}
    assert game.new(2, seed=1, **game.presets["beginners"]).options["minute"] == 60
