"""Games by the hundred thousand in one text, read and written one by one: nothing is replayed, and nothing kept.

Each game is a few headers, its moves on one line, and its result, which ends it:

    Game: kala
    Seats: 2
    Options: first=0
    Seed: 7
    Bot0: fleur
    Bot1: germe
    Opening: 0
    Budget: nodes=1000000
    Moves: a1a2a3a4 d4d3d2d1
    Result: unfinished

Headers are those of records (`record_text.py`); where bots play among themselves, `Opening` says how many moves at the
beginning were random, and `Budget` what the bots had for each of the others. Whole records, one after the other
(`collection.py`), are read as well: both end with their result.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from haricot.core.errors import BadRecord
from haricot.core.game import Outcome
from haricot.core.options import write_options
from haricot.games.manifests import MOST_SEATS
from haricot.records.record import Record
from haricot.records.record_text import HEADER, UNFINISHED, read_name, read_text, write_name, write_result

GAME, MOVES, RESULT = "Game", "Moves", "Result"
OPENING, BUDGET = "Opening", "Budget"
COUNT = re.compile(r"[0-9]{1,9}", re.ASCII)
UNWRITTEN = ("Seal", "Salt")
"""What a corpus leaves out: seals are for a game while it is played."""


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game of a corpus: what is written of it. Nothing is replayed until somebody asks for the record."""

    headers: dict[str, str]
    moves: tuple[str, ...]
    result: str = UNFINISHED

    @property
    def game(self) -> str:
        """The game's name."""
        return self.headers["Game"]

    @property
    def seats(self) -> int:
        """How many played."""
        return int(self.headers["Seats"])

    @property
    def players(self) -> tuple[str, ...]:
        """By seat, who played, a person or a level; nobody where that is not written."""
        found = (
            self.headers.get(f"Player{seat}") or self.headers.get(f"Bot{seat}") or "" for seat in range(self.seats)
        )
        players = tuple(map(read_name, found))
        return players if any(players) else ()

    @property
    def opening(self) -> int:
        """How many moves at the beginning were made at random, by nobody."""
        written = self.headers.get(OPENING, "")
        return int(written) if COUNT.fullmatch(written) else 0

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, as it is written; None where it did not."""
        if self.result == UNFINISHED:
            return None
        try:
            parts = dict(part.split("=") for part in self.result.split())
            winners, scores, ranks = (
                tuple(map(int, parts[name].split(","))) for name in ("winners", "scores", "ranks")
            )
        except (KeyError, ValueError):
            raise BadRecord("corpus-result", result=self.result) from None
        if not len(scores) == len(ranks) == self.seats or not set(winners) <= set(range(self.seats)):
            raise BadRecord("corpus-result-seats", result=self.result, seats=self.seats)
        return Outcome(winners, scores, ranks)

    @classmethod
    def of(cls, record: Record, outcome: Outcome | None, bots: Sequence[str] = ()) -> GameEntry:
        """The entry of a record, which ended so, played by bots of these levels or names."""
        headers = {
            "Game": record.game,
            "Seats": str(record.seats),
            "Options": write_options(record.options),
            "Rules": "" if record.rules in (None, 1) else str(record.rules),
            "Lexicon": record.lexicon or "",
            "Start": record.start or "",
            "Seed": "" if record.seed is None else str(record.seed),
            "Ended": record.ended or "",
            **{f"Bot{seat}": write_name(name) for seat, name in enumerate(bots)},
            **record.others,
        }
        return cls({name: text for name, text in headers.items() if text}, record.moves, write_result(outcome))

    def record(self) -> Record:
        """The whole record, to be replayed."""
        head = "".join(f"{name}: {text}\n" for name, text in self.headers.items())
        body = "".join(f"{number}. {move}\n" for number, move in enumerate(self.moves, 1))
        record = Record.loads(f"{head}\n{body}\n{RESULT}: {self.result}\n")
        return replace(record, written=record.written.without_lines())

    def __str__(self) -> str:
        """As it stands in a file, with a blank line after it."""
        written = {**self.headers, MOVES: " ".join(self.moves), RESULT: self.result}
        return "".join(f"{name}: {text}\n" for name, text in written.items()) + "\n"


def read_games(lines: Iterable[str]) -> Iterator[GameEntry]:
    """The games of a text, line by line; BadRecord names the line at which a game goes wrong."""
    for entry in read_each(lines):
        if isinstance(entry, BadRecord):
            raise entry
        yield entry


def read_each(lines: Iterable[str]) -> Iterator[GameEntry | BadRecord]:
    """The same for whoever goes on after a game that cannot be read: what is wrong stands in its place."""
    chunk: list[str] = []
    first = 1
    for number, line in enumerate(lines, 1):
        chunk.append(line)
        if line.startswith(f"{RESULT}:"):
            try:
                yield _entry(chunk, first)
            except BadRecord as wrong:
                yield wrong
            chunk, first = [], number + 1
    if any(line.strip() for line in chunk):
        is_corpus = first > 1 or any(line.startswith(f"{GAME}:") for line in chunk)
        yield BadRecord("corpus-cut-off", line=first) if is_corpus else BadRecord("corpus-none")


def write_games(entries: Iterable[GameEntry]) -> Iterator[str]:
    """Their text, game by game."""
    yield from map(str, entries)


def _entry(chunk: list[str], first: int) -> GameEntry:
    headers: dict[str, str] = {}
    is_record = False
    for line in filter(None, map(str.strip, chunk)):
        if header := HEADER.fullmatch(line):
            headers[header[1]] = header[2]
        else:
            is_record = True
    if not are_headers(headers):
        raise BadRecord("corpus-headers", line=first)
    moves = _moves_of_record(chunk, first) if is_record else tuple(headers.get(MOVES, "").split())
    result = headers[RESULT]
    for name in (*UNWRITTEN, MOVES, RESULT):
        headers.pop(name, None)
    return GameEntry(headers, moves, result)


def are_headers(headers: Mapping[str, str]) -> bool:
    """Whether they say which game it is, and for how many seats, as many as a game can have."""
    seats = headers.get("Seats", "")
    return "Game" in headers and COUNT.fullmatch(seats) is not None and 1 <= int(seats) <= MOST_SEATS


def _moves_of_record(chunk: list[str], first: int) -> tuple[str, ...]:
    """Of a game that was written as a text of its own."""
    try:
        return read_text("\n".join(line.rstrip("\r\n") for line in chunk)).moves
    except BadRecord as wrong:
        raise BadRecord("corpus-game", line=first, why=wrong.sentence) from None
