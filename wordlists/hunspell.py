"""Every form of every word of a Hunspell dictionary: stems, and what their affixes make of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rule:
    """One line of an affix: where the stem ends (or begins) like `condition`, `strip` goes and `add` comes."""

    strip: str
    add: str
    flags: tuple[str, ...]
    condition: re.Pattern[str]
    suffix: bool

    def apply(self, stem: str) -> str | None:
        if not self.condition.search(stem):
            return None
        if self.suffix:
            return stem[: len(stem) - len(self.strip)] + self.add if stem.endswith(self.strip) else None
        return self.add + stem[len(self.strip) :] if stem.startswith(self.strip) else None


@dataclass
class Affixes:
    """The affix file: by flag, the rules, and whether they go together with those of the other end."""

    long_flags: bool = False
    rules: dict[str, list[Rule]] = field(default_factory=dict)
    crossed: dict[str, bool] = field(default_factory=dict)
    only_with_affix: str = ""

    def split(self, flags: str) -> tuple[str, ...]:
        size = 2 if self.long_flags else 1
        return tuple(flags[at : at + size] for at in range(0, len(flags), size))


def read_affixes(text: str) -> Affixes:
    """What an affix file says about forms; what it says about suggestions is left aside."""
    affixes = Affixes(long_flags=re.search(r"^FLAG long", text, re.MULTILINE) is not None)
    for line in text.splitlines():
        words = line.split()
        if not words:
            continue
        if words[0] == "NEEDAFFIX":
            affixes.only_with_affix = words[1]
        elif words[0] in ("PFX", "SFX"):
            _read_affix_line(words, affixes)
    return affixes


def _read_affix_line(words: list[str], affixes: Affixes) -> None:
    """The first line of an affix says how it crosses, each other one is a rule; elisions (l', qu') make no words."""
    _, flag, *rest = words
    if flag not in affixes.rules:
        affixes.rules[flag] = []
        affixes.crossed[flag] = rest[0] == "Y"
    elif "'" not in rest[1].partition("/")[0]:
        affixes.rules[flag].append(_read_rule(words, affixes))


def _read_rule(words: list[str], affixes: Affixes) -> Rule:
    kind, _, strip, added, *condition = words
    add, _, flags = added.partition("/")
    ending = condition[0] if condition else "."
    suffix = kind == "SFX"
    return Rule(
        "" if strip == "0" else strip,
        "" if add == "0" else add,
        affixes.split(flags),
        re.compile(f"(?:{ending})$" if suffix else f"^(?:{ending})"),
        suffix,
    )


def forms(entries: Iterable[str], affixes: Affixes, wanted: Callable[[str, tuple[str, ...]], bool]) -> Iterator[str]:
    """Every form of the entries (`stem/flags`) that are wanted; some come more than once."""
    for entry in entries:
        stem, _, marks = entry.split("\t")[0].strip().partition("/")
        flags = affixes.split(marks)
        if stem and wanted(stem, flags):
            if affixes.only_with_affix not in flags:
                yield stem
            yield from _inflected(stem, flags, affixes)


def _inflected(stem: str, flags: tuple[str, ...], affixes: Affixes) -> Iterator[str]:
    prefixes = [flag for flag in flags if affixes.crossed.get(flag) and _is_prefix(flag, affixes)]
    for flag in flags:
        for rule in affixes.rules.get(flag, ()):
            form = rule.apply(stem)
            if form is None:
                continue
            yield form
            yield from _inflected(form, rule.flags, affixes)
            if rule.suffix and affixes.crossed[flag]:
                yield from _inflected(form, tuple(prefixes), affixes)


def _is_prefix(flag: str, affixes: Affixes) -> bool:
    return any(not rule.suffix for rule in affixes.rules.get(flag, ()))
