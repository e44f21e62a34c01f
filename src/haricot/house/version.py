"""Which Haricot runs here: the package's version, and which client it serves.

Pages and house tell each other theirs: a page that is older than the house loads itself anew at a good moment.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

CLIENT = Path(__file__).parent / "client"
PACKAGE = version("haricot")


@cache
def served_version() -> str:
    """Such as `0.2.0+5f3c09aa`: the page of a client names its scripts by their content, so its hash stands for all."""
    page = CLIENT / "index.html"
    client = sha256(page.read_bytes()).hexdigest()[:8] if page.is_file() else "none"
    return f"{PACKAGE}+{client}"
