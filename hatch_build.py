"""What the installation makes: lexicons, client and the games on paper, which are not in the repository.

And the page of a package index, from the README: there it has neither pictures nor files beside it.
"""

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

INSTALL = """## Install

```
pip install haricot
haricot serve        # opens the house in your browser
haricot play kala    # plays in the terminal
```

That brings all that is needed to play and to open a house (about 480 MB, half of it numba's compiler, which the library
itself does not load). `haricot[study]` adds PettingZoo, Gymnasium and OpenSpiel for the environments and pyarrow for
tables, `haricot[postgresql]` and `haricot[cluster]` what a house needs that outgrows a machine, `haricot[ray]` what
long work needs to be done on a Ray cluster.

"""
PICTURE = re.compile(r"^!\[[^\]]*\]\([^)]*\)\n\n?", re.MULTILINE)
KEPT = ("## In the terminal", "## From Python", "## For research")
"""Sections that are of use to whoever has installed it."""
LINK = re.compile(r"\[([^\]]+)\]\((?!https?://)[^)]+\)")


class HaricotHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds what the package carries besides its sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed, or installed from the working tree."""
        sys.path[:0] = [str(Path(self.root) / "wordlists"), str(Path(self.root) / "web")]
        import client
        import lexicons
        import paper_files

        lexicons.build()
        client.build()
        paper_files.build()


class IndexPage(MetadataHookInterface):
    """Writes the page that a package index shows."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Into the package's metadata."""
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": index_page(readme)}


def index_page(readme: str) -> str:
    """The README for whoever installs from an index: other commands, no pictures, words instead of links to files."""
    head, *sections = re.split(r"^(?=## )", readme, flags=re.MULTILINE)
    kept = [section for section in sections if section.startswith(KEPT)]
    licence = readme[readme.rindex("\n\n") + 2 :]
    page = head + INSTALL + "".join(kept) + licence
    return LINK.sub(r"\1", PICTURE.sub("", page)).replace(".venv/bin/haricot", "haricot")
