"""`haricot review FILE`: what was best at each move, what was lost, luck and skill."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import track

from haricot.cli import parameters as asking
from haricot.cli.console import answer, load_engine, spoken
from haricot.review import SECONDS, review_of, reviewer
from haricot.review.history import GameHistory, Remark
from haricot.review.marks import accuracy, mark_of
from haricot.texts import game_title, say, seat_name

WIDTH = 60


def command(lang: str) -> click.Command:
    """`haricot review`."""
    return spoken(
        "review",
        lang,
        review,
        click.Argument(["file"]),
        asking.game_file_option(lang),
        asking.seconds_option("review", lang, SECONDS),
        asking.number_option("review", "nodes", lang, 1),
        asking.json_option(lang),
        click.Option(["--plot"], metavar="FILE.svg", help=say("cli-review-plot", lang)),
    )


def review(lang: str, file: str, seconds: float, nodes: int | None, as_json: bool, plot: str | None) -> None:
    """As far as the record goes: a game that is not over is looked at up to its last move."""
    asking.must_end_with(".svg", plot)
    played = GameHistory.of(asking.read_record(file))
    asking.must_be_writable(plot)
    load_engine(played.game, lang)
    weighed = reviewer(played.game).remarks(played, seconds, nodes)
    screen = Console(stderr=True)
    label = say("cli-review-thinking", lang)
    remarks = list(track(weighed, label, len(played.moves), console=screen, disable=not screen.is_terminal))
    if plot:
        Path(plot).write_text(reviewer(played.game).picture(played, remarks, lang), "utf-8")
    if as_json:
        answer(msgspec.to_builtins(review_of(played, remarks, lang, seconds=seconds, nodes=nodes)))
        return
    _tell(played, remarks, lang)


def _tell(played: GameHistory, remarks: Sequence[Remark], lang: str) -> None:
    click.echo(say("cli-review-head", lang, game=game_title(played.game, lang), count=len(remarks)))
    if not played.finished:
        click.echo(say("cli-review-unfinished", lang))
    for remark in remarks:
        click.echo()
        click.echo(_head(played, remark, lang))
        if remark.words:
            _indented(" ".join(say(sentence, lang) for sentence in remark.words))
    for seat in range(played.seats):
        click.echo()
        click.echo(seat_name(played.game, seat, lang))
        _indented(say(reviewer(played.game).summary(played, remarks, seat), lang))
        exact = accuracy(remark for remark in remarks if remark.seat == seat)
        if exact is not None:
            _indented(say("cli-review-accuracy", lang, accuracy=round(exact)))


def _head(played: GameHistory, remark: Remark, lang: str) -> str:
    """The move in words, and at the end of the line, or on one of its own, its mark and what it lost."""
    name, own = seat_name(played.game, remark.seat, lang), reviewer(played.game)
    words = own.worded(played, remark.number, remark.move, lang)
    move = say("cli-replay-move", lang, number=remark.number, name=name, move=words)
    mark, lost = mark_of(remark), _lost(own.UNIT, remark, lang)
    judged = " ".join(filter(None, (mark and say(f"mark-{mark}", lang), lost)))
    *lines, last = textwrap.wrap(move, WIDTH, subsequent_indent="   ", break_on_hyphens=False)
    if not judged:
        return "\n".join((*lines, last))
    if len(last) + 2 + len(judged) > WIDTH:
        return "\n".join((*lines, last, judged.rjust(WIDTH)))
    return "\n".join((*lines, last + judged.rjust(WIDTH - len(last))))


def _lost(unit: str, remark: Remark, lang: str) -> str:
    """Of the chance to win, by which moves are marked; or of what the game counts."""
    if remark.decisive:
        return say("review-lost-game", lang)
    lost = (remark.cost or 0.0) if unit == "chances" else remark.lost
    shown = {"chances": round(100 * lost), "beans": round(lost, 1), "points": round(lost)}[unit]
    return say(f"review-lost-{unit}", lang, lost=shown) if shown else ""


def _indented(words: str) -> None:
    click.echo(textwrap.fill(words, WIDTH, initial_indent="   ", subsequent_indent="   ", break_on_hyphens=False))
