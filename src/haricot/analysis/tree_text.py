"""A tree of moves as text: a record with variations in parentheses and comments in braces.

    Game: kala
    Seats: 2
    Options: first=0
    Seed: 7

    {From the corner.}
    1. 0: a1a2a3a4 {Along the edge.}
      (1. 0: a1b1c1d1 2. 1: d4d3d2d1)
    2. 1: d4c4b4b3

A variation stands after the move that it might have been played instead of; a comment after the move that it is about.
Every record is such a text, without variations. Spaces and lines do not matter; in a comment, `\\}` stands for `}`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from haricot.analysis.tree import LONGEST_COMMENT, MOST_PLIES, AnalysisStart, Ply, begun, parent_of, states_of
from haricot.core.errors import BadRecord, HaricotError
from haricot.core.game import Seat, State
from haricot.core.options import Value, write_options
from haricot.records.record import Record
from haricot.records.record_text import HEADER, Header, Written, is_known

TOKEN = re.compile(
    r"""\{(?P<comment>(?:\\.|[^\\}])*)\}
    | (?P<aside>\#[^\n]*)
    | (?P<end>(?:^|(?<=\n))[ \t]*(?:Ended|Result)[ \t]*:[^\n]*)
    | (?P<opens>\()
    | (?P<closes>\))
    | (?P<number>[0-9]{1,6})[ \t]*\.[ \t]*(?:[0-9]{1,3}[ \t]*:[ \t]*)?(?P<move>[^\s(){}]+)
    | (?P<other>\S+)""",
    re.ASCII | re.VERBOSE,
)
ESCAPED = re.compile(r"\\(.)", re.DOTALL)
ESCAPING = re.compile(r"[\\}]")


@dataclass(frozen=True, slots=True)
class Tree:
    """A start, what is said of it, and the plies: the first after a position is what was played, others might have."""

    game: str
    start: AnalysisStart
    plies: tuple[Ply, ...] = ()
    comment: str = ""
    players: tuple[str, ...] = ()


def read_tree(text: str) -> Tree:
    """The tree of a text, every move played by the rules; BadRecord names the line where something is wrong."""
    headers, body_at = _read_headers(text)
    record = Record.of_text(Written(headers, (), (), ()))
    start, first = _begun(record)
    reading = _Reading(text, [first], start.lexicon is not None)
    for token in TOKEN.finditer(text, body_at):
        reading.take(token)
    reading.close()
    return Tree(record.game, start, tuple(reading.plies), reading.comment, _players(record, first.seats))


def tree_of(record: Record) -> Tree:
    """The tree of a game that was played; what cannot be played is refused where its positions are asked for."""
    if len(record.moves) > MOST_PLIES:
        raise BadRecord("analysis-long", most=MOST_PLIES)
    start, first = _begun(record)
    plies = tuple(Ply(move, number) for number, move in enumerate(record.moves))
    return Tree(record.game, start, plies, players=_players(record, first.seats))


def _read_headers(text: str) -> tuple[dict[str, Header], int]:
    """Those before the first move or comment, and where they end."""
    headers: dict[str, Header] = {}
    at = 0
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        said = re.sub(r"(^|\s)#.*", "", line).strip().removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
        found = HEADER.fullmatch(said)
        if said and found is None:
            break
        if found is not None:
            name = found[1].capitalize() if is_known(found[1].capitalize()) else found[1]
            if name in headers:
                raise BadRecord("record-header-twice", line=number, header=name)
            headers[name] = Header(number, found[2])
        at += len(line)
    return headers, at


def _begun(record: Record) -> tuple[AnalysisStart, State]:
    """Where nothing says what chance decides, only what needs no chance can be begun."""
    if record.seed is None:
        first = next(record.states())
        return begun(record.game, AnalysisStart(record.seats, dict(record.options), None, str(first)))
    seed, lexicon = str(record.seed), record.lexicon
    try:
        start, first = begun(record.game, AnalysisStart(record.seats, dict(record.options), seed, record.start))
    except HaricotError as wrong:
        raise BadRecord("record-beginning", why=wrong.sentence) from None
    if lexicon != record.installed_lexicon:
        start.lexicon = lexicon
    return start, first


def _players(record: Record, seats: int) -> tuple[str, ...]:
    return tuple(record.players[seat] if seat < len(record.players) else "" for seat in range(seats))


@dataclass(slots=True)
class _Reading:
    """What was read so far: positions by their number, how deep each lies, and where the text is."""

    text: str
    states: list[State]
    on_trust: bool
    plies: list[Ply] = field(default_factory=list)
    depths: list[int] = field(default_factory=lambda: [0])
    parents: list[int] = field(default_factory=lambda: [0])
    at: int = 0
    """The position that the last move led to."""
    begun: list[int] = field(default_factory=list)
    """Where the variations that are open turned off, the position to come back to."""
    comment: str = ""
    opens_at: int = 0

    def take(self, token: re.Match[str]) -> None:
        line = self.text.count("\n", 0, token.start()) + 1
        if token["comment"] is not None:
            self._say(ESCAPED.sub(r"\1", token["comment"]).strip())
        elif token["opens"]:
            if self.at == 0:
                raise BadRecord("analysis-text-variation", line=line)
            self.begun.append(self.at)
            self.at, self.opens_at = self.parents[self.at], line
        elif token["closes"]:
            if not self.begun:
                raise BadRecord("analysis-text-closed", line=line)
            self.at = self.begun.pop()
        elif token["move"]:
            self._play(line, int(token["number"]), token["move"])
        elif token["other"]:
            raise BadRecord("record-line", line=line, text=token["other"])

    def _say(self, comment: str) -> None:
        if self.at == 0:
            self.comment = " ".join(filter(None, (self.comment, comment)))[:LONGEST_COMMENT]
        else:
            ply = self.plies[self.at - 1]
            ply.comment = " ".join(filter(None, (ply.comment, comment)))[:LONGEST_COMMENT]

    def _play(self, line: int, number: int, move: str) -> None:
        if number != self.depths[self.at] + 1:
            raise BadRecord("record-number", line=line, found=number, expected=self.depths[self.at] + 1)
        if len(self.plies) == MOST_PLIES:
            raise BadRecord("analysis-long", most=MOST_PLIES)
        try:
            self.states.append(self.states[self.at].play(move, on_trust=self.on_trust))
        except HaricotError as wrong:
            raise BadRecord("record-move", number=number, move=move, line=line, why=wrong.sentence) from None
        self.plies.append(Ply(move, self.at))
        self.parents.append(self.at)
        self.depths.append(number)
        self.at = len(self.plies)

    def close(self) -> None:
        if self.begun:
            raise BadRecord("analysis-text-open", line=self.opens_at)


def write_tree(tree: Tree) -> str:
    """As text; BadRecord where a ply cannot be played."""
    start, first = begun(tree.game, tree.start)
    states = states_of(first, start, tree.plies)
    headers = {
        "Game": tree.game,
        "Seats": str(first.seats),
        "Options": write_options(_chosen(start, first)),
        "Lexicon": start.lexicon,
        "Seed": start.seed,
        "Start": start.position,
    }
    head = "".join(f"{name}: {said}\n" for name, said in headers.items() if said)
    said = f"{_braced(tree.comment)}\n" if tree.comment else ""
    return f"{head}\n{said}" + "".join(_lines(tree.plies, [state.turn for state in states]))


def _chosen(start: AnalysisStart, first: State) -> dict[str, Value]:
    """What is not as usual."""
    options = first.game.options
    return {name: value for name, value in start.options.items() if value != options[name].default}


def _lines(plies: Sequence[Ply], movers: Sequence[Seat | None]) -> Iterator[str]:
    """The moves that were played, one a line; after each, what might have been played instead."""
    following: dict[int, list[int]] = {}
    for number, ply in enumerate(plies, 1):
        following.setdefault(parent_of(number, ply), []).append(number)
    depth = [0]
    for number, ply in enumerate(plies, 1):
        depth.append(depth[parent_of(number, ply)] + 1)

    def written(number: int) -> str:
        ply = plies[number - 1]
        comment = f" {_braced(ply.comment)}" if ply.comment else ""
        return f"{depth[number]}. {movers[parent_of(number, ply)]}: {ply.move}{comment}"

    def line(position: int) -> Iterator[str]:
        """From a position on: its main move, the others in parentheses, and so on."""
        while position in following:
            main, *others = following[position]
            yield written(main)
            yield from (f"({' '.join(variation(other))})" for other in others)
            position = main

    def variation(number: int) -> Iterator[str]:
        yield written(number)
        yield from line(number)

    for part in line(0):
        yield f"  {part}\n" if part.startswith("(") else f"{part}\n"


def _braced(comment: str) -> str:
    return "{" + ESCAPING.sub(lambda found: f"\\{found[0]}", comment) + "}"
