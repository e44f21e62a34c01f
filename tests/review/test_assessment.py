"""A position looked at alone: its best moves, what is proven of them, and how far what is hidden spreads them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import haricot
from haricot.bots.openings import explorer_of
from haricot.core.game import State
from haricot.review.assessment import assessed, assessed_position, assessor, next_step
from haricot.review.candidates import spread
from haricot.review.history import GameHistory

FIRST = {"kala": 4_000, "ronda": 10, "rondelic": 300, "rondorondo": 20}


def played(game: str, moves: int, **options: Any) -> GameHistory:
    """A game of random moves so far."""
    rng, states, made = Random(5), [haricot.game(game).new(seed=5, **options)], list[str]()
    for _ in range(moves):
        state = states[-1]
        if state.turn is None:
            break
        made.append(str(rng.choice(state.moves()) if state.game.lists_moves else state.default))
        states.append(state.play(made[-1]))
    return GameHistory(game, tuple(made), tuple(states), finished=False)


def at(state: State) -> GameHistory:
    return GameHistory(state.game.name, (), (state,), finished=False)


@pytest.mark.parametrize("game", haricot.games())
@pytest.mark.parametrize("moves", [0, 7])
def test_the_same_nodes_give_the_same_answer_and_every_move_is_legal(game: str, moves: int) -> None:
    history = played(game, moves)
    found = assessed(history, FIRST[game], None)
    assert found == assessed(history, FIRST[game], None)
    assert found.candidates
    for one in found.candidates:
        state = history.states[-1]
        for move in one.line or (one.move,):
            state = state.play(move)
        assert one.chance is None or 0 <= one.chance <= 1
        assert (one.low is None) == (one.high is None)
        assert one.low is None or one.high is None or one.low <= one.high
    chances = [one.chance or 0.0 for one in found.candidates]
    assert chances == sorted(chances, reverse=True)
    for lang in ("fr", "en"):
        assert all(one.words for one in assessed_position(history, found, lang, nodes=FIRST[game]).candidates)


@pytest.mark.parametrize("game", [name for name in haricot.games() if haricot.game(name).secret == "private"])
def test_other_eyes_draw_what_the_mover_holds(game: str) -> None:
    history = played(game, 3, **({"opening": "lot"} if game == "rondorondo" else {}))
    state = history.states[-1]
    other = next(seat for seat in range(state.seats) if seat != state.turn)
    found = assessed(history, FIRST[game], other)
    assert found.draws
    assert all(one.words for one in assessed_position(history, found, "fr", other, nodes=FIRST[game]).candidates)
    shown = history.shown(other)[-1]
    again = GameHistory(game, (), (state.game.imagine(shown, 99),), finished=False)
    assert assessed(again, FIRST[game], other) == found, "it depends on what those eyes see, and on nothing else"


def test_what_an_exchange_may_bring_is_spread_over_the_cards_of_the_pile() -> None:
    start = "rack=MARE hands=EIJKQVW,DEILNOU pile=ABCDE scores=0,0 turn=0 phase=play exchanged=0 passes=0 bids=- word=-"
    found = assessed(at(haricot.game("rondorondo").position(start)), 100, None)
    exchanges = [one for one in found.candidates if one.move.startswith("~")]
    assert exchanges
    for one in found.candidates:
        assert one.low is not None
        assert one.high is not None
        assert one.low < one.high
    for one in exchanges:
        assert one.chance is not None
        assert (one.low or 0) <= one.chance <= (one.high or 1)


def test_the_strongest_opening_words_are_told_and_why_they_have_no_value() -> None:
    history = at(haricot.game("rondorondo").new(seed=1))
    found = assessed(history, 100, None)
    answer = assessed_position(history, found, "fr", nodes=100)
    assert len(answer.candidates) == 3
    assert all(one.chance is None and one.reason.startswith("Valeur de ses cartes") for one in answer.candidates)
    assert "qui commence" in answer.words


def test_bowls_that_nobody_has_seen_are_said_to_be_alike() -> None:
    history = at(haricot.game("ronda").new(seed=1))
    found = assessed(history, 20, None)
    assert len(found.candidates) == 1
    assert found.candidates[0].low is not None
    assert "reviennent au même" in assessed_position(history, found, "fr", nodes=20).words


def test_a_proof_says_who_wins_and_in_how_many_turns() -> None:
    start = haricot.game("kala").new(first=0, reserve=6)
    found = assessed(at(start), 40_000, None)
    assert found.winner is not None
    assert found.is_final
    assert found.turns
    best = found.candidates[0]
    assert best.is_proven
    assert best.chance == float(found.winner == 0)
    words = assessed_position(at(start), found, "en", nodes=40_000).words
    assert words.startswith("Proven: ")
    assert words.endswith(f"wins in {found.turns} turns at most.")


@pytest.mark.parametrize(
    ("handicap", "winner"), [pytest.param(0, 1, id="book"), (-4, 0), pytest.param(1, 1, id="reserves, no line")]
)
def test_the_start_with_28_beans_is_proven_at_once_with_and_without_a_handicap(handicap: int, winner: int) -> None:
    start = haricot.game("kala").new(first=0, handicap=handicap)
    found = assessed(at(start), 40_000, None)
    assert (found.winner, found.turns) == (winner, None)
    assert found.candidates[0].is_proven
    assert found.candidates[0].chance == 1 - winner
    assert (
        assessed_position(at(start), found, "en", nodes=40_000).words == f"Proven: {['White', 'Black'][winner]} wins."
    )
    explorer = explorer_of("kala")
    assert explorer is not None
    results = [move.result for move in explorer.known(start).values()]
    assert ("won" in results) if winner == 0 else set(results) == {"lost"}


def test_a_sowing_that_ends_the_game_wins_at_once() -> None:
    start = haricot.game("kala").new(first=0, reserve=4)
    state: State = start
    while state.turn is not None:
        before, best = state, assessed(at(state), 40_000, None).candidates[0]
        state = state.play(best.move)
    assert assessed(at(before), 40_000, None).turns == 1


def test_budgets_grow_until_there_is_no_more() -> None:
    for game in haricot.games():
        steps = assessor(game).STEPS
        asked: list[int] = []
        nodes: int | None = None
        while True:
            used, nodes = next_step(game, nodes)
            asked.append(used)
            if nodes is None:
                break
        assert tuple(asked) == steps
        assert next_step(game, 10**9) == (steps[-1], None)


def test_eight_of_ten_lie_between() -> None:
    assert spread([n / 100 for n in range(101)]) == (0.1, 0.9)
    assert spread([0.4]) == (0.4, 0.4)
