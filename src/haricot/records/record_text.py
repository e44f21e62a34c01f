"""The text of a record, line by line: headers, numbered moves with seats, the result last.

    Game: kala
    Seats: 2
    Options: first=0

    1. 0: a1a2a3a4
    2. 1: d4d3d2d1

    Result: unfinished

Headers may also say who played (`Player0: Léa`, `Bot1: hard`), when, where and why it ended; others are kept.
Spaces, blank lines and the kind of line end do not matter; `#` at the start of a word begins a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from haricot.core.errors import BadRecord
from haricot.core.game import Outcome, Seat

HEADERS = ("Game", "Seats", "Options", "Rules", "Lexicon", "Start", "Seal", "Seed", "Salt", "Ended", "Result")
"""What a game is made of."""
CIRCUMSTANCES = ("Played", "House", "Reason")
"""When, where, and why it ended: told by whoever writes, proven by nobody."""
UNFINISHED = "unfinished"

COMMENT = re.compile(r"(^|\s)#.*")
MOVE = re.compile(r"([0-9]{1,6})\s*\.\s*(?:([0-9]{1,3})\s*:\s*)?(\S+)", re.ASCII)
HEADER = re.compile(r"([A-Za-z][A-Za-z0-9_-]{0,39})\s*:\s*(.*)", re.ASCII)
SEATED = re.compile(r"(Player|Bot|Substitute)(0|[1-9][0-9]{0,2})", re.ASCII)
ESCAPED = re.compile(r"\\([\\#])")
ESCAPING = re.compile(r"\\|(?<!\S)#")


@dataclass(frozen=True, slots=True)
class Header:
    """A header's value and the line that it stands in, for errors that say where."""

    line: int
    value: str


@dataclass(frozen=True, slots=True)
class Written:
    """What a text says: its headers, its moves, and of each move where it stands and whose it says it is."""

    headers: dict[str, Header]
    moves: tuple[str, ...]
    lines: tuple[int, ...]
    movers: tuple[Seat | None, ...]

    def without_lines(self) -> Written:
        """The same of a text that nobody has before them: errors say no line then."""
        headers = {name: Header(0, header.value) for name, header in self.headers.items()}
        return Written(headers, self.moves, (), self.movers)


def read_text(text: str) -> Written:
    """The parts of a record's text; BadRecord names the line that is no part of a record."""
    headers: dict[str, Header] = {}
    moves: list[str] = []
    lines: list[int] = []
    movers: list[Seat | None] = []
    for number, line in _meaningful_lines(text):
        if move := MOVE.fullmatch(line):
            if int(move[1]) != len(moves) + 1:
                raise BadRecord("record-number", line=number, found=move[1], expected=len(moves) + 1)
            moves.append(move[3])
            lines.append(number)
            movers.append(int(move[2]) if move[2] else None)
        elif header := HEADER.fullmatch(line):
            name = header[1].capitalize()
            if not is_known(name):
                name = header[1]
            if name in headers:
                raise BadRecord("record-header-twice", line=number, header=name)
            headers[name] = Header(number, header[2])
        else:
            raise BadRecord("record-line", line=number, text=line)
    return Written(headers, tuple(moves), tuple(lines), tuple(movers))


def is_known(header: str) -> bool:
    """Whether a record means something by that header."""
    return header in HEADERS or header in CIRCUMSTANCES or SEATED.fullmatch(header) is not None


def write_text(headers: dict[str, str], moves: Sequence[str], movers: Sequence[Seat | None], result: str) -> str:
    """The same parts as text."""
    head = "".join(f"{name}: {text}\n" for name, text in headers.items() if name != "Ended")
    body = "".join(
        f"{number}. {'' if seat is None else f'{seat}: '}{move}\n"
        for number, (move, seat) in enumerate(zip(moves, movers, strict=True), 1)
    )
    tail = f"Ended: {headers['Ended']}\n" if "Ended" in headers else ""
    return f"{head}\n{body}\n{tail}Result: {result}\n"


def write_name(name: str) -> str:
    """In one line, and so that no character of it is taken for the beginning of a comment."""
    return ESCAPING.sub(lambda found: f"\\{found[0]}", " ".join(name.split()))


def read_name(text: str) -> str:
    """A name without the backslashes that its written form needs."""
    return ESCAPED.sub(r"\1", text)


def write_result(outcome: Outcome | None) -> str:
    """`winners=0 scores=1,0 ranks=1,2`"""
    if outcome is None:
        return UNFINISHED
    parts = {"winners": outcome.winners, "scores": outcome.scores, "ranks": outcome.ranks}
    return " ".join(f"{name}={','.join(map(str, numbers))}" for name, numbers in parts.items())


def _meaningful_lines(text: str) -> Iterator[tuple[int, str]]:
    if not isinstance(text, str):
        raise BadRecord("record-no-text", kind=type(text).__name__)
    for number, line in enumerate(text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").splitlines(), 1):
        if kept := COMMENT.sub("", line).strip():
            yield number, kept
