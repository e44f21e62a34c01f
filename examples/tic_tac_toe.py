"""Tic-tac-toe, complete: `haricot play examples/tic_tac_toe.py`, or `haricot serve --game examples/tic_tac_toe.py`."""

from dataclasses import dataclass, field

from haricot import BadPosition, Box, Chance, Game, Move, Options, Outcome, PlainMove, Seat, State, View

CELLS = ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@dataclass(frozen=True)
class TicTacToe(State):
    """Nine cells, from the top left: X for seat 0, O for seat 1, a dot for nobody."""

    options: Options
    cells: str = "." * 9
    last: View | None = field(default=None, compare=False)
    seats = 2
    game = property(lambda self: GAME)

    @property
    def turn(self) -> Seat | None:
        return None if self.outcome else self.cells.count("X") - self.cells.count("O")

    @property
    def outcome(self) -> Outcome | None:
        lines = {"".join(self.cells[at] for at in line) for line in LINES}
        scores = [int("XXX" in lines), int("OOO" in lines)]
        return Outcome.of_scores(scores) if any(scores) or "." not in self.cells else None

    def moves(self) -> list[Move]:
        return [PlainMove(CELLS[at]) for at in range(9) if self.cells[at] == "." and not self.outcome]

    def after(self, move: Move) -> "TicTacToe":
        at, seat = CELLS.index(str(move)), self.turn or 0
        cells = self.cells[:at] + "XO"[seat] + self.cells[at + 1 :]
        return TicTacToe(self.options, cells, {"seat": seat, "move": str(move)})

    def sight(self, seat: Seat | None) -> View:
        return {"board": [list(self.cells[at : at + 3]) for at in (0, 3, 6)], "position": str(self)}

    def __str__(self) -> str:
        return f"cells={self.cells}"


class TicTacToeGame(Game):
    name, seats, secret, box = "tic_tac_toe", range(2, 3), "none", Box(age=5, minutes=2)

    def deal(self, seats: int, options: Options, chance: Chance) -> TicTacToe:
        return TicTacToe(options)

    def read(self, text: str, options: Options, chance: Chance) -> TicTacToe:
        cells = text.removeprefix("cells=")
        balance = cells.count("X") - cells.count("O")
        if text != f"cells={cells}" or len(cells) != 9 or set(cells) - set("XO.") or balance not in (0, 1):
            raise BadPosition("Write nine cells from the top left, such as cells=X...O....")
        return TicTacToe(options, cells)


GAME: Game = TicTacToeGame()
