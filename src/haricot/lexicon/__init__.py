"""Word lists: the file that holds one, and the words that may be laid."""

from haricot.lexicon.lexicon import Lexicon, lexicon

__all__ = ["Lexicon", "lexicon"]
