"""Every public definition says what it is, in a sentence."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "haricot"
MODULES = [file for file in sorted(SOURCE.rglob("*.py")) if "migrations" not in file.parts]

Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def public(body: list[ast.stmt], within: str) -> Iterator[tuple[str, Definition]]:
    """Definitions of a module and of its classes, by name; what is in functions is their own affair."""
    for node in body:
        if isinstance(node, Definition) and not node.name.startswith("_"):
            yield f"{within}{node.name}", node
            if isinstance(node, ast.ClassDef):
                yield from public(node.body, f"{within}{node.name}.")


def test_every_public_definition_has_a_docstring() -> None:
    found, silent = 0, []
    for file in MODULES:
        tree = ast.parse(file.read_text("utf-8"))
        assert ast.get_docstring(tree), f"{file} does not say what is in it"
        for name, node in public(tree.body, f"{file.relative_to(SOURCE)}: "):
            found += 1
            if ast.get_docstring(node) is None:
                silent.append(name)
    assert found > 2000
    assert not silent, f"these say nothing: {', '.join(silent)}"
