"""The file that holds a lexicon: a line of JSON, the words by length, how common each is, the spellings with accents.

The installation writes it and the library reads it; this module is all that both need, and needs nothing of ours.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256

LENGTHS = range(2, 10)
"""How many letters a word may have; the rack holds nine, and a word in it has three or more."""

COMMONEST = 255


@dataclass(frozen=True, slots=True)
class Packed:
    """An opened file: for each length its words in a row, in alphabetical order, and a byte for each that says how
    common it is; and the spellings, line by line."""

    version: str
    made_from: str
    blocks: Mapping[int, bytes]
    commonness: Mapping[int, bytes]
    spellings: bytes


def fold(spelling: str) -> str:
    """A spelling as the cards show it: capitals without accents, OE for Œ, AE for Æ."""
    if spelling.isascii():
        return spelling.upper()
    import unicodedata  # most of those who open a lexicon fold nothing

    apart = spelling.lower().replace("œ", "oe").replace("æ", "ae")
    return "".join(each for each in unicodedata.normalize("NFD", apart) if not unicodedata.combining(each)).upper()


def is_word(folded: str) -> bool:
    """Whether it is made of A–Z, and neither too short nor too long."""
    return len(folded) in LENGTHS and folded.isascii() and folded.isalpha() and folded.isupper()


def commonness(per_billion: float) -> int:
    """From how often a word comes in a billion words of talk: eight more for each doubling, 0 for hardly ever."""
    return max(0, min(COMMONEST, round(8 * math.log2(per_billion)))) if per_billion > 1 else 0


def pack(lang: str, spellings: Iterable[str], common: Mapping[str, int], made_from: str) -> bytes:
    """A lexicon file of these spellings; those that cannot be laid are left out."""
    by_word: dict[str, set[str]] = {}
    for spelling in spellings:
        folded = fold(spelling)
        if is_word(folded):
            by_word.setdefault(folded, set()).add(spelling.lower())
    words = {length: sorted(word for word in by_word if len(word) == length) for length in LENGTHS}
    blocks = {length: "".join(row) for length, row in words.items()}
    bytes_of = bytes(common.get(word, 0) for row in words.values() for word in row)
    lines = "".join(
        f"\n{word} {' '.join(sorted(ways))}" for word, ways in sorted(by_word.items()) if ways != {word.lower()}
    )
    sizes = {str(length): len(block) for length, block in blocks.items()}
    version = version_of(lang, {length: block.encode() for length, block in blocks.items()})
    head = json.dumps({"version": version, "made_from": made_from, "sizes": sizes})
    return f"{head}\n{''.join(blocks.values())}".encode() + bytes_of + f"{lines}\n".encode()


def unpack(packed: bytes) -> Packed:
    """The parts of a lexicon file."""
    at = packed.index(b"\n") + 1
    head = json.loads(packed[:at])
    blocks, common = {}, {}
    for length in LENGTHS:
        size = head["sizes"][str(length)]
        blocks[length] = packed[at : at + size]
        at += size
    for length in LENGTHS:
        count = len(blocks[length]) // length
        common[length] = packed[at : at + count]
        at += count
    return Packed(head["version"], head["made_from"], blocks, common, packed[at:])


def version_of(lang: str, blocks: Mapping[int, bytes]) -> str:
    """The language, and a hash of its words: the same wherever the same words are."""
    digest = sha256(b"\n".join(blocks[length] for length in LENGTHS))
    return f"{lang}-{digest.hexdigest()[:12]}"
