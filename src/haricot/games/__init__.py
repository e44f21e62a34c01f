"""The games: one folder each, found by its name; and those that come from outside by the same door."""

from haricot.games.registry import bring_files, brought_files, load_file, named, names, part_of

__all__ = ["bring_files", "brought_files", "load_file", "named", "names", "part_of"]
