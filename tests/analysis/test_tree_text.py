"""Trees as text: written and read again, and every record is one."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import haricot
from haricot.analysis.address import from_address, to_address
from haricot.analysis.tree import AnalysisStart, Ply, begun, states_of
from haricot.analysis.tree_text import Tree, read_tree, tree_of, write_tree
from haricot.core.errors import BadRecord
from haricot.core.game import State

PLAYTHROUGHS = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.txt"))

A_TREE = """\
Game: kala
Seats: 2
Options: first=0
Seed: 7

{From the corner.}
1. 0: a1a2a3a4 {Along the edge: {braces\\} and \\\\.}
  (1. 0: a1b1c1d1 2. 1: d4d3d2c2 (2. 1: d4c4b4b3 {Or so.}) 3. 0: d1d2d3c3)
  (1. 0: a1a2b2c2)
2. 1: d4c4b4b3
"""


def random_tree(game: str, seed: int) -> Tree:
    """Thirty plies, each after any position that is not the end."""
    rng = Random(seed)
    start, first = begun(game, AnalysisStart(seed=str(seed)))
    states, plies = [first], list[Ply]()
    while len(plies) < 30:
        before = rng.choice([at for at, state in enumerate(states) if state.turn is not None][-4:])
        state = states[before]
        move = str(rng.choice(state.moves()) if state.game.lists_moves else state.default)
        if any(ply.after == before and ply.move == move for ply in plies):
            before = len(states) - 1
            if states[before].turn is None:
                break
            state = states[before]
            move = str(rng.choice(state.moves()) if state.game.lists_moves else state.default)
        states.append(state.play(move))
        plies.append(Ply(move, before, rng.choice(["", "", "Why not?", "a } and a \\ (here)"])))
    return Tree(game, start, tuple(plies), "From the start.")


def paths(tree: Tree) -> list[tuple[str, ...]]:
    """Every position by the moves that lead there with what is said of it, in the order of its branches."""
    found: list[tuple[str, ...]] = [()]
    for ply in tree.plies:
        found.append((*found[ply.after or 0], f"{ply.move} {ply.comment}"))
    return sorted(found)


@pytest.mark.parametrize("game", haricot.games())
@pytest.mark.parametrize("seed", range(3))
def test_what_is_written_is_read_again(game: str, seed: int) -> None:
    tree = random_tree(game, seed)
    text = write_tree(tree)
    again = read_tree(text)
    assert paths(again) == paths(tree)
    assert (again.comment, again.start) == (tree.comment, tree.start)
    assert write_tree(again) == text


def test_a_tree_reads_like_a_record_with_variations() -> None:
    tree = read_tree(A_TREE)
    assert [(ply.move, ply.after) for ply in tree.plies] == [
        ("a1a2a3a4", 0),
        ("a1b1c1d1", 0),
        ("d4d3d2c2", 2),
        ("d4c4b4b3", 2),
        ("d1d2d3c3", 3),
        ("a1a2b2c2", 0),
        ("d4c4b4b3", 1),
    ]
    assert tree.plies[0].comment == "Along the edge: {braces} and \\."
    assert write_tree(tree) == A_TREE
    address = to_address(A_TREE)
    assert address is not None
    assert from_address(address) == A_TREE


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_every_record_is_a_tree(file: Path) -> None:
    record = haricot.Record.loads(file.read_text("utf-8"))
    tree = read_tree(file.read_text("utf-8"))
    assert [ply.move for ply in tree.plies] == list(record.moves)
    start, first = begun(tree.game, tree.start)
    assert states_of(first, start, tree.plies) == list(record.states())
    assert [ply.move for ply in read_tree(write_tree(tree)).plies] == list(record.moves)


def test_a_sealed_record_is_read_where_chance_has_no_part_in_it() -> None:
    record = haricot.Record(game="kala", seats=2, seed=1, options={"first": 0}, moves=("a1a2a3a4",))
    tree = read_tree(record.dumps(sealed=True))
    assert begun(tree.game, tree.start)[1] == next(record.states())
    dealt = haricot.Record(game="ronda", seats=2, seed=1, moves=("1",))
    with pytest.raises(BadRecord, match="sealed"):
        read_tree(dealt.dumps(sealed=True))


HEAD = "Game: kala\nSeats: 2\nOptions: first=0\nSeed: 7\n\n"


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("Seats: 2\n", "record-header-missing", ""),
        ("Game: kala\nSeats: two\n", "record-header-number", ""),
        ("Game: whist\nSeats: 2\n", "record-beginning", ""),
        ("Game: whist\n", "record-beginning", ""),
        (HEAD + "1. a1c3\n", "record-move", "Line 6"),
        (HEAD + "2. a1a2a3a4\n", "record-number", "Line 6"),
        (HEAD + "1. a1a2a3a4\n(1. a1c3)", "record-move", "Line 7"),
        (HEAD + "(1. a1a2a3a4)", "analysis-text-variation", "Line 6"),
        (HEAD + "1. a1a2a3a4\n\n)", "analysis-text-closed", "Line 8"),
        (HEAD + "1. a1a2a3a4\n(1. a1b1c1d1", "analysis-text-open", "Line 7"),
        (HEAD + "1. a1a2a3a4 !?", "record-line", "Line 6"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, key: str, line: str) -> None:
    with pytest.raises(BadRecord) as wrong:
        read_tree(text)
    assert wrong.value.key == key
    assert str(wrong.value).startswith(line)


@pytest.mark.parametrize("address", ["", "%%%", "AAAA", "eJwDAAAAAAE"])
def test_an_address_without_a_game_is_refused(address: str) -> None:
    with pytest.raises(BadRecord):
        read_tree(from_address(address))


def test_a_long_tree_has_no_address() -> None:
    rng = Random(1)
    assert to_address("".join(chr(rng.randrange(33, 126)) for _ in range(3_000))) is None


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_a_record_is_a_tree_before_its_moves_are_played(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = file.read_text("utf-8")
    read, record = read_tree(text), haricot.Record.loads(text)
    monkeypatch.setattr(State, "play", lambda *_, **__: pytest.fail("a move was played"))
    tree = tree_of(record)
    if record.seed is None:
        tree.start.seed = read.start.seed  # one was drawn for each
    assert tree == read


def test_a_record_longer_than_trees_are_is_refused() -> None:
    record = haricot.Record(game="kala", seats=2, seed=1, moves=("a1a2a3a4",) * 401)
    with pytest.raises(BadRecord, match="400"):
        tree_of(record)
