"""A corpus as tables, in Parquet: a row for each game, and, where asked for, a row for each move.

It needs pyarrow (`pip install pyarrow`), which is loaded when a table is read or written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from itertools import islice
from typing import Any

from haricot.core.errors import BadRecord
from haricot.core.extras import needing
from haricot.core.game import State
from haricot.records.corpus import GameEntry, are_headers
from haricot.study import of_state

ROWS_AT_A_TIME = 2000

GAME_COLUMNS = {
    "number": "int64", "game": "string", "seats": "int32", "players": "list<string>", "length": "int32",
    "moves": "list<string>", "winners": "list<int32>", "scores": "list<int64>", "ranks": "list<int32>",
    "result": "string", "headers": "list<list<string>>",
}  # fmt: skip
MOVE_COLUMNS = {
    "number": "int64", "at": "int32", "seat": "int32", "opening": "bool", "move": "string", "actions": "list<int32>",
    "observation": "list<int16>", "rank": "int32",
}  # fmt: skip


def must_have_arrow() -> None:
    """BadOption where pyarrow is missing: told before the work, not after it."""
    _arrow("pyarrow.parquet")


def write_table(rows: Iterable[dict[str, Any]], file: str, columns: Mapping[str, str] | None = None) -> int:
    """Writes rows as they come; how many there were.

    With `columns` the table is the same whatever comes first, and is there even without rows; otherwise the first
    rows say what is in it.
    """
    arrow, parquet = _arrow(), _arrow("pyarrow.parquet")
    written, waiting = 0, iter(rows)
    schema = columns and arrow.schema([(name, _kind(arrow, kind)) for name, kind in columns.items()])
    writer = parquet.ParquetWriter(file, schema) if schema else None
    while chunk := list(islice(waiting, ROWS_AT_A_TIME)):
        table = arrow.Table.from_pylist(chunk, schema=writer.schema if writer else None)
        writer = writer or parquet.ParquetWriter(file, table.schema)
        writer.write_table(table)
        written += len(chunk)
    if writer:
        writer.close()
    return written


def read_table(file: str) -> Iterator[GameEntry]:
    """The games of a table, one by one; BadRecord where it is a table of something else, or none."""
    invalid: type[Exception] = _arrow().ArrowInvalid
    try:
        table = _arrow("pyarrow.parquet").ParquetFile(file)
    except invalid:
        raise BadRecord("table-of-no-games", file=file) from None
    if not {"headers", "moves", "result"} <= set(table.schema_arrow.names):
        raise BadRecord("table-of-no-games", file=file)
    for batch in table.iter_batches(ROWS_AT_A_TIME):
        for row in batch.to_pylist():
            headers: dict[str, str] = dict(row["headers"])
            if not are_headers(headers):
                raise BadRecord("table-of-no-games", file=file)
            yield GameEntry(headers, tuple(row["moves"]), row["result"])


def game_row(number: int, entry: GameEntry) -> dict[str, Any]:
    """A game: what is written of it, and what one asks for most often."""
    outcome = entry.outcome
    return {
        "number": number,
        "game": entry.game,
        "seats": entry.seats,
        "players": list(entry.players),
        "length": len(entry.moves),
        "moves": list(entry.moves),
        "winners": list(outcome.winners) if outcome else [],
        "scores": list(outcome.scores) if outcome else [],
        "ranks": list(outcome.ranks) if outcome else [],
        "result": entry.result,
        "headers": [list(pair) for pair in entry.headers.items()],
    }


def move_rows(number: int, entry: GameEntry) -> Iterator[dict[str, Any]]:
    """Every move of a game, replayed: who made it, its action ids, what its seat saw, and how that seat ended.

    `opening`: it was drawn at random before anybody played.
    """
    states: list[State] = list(entry.record().states())
    outcome, coder = entry.outcome, of_state(states[0])
    for at, (state, move) in enumerate(zip(states, entry.moves, strict=False)):
        assert state.turn is not None
        yield {
            "number": number,
            "at": at,
            "seat": state.turn,
            "opening": at < entry.opening,
            "move": move,
            "actions": list(coder.ids(state, move)),
            "observation": coder.encode(state.view(state.turn), on_trust=True).tolist(),
            "rank": outcome.ranks[state.turn] if outcome else None,
        }


def _kind(arrow: Any, name: str) -> Any:
    inner = name.removeprefix("list<")
    return arrow.type_for_alias(name) if inner == name else arrow.list_(_kind(arrow, inner.removesuffix(">")))


def _arrow(module: str = "pyarrow") -> Any:
    with needing("pyarrow"):
        return import_module(module)
