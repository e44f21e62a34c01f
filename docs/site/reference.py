"""The pages of the reference: every module under the room that it is in, and what `import haricot` brings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import haricot

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "haricot"
LEFT_OUT = ("__main__", "migrations")
"""What nobody imports: the entry of `python -m haricot`, and steps of the store, which alembic runs by number."""
FIRST_PAGE = "reference/index.md"


def modules() -> dict[str, Path]:
    """Every module of the package that somebody may import, by its dotted name."""
    found = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = file.relative_to(SOURCE).with_suffix("").parts
        if not any(part in LEFT_OUT for part in parts):
            found[".".join(part for part in parts if part != "__init__")] = file
    return found


def page_of(module: str) -> str:
    """Where a module is described: on its room's page, or on that of its folder in the room."""
    within = module.split(".")[1:]
    if not within:
        return FIRST_PAGE
    is_folder = len(within) > 1 and PACKAGE.joinpath(*within[:2]).is_dir()
    return f"reference/{'-'.join(within[: 2 if is_folder else 1])}.md"


def pages() -> dict[str, str]:
    """The text of every page, by its path in the site."""
    on_page: dict[str, list[str]] = {}
    for module in modules():
        on_page.setdefault(page_of(module), []).append(module)
    return {page: "\n".join(_first_page() if page == FIRST_PAGE else _page(page, on_page[page])) for page in on_page}


def _first_page() -> Iterator[str]:
    yield "# The library\n"
    yield "What `import haricot` brings; everything else stands under the room of the package that it is in. Names that"
    yield "begin with an underscore may change without a word; those of [the house](house.md) and of [the"
    yield "commands](cli.md) are written down for whoever works on them: programs speak to a house over HTTP.\n"
    for name in haricot.__all__:
        yield f"::: haricot.{name}\n"


def _page(page: str, of_modules: list[str]) -> Iterator[str]:
    yield f"# haricot.{Path(page).stem.replace('-', '.')}\n"
    for module in of_modules:
        yield f"::: {module}\n"
