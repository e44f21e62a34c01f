"""What the package promises to whoever installs it."""

import re
from importlib.resources import files
from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]


def test_the_package_says_that_it_has_types() -> None:
    assert files("haricot").joinpath("py.typed").is_file()


def test_the_wheel_says_it_too_and_carries_what_the_installation_made() -> None:
    carried = {Path(file.distribution_path) for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert Path("haricot/py.typed") in carried
    for lang in ("fr", "en"):
        assert Path(f"haricot/lexicon/words/{lang}.not-for-children.txt") in carried
        assert Path(f"haricot/lexicon/words/{lang}.licence.txt") in carried


def test_an_index_shows_a_page_without_pictures_and_dead_links() -> None:
    metadata = WheelBuilder(str(ROOT)).metadata.core
    assert metadata.readme_content_type == "text/markdown"
    page = metadata.readme
    assert page.startswith("# Haricot\n")
    assert "pip install haricot\n" in page
    assert "## From Python" in page
    for extra in set(metadata.optional_dependencies) - {"dev"}:
        assert f"haricot[{extra}]" in page
    assert "![" not in page
    assert "dev.py" not in page
    assert ".venv" not in page
    assert [link for link in re.findall(r"\]\(([^)]*)\)", page) if not link.startswith("https://")] == []
    assert page.rstrip().endswith("the rules pages are in our own words.")


def test_what_an_index_sorts_it_by_is_known_there() -> None:
    from trove_classifiers import classifiers

    assert set(WheelBuilder(str(ROOT)).metadata.core.classifiers) <= classifiers
