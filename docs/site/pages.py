"""Everything that the site shows, put into build/docs/pages, where mkdocs takes it from: `python -m docs.site.pages`.

The guides are the pages of docs/ as they are; rules, examples, schemas, notebooks and the reference come from where
they live.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

from docs.site import notebooks, reference
from docs.site.links import in_site
from haricot.games import named, names
from haricot.games.registry import is_ours
from haricot.house.http.wire_schema import schema_document
from haricot.texts import say

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
STAGED = ROOT / "build" / "docs" / "pages"
WHOLE_SCHEMA = "schemas/haricot.json"


def texts() -> dict[Path, str]:
    """The pages that are written by hand: where each comes from, and where it is in the site."""
    places = {ROOT / "README.md": "index.md"}
    places |= {ROOT / name: name.lower() for name in ("CHANGELOG.md", "CONTRIBUTING.md")}
    for file in DOCS.rglob("*.md"):
        places[file] = file.relative_to(DOCS).as_posix()
    for file in (ROOT / "src" / "haricot" / "texts" / "rules").glob("*.md"):
        places[file] = f"rules/{file.name}"
    return places


def assets() -> dict[Path, str]:
    """What is copied as it is: pictures, notebooks, files to host with."""
    rules = ROOT / "src" / "haricot" / "texts" / "rules"
    places = {file: f"rules/pictures/{file.name}" for file in (rules / "pictures").glob("*.*")}
    for folder, pattern in (("pictures", "*.*"), ("notebooks", "*.ipynb"), ("monitoring", "*.*"), (".", "*.cfg")):
        places |= {file: file.relative_to(DOCS).as_posix() for file in (DOCS / folder).glob(pattern)}
    places |= {ROOT / name: f"files/{name}" for name in ("Dockerfile", "compose.yaml", "LICENSE", "NOTICE")}
    return places | {DOCS / "haricot.service": "haricot.service"}


def examples() -> dict[Path, str]:
    """Programs of examples/, each a page."""
    return {file: f"examples/{file.stem}.md" for file in sorted((ROOT / "examples").glob("*.py"))}


def places() -> dict[Path, str]:
    """Where in the site each file of the repository is that the site shows."""
    shown = texts() | assets() | examples()
    shown |= {notebook: page for page, notebook in notebook_pages().items()}
    shown |= {file: reference.page_of(module) for module, file in reference.modules().items()}
    return shown | {ROOT / "examples": next(iter(examples().values()))}


def written_pages() -> Iterator[tuple[str, str]]:
    """Path and text of every page but the notebooks, which have to be run for it."""
    shown = places()
    for file, page in texts().items():
        yield page, in_site(file.read_text("utf-8"), file, page, shown)
    for file, page in examples().items():
        yield page, f"# {file.name}\n\n```python\n{file.read_text('utf-8')}```\n"
    yield from reference.pages().items()
    yield "schemas/index.md", _schema_page()


def notebook_pages() -> dict[str, Path]:
    """Which notebook is told on which page."""
    return {f"notebooks/{notebook.stem}.md": notebook for notebook in notebooks.notebooks()}


def schemas() -> dict[str, str]:
    """JSON Schemas as files: all that a house says at /api/schema, and of each game's views what they need."""
    whole = schema_document(names())
    files = {WHOLE_SCHEMA: whole}
    for game in map(named, filter(is_ours, names())):
        needed = _needed(game.view_type.__name__, whole["$defs"])
        own = {"$schema": whole["$schema"], "$ref": f"#/$defs/{game.view_type.__name__}", "$defs": needed}
        files[f"schemas/{game.name}.json"] = own
    return {path: json.dumps(schema, indent=2, ensure_ascii=False) for path, schema in files.items()}


def _needed(name: str, schemas: dict[str, object]) -> dict[str, object]:
    """A schema and all that it refers to, by name."""
    found, waiting = {}, [name]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found[one] = schemas[one]
            parts = json.dumps(schemas[one]).split('"#/$defs/')[1:]
            waiting += [part.split('"')[0] for part in parts]
    return dict(sorted(found.items()))


def _schema_page() -> str:
    told = [
        "# JSON Schemas",
        "What a view holds is told field by field on the pages of [views](../views/any-game.md); here it is for",
        "programs, as JSON Schema (draft 2020-12). A house publishes the whole of it, its socket's messages included,",
        "at `/api/schema`:",
        f"[all of it]({Path(WHOLE_SCHEMA).name}).\n",
    ]
    for path, text in schemas().items():
        if path != WHOLE_SCHEMA:
            name = say(f"{Path(path).stem}-name", "en")
            told.append(f"\n## Views of {name}\n\n[{Path(path).name}]({Path(path).name})\n\n```json\n{text}\n```")
    return "\n".join([told[0], "", *told[1:]]) + "\n"


def stage() -> None:
    """Puts everything where mkdocs looks for it; what was there before goes."""
    shutil.rmtree(STAGED, ignore_errors=True)
    for page, text in (*written_pages(), *schemas().items()):
        _write(page, text)
    for page, notebook in notebook_pages().items():
        _write(page, notebooks.page(notebook))
    for file, place in assets().items():
        target = STAGED / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)


def _write(path: str, text: str) -> None:
    target = STAGED / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")


if __name__ == "__main__":
    stage()
