"""Judges players and tells the table: `python -m haricot.study.kala.baselines RESULTS --all --table DATA`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from haricot.study.kala.baselines import curves, players, results, table
from haricot.study.kala.bench import ProvenPosition
from haricot.study.kala.bench import read as read_row
from haricot.study.kala.strength import RESERVES


def main() -> int:
    """Adds what is missing of each player named, then tells what was asked for."""
    asked = argparse.ArgumentParser(prog="python -m haricot.study.kala.baselines", description=__doc__)
    asked.add_argument("results", type=Path, help="lines of JSON; those that are there are not made again")
    asked.add_argument("--player", action="append", default=[], help="a name, or FILE.py:FUNCTION")
    asked.add_argument("--all", action="store_true", help=f"the players {', '.join(players.names())}")
    asked.add_argument("--positions", type=int, default=2000, help="so many of the first (2000)")
    asked.add_argument("--seed", type=int, default=0, help="of the data set (0)")
    asked.add_argument("--games", type=int, default=50, help="against the perfect player, for each reserve (50)")
    asked.add_argument("--learnt", type=Path, nargs="*", default=[], help="files with snapshots of a learner")
    asked.add_argument("--curve", action="store_true", help="every snapshot of the learner is asked about positions")
    asked.add_argument("--table", type=Path, metavar="DATA", help="the data set as lines of JSON: prints the table")
    asked.add_argument("--strata", metavar="PLAYER", help="prints, with --table, one player by reserve and phase")
    asked.add_argument("--picture", type=Path, metavar="SVG", help="writes, with --table, the learning curves there")
    given = asked.parse_args()
    try:
        for name in given.player + players.names() * given.all:
            _judge(given, name, given.games)
        for name in _snapshots(given.learnt) if given.curve else ():
            _judge(given, name, games=0)
    except players.UnknownPlayer as error:
        sys.stderr.write(f"Nobody is called {error}.\n")
        return 1
    if given.table:
        _tell(given)
    return 0


def _judge(given: argparse.Namespace, name: str, games: int) -> None:
    known, judged = results.read(given.results), players.player(name, given.learnt)
    _write(given.results, results.judge_positions(name, judged, known, given.positions, given.seed))
    _write(given.results, results.play_games(name, judged, known, RESERVES, games))


def _snapshots(files: list[Path]) -> list[str]:
    from haricot.study.kala.learner.checkpoints import snapshots

    return [f"learner@{seconds}" for seconds, _ in snapshots(files)]


def _write(file: Path, lines: Iterable[dict[str, Any]]) -> None:
    with file.open("a", encoding="utf-8") as opened:
        for line in lines:
            opened.write(json.dumps(line) + "\n")
            opened.flush()


def _tell(given: argparse.Namespace) -> None:
    rows: list[ProvenPosition] = []
    with given.table.open(encoding="utf-8") as opened:
        for _, line in zip(range(given.positions), opened, strict=False):
            rows.append(read_row(json.loads(line)))
    found = results.read(given.results)
    shown = [*players.names(), *(name for name in found.judged if name not in players.names() and "@" not in name)]
    sys.stdout.write(table.markdown(rows, found, [name for name in shown if name in found.judged]))
    if given.strata:
        sys.stdout.write("\n" + table.by_stratum(rows, found.judged[given.strata]))
    if given.picture:
        given.picture.write_text(curves.picture(rows, found), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
