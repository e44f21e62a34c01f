"""Judges players and tells the table: `python -m haricot.study.kala.baselines RESULTS --all --table DATA`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from haricot.study.kala.baselines import curves, players, results, table
from haricot.study.kala.baselines.players import ManyJudged, PlayerFails, UnknownPlayer
from haricot.study.kala.baselines.results import OtherResults
from haricot.study.kala.bench import BadJudgement, ProvenPosition, position_of
from haricot.study.kala.bench import read as read_row
from haricot.study.kala.position_classes import FOLDS
from haricot.study.kala.strength import SECONDS

STOPPED = 130


class BadCommand(Exception):
    """What was asked for does not go together; says why in a sentence."""


def main() -> int:
    """Adds what is missing of each player named, then tells what was asked for; 1 where that cannot be, 130 stopped."""
    given = _asked().parse_args()
    try:
        _run(given)
    except (BadCommand, UnknownPlayer, PlayerFails, OtherResults) as wrong:
        return _refuse(str(wrong))
    except BadJudgement as wrong:
        return _refuse(f"{wrong}.")
    except OSError as wrong:
        return _refuse(f"{wrong.filename or given.results} can be neither read nor written: {wrong.strerror}.")
    except KeyboardInterrupt:
        sys.stderr.write(f"Stopped. What was said is in {given.results}: give the same command again to go on.\n")
        return STOPPED
    return 0


def _asked() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(prog="python -m haricot.study.kala.baselines", description=__doc__)
    asked.add_argument("results", type=Path, help="lines of JSON; those that are there are not made again")
    asked.add_argument("--player", action="append", default=[], help=f"a name, or {players.OWN}")
    asked.add_argument("--all", action="store_true", help=f"the players {', '.join(players.names())}")
    asked.add_argument(
        "--positions",
        type=_count,
        default=2000,
        help="so many of the first (2000), of all folds: a learner on rows of the data set leaves out their classes",
    )
    asked.add_argument("--fold", type=int, choices=range(FOLDS), help="so many of the first of this fold instead")
    asked.add_argument("--seed", type=int, default=0, help="of the data set (0)")
    asked.add_argument("--games", type=_count, default=50, help="against the perfect player, for each reserve (50)")
    asked.add_argument(
        "--opponent-nodes",
        type=_nodes,
        metavar="N",
        help=f"what the perfect player looks at, so that games are the same on every machine ({SECONDS} s instead)",
    )
    asked.add_argument("--learnt", type=Path, nargs="*", default=[], help="files with snapshots of a learner")
    asked.add_argument("--curve", action="store_true", help="every snapshot of the learner is asked about positions")
    asked.add_argument("--table", type=Path, metavar="DATA", help="the data set as lines of JSON: prints the table")
    asked.add_argument("--strata", metavar="PLAYER", help="prints, with --table, one player by reserve and phase")
    asked.add_argument("--picture", type=Path, metavar="SVG", help="writes, with --table, the learning curves there")
    return asked


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text} is no number of things")
    return int(text)


def _nodes(text: str) -> int:
    if not _count(text):
        raise argparse.ArgumentTypeError("one node or more")
    return int(text)


def _run(given: argparse.Namespace) -> None:
    """Whatever can be refused is refused before the work."""
    asked = {name: players.player(name, given.learnt) for name in given.player + players.names() * given.all}
    snapshots, rows = _snapshots(given.learnt) if given.curve else [], _rows(given)
    known = results.read(given.results, given.opponent_nodes)
    results.must_be_of(known, given.results, {row.number: row.position for row in rows})
    _must_fit(given, known, [*asked, *snapshots], rows)
    if asked or snapshots:
        given.results.open("a").close()
        results.cut_unfinished_line(given.results)
        numbers = results.first_numbers(given.positions, given.seed, given.fold)
    for name, judged in asked.items():
        _judge(given, name, judged, numbers, given.games)
    for name in snapshots:
        _judge(given, name, players.player(name, given.learnt), numbers, games=0)
    if given.table:
        _tell(given, rows)


def _must_fit(
    given: argparse.Namespace, known: results.Results, asked: Sequence[str], rows: Sequence[ProvenPosition]
) -> None:
    """Results, data set and seed belong together; what is told at the end will be there."""
    if (given.strata or given.picture) and not given.table:
        raise BadCommand("--strata and --picture need the data set: give --table DATA too.")
    if given.strata and given.strata not in {*known.judged, *asked}:
        raise BadCommand(f"{given.strata} was not asked about any position, so --strata has nothing to tell.")
    if given.picture and not any(name.startswith("learner@") for name in (*known.judged, *asked)):
        raise BadCommand("No snapshot was asked about any position, so --picture has nothing to draw: give --curve.")
    if given.picture and not given.picture.absolute().parent.is_dir():
        raise BadCommand(f"The folder for {given.picture} does not exist.")
    if not asked:
        return
    ends = [*_ends(known.positions), *_ends(row.number for row in rows)]
    made = {number: str(position_of(number, given.seed)[0]) for number in ends}
    results.must_be_of(known, given.results, made)
    if any(made.get(row.number, row.position) != row.position for row in rows):
        raise BadCommand(f"{given.table} has the positions of another seed than {given.seed}.")


def _ends(numbers: Iterable[int]) -> list[int]:
    found = sorted(numbers)
    return [*found[:1], *found[-1:]]


def _judge(given: argparse.Namespace, name: str, judged: ManyJudged, numbers: Sequence[int], games: int) -> None:
    known = results.read(given.results, given.opponent_nodes)
    _write(given.results, results.judge_positions(name, judged, known, numbers, given.seed))
    _write(given.results, results.play_games(name, judged, known, games, given.opponent_nodes))


def _snapshots(files: list[Path]) -> list[str]:
    from haricot.study.kala.learner.checkpoints import snapshots

    return [f"learner@{seconds}" for seconds, _ in snapshots(files)]


def _write(file: Path, lines: Iterable[dict[str, Any]]) -> None:
    with file.open("a", encoding="utf-8") as opened:
        for line in lines:
            opened.write(json.dumps(line) + "\n")
            opened.flush()


def _rows(given: argparse.Namespace) -> list[ProvenPosition]:
    """Those of the data set, where the table is asked for."""
    if not given.table:
        return []
    try:
        with given.table.open(encoding="utf-8") as opened:
            rows = (read_row(json.loads(line)) for line in opened)
            return list(islice((row for row in rows if _is_asked(given, row)), given.positions))
    except (ValueError, KeyError, TypeError):
        raise BadCommand(f"{given.table} is no data set: it has a line of JSON for each position.") from None


def _is_asked(given: argparse.Namespace, row: ProvenPosition) -> bool:
    return given.fold is None or results.is_of(row.state, given.fold)


def _tell(given: argparse.Namespace, rows: Sequence[ProvenPosition]) -> None:
    found = results.read(given.results, given.opponent_nodes)
    shown = [*players.names(), *(name for name in found.judged if name not in players.names() and "@" not in name)]
    sys.stdout.write(table.caption(rows, given.fold, given.opponent_nodes) + "\n\n")
    sys.stdout.write(table.markdown(rows, found, [name for name in shown if name in found.judged]))
    if given.strata:
        sys.stdout.write("\n" + table.by_stratum(rows, found.judged[given.strata]))
    if given.picture:
        given.picture.write_text(curves.picture(rows, found), "utf-8")


def _refuse(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
