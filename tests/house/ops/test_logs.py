"""What a log line carries beside its message."""

import ast
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import haricot.house
from haricot.house.ops.logs import KEPT, JsonLines

HOUSE = Path(haricot.house.__file__).parent


def test_a_line_tells_what_was_said_beside_its_message() -> None:
    said = {"name": "haricot.house", "levelname": "INFO", "msg": "history is made from the events", "count": 500}
    line = json.loads(JsonLines().format(logging.makeLogRecord(said)))
    assert (line["message"], line["count"]) == ("history is made from the events", 500)


def test_nothing_that_is_said_beside_a_message_is_dropped() -> None:
    dropped = {name for file in HOUSE.rglob("*.py") for name in extras(file)} - {*KEPT, "number"}
    assert not dropped, "`number` is written as `process`; others are kept by their names"


def extras(file: Path) -> Iterator[str]:
    """The names in every `extra={…}` of a module."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.keyword) and node.arg == "extra" and isinstance(node.value, ast.Dict):
            yield from (str(key.value) for key in node.value.keys if isinstance(key, ast.Constant))
