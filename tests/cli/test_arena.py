"""The arena as it is asked for in the terminal."""

import pytest

from tests.cli.terminal import haricot as run


@pytest.mark.parametrize("wrong", ["--games=0", "--games=-3", "--opening=-1", "--workers=0", "--levels=champion"])
def test_what_cannot_be_played_is_refused_in_a_sentence(wrong):
    told = run("arena", "kala", wrong)
    assert told.returncode in (1, 2)
    assert told.stderr.startswith("haricot: ")
    assert "Traceback" not in told.stderr
