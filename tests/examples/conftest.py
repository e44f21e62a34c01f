"""Games from outside, brought for one test and put away after it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from haricot.core.game import Game
from haricot.games import load_file, names, put_away

EXAMPLES = Path(__file__).parents[2] / "examples"

Bring = Callable[[str | Path], Game]


@pytest.fixture
def bring() -> Iterator[Bring]:
    """Loads an example by its name, or any file."""
    before = names()

    def load(file: str | Path) -> Game:
        return load_file(EXAMPLES / f"{file}.py" if isinstance(file, str) else file)

    yield load
    for name in names():
        if name not in before:
            put_away(name)
