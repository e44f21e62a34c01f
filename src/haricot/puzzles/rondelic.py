"""Rondelic's puzzles: keep or swap, by all that somebody may know in this round; the odds are shown afterwards.

Proven by the engine: the cards that nobody has shown are dealt thousands of times as they fit what was seen and said,
and the rest of each round is played. One word is right where it is worth more and leaves the lowest card less often,
by a margin of many times what chance makes of the count; another draw of deals must say the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import cast

from haricot.bots import levels
from haricot.bots.rondelic.expected_value import prospects
from haricot.bots.rondelic.knowledge import has_lent, own_card, rank_of
from haricot.bots.rondelic.prospects import Prospects, best
from haricot.core.game import Seat, State
from haricot.games.rondelic import GAME
from haricot.games.rondelic.rules import Round
from haricot.games.rondelic.view_types import RondelicView
from haricot.puzzles.puzzle import Puzzle, PuzzleStep, identity, options_told

KINDS = ("rondelic", "rondellig")
PLAYERS = {"rondelic": (3, 4, 5, 6, 7), "rondellig": (4, 5, 6, 7)}
CIRCLES = (4, 6, 8)
LEVELS = ("pousse", "fleur", "pousse", "germe")
DEALS = 20_000
MARGIN = 0.04
"""How much less likely the lowest card must be: eight times what chance makes of the count."""
STILL = 0.02
"""By which another draw of deals must say the same."""
CUTS = 8
MOST_MOVES = 400
AGAIN = 77_003


def self_play(seed: int) -> list[State]:
    """A game between players of several levels."""
    rng = Random(seed)
    rules = KINDS[seed % 2]
    seats = rng.choice(PLAYERS[rules])
    bots = [levels(GAME.name)[rng.choice(LEVELS)] for _ in range(seats)]
    states: list[State] = [GAME.new(seats, seed, rules=rules, circles=rng.choice(CIRCLES))]
    shown = [[states[0].view(seat)] for seat in range(seats)]
    while (seat := states[-1].turn) is not None and len(states) < MOST_MOVES:
        answer = bots[seat](shown[seat][-3 * seats :], seed + len(states), 1.0)
        states.append(states[-1].play(answer.move))
        for other in range(seats):
            shown[other].append(states[-1].view(other))
    return states


def cut(states: Sequence[State], seed: int) -> Iterator[Puzzle]:
    """Some of the choices of a game, drawn by lot."""
    choices = [at for at, state in enumerate(states) if is_choice(state)]
    for at in Random(seed).sample(choices, min(CUTS, len(choices))):
        found = puzzle_of(states, at, seed)
        if found is not None:
            yield found


def is_choice(state: State) -> bool:
    """Keep or swap, with three or more in the game, and no King lent."""
    assert isinstance(state, Round)
    if state.turn is None or state.phase.value != "swap" or len(state.players) < 3:
        return False
    return not has_lent(_view(state, state.turn))


def puzzle_of(states: Sequence[State], at: int, seed: int) -> Puzzle | None:
    """A puzzle from a turn, if one word is clearly better than the others; None otherwise."""
    state = states[at]
    assert isinstance(state, Round)
    start = _deal_before(states, at)
    views = [_view(one, state.mover) for one in states[start : at + 1]]
    found = prospects(views, DEALS, seed)
    right = clear_word(found, MARGIN)
    if right is None:
        return None
    shown = tuple(move.word for _, move in state.said)
    position, options = str(states[start]), options_told(state)
    kind = str(state.options["rules"])
    name = identity(GAME.name, position, options, shown, kind)
    risks = {word: round(one.risk, 3) for word, one in found.items()}
    goal = rank_of(own_card(views[-1]))
    return Puzzle(name, kind, state.mover, position, (PuzzleStep((right,)),), options, shown, goal, risks, seed=seed)


def clear_word(found: Prospects, margin: float) -> str | None:
    """The word that is better in both ways; None where that is not clear."""
    if set(found) != {"keep", "swap"}:
        return None
    word = best(found)
    other = "swap" if word == "keep" else "keep"
    return word if found[other].risk - found[word].risk >= margin else None


def is_unique(puzzle: Puzzle) -> bool:
    """Other deals say the same."""
    views = [_view(state, puzzle.seat) for state in puzzle.states(GAME.name)]
    found = prospects(views, DEALS, AGAIN)
    return (clear_word(found, STILL),) == puzzle.steps[0].right


def _view(state: State, seat: Seat) -> RondelicView:
    return cast(RondelicView, state.view(seat))


def group(puzzle: Puzzle) -> str:
    """By the card held, and what is right with it: not all of them ask about an Ace."""
    return f"{puzzle.goal} {puzzle.steps[0].right[0]}"


SHARE = 0.08


def _deal_before(states: Sequence[State], at: int) -> int:
    """Where this round began."""
    while at > 0:
        state, before = states[at], states[at - 1]
        assert isinstance(state, Round)
        assert isinstance(before, Round)
        if not state.said or len(state.said) < len(before.said):
            return at
        at -= 1
    return at
