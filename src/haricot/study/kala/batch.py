"""Thousands of games of Kala at once: one call steps all of them, and those that end begin anew.

Positions are those of `haricot.games.kala.kernel`; observations, action ids and masks those of the encoding, always of
the seat to act. Tests compare every step with the readable rules.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from haricot.core.errors import BadOption, IllegalMove
from haricot.core.options import write_options
from haricot.games.kala import GAME
from haricot.games.kala.kernel import (
    SEAT,
    Position,
    is_over,
    pack,
    position_in,
    put_position,
    sow,
    survey,
    surveyed_move,
    unpack,
)
from haricot.games.kala.masks import END, HARVEST_BIT, STAND_SHIFT
from haricot.games.kala.positions import beans_in_all
from haricot.games.kala.rules import Kala
from haricot.games.kernels import Int64Array, as_int64, compiled, inlined, next_random
from haricot.study.batch import (
    WAIT,
    StepResult,
    actions_for,
    game_of,
    games_in,
    must_be_by_lot,
    must_have_begun,
    random_from,
)
from haricot.study.encoding import Mask, encoding
from haricot.study.kala.encoding import ACTIONS, ASIDE, HARVEST, LAYOUT, UPRIGHT
from haricot.study.kala.tables import UPRIGHT_WAY, WAY_TO
from haricot.study.layout import Observation

FIRST = "first"
"""The option that a state may have as it likes: who begins is drawn by lot, and a position tells who is to move."""
MOST_CHOICES = 48
"""More than the sowings of any position."""
OWN_AT, OTHER_AT, HELD_AT, RESERVES_AT, GRANARY_AT, EXTRA_AT, MOVER_AT = (
    LAYOUT.slices[name].start for name in ("own_cell", "other_cell", "held", "reserves", "granary", "extra", "mover")
)
"""Where each of these begins in an observation."""
HALF_BITS = UPRIGHT - 1


class KalaBatch:
    """So many games; the arrays of a result are written over by the next step. Who begins is drawn by lot."""

    def __init__(self, games: int, seed: int = 0, reserve: int = 28, handicap: int = 0, **others: Any) -> None:
        games = games_in(games)
        must_be_by_lot("kala", others)
        starts = [GAME.new(first=first, reserve=reserve, handicap=handicap) for first in (0, 1)]
        assert all(isinstance(start, Kala) for start in starts)
        self.coder = encoding("kala", reserve=reserve, handicap=handicap)
        self.options = self.coder.options
        self.starts = np.array([pack(start) for start in starts if isinstance(start, Kala)], np.int64)
        self.beans = beans_in_all(self.options)
        self.random = random_from(seed)
        self.positions = np.zeros((games, len(Position._fields)), np.int64)
        self.choices = np.zeros((games, MOST_CHOICES), np.uint8)
        self.counts = np.zeros(games, np.int64)
        self.begun = False
        self.result = StepResult(
            np.zeros((games, LAYOUT.size), np.int16),
            np.zeros((games, ACTIONS), np.int8),
            np.zeros((games, 2), np.float32),
            np.zeros(games, np.bool_),
        )

    def reset(self) -> StepResult:
        """New games, each begun by white or black as the lot falls."""
        _begin(self.positions, self.starts, self.random)
        self.result.rewards[:] = 0
        self.result.ended[:] = False
        self.begun = True
        _look(self.positions, self.beans, self.result.observations, self.result.masks, self.choices, self.counts)
        return self.result

    def step(self, actions: NDArray[np.int64]) -> StepResult:
        """One action in each game, or WAIT; those that end begin anew.

        IllegalMove if a mask forbids one, BadOption if they are no row of so many ids, and nothing moves.
        """
        must_have_begun(self.begun)
        actions = actions_for(len(self.positions), actions)
        wrong = _first_illegal(self.result.masks, actions)
        if wrong >= 0:
            raise IllegalMove("study-action-in-batch", action=str(actions[wrong]), game=str(wrong))
        _step(self.positions, actions, self.starts, self.random, self.result.rewards, self.result.ended)
        _look(self.positions, self.beans, self.result.observations, self.result.masks, self.choices, self.counts)
        return self.result

    def sample(self) -> NDArray[np.int64]:
        """An action for each game, each allowed one as likely as the others."""
        must_have_begun(self.begun)
        actions = np.empty(len(self.positions), np.int64)
        _sample(self.choices, self.counts, self.random, actions)
        return actions

    @property
    def movers(self) -> Int64Array:
        """The seat to act in each game."""
        return self.positions[:, SEAT]

    def state(self, game: int) -> Kala:
        """That game as the readable rules know it."""
        must_have_begun(self.begun)
        return unpack(Position(*self.positions[game_of(self.positions, game)].tolist()), self.options)

    def place(self, game: int, state: Kala) -> None:
        """Puts a state there, whoever began it; BadOption where it is over, or has other options than all."""
        must_have_begun(self.begun)
        number = game_of(self.positions, game)
        self.positions[number] = pack(self._fitting(state))
        _look(self.positions, self.beans, self.result.observations, self.result.masks, self.choices, self.counts)

    def _fitting(self, state: Kala) -> Kala:
        if not isinstance(state, Kala):
            raise BadOption("study-state", game="kala", seats=2)
        differing = {name: value for name, value in self.options.items() if state.options[name] != value}
        differing.pop(FIRST, None)
        if differing:
            raise BadOption("study-state-options", options=write_options(differing))
        if state.turn is None:
            raise BadOption("study-state-over")
        return state


@inlined
def action_id(row: int, move: int) -> int:
    """The id of a move of the kernel, whose paths are of that row."""
    way, stand = 8 * row + (move & 7), move >> STAND_SHIFT & 15
    aside = as_int64(stand != as_int64(END[way]))
    return stand + UPRIGHT * as_int64(UPRIGHT_WAY[way]) + HARVEST * (move >> HARVEST_BIT & 1) + ASIDE * aside


@inlined
def kernel_move(position: Position, row: int, action: int) -> int:
    """The kernel's move of an id."""
    stand = action & HALF_BITS
    end = position.other_cell if action & ASIDE else stand
    way = as_int64(WAY_TO[32 * row + (action & UPRIGHT) + (end & 15)])
    return way | (action & HARVEST) >> 2 | stand << STAND_SHIFT


@compiled
def _begin(positions: Int64Array, starts: Int64Array, random: Int64Array) -> None:
    for game in range(len(positions)):
        random[0] = next_random(random[0])
        positions[game] = starts[random[0] >> 40 & 1]


@compiled
def _first_illegal(masks: Mask, actions: Int64Array) -> int:
    for game in range(len(actions)):
        if actions[game] == WAIT:
            continue
        if not 0 <= actions[game] < ACTIONS or masks[game, actions[game]] == 0:
            return game
    return -1


@compiled
def _step(
    positions: Int64Array,
    actions: Int64Array,
    starts: Int64Array,
    random: Int64Array,
    rewards: NDArray[np.float32],
    ended: NDArray[np.bool_],
) -> None:
    for game in range(len(positions)):
        ended[game] = False
        rewards[game, 0] = rewards[game, 1] = 0
        if actions[game] == WAIT:
            continue
        position = position_in(positions, game)
        row, _, _ = survey(position)
        after = sow(position, kernel_move(position, row, actions[game]))
        if is_over(after):
            ended[game] = True
            rewards[game, after.seat], rewards[game, 1 - after.seat] = -1, 1
            random[0] = next_random(random[0])
            positions[game] = starts[random[0] >> 40 & 1]
        else:
            put_position(positions, game, after)


@compiled
def _look(
    positions: Int64Array,
    beans: int,
    observations: Observation,
    masks: Mask,
    choices: NDArray[np.uint8],
    counts: Int64Array,
) -> None:
    for game in range(len(positions)):
        position = position_in(positions, game)
        _observe(position, beans, observations[game])
        mask, row_choices = masks[game], choices[game]
        for number in range(counts[game]):  # those that were allowed before
            mask[row_choices[number]] = 0
        row, ripe, count = survey(position)
        counts[game] = count
        for number in range(count):
            action = action_id(row, surveyed_move(position, row, ripe, number))
            row_choices[number] = action
            mask[action] = 1


@inlined
def _observe(position: Position, beans: int, row: Observation) -> None:
    left = beans
    row[OWN_AT:HELD_AT] = 0
    for cell in range(8):
        low, high = position.low >> 8 * cell & 255, position.high >> 8 * cell & 255
        row[cell], row[8 + cell] = low, high
        left -= low + high
    row[OWN_AT + position.own_cell] = row[OTHER_AT + position.other_cell] = 1
    row[HELD_AT], row[HELD_AT + 1] = position.held, position.other_held
    row[RESERVES_AT], row[RESERVES_AT + 1] = position.reserve, position.other_reserve
    row[GRANARY_AT] = left - position.held - position.other_held - position.reserve - position.other_reserve
    row[EXTRA_AT], row[MOVER_AT] = position.extra, 1


@compiled
def _sample(choices: NDArray[np.uint8], counts: Int64Array, random: Int64Array, actions: Int64Array) -> None:
    number = random[0]
    for game in range(len(actions)):
        number = next_random(number)
        actions[game] = choices[game, (number >> 32 & 0xFFFF_FFFF) * counts[game] >> 32]
    random[0] = number
