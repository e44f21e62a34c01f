"""Kala's puzzles: the only sowing that wins, and then the fastest way to the end; some begin with an extra sowing.

Proven twice: proof-number search shows that every other first sowing loses, and the search by turns shows how fast the
win is against the longest resistance. From the second sowing on, right is whatever wins within the turns that are left;
where that is more than one, the line goes on with the first, and whoever finds another has solved the puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from haricot.bots.compilation import load
from haricot.bots.kala.engine import search
from haricot.bots.kala.engine.oracle import Oracle
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.core.game import State
from haricot.games.kala import GAME
from haricot.games.kala import kernel as fast
from haricot.games.kala.rules import Kala
from haricot.puzzles.puzzle import Puzzle, PuzzleStep, identity, options_told

KINDS = ("win", "extra")
FEWEST_MOVES = 3
FEWEST_TURNS, MOST_TURNS = 2, 5
PATIENCE = 4_000
"""Positions after which a proof is given up while puzzles are looked for: it would be too deep."""
THOROUGH = 2_000_000
"""The same where a puzzle is proven again, whatever proofs the table holds already."""
MOST_BEANS = 13
"""In either reserve: with more, hardly anything ends in five turns."""
OPENING = 6
CARELESS = 0.08
APART = 4
"""Sowings between two puzzles of one game."""
TRIED = 6
"""Of each position of a game, so many sowings that might have been made are looked at too: people make mistakes."""


def self_play(seed: int) -> list[State]:
    """A game between two who look a few turns ahead and are careless now and then."""
    load(GAME.name)
    _forget()
    rng = Random(seed)
    states: list[State] = [GAME.new(seed=seed)]
    looks = [rng.choice((2, 3, 4)) for _ in range(2)]
    while (seat := states[-1].turn) is not None:
        state = states[-1]
        assert isinstance(state, Kala)
        if len(states) < OPENING or rng.random() < CARELESS:
            move = rng.choice(state.moves())
        else:
            move = search.best(state, 5, deepest=looks[seat], table=_space().table).move
        states.append(state.after(move))
    return states


def cut(states: Sequence[State], seed: int) -> Iterator[Puzzle]:
    """From the end backwards, where wins are near: what was played, and what might have been."""
    load(GAME.name)
    _forget()
    last, rng = len(states), Random(seed)
    for at in range(len(states) - 1, -1, -1):
        state = states[at]
        assert isinstance(state, Kala)
        if state.turn is None or last - at < APART:
            continue
        if max(state.reserves) > MOST_BEANS:
            return
        after = [state.after(move) for move in state.moves()]
        tried = [one for one in after if one.extra] + rng.sample(after, min(TRIED, len(after)))
        found = next((one for near in (state, *tried) if (one := puzzle_of(near, seed)) is not None), None)
        if found is not None:
            last = at
            yield found


def puzzle_of(state: Kala, seed: int) -> Puzzle | None:
    """A puzzle from a position, if exactly one move wins there and it takes long enough; None otherwise."""
    position = fast.pack(state)
    if state.turn is None or len(fast.moves(position)) < FEWEST_MOVES or only_winning(position) is None:
        return None
    turns = turns_to_win(position)
    if turns is None or turns < 2 * FEWEST_TURNS - 1:
        return None
    steps = _steps(position, turns)
    if steps is None:
        return None
    kind, options = "extra" if state.extra else "win", options_told(state)
    name = identity(GAME.name, str(state), options, (), kind)
    goal = (turns + 1) // 2
    return Puzzle(name, kind, state.mover, str(state), steps, options, goal=goal, seed=seed)


def is_unique(puzzle: Puzzle) -> bool:
    """Proves it again, from the position alone."""
    load(GAME.name)
    _forget()
    state = puzzle.start(GAME.name)
    assert isinstance(state, Kala)
    position = fast.pack(state)
    only, turns = only_winning(position, THOROUGH), turns_to_win(position)
    if only is None or turns is None or (turns + 1) // 2 != puzzle.goal:
        return False
    return puzzle.steps[0].right == (str(fast.sowing(position, only)),) and _are_right(position, turns, puzzle.steps)


def _are_right(position: fast.Position, turns: int, steps: Sequence[PuzzleStep]) -> bool:
    for number, step in enumerate(steps):
        right = _right(position, turns)
        if set(step.right) != set(right):
            return False
        for text in (step.right[0], *step.reply):
            move = _named(position, text)
            after = fast.sow(position, move)
            turns -= 0 if after.extra else 1
            position = after
        if fast.is_over(position):
            return number == len(steps) - 1
    return False


def only_winning(position: fast.Position, patience: int = PATIENCE) -> int | None:
    """The one move that wins, where every other one is proven to lose."""
    oracle, winning = _oracle(), []
    if oracle.prove(position, patience)[0] != 0:
        return None
    for move in fast.moves(position):
        wins = _wins(fast.sow(position, move), oracle, patience)
        if wins is None:
            return None
        if wins:
            winning.append(move)
        if len(winning) > 1:
            return None
    return winning[0] if winning else None


def _wins(after: fast.Position, oracle: Oracle, patience: int) -> bool | None:
    """Whether whoever has just sown wins; None where no proof was found."""
    if fast.is_over(after):
        return True
    win, loss = oracle.prove(after, patience)
    if 0 not in (win, loss):
        return None
    return (win == 0) == bool(after.extra)


def turns_to_win(position: fast.Position) -> int | None:
    """In how many turns, both players' counted, the mover wins at the latest; None: not within those of a puzzle."""
    for turns in range(1, 2 * MOST_TURNS, 2):
        value = search.look_ahead(position, turns, _space())[1]
        if value > search.CERTAIN:
            return search.WON - value
    return None


def _right(position: fast.Position, turns: int) -> list[str]:
    """The moves that win within so many turns."""
    return [str(fast.sowing(position, move)) for move in fast.moves(position) if _in_time(position, move, turns)]


def _in_time(position: fast.Position, move: int, turns: int) -> bool:
    after = fast.sow(position, move)
    if fast.is_over(after):
        return True
    if after.extra:
        value = search.look_ahead(after, turns, _space())[1]
        return value > search.CERTAIN and search.WON - value <= turns
    if turns < 3:
        return False
    value = search.look_ahead(after, turns - 1, _space())[1]
    return value < -search.CERTAIN and search.WON + value <= turns - 1


def _steps(position: fast.Position, turns: int) -> tuple[PuzzleStep, ...] | None:
    """The line to the end against the longest resistance; None where there is none."""
    right = _right(position, turns)
    if not right:
        return None
    after = fast.sow(position, _named(position, right[0]))
    if fast.is_over(after):
        return (PuzzleStep(tuple(right)),)
    if after.extra:
        rest = _steps(after, turns)
        return None if rest is None else (PuzzleStep(tuple(right)), *rest)
    for reply, then in _resistance(after, turns - 1):
        rest = _steps(then, turns - 2)
        if rest is not None:
            return (PuzzleStep(tuple(right), reply), *rest)
    return None


def _resistance(position: fast.Position, turns: int) -> Iterator[tuple[tuple[str, ...], fast.Position]]:
    """The whole turns that put the end off longest, in notation, each with where it leads."""
    for move in fast.moves(position):
        after = fast.sow(position, move)
        if fast.is_over(after):
            continue
        text = str(fast.sowing(position, move))
        if after.extra:
            value = search.look_ahead(after, turns, _space())[1]
            if search.WON + value == turns:
                yield from (((text, *more), then) for more, then in _resistance(after, turns))
        else:
            value = search.look_ahead(after, turns - 1, _space())[1]
            if search.WON - value == turns - 1:
                yield (text,), after


SHARE = 0.3
UNSURE = ("graine", "racine")
"""The levels that do not always answer the same."""


def group(puzzle: Puzzle) -> str:
    """Puzzles of one group are graded among themselves: those of as many turns."""
    return f"{puzzle.kind} {puzzle.goal}"


def _named(position: fast.Position, text: str) -> int:
    return next(move for move in fast.moves(position) if str(fast.sowing(position, move)) == text)


def _forget() -> None:
    """What earlier games left in the tables: so that a game gives the same puzzles whatever came before it."""
    _oracle().table.fill(0)
    _space().table.fill(0)


@cache
def _oracle() -> Oracle:
    return Oracle(new_table(64))


@cache
def _space() -> search.Workspace:
    return search.new_workspace(new_table(64))
