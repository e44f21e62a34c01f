"""The client that the browser loads: files built from `web/`, kept in memory, told apart by their names."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path

from msgspec import Struct

from haricot.house.version import CLIENT, served_version

WORTH_PACKING = 1000
VERSION_PLACE = b'<meta name="version" content="" />'
"""Where a page is told its version, which a build cannot know: the package's is in it."""


class File(Struct, frozen=True):
    content: bytes
    packed: bytes | None
    kind: str
    lasting: bool
    """Whether its name changes whenever its content does."""


def load(folder: Path = CLIENT) -> dict[str, File]:
    """Every file by its path, such as `assets/index-3f.js`; none where the client was not built."""
    return {path.relative_to(folder).as_posix(): _file(path, folder) for path in folder.rglob("*") if path.is_file()}


def find(files: dict[str, File], path: str) -> File | None:
    """The file of that path; for a page of the client, which are all one, its index."""
    name = path.strip("/")
    if name in files:
        return files[name]
    return files.get("index.html") if "." not in name.rpartition("/")[2] else None


def _file(path: Path, folder: Path) -> File:
    content = path.read_bytes()
    if path.name == "index.html":
        content = content.replace(VERSION_PLACE, VERSION_PLACE.replace(b'""', f'"{served_version()}"'.encode()))
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "image/svg+xml"):
        kind += "; charset=utf-8"
    packed = gzip.compress(content, 9, mtime=0) if len(content) > WORTH_PACKING and "image/p" not in kind else None
    return File(content, packed, kind, lasting=path.parent.name == "assets")
