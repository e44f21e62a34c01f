"""What Fluent files may ask of a value beyond its number: the client's `text-functions.ts` says the same."""

from __future__ import annotations

import unicodedata

VOWELS = "AEIOU"


def initial(value: object) -> str:
    """`vowel` where French elides before it (d’Anna, d’Yves), else `consonant` (de Yann, de Hugo)."""
    letters = _bare(str(value))
    if letters[:1] == "Y":
        return "vowel" if letters[1:2] and letters[1] not in VOWELS else "consonant"
    return "vowel" if letters[:1] and letters[0] in VOWELS else "consonant"


def _bare(text: str) -> str:
    """Capitals without accents: `Œ` and `Æ` begin with a vowel too."""
    folded = unicodedata.normalize("NFKD", text).upper().replace("Œ", "OE").replace("Æ", "AE")
    return "".join(letter for letter in folded if not unicodedata.combining(letter)).lstrip()
