"""Which texts the code says: by keys written out, and by keys with holes in them, which only known words can fill."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9_]+)+")
WORD = re.compile(r"[a-z0-9_]+(-[a-z0-9_]+)*")
PIECE = re.compile(r"[a-z0-9_-]*")
LITERAL = re.compile(r"""(?=(["'`])([a-z0-9_-]+)\1)""")
"""A text in the client's code that may be a key or a word; one may stand within another."""
TEMPLATE = re.compile(r"(?=`((?:[a-z0-9_-]|\$\{[^{}`]*\})+)`)")
HOLE = re.compile(r"\$\{[^{}`]*\}")
SAYS = re.compile(r"""\bsay\(\s*["']([^"'\n]*)["']""")

Template = tuple[str | frozenset[str] | None, ...]
"""A key with holes: pieces of text; a set of words where the code names them; None where any known word may stand."""


@dataclass
class Keys:
    """What is found in the code."""

    written: set[str] = field(default_factory=set)
    """Every text that may be a key."""
    said: set[str] = field(default_factory=set)
    """Those that are certainly said."""
    templates: set[Template] = field(default_factory=set)
    words: set[str] = field(default_factory=lambda: {str(number) for number in range(20)})
    """What may fill a hole: texts, fields and numbers of seats."""

    def uses(self, key: str) -> bool:
        return key in self.written or any(self._makes(template, key) for template in self.templates)

    def _makes(self, template: Template, key: str) -> bool:
        if not template:
            return not key
        piece, *rest = template
        if isinstance(piece, str):
            return key.startswith(piece) and self._makes(tuple(rest), key.removeprefix(piece))
        starts = [key[:end] for end in range(1, len(key) + 1)]
        fitting = piece if piece is not None else self.words
        return any(self._makes(tuple(rest), key[len(start) :]) for start in starts if start in fitting)


def in_python(sources: Iterable[str], keys: Keys) -> None:
    """Keys in Python's code: `say`, a sentence and every error of ours take one first."""
    trees = [ast.parse(source) for source in sources]
    takes_key = {"say", "Sentence", *_errors(trees)}
    for tree in trees:
        described = {id(text) for node in ast.walk(tree) for text in _docstrings(node)}
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(text)) if id(node) not in described:
                    _note(text, keys)
                case ast.JoinedStr():
                    _note_template([_piece(part) for part in node.values], keys)
                case ast.AnnAssign(target=ast.Name(id=name)):
                    keys.words |= {name, name.replace("_", "-")}
                case ast.Call(args=[ast.Constant(value=str(text)), *_]) if _name(node.func) in takes_key:
                    keys.said |= {text} if " " not in text else set()


def in_client(sources: Iterable[str], keys: Keys) -> None:
    """Keys in the client's code."""
    for source in sources:
        keys.said |= set(SAYS.findall(source))
        for _, text in LITERAL.findall(source):
            _note(text, keys)
        for text in TEMPLATE.findall(source):
            first, *others = HOLE.split(text)
            _note_template([first, *(piece for other in others for piece in (None, other))], keys)


def _note(text: str, keys: Keys) -> None:
    if KEY.fullmatch(text):
        keys.written.add(text)
    if WORD.fullmatch(text):
        keys.words.add(text)


def _note_template(pieces: list[str | frozenset[str] | None], keys: Keys) -> None:
    """Only what may be a key: a text without spaces or capitals, with a word of its own."""
    fixed = [piece for piece in pieces if isinstance(piece, str)]
    if all(map(PIECE.fullmatch, fixed)) and re.search(r"[a-z]{2}", "".join(fixed)) and "-" in "".join(fixed):
        keys.templates.add(tuple(pieces))


def _piece(part: ast.expr) -> str | frozenset[str] | None:
    match part:
        case ast.Constant(value=str(text)):
            return text
        case ast.FormattedValue(value=ast.IfExp(body=ast.Constant(value=one), orelse=ast.Constant(value=other))):
            return frozenset((str(one), str(other)))
    return None


def _docstrings(node: ast.AST) -> Iterator[ast.expr]:
    """The texts that stand alone: they describe, and nobody says them."""
    for statement in getattr(node, "body", ()) if isinstance(getattr(node, "body", ()), list) else ():
        if isinstance(statement, ast.Expr):
            yield statement.value


def _errors(trees: list[ast.Module]) -> set[str]:
    """The names of HaricotError and of every class below it."""
    classes = {node.name: node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    found, more = set[str](), {"HaricotError"}
    while more:
        found |= more
        more = {name for name, node in classes.items() if found & set(map(_name, node.bases))} - found
    return found


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
