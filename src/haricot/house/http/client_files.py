"""What the browser loads: the client, built from `web/`, and the games on paper; kept in memory, told apart by name."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from msgspec import Struct

from haricot.house.version import CLIENT, served_version

PAPER = CLIENT.parent / "paper"
"""The games as PDF files, made when the package was built: `kala.fr.a4.pdf`."""
PACKED_ALREADY = ("image/p", "application/pdf")
WORTH_PACKING = 1000
VERSION_PLACE = b'<meta name="version" content="" />'
"""Where a page is told its version, which a build cannot know: the package's is in it."""


class File(Struct, frozen=True):
    """A file of the client, as it is served."""

    content: bytes
    packed: bytes | None
    kind: str
    lasting: bool
    """Whether its name changes whenever its content does."""


def load(folder: Path = CLIENT, paper: Path = PAPER) -> dict[str, File]:
    """Every file by its path, such as `assets/index-3f.js` or `paper/kala.fr.a4.pdf`; none where none was built."""
    client = {path.relative_to(folder).as_posix(): _file(path) for path in folder.rglob("*") if path.is_file()}
    return client | {f"paper/{path.name}": _file(path) for path in paper.glob("*.pdf")}


@cache
def is_printed(game: str, lang: str) -> bool:
    """Whether there are files to print it from."""
    return (PAPER / f"{game}.{lang}.a4.pdf").is_file()


def find(files: dict[str, File], path: str) -> File | None:
    """The file of that path; for a page of the client, which are all one, its index."""
    name = path.strip("/")
    if name in files:
        return files[name]
    return files.get("index.html") if "." not in name.rpartition("/")[2] else None


def _file(path: Path) -> File:
    content = path.read_bytes()
    if path.name == "index.html":
        content = content.replace(VERSION_PLACE, VERSION_PLACE.replace(b'""', f'"{served_version()}"'.encode()))
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "image/svg+xml"):
        kind += "; charset=utf-8"
    worth_packing = len(content) > WORTH_PACKING and not kind.startswith(PACKED_ALREADY)
    packed = gzip.compress(content, 9, mtime=0) if worth_packing else None
    return File(content, packed, kind, lasting=path.parent.name == "assets")
