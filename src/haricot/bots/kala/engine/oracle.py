"""What perfect play brings: asks for a proof, remembers it, and follows it move by move."""

from __future__ import annotations

import threading
from dataclasses import dataclass

from haricot.bots.kala.engine import control, proof_search
from haricot.bots.kala.engine.control import POSITIONS, STOP
from haricot.bots.kala.engine.position_keys import key
from haricot.bots.kala.engine.proof_search import NEVER
from haricot.bots.kala.engine.transposition_table import COST_SHIFT, look_up, new_table
from haricot.games.kala import kernel as fast
from haricot.games.kala.moves import Sow
from haricot.games.kala.rules import Kala
from haricot.games.kernels import Int64Array

FOREVER = 1 << 62


@dataclass(frozen=True, slots=True)
class ProofVerdict:
    """Who wins with perfect play, if that is proven; otherwise how near a proof seems; and what that took."""

    winner: int | None
    win: int
    loss: int
    expansions: int


class Oracle:
    """A table of proofs, asked by one or several threads."""

    def __init__(self, table: Int64Array | None = None, threads: int = 1) -> None:
        self.table = new_table(64) if table is None else table
        self.stacks = [proof_search.new_stack() for _ in range(threads)]
        self.controls = [control.new_control() for _ in range(threads)]

    @property
    def expansions(self) -> int:
        """How many positions have been looked into so far."""
        return sum(int(each[POSITIONS]) for each in self.controls)

    def stop(self) -> None:
        """Ends the search that is under way; what it has found stays in the table."""
        for each in self.controls:
            control.stop(each)

    def ask(self, state: Kala, seconds: float | None = None, patience: int = FOREVER) -> ProofVerdict:
        """Who wins from here, as far as that can be proven within the seconds and the patience."""
        if state.turn is None:
            return ProofVerdict(state.opponent, NEVER, 0, 0)
        before = self.expansions
        self._listen()
        timer = threading.Timer(seconds or 0, self.stop)
        if seconds is not None:
            timer.start()
        try:
            win, loss = self._prove(fast.pack(state), patience)
        finally:
            timer.cancel()
        winner = state.mover if win == 0 else state.opponent if loss == 0 else None
        return ProofVerdict(winner, win, loss, self.expansions - before)

    def prove(self, position: fast.Position, patience: int = FOREVER) -> tuple[int, int]:
        """The efforts that a win and a loss of the mover still take, of a game that is not over: nought is proven."""
        self._listen()
        return self._prove(position, patience)

    def _listen(self) -> None:
        """A stop that was said before does not count; one that comes from now on does, begun or not."""
        for each in self.controls:
            each[STOP] = 0

    def _prove(self, position: fast.Position, patience: int) -> tuple[int, int]:
        """Every thread on its own line through the one table; whoever is done first stops all."""
        found: list[tuple[int, int]] = []
        shared = len(self.stacks) > 1

        def work(at: int) -> None:
            numbers = proof_search.prove(position, self.table, self.stacks[at], self.controls[at], patience, shared)
            if 0 in numbers:
                self.stop()
            found.append(numbers)

        others = [threading.Thread(target=work, args=(at,)) for at in range(1, len(self.stacks))]
        for other in others:
            other.start()
        work(0)
        for other in others:
            other.join()
        return min(found, key=min)

    def best_move(self, state: Kala) -> Sow:
        """With perfect play: a move that wins, or, where none does, the one that it took longest to prove wrong."""
        position, verdict = fast.pack(state), self.ask(state)
        if verdict.winner == state.mover:
            return fast.sowing(position, self.winning_move())
        return fast.sowing(position, max(fast.moves(position), key=lambda move: self.work(fast.sow(position, move))))

    def line(self, state: Kala) -> tuple[Sow, ...]:
        """A game to its end with perfect play; the loser puts up the most resistance."""
        moves: list[Sow] = []
        while state.turn is not None:
            moves.append(self.best_move(state))
            state = state.after(moves[-1])
        return tuple(moves)

    def winning_move(self) -> int:
        """The move by which the last proof won."""
        for stack in self.stacks:
            for at in range(stack[0, proof_search.COUNT]):
                if stack[0, proof_search.WINS + at] == 0:
                    return int(stack[0, proof_search.MOVES + at])
        raise AssertionError

    def work(self, position: fast.Position) -> int:
        """How hard it was to find out about a position, as a power of two."""
        return look_up(self.table, *key(position)) >> COST_SHIFT
