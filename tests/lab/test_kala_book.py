"""The book of first turns: whoever follows it wins, and what it leaves out is proven at the board."""

from pathlib import Path
from random import Random

import pytest

from haricot.bots.kala.engine import best_move, book
from haricot.bots.kala.engine.book import Book, key_of
from haricot.bots.kala.engine.oracle import Oracle
from haricot.bots.kala.engine.reserves import shipped as shipped_reserves
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.games.kala import kernel as fast
from haricot.lab.kala_book import EQUAL, HANDICAPS, BookMaker, read, write
from haricot.lab.kala_reserves import start_with
from tests.games.known import kala
from tests.lab.whole_book import LEFT_OUT, check

NODES = 100
STARTS = {(20, 20): 1, (24, 18): 0, (18, 19): 1}
"""Reserves of whoever begins and of the other, and who wins."""
START = (20, 20)
A_FEW_LINES = 14
"""The effort of a line after which a dozen others follow."""


@pytest.fixture(scope="module")
def maker() -> BookMaker:
    made = BookMaker(Oracle(new_table(16)), nodes=NODES)
    assert all(made.add(start_with(*start)) for start in STARTS)
    return made


def test_every_line_says_what_a_proof_says(maker: BookMaker) -> None:
    """From each start on, the winner by the book, the loser by every move."""
    seen = set[int]()
    for start, winner in STARTS.items():
        before = len(seen)
        follow(maker.book(), start_with(*start), winner, seen)
        assert len(seen) > before
    assert {int(name) for name in maker.book().entries["key"]} <= seen


def follow(pages: Book, start: fast.Position, winner: int, seen: set[int]) -> None:
    oracle, waiting = Oracle(new_table(16)), [start]
    while waiting:
        position = waiting.pop()
        if fast.is_over(position) or key_of(position) in seen:
            continue
        seen.add(key_of(position))
        known = pages.look_up(position)
        if known is not None:
            win, loss = oracle.prove(position)
            assert (win == 0, loss == 0) == (known.wins, not known.wins)
            assert known.wins is (position.seat == winner)
        if position.seat != winner:
            waiting += [fast.sow(position, move) for move in fast.moves(position)]
        elif known is not None:
            assert known.move is not None
            waiting.append(fast.sow(position, known.move))
        else:
            short = Oracle(new_table(4))
            assert short.prove(position, NODES)[0] == 0, "what the book leaves out has a short proof"


def test_the_book_knows_a_position_however_the_field_is_turned(maker: BookMaker) -> None:
    pages = maker.book()
    for options in ({"first": 0}, {"first": 1}):
        known = pages.look_up(fast.pack(kala.new(reserve=START[0], **options)))
        assert known is not None
        assert not known.wins
    assert pages.look_up(fast.pack(kala.new(first=0, reserve=START[0], handicap=1))) is None


def test_a_book_that_was_stopped_is_taken_up_again(tmp_path: Path) -> None:
    stopped = BookMaker(Oracle(new_table(16)), nodes=NODES, stopped=True)
    assert not stopped.add(start_with(*START))
    stopped.save(tmp_path / "work")
    again = BookMaker(Oracle(new_table(16)), nodes=NODES)
    again.load(tmp_path / "work")
    assert again.lines == stopped.lines
    assert again.add(start_with(*START))
    assert again.lines.keys() > stopped.lines.keys()
    follow(again.book(), start_with(*START), STARTS[START], set())


def test_a_start_that_takes_too_long_to_prove_is_left_out() -> None:
    impatient = BookMaker(Oracle(new_table(16)), nodes=NODES)
    assert not impatient.add(start_with(*START), patience=500)
    assert (impatient.stopped, impatient.lines) == (False, {})


def test_a_book_that_is_whole_can_be_gone_on_with(maker: BookMaker) -> None:
    """Nothing of it is proven again: an oracle without any patience is asked nothing."""
    later = BookMaker(Oracle(new_table(1)), nodes=NODES)
    later.begin_with(maker.book())
    assert later.add(start_with(*START), patience=0)
    assert later.lines == maker.lines
    assert later.oracle.expansions == 0


def test_a_book_is_written_as_it_is_read(maker: BookMaker, tmp_path: Path) -> None:
    write(maker.book(), tmp_path / "book.npy")
    assert (read(tmp_path / "book.npy").entries == maker.book().entries).all()


def test_the_book_that_is_shipped_is_right_where_the_solver_can_say_so_quickly() -> None:
    """A sample: lines reached by chance, as deep as a proof takes a moment, with equal reserves and with handicaps."""
    pages, rng = book.shipped(), Random(7)
    held = [start for start in HANDICAPS if pages.look_up(start_with(*start)) is not None]
    for starts in ([(beans, beans) for beans in range(24, 29)], held):
        looked_at = 0
        for _ in range(300):
            looked_at += is_right_somewhere(pages, start_with(*rng.choice(starts)), rng)
            if looked_at == 8:
                break
        assert looked_at == 8, "too few lines to look at"


def is_right_somewhere(pages: Book, position: fast.Position, rng: Random) -> bool:
    """Goes down by chance until few lines follow, and proves that one again; False if there is none on the way."""
    while (known := pages.look_up(position)) is not None and not fast.is_over(position):
        if known.effort <= A_FEW_LINES:
            win, loss = Oracle(new_table(16)).prove(position, 2_000_000)
            assert (win if known.wins else loss) == 0
            return True
        position = fast.sow(position, known.move if known.move is not None else rng.choice(fast.moves(position)))
    return False


@pytest.mark.parametrize(("start", "winner", "lines"), [((24, 24), 1, 6), ((26, 22), 0, 5), ((22, 28), 1, 1)])
def test_all_lines_for_a_start_are_a_proof_by_themselves(start: tuple[int, int], winner: int, lines: int) -> None:
    """For every start: `python -m tests.lab.whole_book`."""
    found, written, proofs = check(book.shipped(), *start)
    assert (found, written) == (winner, lines)
    assert proofs > 0


def test_the_book_and_the_table_of_reserves_agree_on_every_start() -> None:
    """What the book does not hold is left out on purpose, or proven at the board: few are asked for that here."""
    pages, reserves = book.shipped(), shipped_reserves()
    held = {start: known for start in EQUAL + HANDICAPS if (known := pages.look_up(start_with(*start))) is not None}
    assert {start: reserves.winner(*start) for start in held} == {start: 0 if held[start].wins else 1 for start in held}
    assert not held.keys() & set(LEFT_OUT)
    assert {start for start in EQUAL + HANDICAPS if reserves.winner(*start) is None} <= set(LEFT_OUT)
    assert len(held) == 46


@pytest.mark.parametrize(("reserve", "handicap", "winner"), [(25, 0, 1), (28, 0, 1), (28, 3, 1), (28, -4, 0)])
def test_whoever_follows_the_book_wins_every_game(reserve: int, handicap: int, winner: int) -> None:
    """Against chance here; the long form is `python -m tests.lab.perfect_kala`."""
    rng, state = Random(3), kala.new(first=0, reserve=reserve, handicap=handicap)
    while state.turn is not None:
        if state.mover == winner:
            found = best_move.best(state, 0.05)
            assert found.is_certain
            assert found.value > 0
            state = state.after(found.move)
        else:
            state = state.after(rng.choice(state.moves()))
    assert state.outcome is not None
    assert state.outcome.winners == (winner,)
