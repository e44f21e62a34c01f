"""With a budget of nodes, what a review says does not depend on the machine; and no budget pays for kernels."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.review.same_everywhere import STORIES

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def runs() -> list[dict[str, Any]]:
    """In two processes: one by the right clock, one by a clock that leaps."""
    found = []
    for hurry, hashes in (("0", "1"), ("0.7", "2")):
        told = subprocess.run(
            [sys.executable, "-m", "tests.review.same_everywhere", hurry],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hashes},
            stdout=subprocess.PIPE,
            check=True,
            timeout=600,
        )
        found.append(json.loads(told.stdout))
    return found


@pytest.mark.parametrize("story", STORIES)
def test_two_runs_in_two_processes_give_the_same_review(runs: list[dict[str, Any]], story: str) -> None:
    one, other = (run["found"][story] for run in runs)
    assert one["moves"]
    assert one["budget"] == {"nodes": 3_000}
    assert one == other


def test_nothing_is_compiled_or_loaded_once_a_budget_runs(runs: list[dict[str, Any]]) -> None:
    """In a fresh process, the first move thought about has as much of its time as the last."""
    assert [run["compiled"] for run in runs] == [[], []]
