"""Notebooks: read as the JSON that they are, run cell by cell, and told as pages. Nothing of Jupyter is needed."""

from __future__ import annotations

import ast
import io
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "notebooks"


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: words in Markdown, or Python."""

    is_code: bool
    source: str


def notebooks() -> list[Path]:
    """In the order in which they are to be read."""
    return sorted(FOLDER.glob("*.ipynb"))


def cells(notebook: Path) -> list[Cell]:
    """What is in it; what it printed once is no part of it."""
    return [
        Cell(cell["cell_type"] == "code", "".join(cell["source"]))
        for cell in json.loads(notebook.read_text("utf-8"))["cells"]
    ]


def run(notebook: Path) -> Iterator[tuple[Cell, str]]:
    """Each cell and what it prints, its last value included, as a notebook would show it."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in cells(notebook):
        yield cell, _output(cell.source, notebook.name, names) if cell.is_code else ""


def _output(source: str, file: str, names: dict[str, Any]) -> str:
    tree = ast.parse(source, file)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(tree, file, "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), file, "eval"), names)
            if value is not None:
                print(repr(value))  # noqa: T201
    return printed.getvalue()


def page(notebook: Path) -> str:
    """A notebook as a page: it is run, and what it prints stands below each cell."""
    told = []
    for cell, output in run(notebook):
        told.append(f"```python\n{cell.source}\n```\n" if cell.is_code else f"{cell.source}\n")
        if output:
            told.append(f"```text\n{output.rstrip()}\n```\n")
    told.append(f"[This notebook]({notebook.name}), to run it yourself.\n")
    return "\n".join(told)
