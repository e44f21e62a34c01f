"""What can be said of a Fluent source from outside, and what in it cannot be read."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A part of a source that says nothing: where it is, and why."""

    line: int
    why: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.why}"


def sound_part(source: str) -> tuple[str, list[Unreadable]]:
    """The source without what cannot be read in it; and each of those parts."""
    # Loaded when a game brings texts: most programs that use the library never say anything.
    from fluent.syntax import FluentParser, ast

    kept, faults = [], list[Unreadable]()
    parsed = FluentParser().parse(source)
    for entry in parsed.body:
        assert entry.span is not None  # this parser notes them
        start, end = entry.span.start, entry.span.end
        if isinstance(entry, ast.Junk):
            annotation = next(iter(entry.annotations), None)
            at = annotation.span.start if annotation and annotation.span else start
            why = annotation.message if annotation and annotation.message else "not Fluent"
            faults.append(Unreadable(source.count("\n", 0, max(start, min(at, end - 1))) + 1, why))
        elif isinstance(entry, ast.Message) and entry.value is None:
            faults.append(Unreadable(source.count("\n", 0, start) + 1, f"{entry.id.name} has no text"))
        else:
            kept.append(source[start:end])
    return "\n".join(kept) + "\n" if kept else "", faults
