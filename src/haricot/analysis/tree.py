"""A tree of moves from any start: what was played, what might have been, and what somebody says of it.

Positions are numbered: the start is 0, and each ply of the list leads to the next number. A ply is played in the
position before it, unless it says in which.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from haricot.core.chance import Chance
from haricot.core.errors import BadRecord, HaricotError
from haricot.core.game import Game, State
from haricot.core.notation import MoveText
from haricot.core.options import Value
from haricot.games import named

MOST_PLIES = 400
LONGEST_COMMENT = 1_000

Comment = Annotated[str, Meta(max_length=LONGEST_COMMENT)]
PositionText = Annotated[str, Meta(max_length=4_000)]
SeedText = Annotated[str, Meta(pattern="^-?[0-9]{1,78}$")]
"""As text: the seed of a record may be larger than what every reader of JSON counts exactly."""


class AnalysisStart(Struct, forbid_unknown_fields=True):
    """What a tree begins with: a new game, or a position. Without a seed, one is drawn, but never who begins."""

    seats: Annotated[int, Meta(ge=1, le=100)] | None = None
    options: dict[Annotated[str, Meta(max_length=40)], Value] = {}
    seed: SeedText | None = None
    position: PositionText | None = None
    lexicon: Annotated[str, Meta(max_length=200)] | None = None
    """The version of the lexicon that judged, where it was another than the one that is installed."""


class Ply(Struct, forbid_unknown_fields=True):
    """A move, and the number of the position in which it is played: without one, that of the ply before it."""

    move: MoveText
    after: Annotated[int, Meta(ge=0, le=MOST_PLIES)] | None = None
    comment: Comment = ""


Plies = Annotated[list[Ply], Meta(max_length=MOST_PLIES)]


def begun(game: str, start: AnalysisStart) -> tuple[AnalysisStart, State]:
    """The first position; and the start with everything said, which leads to the same one again."""
    manifest, chance = named(game), Chance.of(None if start.seed is None else int(start.seed))
    options = manifest.choose(_with_first(manifest, start))
    if start.position is None:
        state = manifest.begin(chance, start.seats, **options)
    else:
        state = manifest.position_with(chance, start.position, **options)
        if start.seats not in (None, state.seats):
            raise BadRecord("record-seats", seats=start.seats, start=state.seats)
    told = AnalysisStart(state.seats, dict(options), str(chance.seed), start.position, start.lexicon)
    return told, state


def _with_first(game: Game, start: AnalysisStart) -> dict[str, Value]:
    """A new board begins the same way each time: with the first seat, where it would be drawn by lot otherwise."""
    if start.seed is not None or start.position is not None:
        return start.options
    by_lot = [name for name in game.who_begins if name in game.options and game.options[name].default == "lot"]
    return dict.fromkeys(by_lot, 0) | start.options


def states_of(first: State, start: AnalysisStart, plies: Sequence[Ply]) -> list[State]:
    """Every position of the tree, by its number; BadRecord names the ply that cannot be played."""
    states, on_trust = [first], is_trusted(first.game, start)
    for number, ply in enumerate(plies, 1):
        before = parent_of(number, ply)
        if before >= number:
            raise BadRecord("analysis-after", number=number, move=ply.move, after=before)
        try:
            states.append(states[before].play(ply.move, on_trust=on_trust))
        except HaricotError as wrong:
            raise BadRecord("analysis-move", number=number, move=ply.move, why=wrong.sentence) from None
    return states


def parent_of(number: int, ply: Ply) -> int:
    """The number of the position in which the ply of that number is played."""
    return number - 1 if ply.after is None else ply.after


def is_trusted(game: Game, start: AnalysisStart) -> bool:
    """Whether its words were judged by a lexicon that is not here."""
    return start.lexicon is not None and start.lexicon != game.lexicon_version(game.choose(start.options))
