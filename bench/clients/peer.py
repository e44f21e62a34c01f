"""boardgame.io, which figures are compared with: fetched into a folder that git does not look at."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

PEER = Path(__file__).parents[1] / "boardgame_io"


def peer_is_there(last: str, packages: Sequence[str]) -> bool:
    """Fetches the packages unless the last of them is there already."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        print("No Node here: boardgame.io is not measured.")
        return False
    if not (PEER / "node_modules" / last).is_dir():
        fetch = ["npm", "install", "--no-save", "--no-package-lock", "--silent", *packages]
        subprocess.run(fetch, cwd=PEER, check=True)
    return True
