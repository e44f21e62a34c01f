"""One word, one meaning: no two modules have a public type of one name, be it a class or an alias."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "haricot"
TYPE_NAME = re.compile(r"[A-Z][a-z]\w*")
SHARED = {
    "LastMove": "the last move of a game, as its own folder tells it",
    "Phase": "where a game is in its course, as its own folder tells it",
    "Say": "a move that lays nothing, in the two games where players speak",
}
"""Names that mean the same thing in several places, and what that is."""


def test_a_name_of_a_type_has_one_meaning() -> None:
    owners = defaultdict[str, list[str]](list)
    for module in sorted(PACKAGE.rglob("*.py")):
        for name in _types(ast.parse(module.read_text("utf-8"))):
            owners[name].append(str(module.relative_to(PACKAGE)))
    several = {name: modules for name, modules in owners.items() if len(modules) > 1}
    assert {name: modules for name, modules in several.items() if name not in SHARED} == {}
    assert set(SHARED) <= set(several), "an exception that nobody needs any more"


def _types(module: ast.Module) -> Iterator[str]:
    for statement in module.body:
        match statement:
            case ast.ClassDef(name) | ast.Assign([ast.Name(name)]) | ast.AnnAssign(ast.Name(name)):
                if TYPE_NAME.fullmatch(name):
                    yield name
