"""The games: one folder each, found by its name; and those that come from outside by the same door."""

from haricot.games.registry import (
    bring,
    bring_files,
    brought_files,
    is_ours,
    load_file,
    named,
    named_as,
    names,
    outside_files,
    part_of,
    put_away,
    texts_of,
)

__all__ = [
    "bring",
    "bring_files",
    "brought_files",
    "is_ours",
    "load_file",
    "named",
    "named_as",
    "names",
    "outside_files",
    "part_of",
    "put_away",
    "texts_of",
]
