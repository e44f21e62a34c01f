"""Reviews of many games, as plain data: in nodes, so that they are the same on every machine."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import partial
from typing import Any

import msgspec

from haricot.core.errors import BadRecord, HaricotError
from haricot.lab.executors import ALONE, Executor
from haricot.records.corpus import GameEntry
from haricot.review import SECONDS, reviewed, reviewer
from haricot.review.history import GameHistory
from haricot.texts import say, seat_name

NumberedGame = tuple[int, GameEntry | BadRecord]
"""The number of a game in its file, from 0, and the game, or why it cannot be read."""


def review_one(numbered: NumberedGame, nodes: int | None, lang: str) -> dict[str, Any]:
    """The review without its picture; of a game that cannot be read or replayed, why not."""
    number, entry = numbered
    try:
        if isinstance(entry, BadRecord):
            raise entry
        history = GameHistory.of(entry.record())
        budget = nodes_of(history.game, nodes)
        review = reviewed(history, SECONDS, lang, nodes=budget)
    except HaricotError as wrong:
        return {"number": number, "error": say(wrong.sentence, lang)}
    told: dict[str, Any] = msgspec.to_builtins(review)
    del told["picture"]
    return {"number": number, "players": list(entry.players), **told}


def review_games(
    games: Iterable[NumberedGame], nodes: int | None, lang: str, where: Executor = ALONE
) -> Generator[dict[str, Any]]:
    """One by one, in that order; `nodes` for each move, or as many as a house gives it."""
    yield from where.run(partial(review_one, nodes=nodes, lang=lang), games)


def nodes_of(game: str, nodes: int | None) -> int:
    """Those that were asked for, or what a house gives a move of that game."""
    return nodes or reviewer(game).NODES


def is_review_of(row: dict[str, Any], numbered: NumberedGame, nodes: int | None, lang: str) -> bool:
    """Whether that is what `review_one` tells of this game, as far as one can see without making it again."""
    number, entry = numbered
    if row.get("number") != number:
        return False
    if "error" in row or isinstance(entry, BadRecord):
        return "error" in row
    moves = tuple(one["move"] for one in row.get("moves", ()))
    if moves != entry.moves or row.get("budget") != {"nodes": nodes_of(entry.game, nodes)}:
        return False
    names = [one["name"] for one in row.get("seats", ())]
    return names == [seat_name(entry.game, seat, lang) for seat in range(entry.seats)]
