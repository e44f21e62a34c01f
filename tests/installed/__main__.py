"""The wheel in every Python that is here: `python -m tests.installed`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.installed.archives import build, pythons
from tests.installed.test_installed import GAMES, run_wheel


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        archives = build(Path(folder))
        for version, python in pythons().items():
            if python is None:
                print(f"Python {version}: not here")
                continue
            run_wheel(python, archives, Path(folder) / version, played=GAMES)
            print(f"Python {version}: everything is there")


if __name__ == "__main__":
    main()
