"""Every text said with every kind of value: 0, 1 and 2, names, and whoever reads.

`python -m tests.texts.rendering` writes anew, for a reviewer, what is said where a value decides the words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from math import prod
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import haricot
from haricot.texts import COMPLETE, say

TEXTS = Path(haricot.__file__).parent / "texts"
HERE = Path(__file__).parent

NAMES = ("Anna", "Bruno")
SAMPLES: Mapping[str, tuple[object, ...]] = {
    "name": NAMES, "owner": NAMES, "winner": ("Anna",), "names": ("Anna et Bruno",), "people": ("Anna",),
    "game": ("Awalé", "Kala"), "move": ("a1a2",), "best": ("a1a2",), "word": ("ARES",), "other": ("AREN",),
    "card": ("E",), "up": ("7♣",), "offer": ("7♣",), "letter": ("E",), "wanted": ("A",), "cell": ("a1",),
    "own": ("a1",), "start": ("b1",), "aside": ("c1",), "path": ("a1, a2",), "reason": ("…",), "why": ("…",),
    "odds": ("…",), "lower": ("…",), "harvests": ("…",), "leaves": ("…",), "file": ("partie.txt",),
    "version": ("fr-1",), "date": ("lundi",), "device": ("Firefox",),
    "aim": ("…",), "text": ("x",), "field": ("turn",), "named": ("Cercles",),
}  # fmt: skip
NUMBERS = (0, 1, 2)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
FEW = 16
"""As many renderings of one text are read with pleasure."""
Samples = Mapping[str, tuple[object, ...]]

NOTATION = re.compile(
    r"cli-|arena-|preset-|solve-|house-set-|position-|record-|game-file|game-name|option-(form|unknown)|house-store"
    r"|house-backup|house-port|.*-how-to$|.*-(phase|position|token|drawn|offer|up|loans|stake|empty-stock)"
    r"|.*-move-form$|rondelic-(turn|saying-form|not-here|move-form|option-rules)|review-lost"
)
"""What speaks of notation or to whoever types commands: codes are its subject."""


class Choices(Visitor):
    """What decides the words of a text, and between what; and every value that it speaks of."""

    def __init__(self) -> None:
        self.chosen: dict[str, set[str]] = {}
        self.values: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent.syntax names it)
        self.values.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (fluent.syntax names it)
        about = Choices()
        about.visit(node.selector)
        keys = {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants}
        for name in about.values:
            self.chosen.setdefault(name, set()).update(keys)
        self.generic_visit(node)


@cache
def messages(lang: str) -> dict[str, Choices]:
    found = {}
    for page in sorted((TEXTS / lang).glob("*.ftl")):
        for entry in FluentParser().parse(page.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                choices = Choices()
                choices.visit(entry)
                found[entry.id.name] = choices
    return found


PLAIN = sorted(key for key in messages(COMPLETE[0]) if not NOTATION.match(key))


@cache
def said_by(lang: str) -> dict[str, tuple[str, ...]]:
    """By key, everything that the text may say."""
    return {key: tuple(dict.fromkeys(_renderings(key, choices, lang))) for key, choices in messages(lang).items()}


def chosen_by_values(lang: str) -> dict[str, tuple[str, ...]]:
    """Those texts whose words a value decides."""
    return {key: said_by(lang)[key] for key, choices in messages(lang).items() if choices.chosen}


def _renderings(key: str, choices: Choices, lang: str) -> Iterator[str]:
    samples = {name: _samples(name, choices) for name in sorted(choices.values)}
    for values in _every(samples) if prod(map(len, samples.values())) <= FEW else _each_in_turn(samples):
        yield say(key, lang, **_fitting(values))


def _fitting(values: dict[str, object]) -> dict[str, object]:
    """What belongs together, together: one name where one is counted, a number and the same number written."""
    fitting: dict[str, object] = {}
    if "count" in values and "names" in values:
        fitting["names"] = {0: "", 1: "Anna"}.get(int(str(values["count"])), "Anna et Bruno")
    if "written" in values:
        fitting["written"] = values["value"]
    if values.get("all") == 1:
        fitting["good"] = 1
    if values.get("kind") == "range":
        fitting["most"] = 5
    return values | fitting


def _every(samples: Samples) -> Iterator[dict[str, object]]:
    for values in product(*samples.values()):
        yield dict(zip(samples, values, strict=True))


def _each_in_turn(samples: Samples) -> Iterator[dict[str, object]]:
    """Too many for every combination: each value in turn, the others as they are most often."""
    usual = {name: values[-1] for name, values in samples.items()}
    for name, values in samples.items():
        for value in values:
            yield {**usual, name: value}


def _samples(name: str, choices: Choices) -> tuple[object, ...]:
    keys = choices.chosen.get(name, set())
    if not keys:
        return SAMPLES.get(name, (2,))[:1]
    if keys <= {"vowel", "consonant"}:
        return SAMPLES[name]
    if all(key in PLURALS or key.isdigit() for key in keys):
        literal = {int(key) for key in keys if key.isdigit()}
        return tuple(sorted({*NUMBERS, *literal}))
    return tuple(sorted(keys))


def listing(lang: str) -> str:
    """For a reviewer: each text whose words a value decides, and what it says."""
    blocks = (
        f"{key}\n" + "".join(f"    {' / '.join(text.split(chr(10)))}\n" for text in texts)
        for key, texts in sorted(chosen_by_values(lang).items())
    )
    return "".join(blocks).replace("\N{NO-BREAK SPACE}", "~")


def page_of(lang: str) -> Path:
    return HERE / f"rendered.{lang}.txt"


if __name__ == "__main__":
    for language in COMPLETE:
        page_of(language).write_text(listing(language), "utf-8")
