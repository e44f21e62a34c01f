"""What the installation makes: lexicons, client and the games on paper, which are not in the repository."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class HaricotHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path[:0] = [str(Path(self.root) / "wordlists"), str(Path(self.root) / "web")]
        import client
        import lexicons
        import paper_files

        lexicons.build()
        client.build()
        paper_files.build()
