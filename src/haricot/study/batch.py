"""What batches of games are and tell, whichever the game."""

from __future__ import annotations

from collections.abc import Mapping, Sized
from typing import Any, NamedTuple, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from haricot.core.chance import LARGEST_SEED
from haricot.core.errors import BadOption
from haricot.games import named
from haricot.study.encoding import Encoding, Mask
from haricot.study.layout import Observation

IDS = np.dtype(np.int64)
WAIT = -1
"""Instead of an action: that game waits, while the others of its batch go on."""
MOST_GAMES = 2**24
"""Of a batch: some gigabytes."""


class StepResult(NamedTuple):
    """What a step brings in every game: what the seat to act sees and may do, and what the last action brought."""

    observations: Observation
    masks: Mask
    rewards: NDArray[np.float32]
    """By game and seat: from −1 for the last to 1 for the first where a game has just ended, else 0."""
    ended: NDArray[np.bool_]
    """Whether the game has just ended; the observation is then of the next one."""


@runtime_checkable
class Batch(Protocol):
    """So many games at once, those that end begin anew; the arrays of a result are written over by the next step.

    Before `reset` there are none: what asks for one is refused by BadOption.
    """

    coder: Encoding
    random: NDArray[np.int64]
    result: StepResult

    def reset(self) -> StepResult:
        """New games."""

    def step(self, actions: NDArray[np.int64]) -> StepResult:
        """One action in each game, or WAIT; BadOption where that is not what is given."""

    def sample(self) -> NDArray[np.int64]:
        """An action for each game, each allowed one as likely as the others."""

    @property
    def movers(self) -> NDArray[Any]:
        """The seat to act in each game."""


def random_from(seed: int) -> NDArray[np.int64]:
    """The number from which a batch draws, as it begins for a seed; BadOption where it is none."""
    if not isinstance(seed, int | np.integer) or isinstance(seed, bool) or abs(int(seed)) >= LARGEST_SEED:
        raise BadOption("option-seed", value=repr(seed))
    return np.array([int(seed) * 2_862_933_555_777_941_757 + 3_037_000_493 & 2**63 - 1], np.int64)


def games_in(count: object) -> int:
    """So many games as were asked for, one at least and as many as there may be; BadOption otherwise."""
    if not isinstance(count, int | np.integer) or isinstance(count, bool) or not 1 <= count <= MOST_GAMES:
        raise BadOption("study-games-in-batch", count=str(count), most=str(MOST_GAMES))
    return int(count)


def must_have_begun(begun: bool) -> None:
    """BadOption where a batch holds no games yet."""
    if not begun:
        raise BadOption("study-batch-not-begun")


def game_of(games: Sized, number: object) -> int:
    """The number of a game of the batch, from 0 on; BadOption where there is none."""
    if not isinstance(number, int | np.integer) or isinstance(number, bool) or number not in range(len(games)):
        raise BadOption("study-game-of-batch", number=repr(number), last=len(games) - 1)
    return int(number)


def must_be_by_lot(game: str, others: Mapping[str, Any]) -> None:
    """Of options that a batch does not take there is who begins, and that is the lot; BadOption for all else."""
    named(game).choose(others)
    for name, value in others.items():
        if value != "lot":
            raise BadOption("study-option-of-batch", option=name)


def actions_for(games: int, actions: object) -> NDArray[np.int64]:
    """The same where they are a row of action ids, one for each game; others that mean it are made into one.

    Kernels read as many as there are games, whatever they are given: so whoever hands it on to one asks here first.
    """
    if (
        type(actions) is np.ndarray
        and actions.dtype is IDS
        and actions.shape == (games,)
        and actions.flags.c_contiguous
    ):
        return actions
    try:
        given = np.asarray(actions)
    except ValueError:  # rows of different lengths
        raise BadOption("study-actions-of-batch", games=games, found=type(actions).__name__) from None
    if given.shape != (games,) or given.dtype.kind not in "iu" or not np.can_cast(given.dtype, IDS):
        found = f"{given.dtype}[{', '.join(map(str, given.shape))}]"
        raise BadOption("study-actions-of-batch", games=games, found=found)
    return np.ascontiguousarray(given, IDS)
