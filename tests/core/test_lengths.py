"""Files and functions are short enough to be read at one go."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "haricot"
MODULES = sorted(PACKAGE.rglob("*.py"))
LONGEST_FILE, LONGEST_FUNCTION = 400, 40
LONG_FUNCTIONS = {
    "house/live/live_table.py: LiveTable.__init__": "a line for each thing that a table in use has, and what it means",
    "house/store/migrations/versions/0001_first.py: upgrade": "all tables of the first store, which never change again",
}
"""And why nothing would be clearer if they were shorter."""


def test_files_are_short() -> None:
    lengths = {str(module.relative_to(PACKAGE)): len(module.read_text("utf-8").splitlines()) for module in MODULES}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_functions_are_short() -> None:
    lengths = {
        f"{module.relative_to(PACKAGE).as_posix()}: {name}": length
        for module in MODULES
        for name, length in _functions(ast.parse(module.read_text("utf-8")), "")
    }
    too_long = {name: length for name, length in lengths.items() if length > LONGEST_FUNCTION}
    assert {name: length for name, length in too_long.items() if name not in LONG_FUNCTIONS} == {}
    assert set(LONG_FUNCTIONS) <= set(too_long), "an exception that nobody needs any more"


def _functions(within: ast.AST, prefix: str) -> Iterator[tuple[str, int]]:
    """By name, with those of classes and of other functions; decorators do not count."""
    for node in ast.iter_child_nodes(within):
        match node:
            case ast.FunctionDef(name) | ast.AsyncFunctionDef(name):
                assert node.end_lineno is not None
                yield prefix + name, node.end_lineno - node.lineno + 1
                yield from _functions(node, f"{prefix}{name}.")
            case ast.ClassDef(name):
                yield from _functions(node, f"{prefix}{name}.")
            case _:
                yield from _functions(node, prefix)
