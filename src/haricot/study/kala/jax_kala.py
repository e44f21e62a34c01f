"""Kala for JAX, in the manner of Pgx: `init`, `step` and `observe` are pure functions of one game, made for `vmap`.

Observations and action ids are those of the encoding. It needs JAX and nothing else, not even the rest of Haricot, so
that it can be taken along to a machine with an accelerator; tests compare it with the readable rules, move for move.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import numpy as np

try:
    import jax
    import jax.numpy as jnp
except ModuleNotFoundError:
    from haricot.core.extras import needing  # where JAX is, nothing of Haricot is loaded

    with needing("jax"):
        raise

JaxArray = Any
"""An array of JAX, or one of its tracers."""

SIDE, CELLS, LENGTHS, HANDFUL = 4, 16, 4, 4
ACTIONS, OBSERVATION = 128, 55


class JaxState(NamedTuple):
    """A position as the player to act sees it, and what Pgx's states tell besides."""

    cups: JaxArray
    """The beans of the sixteen cups."""
    cells: JaxArray
    """Where the bowls stand: the player's own, the other."""
    held: JaxArray
    reserves: JaxArray
    granary: JaxArray
    extra: JaxArray
    current_player: JaxArray
    rewards: JaxArray
    """By player: 1 and −1 once the game is over."""
    terminated: JaxArray
    legal_action_mask: JaxArray


class Tables(NamedTuple):
    """By row (16 · (length − 4) + start), first step up or down, and end: whether there is a path, what it sows."""

    reached: JaxArray
    sown: JaxArray
    """Beans in each cup; the first bean, which falls into the player's own bowl, is left out."""
    longest: JaxArray
    """By start: how long a path may be."""
    neighbours: JaxArray


def _tables() -> Tables:
    reached = np.zeros((LENGTHS, CELLS, 2, CELLS), bool)
    sown = np.zeros((LENGTHS, CELLS, 2, CELLS, CELLS), np.int8)
    for start in range(CELLS):
        for end in range(CELLS):
            for upright in (0, 1):
                path = _path(start, end, upright)
                if path is not None and len(path) >= HANDFUL:
                    reached[len(path) - HANDFUL, start, upright, end] = True
                    sown[len(path) - HANDFUL, start, upright, end, path[1:]] = 1
    longest = [max(length for length in range(LENGTHS) if reached[length, start].any()) for start in range(CELLS)]
    apart = [[abs(a % SIDE - b % SIDE) + abs(a // SIDE - b // SIDE) for b in range(CELLS)] for a in range(CELLS)]
    return Tables(
        reached.reshape(-1, 2, CELLS),
        sown.reshape(-1, 2, CELLS, CELLS),
        np.array(longest, np.int8) + HANDFUL,
        np.array(apart) == 1,
    )


def _path(start: int, end: int, upright: int) -> list[int] | None:
    """The cells from start to end with one turn at most; None where the first step cannot go that way."""
    column, rank = start % SIDE, start // SIDE
    across, up = end % SIDE - column, end // SIDE - rank
    if (up if upright else across) == 0:
        return None
    steps_across = [int(np.sign(across))] * abs(across)
    steps_up = [SIDE * int(np.sign(up))] * abs(up)
    path = [start]
    for step_on in steps_up + steps_across if upright else steps_across + steps_up:
        path.append(path[-1] + step_on)
    return path


TABLES = _tables()


def _bits(flags: Any) -> Any:
    """The last axis, cell by cell, as the bits of a number: one number is looked up faster than sixteen."""
    return (flags.astype(np.int32) << np.arange(CELLS)).sum(-1).astype(np.int32)


REACHED, SOWN, NEIGHBOURS = _bits(TABLES.reached).ravel(), _bits(TABLES.sown).ravel(), _bits(TABLES.neighbours)
CORNERS = np.array([[0, CELLS - 1], [CELLS - 1, 0]], np.int8)
"""By who starts: the two cells, the player's own first."""


def _cells_of(bits: JaxArray) -> JaxArray:
    return (bits >> jnp.arange(CELLS)) & 1 == 1


def init(key: JaxArray, reserve: int = 28) -> JaxState:
    """A new game; lot decides who starts."""
    first = jax.random.bits(key, (), jnp.uint8) & 1
    return JaxState(
        cups=jnp.zeros(CELLS, jnp.int8),
        cells=jnp.asarray(CORNERS)[first],
        held=jnp.zeros(2, jnp.int8),
        reserves=jnp.full(2, reserve, jnp.int8),
        granary=jnp.int8(0),
        extra=jnp.bool_(False),
        current_player=first.astype(jnp.int8),
        rewards=jnp.zeros(2, jnp.float32),
        terminated=jnp.bool_(False),
        legal_action_mask=jnp.asarray(FIRST_MASKS)[first],
    )


def step(game: JaxState, action: JaxArray) -> JaxState:
    """The game after an action that its mask allows; one that is over stays as it is, and rewards nobody again."""
    after = _sow(game, action)
    lost = ~after.extra & (after.reserves[0] < HANDFUL)
    losing = jnp.where(jnp.arange(2) == after.current_player, -1.0, 1.0)
    after = after._replace(
        terminated=lost,
        rewards=jnp.where(lost, losing, 0.0).astype(jnp.float32),
        legal_action_mask=_legal(after) & ~lost,
    )
    ended = game._replace(rewards=jnp.zeros(2, jnp.float32))
    stays = game.terminated
    following: JaxState = jax.tree_util.tree_map(lambda over, on: jnp.where(stays, over, on), ended, after)
    return following


def observe(game: JaxState) -> JaxArray:
    """What the player to act sees, in the encoding's layout."""
    cells = jax.nn.one_hot(game.cells, CELLS, dtype=jnp.int16).reshape(-1)
    rest = jnp.stack([game.granary, game.extra.astype(jnp.int8), jnp.int8(1)])
    return jnp.concatenate([game.cups, cells, game.held, game.reserves, rest]).astype(jnp.int16)


def auto_reset(game: JaxState, action: JaxArray, key: JaxArray, reserve: int = 28) -> JaxState:
    """As `step`; where the game ends, a new one, which bears the rewards and the end of the old one."""
    after = step(game, action)
    fresh = init(key, reserve)._replace(rewards=after.rewards, terminated=after.terminated)
    begun: JaxState = jax.tree_util.tree_map(lambda new, old: jnp.where(after.terminated, new, old), fresh, after)
    return begun


def resume(game: JaxState) -> JaxState:
    """A game that `auto_reset` has begun anew, ready to be stepped: what it bore of the old one is put away."""
    return game._replace(rewards=jnp.zeros_like(game.rewards), terminated=jnp.zeros_like(game.terminated))


def random_actions(games: JaxState, key: JaxArray) -> JaxArray:
    """For a batch: of each game one of the allowed actions, each as likely."""
    upto = jnp.cumsum(games.legal_action_mask, axis=-1, dtype=jnp.int32)
    chosen = jax.random.uniform(key, upto.shape[:-1]) * upto[..., -1]
    return (upto <= chosen[..., None]).sum(-1)


def _row(game: JaxState) -> JaxArray:
    """The row of the paths that the sowing may take: as long as the beans in hand, or as the longest from here."""
    start = game.cells[0].astype(jnp.int32)
    in_hand = jnp.where(game.extra, game.held[0], HANDFUL)
    length = jnp.minimum(in_hand, jnp.asarray(TABLES.longest)[start])
    return CELLS * (length.astype(jnp.int32) - HANDFUL) + start


def _legal(game: JaxState) -> JaxArray:
    """By step aside, harvest, first step and cell: every sowing."""
    other, row, cells = game.cells[1], _row(game), jnp.arange(CELLS)
    reached = [jnp.asarray(REACHED)[2 * row + upright] for upright in (0, 1)]
    plain = jnp.stack([_cells_of(bits) & (cells != other) for bits in reached])
    beside = _cells_of(jnp.asarray(NEIGHBOURS)[other])
    aside = jnp.stack([(bits >> other & 1 == 1) & beside for bits in reached])
    ripe, bowl_is_ripe = game.cups + 1 >= HANDFUL, game.held[1] + 1 >= HANDFUL
    return jnp.stack([plain, plain & ripe, aside, aside & bowl_is_ripe]).reshape(ACTIONS)


def _sow(game: JaxState, action: JaxArray) -> JaxState:
    """Beans out along the path, harvest, the bowl moves, and the turn passes unless the bowl is full."""
    stand, upright, harvest, aside = action % 16, action // 16 % 2, action // 32 % 2 == 1, action // 64 == 1
    other, row, cells = game.cells[1].astype(jnp.int32), _row(game), jnp.arange(CELLS)
    end = jnp.where(aside, other, stand)
    bits = jnp.asarray(SOWN)[32 * row + 16 * upright + end]
    cups = game.cups + (_cells_of(bits) & (cells != other))
    other_held = game.held[1] + (bits >> other & 1)
    in_bowl, at_end = end == other, cells == end
    beans = jnp.where(in_bowl, other_held, jnp.where(at_end, cups, 0).sum()) * harvest
    cups = jnp.where(at_end & harvest & ~in_bowl, 0, cups)
    other_held = jnp.where(harvest & in_bowl, 0, other_held)
    leftover = jnp.where(game.extra, game.held[0] - HANDFUL - row // CELLS, 0)
    held = jnp.where(game.extra, 1, game.held[0] + 1)
    reserve = game.reserves[0] + beans - harvest - jnp.where(game.extra, 0, HANDFUL)
    own, theirs = (stand, held, reserve), (other, other_held, game.reserves[1] + leftover)
    full = held >= HANDFUL
    sides = [jnp.stack([jnp.where(full, one, two), jnp.where(full, two, one)]) for one, two in zip(own, theirs)]  # noqa: B905
    bowls, in_bowls, reserves = (side.astype(jnp.int8) for side in sides)
    return game._replace(
        cups=cups.astype(jnp.int8),
        cells=bowls,
        held=in_bowls,
        reserves=reserves,
        granary=(game.granary + harvest).astype(jnp.int8),
        extra=full,
        current_player=jnp.where(full, game.current_player, 1 - game.current_player).astype(jnp.int8),
    )


def _first_masks() -> Any:
    """Who begins may sow the six paths from a corner."""
    masks = np.zeros((2, ACTIONS), bool)
    for first, (own, _) in enumerate(CORNERS):
        masks[first, : 2 * CELLS] = TABLES.reached[own].ravel()
    return masks


FIRST_MASKS = _first_masks()
"""By who starts: the mask of a new game."""


def many(reserve: int = 28) -> tuple[Any, Any, Any]:
    """`init`, `step` and `observe` for batches, compiled."""
    return jax.jit(jax.vmap(partial(init, reserve=reserve))), jax.jit(jax.vmap(step)), jax.jit(jax.vmap(observe))
