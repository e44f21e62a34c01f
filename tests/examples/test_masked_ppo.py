"""Kala learnt by MaskablePPO, some minutes of two cores; only `python3 dev.py learning` has sb3-contrib for it."""

import re
import subprocess
import sys

import pytest

from tests.examples.conftest import EXAMPLES

EXAMPLE = EXAMPLES / "masked_ppo.py"
TOLD = re.compile(r"^(\w+) wins ([\d.]+)% of 400 games against (\w+) \(± ([\d.]+)\)$", re.MULTILINE)


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60


def test_it_learns_to_beat_the_first_level() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is installed by `python3 dev.py learning`")
    ran = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True, check=True)
    sys.stdout.write(ran.stdout)  # for `pytest -s`: the figures are worth reading
    shares = {
        (player, other): (float(share), float(margin)) for player, share, other, margin in TOLD.findall(ran.stdout)
    }
    assert len(shares) == 4, ran.stdout
    share, margin = shares["untrained", "graine"]
    assert share + margin < 10
    share, margin = shares["trained", "untrained"]
    assert share - margin > 90
    share, margin = shares["trained", "graine"]
    assert share - margin > 50
