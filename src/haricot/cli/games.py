"""`haricot games convert|filter|stats|review FILE`: many games in one file."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from errno import EISDIR
from functools import partial
from os import strerror
from pathlib import Path
from statistics import mean, median
from typing import Any, TextIO, TypeVar

import click

from haricot.cli import parameters as asking
from haricot.cli.console import Commands, answer, load_engine, spoken, tell
from haricot.cli.early_results import early_rows, going_on
from haricot.cli.json_lines import JsonRow, lines_done, write_lines
from haricot.cli.long_work import interruptible
from haricot.core.errors import BadOption, BadRecord, HaricotError, UnknownGame
from haricot.games import named, names
from haricot.lab.corpus_review import NumberedGame, is_review_of, review_games
from haricot.lab.executors import executor
from haricot.lab.game_table import (
    GAME_COLUMNS,
    MOVE_COLUMNS,
    game_row,
    move_rows,
    must_have_arrow,
    read_table,
    write_table,
)
from haricot.records.corpus import GameEntry, read_each, read_games, write_games
from haricot.texts import say

E = TypeVar("E", bound=GameEntry | BadRecord)

TABLE = ".parquet"
OTHER_ENDINGS = {
    ".csv", ".tsv", ".json", ".jsonl", ".ndjson", ".md", ".html", ".xlsx", ".arrow", ".feather", ".pkl", ".npz", ".db",
    ".sqlite", ".gz", ".bz2", ".xz", ".zst", ".zip",
}  # fmt: skip
"""Names that end so promise what is not written; with any other ending, or none, a corpus is text."""


def command(lang: str) -> click.Command:
    """`haricot games`: corpora converted, filtered, counted and reviewed."""
    return Commands("games", lang, {"convert": _convert, "filter": _filter, "stats": _stats, "review": _review})


def _convert(lang: str) -> click.Command:
    moves = click.Option(["--moves"], metavar=f"FILE{TABLE}", help=say("cli-games-convert-moves", lang))
    more = (moves, asking.game_file_option(lang), asking.json_option(lang))
    return spoken("games-convert", lang, convert, *_two_files(), *more)


def _filter(lang: str) -> click.Command:
    return spoken(
        "games-filter",
        lang,
        choose,
        *_two_files(),
        click.Option(["--name"], metavar="GAME", help=say("cli-games-filter-name", lang)),
        asking.seats_option(lang),
        click.Option(["--player"], metavar="NAME", help=say("cli-games-filter-player", lang)),
        click.Option(["--winner"], type=click.IntRange(0), metavar="SEAT", help=say("cli-games-filter-winner", lang)),
        asking.number_option("games-filter", "least", lang, 0),
        asking.number_option("games-filter", "most", lang, 0),
        click.Option(["--replayed"], is_flag=True, help=say("cli-games-filter-replayed", lang)),
        asking.game_file_option(lang),
        asking.json_option(lang),
    )


def _stats(lang: str) -> click.Command:
    return spoken("games-stats", lang, show_statistics, click.Argument(["file"]), asking.json_option(lang))


def _review(lang: str) -> click.Command:
    return spoken(
        "games-review",
        lang,
        review,
        *_two_files(),
        asking.number_option("games-review", "nodes", lang, 1),
        asking.workers_option("games-review", lang),
        asking.ray_option(lang),
        asking.game_file_option(lang),
        asking.json_option(lang),
    )


def _two_files() -> tuple[click.Argument, click.Argument]:
    return click.Argument(["file"]), click.Argument(["out"], required=False, default="-")


def convert(lang: str, file: str, out: str, moves: str | None, as_json: bool) -> None:
    """By the ends of their names: a table where that is `.parquet`, text otherwise; `-` is a pipe."""
    asking.must_not_share_the_pipe(out, as_json)
    asking.must_be_different(file, out, moves)
    must_be_corpus(out)
    piped = list(entries_in(file)) if moves and file == "-" else None  # a pipe is read once
    made = {"moves_file": moves, "moves": _write_moves(piped or entries_in(file), moves)} if moves else {}
    games = write_entries(piped or entries_in(file), out)
    if as_json:
        answer({"file": out, "games": games, **made})


def _write_moves(entries: Iterable[GameEntry], moves: str) -> int:
    """A table with a row for each move; how many there are."""
    if not moves.endswith(TABLE):
        raise BadOption("cli-ending", file=moves, endings=TABLE)
    asking.must_have_folder(moves)
    rows = (row for number, entry in enumerate(entries) for row in move_rows(number, entry))
    with asking.written_whole(moves) as beside:
        return write_table(rows, beside, MOVE_COLUMNS)


def choose(
    lang: str,
    file: str,
    out: str,
    name: str | None,
    seats: int | None,
    player: str | None,
    winner: int | None,
    least: int | None,
    most: int | None,
    replayed: bool,
    as_json: bool,
) -> None:
    """Those games for which all holds that was asked."""
    asking.must_not_share_the_pipe(out, as_json)
    asking.must_be_different(file, out)
    must_be_corpus(out)
    if least is not None and most is not None and least > most:
        raise BadOption("games-filter-none", least=least, most=most)
    _must_be_possible(name, seats, winner)

    def fits(entry: GameEntry) -> bool:
        outcome = entry.outcome
        return (
            name in (None, entry.game)
            and seats in (None, entry.seats)
            and (player is None or player in entry.players)
            and (winner is None or (outcome is not None and winner in outcome.winners))
            and (least is None or len(entry.moves) >= least)
            and (most is None or len(entry.moves) <= most)
            and (not replayed or _can_be_replayed(entry))
        )

    kept = write_entries(filter(fits, _with_a_known_name(entries_in(file), name)), out)
    if as_json:
        answer({"file": out, "games": kept})


def _must_be_possible(name: str | None, seats: int | None, winner: int | None) -> None:
    """Seats and winners that no game has are refused; of a game that is not here, nothing is known."""
    known = names()
    if name is not None and name not in known:
        return
    asked = [named(one).seats for one in ([name] if name else known)]
    fewest, most = min(one[0] for one in asked), max(one[-1] for one in asked)
    if seats is not None and not fewest <= seats <= most:
        raise BadOption("cli-bad-range", what="--seats", least=str(fewest), most=str(most))
    if winner is not None and winner >= (seats or most):
        raise BadOption("cli-bad-range", what="--winner", least="0", most=str((seats or most) - 1))


def _with_a_known_name(entries: Iterable[GameEntry], name: str | None) -> Iterator[GameEntry]:
    """The same entries; UnknownGame at their end where that is the name of no game here, nor of any among them."""
    is_known = name is None or name in names()
    for entry in entries:
        is_known = is_known or entry.game == name
        yield entry
    if not is_known:
        named(name or "")


def _can_be_replayed(entry: GameEntry) -> bool:
    """Whether its moves are legal, and lead to the result that is written."""
    with suppress(HaricotError):
        return entry.record().outcome == entry.outcome
    return False


def show_statistics(lang: str, file: str, as_json: bool) -> None:
    """How many games of what, how long they are, and who won."""
    found = statistics_of(entries_in(file))
    if as_json:
        answer(found)
        return
    tell(say("cli-games-stats-count", lang, count=found["games"]))
    for name, told in found["by_game"].items():
        tell(say("cli-games-stats-game", lang, name=name, **{key: told[key] for key in ("games", "unfinished")}))
        lengths = {key: told["moves"][key] for key in ("shortest", "median", "mean", "longest")}
        tell(say("cli-stats-moves", lang, **lengths))
        for winner, wins in told["wins"].items():
            tell(say("cli-games-stats-wins", lang, winner=winner, wins=wins))
        if len(told["wins"]) == 1 and not told["wins"].keys() <= told["wins_by_seat"].keys():  # one bot in all seats
            for seat, wins in told["wins_by_seat"].items():
                tell(say("cli-games-stats-seat", lang, seat=seat, wins=wins))


def review(lang: str, file: str, out: str, nodes: int | None, workers: int, ray: str | None, as_json: bool) -> int:
    """A line of JSON for each game, written when it is made; a file that has some is gone on with."""
    games = list(each_in(file)) if file == "-" else None
    names, total = set[str](), 0
    for entry in games or each_in(file):
        total += 1
        names |= set() if isinstance(entry, BadRecord) else {entry.game}
    if not total:
        raise BadOption("corpus-empty", file=file)
    numbered = enumerate(games or each_in(file))

    def fits(number: int, row: dict[str, Any]) -> bool:
        game = next(numbered, None)
        return game is not None and is_review_of(row, game, nodes, lang)

    done, waiting = lines_done(out, fits), early_rows(out, "number")

    def early(one: NumberedGame) -> JsonRow | None:
        row = waiting.get(one[0])
        return row if row and is_review_of(row, one, nodes, lang) else None

    for name in sorted(names):
        with suppress(UnknownGame):  # its line says so
            load_engine(name, lang)
    with interruptible() as watch:
        made = partial(review_games, nodes=nodes, lang=lang, where=executor(workers, ray, watch))
        rows = going_on(numbered, early, made)
        return write_lines(rows, out, say("cli-games-review-label", lang), done, total, lang, watch, as_json)


def each_in(file: str) -> Iterator[GameEntry | BadRecord]:
    """The games of a file, one by one; what cannot be read is told in its place, but for tables."""
    return _read_from(file, read_each)


def entries_in(file: str) -> Iterator[GameEntry]:
    """The games of a file, one by one."""
    return _read_from(file, read_games)


def _read_from(file: str, read: Callable[[Iterable[str]], Iterator[E]]) -> Iterator[E | GameEntry]:
    if file.endswith(TABLE):
        Path(file).open("rb").close()  # pyarrow names no file that is missing
        yield from read_table(file)
    elif file == "-":
        yield from read(sys.stdin)
    else:
        with Path(file).open(encoding="utf-8-sig") as lines:
            yield from read(lines)


def statistics_of(entries: Iterable[GameEntry]) -> dict[str, Any]:
    """The same as plain data; wins are by level or name where players are written, by seat otherwise, and by seat."""
    lengths: dict[str, list[int]] = {}
    wins: dict[str, Counter[str]] = {}
    seats: dict[str, Counter[str]] = {}
    unfinished: Counter[str] = Counter()
    for entry in entries:
        lengths.setdefault(entry.game, []).append(len(entry.moves))
        won, by_seat = wins.setdefault(entry.game, Counter()), seats.setdefault(entry.game, Counter())
        outcome = entry.outcome
        unfinished[entry.game] += outcome is None
        winners = outcome.winners if outcome else ()
        by_seat.update({str(seat): int(seat in winners) for seat in range(entry.seats)})
        won.update(entry.players[seat] if entry.players else str(seat) for seat in winners)
    return {
        "games": sum(map(len, lengths.values())),
        "by_game": {
            name: {
                "games": len(row),
                "unfinished": unfinished[name],
                "moves": {"shortest": min(row), "median": median(row), "mean": mean(row), "longest": max(row)},
                "wins": dict(sorted(wins[name].items())),
                "wins_by_seat": dict(seats[name]),
            }
            for name, row in lengths.items()
        },
    }


def must_be_corpus(out: str) -> None:
    """Refuses names that promise another kind of file, those in a folder that is not there, and what is a folder."""
    ending = Path(out).suffix
    if ending.lower() in OTHER_ENDINGS or (ending.lower() == TABLE and ending != TABLE):
        raise BadOption("cli-ending", file=out, endings=f".txt, {TABLE}")
    asking.must_have_folder(out)
    if Path(out).is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR), out)
    if ending == TABLE:
        must_have_arrow()


def write_entries(entries: Iterable[GameEntry], out: str) -> int:
    """Into a table, a text, or standard output; how many there were."""
    if out == "-":
        return _write_text(entries, sys.stdout)
    with asking.written_whole(out) as beside:
        if out.endswith(TABLE):
            return write_table((game_row(number, entry) for number, entry in enumerate(entries)), beside, GAME_COLUMNS)
        with Path(beside).open("w", encoding="utf-8") as file:
            return _write_text(entries, file)


def _write_text(entries: Iterable[GameEntry], file: TextIO) -> int:
    count = 0
    for text in write_games(entries):
        file.write(text)
        count += 1
    return count
