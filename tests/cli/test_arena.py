"""The arena as it is asked for in the terminal."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import haricot as run


@pytest.mark.parametrize(
    "wrong",
    [
        "--games=0",
        "--games=-3",
        "--opening=-1",
        "--workers=0",
        "--levels=champion",
        "--levels=graine",
        "--levels=graine,graine",
        "--seconds=-1",
        "--seconds=nan",
        "--seconds=inf",
        "--opening=300",
        "--json=nowhere/result.json",
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(wrong: str) -> None:
    told = run("arena", "kala", wrong)
    assert told.returncode in (1, 2)
    assert told.stderr.startswith("haricot: ")
    assert "Traceback" not in told.stderr


def test_a_result_is_told_in_the_readers_own_numbers_and_nothing_else_is_on_the_page(tmp_path: Path) -> None:
    told = run(
        "arena",
        "ronda",
        "--levels=graine, germe",
        "--games=3",
        "--seed=-4",
        "--lang=fr",
        f"--json={tmp_path / 'result'}",
    )
    step, *_, slowest = told.stdout.splitlines()
    assert step.startswith("germe finit devant graine")
    assert "des 4 parties" in step
    assert ",0\N{NO-BREAK SPACE}% des 4 parties (±" in step
    assert "." not in slowest.removesuffix(" s.")
    assert json.loads((tmp_path / "result").read_text())["steps"][0]["games"] == 4
