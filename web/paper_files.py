"""Makes the games on paper that the rules pages offer, as PDF files in each language; part of the installation."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
GAMES = SOURCE / "haricot" / "games"
TARGET = SOURCE / "haricot" / "house" / "paper"
MADE_FROM = TARGET / "made-from.txt"


def build() -> None:
    """Every game in every language and size, unless they are there and made from what lies here now."""
    made_from = fingerprint()
    if MADE_FROM.exists() and MADE_FROM.read_text() == made_from:
        return
    sys.path.insert(0, str(SOURCE))  # the package that is being built, not one that may be installed
    from haricot.games import named
    from haricot.games.paper import SIZES, printed
    from haricot.texts.bundles import COMPLETE, FALLBACK, LANGUAGES

    print("· Printing the games …", file=sys.stderr, flush=True)
    TARGET.mkdir(exist_ok=True)
    for game in games():
        for lang in LANGUAGES:
            languages = [name for name, option in named(game).options.items() if FALLBACK in (option.choices or ())]
            spoken = lang if lang in COMPLETE else FALLBACK
            options = named(game).choose(dict.fromkeys(languages, spoken))  # cards in the reader's language
            for size in SIZES:
                (TARGET / f"{game}.{lang}.{size}.pdf").write_bytes(printed(game, lang, size, options))
    MADE_FROM.write_text(made_from)


def games() -> list[str]:
    """Those of the house that have something to cut out."""
    return sorted(file.parent.name for file in GAMES.glob("*/printed.py"))


def fingerprint() -> str:
    """A hash of everything that the files are made from."""
    return sha256(b"".join(str(file.relative_to(ROOT)).encode() + file.read_bytes() for file in sources())).hexdigest()


def sources() -> Iterator[Path]:
    drawn = [*GAMES.glob("print*.py"), *GAMES.glob("*/printed.py")]
    said = [file for file in (SOURCE / "haricot" / "texts").rglob("*") if file.suffix in (".ftl", ".md", ".svg")]
    yield from sorted(drawn + said)


if __name__ == "__main__":
    build()
