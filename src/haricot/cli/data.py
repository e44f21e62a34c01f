"""`haricot data self-play kala --games 1000 --level fleur`: corpora for learners, made by a command."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any

import click

from haricot.bots import level_in_the_middle
from haricot.cli import parameters as asking
from haricot.cli.console import Commands, answer, load_engine, spoken, tell
from haricot.cli.early_results import early_games, early_rows, going_on, keep_early
from haricot.cli.games import OTHER_ENDINGS, TABLE
from haricot.cli.json_lines import JsonRow, lines_done, text_of
from haricot.cli.long_work import INTERRUPTED, interruptible, watched
from haricot.core.errors import BadOption, BadRecord
from haricot.games import named, names
from haricot.lab.arena import usual_opening
from haricot.lab.executors import executor
from haricot.lab.game_table import must_have_arrow, write_table
from haricot.lab.self_play import SelfPlay, are_games_of, identity, is_game_of, play_games
from haricot.records.corpus import GameEntry, read_each
from haricot.texts import say

POSITIONS_AT_A_TIME = 4
LINES = ".jsonl"


def command(lang: str) -> click.Command:
    """`haricot data`: corpora of bots' games, and data sets of the games that have one."""
    benches = {f"{name}-bench": partial(_bench, game=name) for name in names() if has_bench(name)}
    return Commands("data", lang, {"self-play": _self_play, **benches})


def has_bench(game: str) -> bool:
    """Whether a game has positions whose truth can be proven; nothing is loaded for that."""
    return files("haricot.study").joinpath(game, "bench.py").is_file()


def _bench(lang: str, game: str) -> click.Command:
    return spoken(
        "data-bench",
        lang,
        partial(make_bench, game=game),
        click.Argument(["out"]),
        asking.number_option("data-bench", "positions", lang, 1, 200_000),
        asking.number_option("data-bench", "patience", lang, 1, 1_000_000),
        asking.workers_option("data-bench", lang),
        asking.ray_option(lang),
        asking.seed_option(lang),
        asking.json_option(lang),
    )


def make_bench(
    lang: str,
    game: str,
    out: str,
    positions: int,
    patience: int,
    workers: int,
    ray: str | None,
    seed: int | None,
    as_json: bool,
) -> int:
    """A line of JSON for each position, written when it is proven; a file that has some is gone on with.

    With a name that ends in `.parquet` the lines stand beside it, and become a table with a card when all are there.
    """
    lines = _lines_beside(out)
    load_engine(game, lang)
    module = import_module(f"haricot.study.{game}.bench")
    rows = _rows(lines)
    if not module.may_go_on(rows, seed or 0, patience):
        raise BadOption("cli-lines-of-others", file=str(lines))
    todo = islice(module.numbers(seed or 0, rows), max(0, positions - len(rows)))
    count, is_complete = _prove(module, todo, lines, (len(rows), positions), seed or 0, patience, (workers, ray), lang)
    made = {"file": str(lines), "positions": count, "complete": is_complete}
    if is_complete and out.endswith(TABLE):
        rows, card = _rows(lines), Path(out).with_suffix(".md")
        write_table(map(module.table_row, rows), out)
        card.write_text(module.card(map(module.read, rows), seed or 0, patience), "utf-8")
        made |= {"table": out, "card": str(card)}
    if as_json:
        answer(made)
    return 0 if is_complete else _stopped(str(lines), count, lang)


def _prove(
    module: Any,
    todo: Iterator[int],
    lines: Path,
    have: tuple[int, int],
    seed: int,
    patience: int,
    where: tuple[int, str | None],
    lang: str,
) -> tuple[int, bool]:
    """How many of so many are in the file then, and whether nobody stopped it."""
    waiting, (count, positions), is_complete = early_rows(str(lines), "number"), have, False

    def early(number: int) -> JsonRow | None:
        row = waiting.get(number)
        return row if row and module.may_go_on([row], seed, patience) else None

    prove = partial(module.prove_one, seed=seed, patience=patience)
    with interruptible() as watch:
        made = partial(executor(*where, watch).run, prove, at_a_time=POSITIONS_AT_A_TIME)
        try:
            with suppress(KeyboardInterrupt), lines.open("a", encoding="utf-8") as file:
                proving = going_on(todo, early, lambda rest: made(todo=rest))
                for row in watched(proving, say("cli-data-bench-proving", lang), positions, count, watch):
                    file.write(text_of(row))
                    file.flush()
                    count += 1
                is_complete = True
        finally:
            keep_early(str(lines), [*map(text_of, watch.early)], is_complete, lang)
    return count, is_complete


def _lines_beside(out: str) -> Path:
    """The lines of that file, or those beside a table; another kind of file is refused, a broken last line cut off."""
    if Path(out).suffix not in (LINES, TABLE):
        raise BadOption("cli-ending", file=out, endings=f"{LINES}, {TABLE}")
    if out.endswith(TABLE):
        must_have_arrow()
    lines = Path(out).with_suffix(LINES)
    lines_done(str(lines))
    return lines


def _rows(file: Path) -> list[dict[str, Any]]:
    with file.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def _stopped(file: str, count: int, lang: str) -> int:
    """What there is so far, and that one can go on; a pipe keeps nothing."""
    if file != "-":
        tell(say("cli-data-stopped", lang, count=count, file=file), err=True)
    return INTERRUPTED


def _self_play(lang: str) -> click.Command:
    return spoken(
        "data-self-play",
        lang,
        self_play,
        asking.game_argument(),
        asking.number_option("data-self-play", "games", lang, 1, 100),
        click.Option(["--level", "names"], multiple=True, metavar="LEVEL", help=say("cli-data-self-play-level", lang)),
        asking.player_option("data-self-play", lang),
        click.Option(["--out"], default="-", metavar="FILE", help=say("cli-data-self-play-out", lang)),
        asking.number_option("data-self-play", "opening", lang, 0),
        asking.workers_option("data-self-play", lang),
        asking.ray_option(lang),
        asking.number_option("data-self-play", "nodes", lang, 1),
        asking.seconds_option("data-self-play", lang),
        asking.seats_option(lang),
        asking.option_option(lang),
        asking.preset_option(lang),
        asking.seed_option(lang),
        asking.json_option(lang),
    )


def games_done(file: Path) -> int:
    """How many whole games a corpus has; what a stop left unfinished at its end is cut off."""
    count = end = at = 0
    with file.open("r+b") as stream:
        for line in stream:
            if at == 0 and not line.startswith(b"Game:"):
                raise BadRecord("corpus-headers", line=1)
            is_blank_after_a_game = at == end and not line.strip()
            at += len(line)
            if line.endswith(b"\n") and (is_blank_after_a_game or line.startswith(b"Result:")):
                count, end = count + (not is_blank_after_a_game), at
        stream.truncate(end)
    return count


def self_play(
    lang: str,
    game: str,
    games: int,
    names: tuple[str, ...],
    players: tuple[str, ...],
    out: str,
    opening: int | None,
    workers: int,
    ray: str | None,
    nodes: int | None,
    seconds: float | None,
    seats: int | None,
    options: tuple[str, ...],
    preset: str | None,
    seed: int | None,
    as_json: bool,
) -> int:
    """Each game is written when it ends; a file that has some goes on after them, so that one may stop at any time."""
    asking.must_not_share_the_pipe(out, as_json)
    rules = named(game)
    chosen = asking.chosen_options(rules, options, preset)
    sitting = rules.new(seats, **chosen).seats
    opening = usual_opening(game, sitting, chosen) if opening is None else opening
    own = asking.own_players(players, game)
    sit_down = (*names, *(one.partition("=")[0] for one in players)) or (level_in_the_middle(game),)
    asked = SelfPlay(game, sitting, sit_down, chosen, seed or 0, opening, nodes, seconds, own)
    asked.check()
    done, seen = (0, set[str]()) if out == "-" else _played_before(out, asked)
    if done < games:
        load_engine(game, lang)
        done = _play_on(asked, out, done, games, seen, (workers, ray), lang)
    is_complete = done >= games
    asking.tell_repeats(len(seen), done, lang)
    if as_json:
        answer({"file": out, "games": done, "distinct": len(seen), "complete": is_complete})
    return 0 if is_complete else _stopped(out, done, lang)


def _play_on(
    asked: SelfPlay, out: str, done: int, games: int, seen: set[str], where: tuple[int, str | None], lang: str
) -> int:
    """How many games there are then; which are known for the same is noted."""
    waiting = early_games(out)

    def early(number: int) -> GameEntry | None:
        entry = waiting.get(str(asked.seed_of(number)))
        return entry if entry and is_game_of(entry, number, asked) else None

    with interruptible() as watch:
        made = partial(play_games, asked=asked, where=executor(*where, watch))
        try:
            with suppress(KeyboardInterrupt), asking.opened_for_more(out) as file:
                entries = going_on(range(done, games), early, made)
                for entry in watched(entries, say("cli-stats-playing", lang), games, done, watch):
                    file.write(str(entry))
                    file.flush()
                    done += 1
                    seen.add(identity(entry))
        finally:
            keep_early(out, [*map(str, watch.early)], done >= games, lang)
    return done


def _played_before(out: str, asked: SelfPlay) -> tuple[int, set[str]]:
    """How many games of these the file has already, and which; one of other games is refused."""
    seen = set[str]()
    if Path(out).suffix in {TABLE, *OTHER_ENDINGS}:
        raise BadOption("cli-ending", file=out, endings=".txt")
    asking.must_be_writable(out)
    if asking.is_no_plain_file(out):
        return 0, seen
    with Path(out).open(encoding="utf-8") as lines:
        if not are_games_of(_noted(read_each(lines), seen), asked):
            raise BadOption("cli-lines-of-others", file=out)
    return games_done(Path(out)), seen


def _noted(entries: Iterable[GameEntry | BadRecord], seen: set[str]) -> Iterator[GameEntry | BadRecord]:
    """The same entries; each that fits is noted when the next one is asked for."""
    for entry in entries:
        yield entry
        if isinstance(entry, GameEntry):
            seen.add(identity(entry))
