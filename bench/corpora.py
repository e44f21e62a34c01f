"""How fast many games in one file are written and read, against python-chess and PGN, in turns in the same run.

Seconds of the processor are counted, not of the clock: other programs may run meanwhile. Ours are games of Kala at
random; the peer's are games of chess at random that are broken off after as many moves, as their text is then about as
long.
"""

import io
import os
import time
from collections.abc import Callable, Iterable
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import mean, median
from tempfile import TemporaryDirectory

import chess
import chess.pgn

from haricot.lab.self_play import SelfPlay, play_games
from haricot.records.corpus import GameEntry, read_games, write_games

GAMES, KINDS = 100_000, 200
"""So many in the file, of so many different ones."""
OF_CHESS, REPLAYED, ROUNDS = 5_000, 500, 5


def seconds_of(work: Callable[[], object]) -> float:
    """Of the processor."""
    began = time.process_time()
    work()
    return time.process_time() - began


def kala_games() -> list[GameEntry]:
    """Of the weakest level: what is in them does not matter here."""
    return list(play_games(range(KINDS), SelfPlay("kala", 2, ("graine",), {}, seed=1, opening=4)))


def chess_games(plies: int) -> list[str]:
    """As PGN."""
    rng, found = Random(1), list[str]()
    while len(found) < KINDS:
        board = chess.Board()
        for _ in range(plies):
            if board.is_game_over():
                break
            board.push(rng.choice(list(board.legal_moves)))
        found.append(f"{chess.pgn.Game.from_board(board)}\n\n")
    return found


def write(entries: list[GameEntry], file: Path) -> None:
    """All of them, game by game."""
    with file.open("w", encoding="utf-8") as stream:
        stream.writelines(write_games(islice(cycle(entries), GAMES)))


def read(file: Path) -> None:
    """Headers, moves and result of each; nothing is replayed."""
    with file.open(encoding="utf-8") as lines:
        assert sum(1 for _ in read_games(lines)) == GAMES


def replay(entries: Iterable[GameEntry]) -> None:
    """Every move is looked at by the rules."""
    for entry in islice(cycle(entries), REPLAYED):
        entry.record().replay()


def read_headers_of_chess(text: str) -> None:
    """The headers of each game; its moves are passed over."""
    stream = io.StringIO(text)
    for _ in range(OF_CHESS):
        assert chess.pgn.read_headers(stream)


def replay_chess(text: str) -> None:
    """python-chess reads moves by playing them."""
    stream = io.StringIO(text)
    for _ in range(REPLAYED):
        assert chess.pgn.read_game(stream)


if __name__ == "__main__":
    entries = kala_games()
    plies = round(mean(len(entry.moves) for entry in entries))
    text = "".join(islice(cycle(chess_games(plies)), OF_CHESS))
    rounds = []
    with TemporaryDirectory() as folder:
        file = Path(folder, "games.txt")
        for _ in range(ROUNDS):
            ours = [seconds_of(lambda: write(entries, file)), seconds_of(lambda: read(file))]
            headers = seconds_of(lambda: read_headers_of_chess(text)) * GAMES / OF_CHESS
            rounds.append((*ours, headers, seconds_of(lambda: replay(entries)), seconds_of(lambda: replay_chess(text))))
        size = file.stat().st_size / 1e6
    written, found, headers, played, of_chess = map(median, zip(*rounds, strict=True))
    print(
        f"load {os.getloadavg()[0]:.1f}; {plies} moves a game; {size:.0f} MB, chess {len(text) / OF_CHESS:.0f} B a game"
    )
    print(f"{GAMES:,} games of Kala: written in {written:.2f} s, read in {found:.2f} s")
    print(f"{GAMES:,} games of chess: headers alone read by python-chess in {headers:.2f} s")
    print(
        f"{REPLAYED} games replayed: {played:.2f} s; python-chess reads {of_chess:.2f} s; ratio {of_chess / played:.2f}"
    )
