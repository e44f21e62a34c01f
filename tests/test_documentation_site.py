"""The documentation's site shows every page and every public name; `dev.py docs` makes it, and checks its links."""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import haricot
from docs.site import pages
from docs.site.links import LINK, in_site

ROOT = Path(__file__).parents[1]
SITE = ROOT / "docs" / "site"
CONFIG = yaml.safe_load((SITE / "mkdocs.yml").read_text("utf-8"))
DIRECTIVE = re.compile(r"^::: (\S+)$", re.MULTILINE)


def listed(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav if isinstance(nav, list) else nav.values():
            yield from listed(part)


@pytest.fixture(scope="module")
def written() -> dict[str, str]:
    return dict(pages.written_pages())


def test_every_page_is_listed_once(written: dict[str, str]) -> None:
    assert sorted(listed(CONFIG["nav"])) == sorted([*written, *pages.notebook_pages()])


def test_every_document_of_the_repository_is_a_page() -> None:
    documents = {*(ROOT / "docs").rglob("*.md"), *(ROOT / "src" / "haricot" / "texts" / "rules").glob("*.md")}
    assert documents <= set(pages.texts())


def test_every_public_name_is_in_the_reference(written: dict[str, str]) -> None:
    texts = "\n".join(text for page, text in written.items() if page.startswith("reference/"))
    modules = {
        ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        for file in (ROOT / "src" / "haricot").glob("*/**/*.py")
        if "migrations" not in file.parts and file.stem != "__main__"
    }
    assert sorted(DIRECTIVE.findall(texts)) == sorted([*modules, *(f"haricot.{name}" for name in haricot.__all__)])
    options = CONFIG["plugins"][1]["mkdocstrings"]["handlers"]["python"]["options"]
    assert options["filters"] == ["!^_"]
    assert options["show_if_no_docstring"]


def test_links_lead_to_what_the_site_has(written: dict[str, str]) -> None:
    there = {*written, *pages.notebook_pages(), *pages.schemas(), *pages.assets().values()}
    for page, text in written.items():
        for _, words, target in LINK.findall(re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)):
            path = target.partition("#")[0]
            if path and "://" not in target:
                assert posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) in there, (page, words)


def test_links_to_what_the_site_does_not_have_become_words(tmp_path: Path) -> None:
    source = tmp_path / "docs" / "page.md"
    shown = {tmp_path / "rules.md": "rules/kala.md", tmp_path / "docs" / "one.webp": "pictures/one.webp"}
    text = "[rules](../rules.md#start), [code](../code.py), ![one](one.webp), ![two](two.webp), [far](https://x.y)"
    told = "[rules](../rules/kala.md#start), code, ![one](../pictures/one.webp), , [far](https://x.y)"
    assert in_site(text, source, "guides/page.md", shown) == told
    fence = "```\n[rules](../rules.md)\n```\n"
    assert in_site(fence, source, "guides/page.md", shown) == fence


def test_a_schema_of_each_game_stands_alone() -> None:
    for path, text in pages.schemas().items():
        for name in re.findall(r'"#/\$defs/([^"]+)"', text):
            assert f'"{name}": {{' in text, path
    assert {f"schemas/{name}.json" for name in haricot.games()} < set(pages.schemas())


def test_nothing_is_fetched_from_elsewhere() -> None:
    assert CONFIG["theme"]["font"] is False
    assert "extra_javascript" not in CONFIG
    assert "extra_css" not in CONFIG
    assert "analytics" not in CONFIG["extra"]


def test_its_tools_have_a_lock_of_their_own() -> None:
    lock = (SITE / "requirements.lock").read_text("utf-8")
    assert "mkdocstrings==" in lock
    assert "://" not in lock
    assert "mkdocs" not in (ROOT / "requirements.lock").read_text("utf-8")
