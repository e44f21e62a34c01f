"""What docs/bots.md says of the socket, for programs of others: every field, every code, and how much is told again."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from haricot.games import names
from haricot.house import errors
from haricot.house.http.wire_schema import schema_document
from haricot.house.live import live_table
from haricot.house.live.socket import MOST_REASON_BYTES, shortened
from haricot.texts import say

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")
LIVE = ROOT / "src" / "haricot" / "house" / "live"


def row(word: str) -> str:
    """The line of a table on the page that begins with it."""
    return next(line for line in PAGE.splitlines() if line.startswith(f"| `{word}`"))


def close_codes() -> Iterator[int]:
    """Every number with which a module closes a socket, and those that follow from an error's status."""
    for module in LIVE.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("close"):
                yield from (one.value for one in node.args if isinstance(one, ast.Constant) and type(one.value) is int)
    for node in ast.walk(ast.parse(Path(errors.__file__).read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name == "status_of":
            statuses = [one.value.value for one in ast.walk(node) if isinstance(one, ast.Return)]  # type: ignore[union-attr]
            yield from (4000 + status for status in statuses)


def test_every_code_that_closes_a_socket_is_on_the_page() -> None:
    said = {int(code) for cell in re.findall(r"^\| ([\d, ]+) \|", PAGE, re.M) for code in cell.split(", ")}
    codes = set(close_codes())
    assert {1011, 4401, 4409, 4503} <= codes, "the source is read as it should be"
    assert codes <= said


def test_every_field_of_a_message_is_on_the_page() -> None:
    schemas = schema_document(names())["$defs"]
    for kind, schema in schemas["SocketMessage"]["discriminator"]["mapping"].items():
        fields = set(schemas[schema.rpartition("/")[2]]["properties"]) - {"kind", "number"}
        assert [field for field in sorted(fields) if f"`{field}`" not in row(kind)] == []


def test_the_page_says_how_many_missed_events_are_told() -> None:
    assert f"unless that is more than {live_table.MOST_MISSED}." in PAGE


def test_codes_after_which_no_client_comes_again_are_those_that_the_page_names() -> None:
    (listed,) = re.findall(r"Where the code is ([\d, or]+), coming again is of no use", PAGE)
    (useless,) = re.findall(r"const USELESS = new Set\(\[([\d, ]+)\]\)", (ROOT / "web/src/lib/socket.ts").read_text())
    assert re.findall(r"\d+", listed) == re.findall(r"\d+", useless)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("key", ["house-game-missing", "house-table-unreadable"])
def test_a_reason_too_long_for_a_closing_frame_ends_with_a_sentence(key: str, lang: str) -> None:
    whole = say(key, lang, game="tic_tac_toe" * 2)
    told = shortened(whole)
    assert whole.startswith(told)
    assert told.endswith(".")
    assert len(told.encode()) <= MOST_REASON_BYTES


def test_one_long_sentence_is_cut_between_words() -> None:
    assert shortened("é" * 40 + " " + "é" * 40) == "é" * 40 + "…"
    assert shortened("é" * 100) == "é" * 60 + "…"
