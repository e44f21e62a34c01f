"""The book of first turns: whoever follows it wins, and what it leaves out is proven at the board."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from haricot.bots.kala.engine import best_move, book
from haricot.bots.kala.engine.book import Book, key_of
from haricot.bots.kala.engine.oracle import Oracle
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.games.kala import kernel as fast
from haricot.lab.kala_book import BookMaker, start_of, write
from tests.games.known import kala
from tests.lab.whole_book import check

NODES = 100
RESERVE = 20
SECOND = 1
A_FEW_LINES = 14
"""The effort of a line after which a dozen others follow."""


@pytest.fixture(scope="module")
def maker() -> BookMaker:
    made = BookMaker(Oracle(new_table(16)), nodes=NODES)
    assert made.add(start_of(RESERVE))
    return made


def test_every_line_says_what_a_proof_says(maker: BookMaker) -> None:
    """From the start on, the winner by the book, the loser by every move."""
    pages, oracle, waiting, seen = maker.book(), Oracle(new_table(16)), [start_of(RESERVE)], set[int]()
    while waiting:
        position = waiting.pop()
        if fast.is_over(position) or key_of(position) in seen:
            continue
        seen.add(key_of(position))
        known = pages.look_up(position)
        if known is not None:
            win, loss = oracle.prove(position)
            assert (win == 0, loss == 0) == (known.wins, not known.wins)
            assert known.wins is (position.seat == SECOND)
        if position.seat != SECOND:
            waiting += [fast.sow(position, move) for move in fast.moves(position)]
        elif known is not None:
            assert known.move is not None
            waiting.append(fast.sow(position, known.move))
        else:
            short = Oracle(new_table(4))
            assert short.prove(position, NODES)[0] == 0, "what the book leaves out has a short proof"
    assert {int(name) for name in pages.entries["key"]} <= seen


def test_the_book_knows_a_position_however_the_field_is_turned(maker: BookMaker) -> None:
    pages = maker.book()
    for options in ({"first": 0}, {"first": 1}):
        known = pages.look_up(fast.pack(kala.new(reserve=RESERVE, **options)))
        assert known is not None
        assert not known.wins
    assert pages.look_up(fast.pack(kala.new(first=0, reserve=RESERVE, handicap=1))) is None


def test_a_book_that_was_stopped_is_taken_up_again(maker: BookMaker, tmp_path: Path) -> None:
    stopped = BookMaker(Oracle(new_table(16)), nodes=NODES, stopped=True)
    assert not stopped.add(start_of(RESERVE))
    stopped.save(tmp_path / "work")
    again = BookMaker(Oracle(new_table(16)), nodes=NODES)
    again.load(tmp_path / "work")
    assert again.lines == stopped.lines
    assert again.add(start_of(RESERVE))
    assert set(again.lines) == set(maker.lines)


def test_a_book_is_written_as_it_is_read(maker: BookMaker, tmp_path: Path) -> None:
    write(maker.book(), tmp_path / "book.npy")
    read = Book(np.load(tmp_path / "book.npy"))
    assert (read.entries == maker.book().entries).all()


def test_the_book_that_is_shipped_is_right_where_the_solver_can_say_so_quickly() -> None:
    """A sample: lines reached by chance, as deep as a proof takes a moment."""
    pages, lot, looked_at = book.shipped(), Random(7), 0
    for _ in range(300):
        position = start_of(lot.choice(range(24, 29)))
        while (known := pages.look_up(position)) is not None and not fast.is_over(position):
            if known.effort <= A_FEW_LINES:
                win, loss = Oracle(new_table(16)).prove(position, 2_000_000)
                assert (win if known.wins else loss) == 0
                looked_at += 1
                break
            move = known.move if known.move is not None else lot.choice(fast.moves(position))
            position = fast.sow(position, move)
        if looked_at == 10:
            return
    raise AssertionError("too few lines to look at")


def test_all_lines_for_a_start_are_a_proof_by_themselves() -> None:
    """For every start: `python -m tests.lab.whole_book`."""
    lines, proofs = check(book.shipped(), 24)
    assert lines == 6
    assert proofs > lines


def test_whoever_follows_the_book_wins_every_game_as_second() -> None:
    """Against chance here; the long form is `python -m tests.lab.perfect_kala`."""
    lot = Random(3)
    for reserve in (25, 28):
        state = kala.new(first=0, reserve=reserve)
        while state.turn is not None:
            if state.mover == SECOND:
                found = best_move.best(state, 0.05)
                assert found.is_certain
                assert found.value > 0
                state = state.after(found.move)
            else:
                state = state.after(lot.choice(state.moves()))
        assert state.outcome is not None
        assert state.outcome.winners == (SECOND,)
