"""Links of a page, as they are in the site: to the page that shows a file of the repository, or to nothing at all."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping
from pathlib import Path

LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```[ ]*$", re.DOTALL | re.MULTILINE)


def in_site(text: str, source: Path, page: str, places: Mapping[Path, str]) -> str:
    """The text of `source` with its links as they are seen from `page`; `places` says where files are in the site.

    A link to a file that the site does not show becomes its words: the site has no address of the repository.
    """
    parts = FENCE.split(text)
    fences = [*FENCE.findall(text), ""]
    linked = [LINK.sub(lambda found: _link(found, source, page, places), part) for part in parts]
    return "".join(part + fence for part, fence in zip(linked, fences, strict=True))


def _link(found: re.Match[str], source: Path, page: str, places: Mapping[Path, str]) -> str:
    picture, words, target = found.groups()
    path, hash_sign, anchor = target.partition("#")
    if not path or "://" in target:
        return found[0]
    place = places.get((source.parent / path).resolve())
    if place is None:
        return "" if picture else words
    return f"{picture}[{words}]({posixpath.relpath(place, posixpath.dirname(page) or '.')}{hash_sign}{anchor})"
