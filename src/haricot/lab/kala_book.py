"""Makes the book of Kala's first turns: from each start that the options allow, what the winner answers to everything.

The winner's positions that a short proof from an empty table reaches are left out, since a bot finds that proof at the
board; so are all that come after them. Short is counted in positions, so that every machine makes the same book.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import log2
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from haricot.bots.compilation import load
from haricot.bots.kala.engine.book import ENTRY, NODES, Book, key_of, mark_of, marked_move
from haricot.bots.kala.engine.oracle import FOREVER, Oracle
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.core.errors import BadOption
from haricot.games.kala import GAME
from haricot.games.kala import kernel as fast
from haricot.lab.kala_reserves import start_with
from haricot.lab.kala_solver import work_until_stopped

RESERVES = tuple(GAME.options["reserve"].range or ())
EQUAL = tuple((beans, beans) for beans in RESERVES)
"""The starts as two reserves, of whoever moves first and of the other: with as many beans for each."""
HANDICAPS = tuple((first, second) for first in RESERVES for second in RESERVES if first != second)
"""All that the options allow besides: either may have fewer, and either may begin."""
FOR_A_HANDICAP = 100_000_000
"""Positions within which a handicap's winner must be proven: a minute or two. Beyond that, the start is left out."""
QUICK_MEGABYTES = 4
"""Room for twice as many positions as a short proof may take."""


@dataclass(slots=True)
class BookMaker:
    """The lines so far, and what was seen to need none: enough to stop and to go on later."""

    oracle: Oracle
    """Proves whatever it is asked; its table is best kept from one sitting to the next."""
    nodes: int = NODES
    lines: dict[int, tuple[int, int, bool]] = field(default_factory=dict)
    """By key: the winning move's mark, the effort, and whether the mover wins."""
    short: set[int] = field(default_factory=set)
    """Keys of the winner's positions with a short proof."""
    _quick: Oracle = field(default_factory=lambda: Oracle(new_table(QUICK_MEGABYTES)))

    stopped: bool = False

    def stop(self) -> None:
        """Ends the work that is under way; what it has found stays."""
        self.stopped = True
        self.oracle.stop()

    def add(self, start: fast.Position, patience: int = FOREVER) -> bool:
        """Everything that can come after this start, whoever wins it.

        False if it was stopped before that was done, or if no winner is proven within so many positions.
        """
        winner = self._winner(start, patience)
        if winner is None:
            return False
        waiting, seen = [start], set[int]()
        while waiting:
            position = waiting.pop()
            name = key_of(position)
            if fast.is_over(position) or name in seen:
                continue
            seen.add(name)
            after = self._after_win(position, name) if position.seat == winner else self._after_loss(position, name)
            if after is None or self.stopped:
                return False
            waiting += after
        self._weigh(start, {})
        return True

    def _weigh(self, position: fast.Position, weights: dict[int, int]) -> int:
        """How many lines follow: what is written of it is four times the power of two."""
        name = key_of(position)
        if name not in weights:
            mark, _, wins = self.lines.get(name, (0, 0, False))
            moves = [marked_move(position, mark)] if wins else fast.moves(position) if name in self.lines else []
            lines = sum(self._weigh(fast.sow(position, move), weights) for move in moves if move is not None)
            weights[name] = lines + 1
            if name in self.lines:
                self.lines[name] = mark, round(4 * log2(weights[name])), wins
        return weights[name]

    def _winner(self, start: fast.Position, patience: int) -> int | None:
        if (line := self.lines.get(key_of(start))) is not None:
            return start.seat if line[2] else 1 - start.seat
        win, loss = self.oracle.prove(start, patience)
        return start.seat if win == 0 else 1 - start.seat if loss == 0 else None

    def _after_win(self, position: fast.Position, name: int) -> Iterable[fast.Position] | None:
        """Where the winner's move leads, unless a short proof shows it at the board."""
        if name in self.short:
            return ()
        if name not in self.lines:
            if self._has_short_proof(position):
                self.short.add(name)
                return ()
            win, _ = self.oracle.prove(position)
            if win:
                return None
            move = self.oracle.winning_move()
            mark = mark_of(position, move)
            assert marked_move(position, mark) == move, "two moves with one mark"
            self.lines[name] = mark, 0, True
        winning = marked_move(position, self.lines[name][0])
        assert winning is not None
        return (fast.sow(position, winning),)

    def _after_loss(self, position: fast.Position, name: int) -> Iterable[fast.Position] | None:
        if name not in self.lines:
            if self._has_short_proof(position):
                self.short.add(name)
            else:
                _, loss = self.oracle.prove(position)
                if loss:
                    return None
                self.lines[name] = 0, 0, False
        return [fast.sow(position, move) for move in fast.moves(position)]

    def _has_short_proof(self, position: fast.Position) -> bool:
        self._quick.table.fill(0)
        return 0 in self._quick.prove(position, self.nodes)

    def begin_with(self, book: Book) -> None:
        """Goes on from a book that is whole: its lines are not proven again."""
        self.lines = {name: (mark, effort, wins) for name, mark, effort, wins in book.entries.tolist()}

    def book(self) -> Book:
        """What is known by now, sorted for looking up."""
        lines = np.array([(name, *line) for name, line in sorted(self.lines.copy().items())], ENTRY)
        return Book(lines)

    def save(self, file: Path) -> None:
        """What is needed to go on; the book for players is what `book` gives."""
        beside = file.with_name(file.name + ".part")
        with beside.open("wb") as stream:
            np.savez(stream, lines=self.book().entries, short=np.array(sorted(self.short.copy()), np.uint64))
        beside.replace(file)

    def load(self, file: Path) -> None:
        """Goes on from a file that `save` wrote; BadOption where it is another one."""
        with _no_other_file(file), np.load(file) as saved:
            self.begin_with(Book(saved["lines"]))
            self.short = set(saved["short"].tolist())


def add_start(maker: BookMaker, start: tuple[int, int], patience: int, look: Callable[[], None]) -> bool:
    """As `BookMaker.add`, until Ctrl-C; what was found is kept on disk by whoever asked."""
    load(GAME.name)
    return work_until_stopped(lambda: maker.add(start_with(*start), patience), look, maker.stop)


def read(file: Path) -> Book:
    """A book as the package ships it; BadOption where the file holds anything else."""
    with _no_other_file(file):
        return Book(np.load(file))


@contextmanager
def _no_other_file(file: Path) -> Iterator[None]:
    """NumPy says in many ways that a file is none of its own."""
    try:
        yield
    except (ValueError, EOFError, LookupError, TypeError, AttributeError, BadZipFile) as wrong:
        raise BadOption("solve-no-book", file=file) from wrong


def write(book: Book, file: Path) -> None:
    """As the package ships it, whatever the file is called."""
    with file.open("wb") as stream:
        np.save(stream, book.entries)
