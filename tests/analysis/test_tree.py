"""Trees of moves: played by the rules, from any start."""

from __future__ import annotations

from random import Random

import pytest

import haricot
from haricot.analysis.tree import AnalysisStart, Ply, begun, states_of
from haricot.core.errors import BadRecord, HaricotError


def test_a_line_and_a_variation_of_it() -> None:
    start, first = begun("kala", AnalysisStart(options={"first": 0}))
    plies = [Ply("a1a2a3a4"), Ply("d4d3d2d1"), Ply("d4c4b4b3", after=1), Ply("a1b1c1d1", after=0)]
    states = states_of(first, start, plies)
    assert [state.turn for state in states] == [0, 1, 0, 0, 1]
    assert states[3] == first.play("a1a2a3a4").play("d4c4b4b3")


@pytest.mark.parametrize("game", haricot.games())
def test_a_start_that_was_told_leads_to_the_same_game(game: str) -> None:
    start, first = begun(game, AnalysisStart())
    again, same = begun(game, start)
    assert (again, same) == (start, first)
    rng, state = Random(1), first
    moves: list[str] = []
    while state.turn is not None and len(moves) < 20:
        moves.append(str(rng.choice(state.moves()) if state.game.lists_moves else state.default))
        state = state.play(moves[-1])
    assert states_of(same, start, [Ply(move) for move in moves])[-1] == state
    placed, there = begun(game, AnalysisStart(options=start.options, position=str(state)))
    assert there == state
    assert placed.seats == state.seats


@pytest.mark.parametrize("game", ["kala", "ronda", "rondelic"])
def test_a_new_board_begins_with_the_first_seat_unless_somebody_says_otherwise(game: str) -> None:
    assert {begun(game, AnalysisStart())[0].options["first"] for _ in range(8)} == {0}
    assert begun(game, AnalysisStart(options={"first": "lot"}))[0].options["first"] == "lot"
    assert begun(game, AnalysisStart(seed="1"))[0].options["first"] == "lot"  # an analysis that was written down
    assert begun("rondorondo", AnalysisStart())[0].options["first"] == "none"


@pytest.mark.parametrize(
    ("plies", "key"),
    [
        ([Ply("a1a2a3a4"), Ply("a1c3")], "analysis-move"),
        ([Ply("a1a2a3a4", after=1)], "analysis-after"),
    ],
)
def test_a_ply_that_cannot_be_played_is_named(plies: list[Ply], key: str) -> None:
    start, first = begun("kala", AnalysisStart(options={"first": 0}))
    with pytest.raises(BadRecord) as wrong:
        states_of(first, start, plies)
    assert wrong.value.key == key
    assert f"Move {len(plies)} (" in str(wrong.value)


@pytest.mark.parametrize(
    "start",
    [
        AnalysisStart(seats=5),
        AnalysisStart(options={"reserve": 3}),
        AnalysisStart(seed="9" * 78),
        AnalysisStart(position="field=0"),
        AnalysisStart(
            seats=3,
            position="field=0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0 bowls=a1:0,d4:0 reserves=28,28 granary=0 turn=0 extra=no",
        ),
    ],
)
def test_a_start_that_there_cannot_be_is_refused_in_a_sentence(start: AnalysisStart) -> None:
    with pytest.raises(HaricotError):
        begun("kala", start)


def test_words_of_another_lexicon_are_trusted() -> None:
    start, first = begun("rondorondo", AnalysisStart(lexicon="of another day", seed="3"))
    word = "".join(sorted(filter(str.isalpha, first.view(0)["hands"][0]))[:3])
    with pytest.raises(HaricotError):
        first.play(word)
    assert states_of(first, start, [Ply(word)])[-1].turn == 1
