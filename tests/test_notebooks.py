"""The notebooks of docs/ run from their first cell to their last, and hold no output of some earlier run."""

import json
from pathlib import Path

import pytest

from docs.site import notebooks


def test_there_are_three() -> None:
    assert len(notebooks.notebooks()) == 3


@pytest.mark.parametrize("notebook", notebooks.notebooks(), ids=lambda file: file.stem)
def test_it_runs(notebook: Path) -> None:
    printed = [output for cell, output in notebooks.run(notebook) if cell.is_code]
    assert all(printed), "a cell that shows nothing teaches nothing"


@pytest.mark.parametrize("notebook", notebooks.notebooks(), ids=lambda file: file.stem)
def test_it_is_kept_without_what_it_printed(notebook: Path) -> None:
    read = json.loads(notebook.read_text("utf-8"))
    assert read["nbformat"] == 4
    for cell in read["cells"]:
        assert cell["cell_type"] in ("markdown", "code")
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None


def test_a_page_shows_what_cells_print(tmp_path: Path) -> None:
    cells = [
        {"cell_type": "markdown", "source": ["# Beans"]},
        {"cell_type": "code", "source": ["beans = 4\n", "print('sown')\n", "beans + 1"]},
        {"cell_type": "code", "source": ["beans = 5"]},
    ]
    notebook = tmp_path / "beans.ipynb"
    notebook.write_text(json.dumps({"cells": cells}))
    told = notebooks.page(notebook)
    assert told.startswith("# Beans\n")
    assert "beans + 1\n```\n\n```text\nsown\n5\n```\n" in told
    assert told.count("```text") == 1
    assert "(beans.ipynb)" in told
