"""The analysis board's questions to the rules, and what they answer; nothing of it is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, cast

from msgspec import Meta, Struct
from msgspec.structs import asdict, replace

from haricot.analysis.address import LONGEST, from_address, to_address
from haricot.analysis.tree import (
    MOST_PLIES,
    AnalysisStart,
    Comment,
    Plies,
    Ply,
    PositionText,
    SeedText,
    begun,
    states_of,
)
from haricot.analysis.tree_text import Tree, read_tree, write_tree
from haricot.core.chance import Chance
from haricot.core.errors import BadRecord, HaricotError
from haricot.core.game import State, listed_moves
from haricot.core.notation import MoveText
from haricot.core.options import Value
from haricot.core.view_types import AnyPreview
from haricot.games import named
from haricot.games.position_editor import EditorGroup, check_inputs, editor_of, in_labels
from haricot.house.http.replays import RecordText, ReplayFrame, replay_frame
from haricot.house.http.schemas import Preview, SeatAsked
from haricot.texts import say

InputText = Annotated[str, Meta(max_length=1_000)]
MoveTexts = Annotated[list[MoveText], Meta(max_length=MOST_PLIES)]


class AnalysisCard(Struct):
    """What can be asked about a game."""

    game: str
    most_plies: int
    explorer: bool
    """Whether its openings can be explored."""


class AskedPositions(Struct, forbid_unknown_fields=True):
    """A tree, and from which of its positions on they are told."""

    start: AnalysisStart
    plies: Plies = []
    since: Annotated[int, Meta(ge=0, le=MOST_PLIES)] = 0


class AnalysedPosition(Struct):
    """A position for all eyes. `moves` where there are some to make, and the game lists them."""

    number: int
    frame: ReplayFrame
    position: str
    """As text: the truth, hidden things included."""
    turn: int | None
    moves: list[str] | None


class AnalysedPositions(Struct):
    """`start` says everything, and leads to the same positions whenever it is asked."""

    game: str
    seats: int
    start: AnalysisStart
    positions: list[AnalysedPosition]


class AskedLine(Struct, forbid_unknown_fields=True):
    """A start, and the moves from there to the position that is meant."""

    start: AnalysisStart
    moves: MoveTexts = []


class AskedPreview(AskedLine, forbid_unknown_fields=True):
    """A move there that is not made yet."""

    move: MoveText = ""


class AskedAssessment(AskedLine, forbid_unknown_fields=True):
    """Whose knowledge is used: whoever is to act, unless another seat is named. `nodes`: what was told as the next."""

    eyes: SeatAsked | None = None
    nodes: Annotated[int, Meta(ge=1, le=10**9)] | None = None


class WrittenTree(Struct, forbid_unknown_fields=True):
    """A tree as text, a record included; or as it stands in an address."""

    text: RecordText | None = None
    address: Annotated[str, Meta(max_length=LONGEST)] | None = None


class ReadTree(AnalysedPositions):
    """What a text says, with every position. The first ply after one was played there, others might have been."""

    comment: str
    plies: list[Ply]
    players: list[str]


class TreeToWrite(Struct, forbid_unknown_fields=True):
    """A tree of moves that somebody wants as text."""

    game: Annotated[str, Meta(max_length=40)]
    start: AnalysisStart
    comment: Comment = ""
    plies: Plies = []


class TreeText(Struct):
    """`address` is null where it would be too long."""

    text: str
    address: str | None


def read_text(asked: WrittenTree) -> Tree:
    """A tree from its text, or from an address that holds it."""
    return read_tree(from_address(asked.address or "") if asked.text is None else asked.text)


def every_position(tree: Tree) -> AskedPositions:
    """The question for every position of a tree."""
    return AskedPositions(tree.start, list(tree.plies))


def tree_with_positions(tree: Tree, lang: str) -> ReadTree:
    """A tree and every position of it."""
    told = positions_of(tree.game, every_position(tree), lang)
    return ReadTree(**asdict(told), comment=tree.comment, plies=list(tree.plies), players=list(tree.players))


def write_text(asked: TreeToWrite) -> TreeText:
    """A tree as text, and as an address that holds it."""
    text = write_tree(Tree(asked.game, asked.start, tuple(asked.plies), asked.comment))
    return TreeText(text, to_address(text))


class AskedEdit(Struct, forbid_unknown_fields=True):
    """A form for a position: as a new game begins, as the position is written, or with what stands in the form."""

    seats: Annotated[int, Meta(ge=1, le=100)] | None = None
    options: dict[Annotated[str, Meta(max_length=40)], Value] = {}
    seed: SeedText | None = None
    position: PositionText | None = None
    values: Annotated[dict[InputText, InputText], Meta(max_length=400)] | None = None


class EditedPosition(Struct):
    """The form, and the position that it makes; or `why` it makes none."""

    start: AnalysisStart | None
    position: str | None
    why: str | None
    groups: list[EditorGroup]


def edited(game: str, asked: AskedEdit, lang: str) -> EditedPosition:
    """The options are right, or it is refused; whatever is wrong with the position is told beside the form."""
    beginning, state = begun(game, AnalysisStart(asked.seats, asked.options, asked.seed))
    editor = editor_of(game)
    form = editor.groups(state, lang)
    start: AnalysisStart | None = None
    why: str | None = None
    try:
        text = asked.position
        if asked.values is not None:
            check_inputs(form, asked.values)
            text = editor.compose(asked.values, state, Chance.of(int(beginning.seed or 0)))
        wanted = AnalysisStart(None, asked.options, beginning.seed, str(state) if text is None else text)
        start, state = begun(game, wanted)
        start.position = str(state)
    except HaricotError as wrong:
        why = say(wrong.sentence if asked.values is None else in_labels(wrong.sentence, form, editor, lang), lang)
    groups = [_kept(group, asked.values if why else None) for group in editor.groups(state, lang)]
    return EditedPosition(start, None if start is None else start.position, why, groups)


def _kept(group: EditorGroup, values: Mapping[str, str] | None) -> EditorGroup:
    """What somebody wrote stays in the form until it makes a position."""
    if values is None:
        return group
    inputs = tuple(replace(one, value=values.get(one.name, one.value)) for one in group.inputs)
    return replace(group, inputs=inputs)


def cost_of(asked: AskedPositions) -> float:
    """In the units of `costs.py`, beyond what any such question costs."""
    return 0.05 * len(asked.plies) + 0.5 * max(0, 1 + len(asked.plies) - asked.since)


def positions_of(game: str, asked: AskedPositions, lang: str) -> AnalysedPositions:
    """Every position of a tree, from the one that it begins with."""
    start, first = begun(game, asked.start)
    states = states_of(first, start, asked.plies)
    wanted = [_position(number, states[number], lang) for number in range(asked.since, len(states))]
    return AnalysedPositions(game, first.seats, start, wanted)


def _position(number: int, state: State, lang: str) -> AnalysedPosition:
    return AnalysedPosition(number, replay_frame(state, lang), str(state), state.turn, listed_moves(state))


def previewed(game: str, asked: AskedPreview) -> Preview:
    """From what whoever is to act sees there."""
    state = line_of(game, asked)[-1]
    if state.turn is None:
        raise BadRecord("move-after-the-end")
    return Preview(cast(AnyPreview | None, named(game).preview(state.view(state.turn), asked.move)))


def line_of(game: str, asked: AskedLine) -> list[State]:
    """The states along one line, the first included."""
    return begun_line(game, asked)[1]


def begun_line(game: str, asked: AskedLine) -> tuple[AnalysisStart, list[State]]:
    """With the start as it is to be asked again."""
    start, first = begun(game, asked.start)
    return start, states_of(first, start, [Ply(move) for move in asked.moves])
